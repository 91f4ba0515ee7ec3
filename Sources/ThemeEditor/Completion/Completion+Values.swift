import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// Proposals of values.
extension Completion {
  /// The values that a property takes and the target reads; any if nothing is known of the property.
  mutating func proposeValues(of property: String, on paths: [String]) {
    guard let grammar = ValueGrammars.grammar(of: property, on: paths.first, theme.registry) else {
      return proposeValues(of: .all)
    }
    propose(words: grammar.keywords)
    for case .type(.fontName, _) in grammar.alternatives { proposeFonts() }
    for case .type(.image, _) in grammar.alternatives {
      for image in theme.app?.assets.images ?? [] { propose(image, .value, detail: "image of the app", rank: 0) }
    }
    proposeValues(of: ValueShape(of: grammar).subtracting(.text))
    if ValueShape(of: grammar).contains(.text) { proposeDefinitions(of: .text) }
  }

  /// The values of some shapes in the order in which people use them.
  mutating func proposeValues(of shapes: ValueShape) {
    if shapes.contains(.boolean), shapes != .all { propose(words: ["true", "false"]) }
    if shapes.contains(.color) { proposeColors() }
    if shapes.contains(.textStyle) {
      for style in StyleTextStyle.wellKnown {
        let size = style.pointSize.map { "\($0) pt" } ?? ""
        propose(style.name, .value, detail: size, rank: 1)
      }
    }
    if shapes.contains(.text) { proposeFonts() }
    proposeDefinitions(of: shapes)
  }

  /// The app's own fonts, then the system's.
  private mutating func proposeFonts() {
    for font in theme.app?.fonts ?? [] { propose(font, .value, detail: "font of the app", rank: 0) }
    for font in ValueText.systemFonts { propose(font, .value, rank: 2) }
  }

  /// Basic colours, UIKit's, functions, the palette's if the target has one.
  private mutating func proposeColors() {
    let target = theme.compilation.target
    let palette = target == .nui ? [] : theme.compilation.palette.names
    for name in ColorNames.basic(for: target) { propose(name, .color, rank: 1) }
    for name in Set(ColorNames.uiKit(for: target)).subtracting(palette) { propose(name, .color, rank: 2) }
    for function in FunctionHelp.all
    where function.isRead(by: target) && (function.isLiteral || !keepsToTarget) {
      let parameters = function.parameters.enumerated().map { "${\($0 + 1):\($1)}" }
      propose(
        function.name, .function, detail: function.signature,
        insertion: "\(function.name)(\(parameters.joined(separator: ", ")))$0", rank: function.isLiteral ? 3 : 5)
    }
    for name in palette { propose(name, .color, rank: 4) }
  }

  // MARK: - Definitions

  /// The definitions of files that the theme does not import, with the import.
  mutating func proposeImportable() {
    for (name, file) in importable where !theme.knows(name) {
      propose(name, .variable, detail: "imports '\(file)'", rank: 9, importing: file)
    }
  }

  /// The definitions whose values have one of some shapes.
  private mutating func proposeDefinitions(of shapes: ValueShape) {
    let (program, resolved) = (theme.program, theme.resolved)
    for id in program.variables.ids {
      let name = program.variables[id]
      guard prefix.spells(name), let part = resolved.parts(of: id).first else { continue }
      let shape = ValueShape(program.texts.slice(part.text), in: theme)
      guard !shapes.isDisjoint(with: shape) else { continue }
      propose(name, shape == .color ? .color : .variable, rank: 4)
    }
  }

  /// All definitions.
  mutating func proposeDefinitions(rank: Int) {
    let (program, resolved) = (theme.program, theme.resolved)
    for id in program.variables.ids where !resolved.parts(of: id).isEmpty {
      propose(program.variables[id], .variable, rank: rank)
    }
  }

  /// A proposal with its value beside it, which is worked out only for those that are listed.
  func detailed(_ item: CompletionItem) -> CompletionItem {
    guard item.detail.isEmpty, item.category == .color || item.category == .variable else { return item }
    var item = item
    let variants =
      item.label.hasPrefix("@")
      ? ValueVariants.ofDefinition(item.label, in: theme) : ValueVariants.read(item.label, theme)
    item.detail = InlayHint.text(of: variants)
    if let color = variants.onlyColor {
      item.color = color
      item.category = .color
    }
    return item
  }

