import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

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
