import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Imported definitions as a stylesheet in canonical layout.
///
/// A definition that varies is written with its plain value first and then in `@media`. A palette colour has a family of
/// definitions instead, one for each background, as only those override all of its values.
struct SheetWriter {
  private let definitions: [ImportedDefinition]
  private let names: DefinitionNames
  private var palette: Set<String> = []
  /// The names of all definitions.
  private let written: Set<String>

  /// The text of some definitions.
  static func sheet(
    of definitions: [ImportedDefinition], from name: String, on base: String?, _ findings: inout ImportFindings
  ) -> [UInt8] {
    let writer = SheetWriter(definitions, &findings)
    let text = writer.text(from: name, on: base)
    let file = SourceFile(id: FileID(index: 0), path: "import.nss", bytes: Array(text.utf8))
    return Formatter.format(Parser.parse(file))
  }

  private init(_ definitions: [ImportedDefinition], _ findings: inout ImportFindings) {
    self.definitions = definitions
    names = DefinitionNames(definitions, &findings)
    for definition in definitions where definition.isColor {
      let name = names.byOrigin[definition.origin] ?? ""
      guard PaletteLibrary.isStyle(name) else { continue }
      palette.insert(definition.origin)
      findings.lose(
        "palette", "'\(name)' is a colour of the palette, which the stylesheet overrides", at: definition.span,
        severity: .note)
    }
    written = Set(names.byOrigin.values)
  }

  /// The text, over a theme that it imports.
  private func text(from source: String, on base: String?) -> String {
    let mark = SheetsForThemec.markOfImport
    var text = "\(mark.start)\(CommentText.safe(source))\(mark.end)\n\n"
    if let base { text += "@import \"\(base)\";\n\n" }
    var last: ImportedDefinition?
    for (definition, spelled) in zip(definitions, names.spelled) where !palette.contains(definition.origin) {
      if let last, !definition.belongsTogether(with: last) { text += "\n" }
      last = definition
      text += comment(of: definition)
      text += "@\(name(of: definition)): \(self.text(definition.values[0]));"
      text += spelled == definition.origin ? "\n" : " /* \(CommentText.safe(definition.origin)) */\n"
    }
    for (condition, lines) in media { text += "\n@media \(condition.text) {\n\(lines.joined(separator: "\n"))\n}\n" }
    for definition in definitions where palette.contains(definition.origin) {
      text += "\n" + comment(of: definition) + family(definition, ImportSituation.phone)
    }
    let onPad = definitions.filter { palette.contains($0.origin) && $0.dependsOnDevice }
    if !onPad.isEmpty {
      text += "\n@media (device: ipad) {\n"
      for definition in onPad { text += family(definition, ImportSituation.all.dropFirst(8)) }
      text += "}\n"
    }
    return text
  }

  /// The definitions under each condition, the weakest condition first.
  private var media: [(key: ImportCondition, value: [String])] {
    var media: [ImportCondition: [String]] = [:]
    for definition in definitions where !palette.contains(definition.origin) {
      for (condition, value) in definition.lines {
        media[condition, default: []].append("@\(name(of: definition)): \(text(value));")
      }
    }
    return media.sorted { $0.key < $1.key }
  }

  private func family(_ definition: ImportedDefinition, _ situations: some Sequence<ImportSituation>) -> String {
    let own = name(of: definition)
    return situations.flatMap { situation in
      let keys = PaletteOverride.keys(of: own, situation.variant, for: .fioriUIKit)
      // In all spellings that some runtime looks for, unless the variant is imported by itself in one of them.
      guard !keys.contains(where: { $0 != own && written.contains($0) }) else { return [] as [String] }
      return keys.map { "@\($0): \(text(definition.values[situation.rawValue]));\n" }
    }.joined()
  }

  // MARK: - Words

  private func name(of definition: ImportedDefinition) -> String { names.byOrigin[definition.origin] ?? "token" }

  private func text(_ value: ImportedDefinition.Value) -> String {
    switch value {
    case .color(let color): return Self.text(color)
    case .number(let number): return number.shortestDigits
    case .word(let word): return word
    case .reference(let origin): return use(of: origin)
    case .expression(let pieces, let literal):
      let texts = pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .reference(let origin): names.byOrigin[origin] == nil ? nil : use(of: origin)
        }
      }
      return texts.contains(nil) ? text(literal) : texts.compactMap { $0 }.joined()
    }
  }

  /// The use of a definition: the key of a palette colour means one background, its bare name follows the environment.
  private func use(of origin: String) -> String {
    let name = names.byOrigin[origin] ?? "token"
    return palette.contains(origin) ? name : "@\(name)"
  }

  /// A spelling that every runtime reads alike.
  private static func text(_ color: StyleColor) -> String {
    let text = String(decoding: ColorText.literal(color), as: UTF8.self)
    return color.alpha == 255 ? text : text.replacing("rgba (", with: "rgba(")
  }

  private func comment(of definition: ImportedDefinition) -> String {
    var text = ""
    if let note = definition.note, !note.isEmpty { text += "/* \(CommentText.safe(note)) */\n" }
    if let advice = definition.deprecation {
      text += "/* Deprecated\(advice.isEmpty ? "" : ": \(CommentText.safe(advice))") */\n"
    }
    return text
  }
}

extension ImportedDefinition {
  /// Whether no empty line separates two definitions: they are of one group, or both of none.
  fileprivate func belongsTogether(with other: ImportedDefinition) -> Bool {
    func group(_ origin: String) -> Substring {
      origin[..<(origin.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") } ?? origin.endIndex)]
    }
    let (own, others) = (group(origin), group(other.origin))
    return own == others || own.endIndex == origin.endIndex && others.endIndex == other.origin.endIndex
  }

  fileprivate var dependsOnDevice: Bool { (0..<8).contains { values[$0] != values[$0 + 8] } }

  /// The conditions that need a line, with their values: those whose value is not that of the last earlier line that holds.
  fileprivate var lines: [(condition: ImportCondition, value: Value)] {
    guard values.contains(where: { $0 != values[0] }) else { return [] }
    var lines = [(condition: ImportCondition(), value: values[0])]
    func written(_ situation: ImportSituation) -> Value {
      lines.last { $0.condition.holds(in: situation) }?.value ?? values[0]
    }
    for situation in ImportSituation.ordered.dropFirst() {
      let value = values[situation.rawValue]
      guard written(situation) != value else { continue }
      var condition = ImportCondition(on: situation)
      // A choice that is right already with one more condition stays as it is.
      for choice in ImportSituation.choices where !situation.contains(choice) {
        let other = situation.union(choice)
        let own = values[other.rawValue]
        if own != value, own == written(other) { condition.off.insert(choice) }
      }
      lines.append((condition, value))
    }
    return Array(lines.dropFirst())
  }
}