  /// The variants that a definition of a palette colour lacks, as one snippet.
  mutating func proposeMissingVariants() {
    for id in theme.program.variables.ids {
      let name = theme.program.variables[id]
      guard !name.contains("_"), let key = PaletteKey.parse(name).first else { continue }
      let missing = DefinitionFamily(name).missingVariants(theme.knows)
      guard !missing.isEmpty else { continue }
      let lines = missing.enumerated().map { "\($1): $\($0 + 1);" }
      propose(
        "\(name)_… missing variants", .snippet, detail: "variants of '\(key.style)'",
        insertion: lines.joined(separator: "\n") + "$0", rank: 7)
    }
  }
}

/// The types that a value can have by its text, for proposals: no grammar is matched, and no misspelling looked for.
struct ValueShape: OptionSet {
  let rawValue: UInt8

  static let color = ValueShape(rawValue: 1)
  static let number = ValueShape(rawValue: 2)
  /// Several numbers: a box or an offset.
  static let numbers = ValueShape(rawValue: 4)
  static let textStyle = ValueShape(rawValue: 8)
  static let boolean = ValueShape(rawValue: 16)
  /// Any other text: a font, an image, a keyword.
  static let text = ValueShape(rawValue: 32)

  static let all = ValueShape(rawValue: 63)
}

extension ValueShape {
  /// The shape of the canonical text of a value.
  init(_ text: ArraySlice<UInt8>, in theme: AnalyzedTheme) {
    guard let first = text.first else {
      self = []
      return
    }
    let word = String(decoding: text, as: UTF8.self)
    if first == UInt8(ascii: "#") {
      self = .color
    } else if text.contains(UInt8(ascii: "(")) {
      self = ValueVariants.read(word, theme).first?.value.isColor ?? false ? .color : .number
    } else if first.isASCIIDigit || "-.+".utf8.contains(first) {
      let words = text.split(separator: 0x20)
      let isComputed = words.contains { $0.count == 1 && "+-*/".utf8.contains($0.first ?? 0) }
      self = words.count == 1 || isComputed ? .number : .numbers
    } else if StyleTextStyle.wellKnown.contains(where: { $0.name == word }) {
      self = .textStyle
    } else if Self.isColor(word, in: theme) {
      self = .color
    } else {
      self = ["true", "false"].contains(word) ? .boolean : .text
    }
  }

  /// Whether a word names a colour that the target reads.
  private static func isColor(_ word: String, in theme: AnalyzedTheme) -> Bool {
    let base = word.prefix { $0 != "_" }
    return ColorNames.basic(for: theme.compilation.target).contains(word) || PaletteLibrary.uiKit.contains(word)
      || PaletteLibrary.isStyle(String(base))
  }

  /// The shapes of the values that a grammar takes, or of parts of them.
  init(of grammar: ValueGrammar) {
    self = grammar.alternatives.reduce(into: []) { shapes, alternative in
      switch alternative {
      case .keyword: shapes.formUnion(.text)
      case .type(let type, _): shapes.formUnion(ValueShape(of: type))
      }
    }
  }

  private init(of type: ValueType) {
    switch type {
    case .color: self = .color
    case .number, .integer: self = .number
    case .boolean: self = .boolean
    case .box, .offset: self = [.number, .numbers]
    case .fontStyle: self = .textStyle
    case .fontName, .image, .names, .string: self = .text
    }
  }

  // MARK: - Definitions

  /// The shapes that a definition is meant to have: by the properties that it is the value of, else by its name.
  static func meant(by name: String, in theme: AnalyzedTheme) -> ValueShape {
    let uses = usingGrammars(name, in: theme)
    if !uses.isEmpty { return uses }
    let word = lastWord(of: name)
    let registry = theme.registry
    var shapes: ValueShape = []
    for id in registry.properties.ids where lastWord(of: registry.properties[id]) == word {
      let name = registry.properties.slice(id)
      if let grammar = registry.widestGrammar(of: name) { shapes.formUnion(ValueShape(of: grammar)) }
    }
    return shapes.isEmpty ? .all : shapes
  }

  private static func usingGrammars(_ name: String, in theme: AnalyzedTheme) -> ValueShape {
    let program = theme.program
    guard let text = program.texts.id(name) else { return [] }
    return program.declarations.values.lazy.filter { $0.value.text == text }.prefix(20).reduce(into: []) {
      shapes, declaration in
      let grammar = ValueGrammars.grammar(
        of: program.properties[declaration.property], on: program.paths[declaration.path], theme.registry)
      if let grammar { shapes.formUnion(ValueShape(of: grammar)) }
    }
  }

  /// The last word of a name, in small letters: `color` of `@accentColor` and of `font-color`.
  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex { $0.isUppercase || !$0.isLetter && !$0.isNumber }
    guard let start else { return name.lowercased() }
    return String(name[start...].drop { !$0.isLetter && !$0.isNumber }).lowercased()
  }
}
