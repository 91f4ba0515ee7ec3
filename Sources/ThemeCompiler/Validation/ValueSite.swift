import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax

/// Where a value is written, for reports about its words.
///
/// A value that comes whole from a definition is reported at the definition, once, however often it is used.
struct ValueSite {
  /// The property or definition that has the value.
  let owner: String
  /// Spans of the value's words; empty after a substitution, because words and spans do not match then.
  private let words: [Span]
  /// The whole value.
  let whole: Span
  /// Where the value is used, if it is written in a definition.
  let use: Span?
  /// What the value comes to if it is computed, or nil for a literal.
  var computed: String?
  /// The value's text with its definitions substituted.
  private let text: String

  /// The declaration or definition in which one part of a declaration's value is written.
  static func place(
    of declaration: Program.Declaration, _ part: ResolvedText.Part
  ) -> Program.Place {
    declaration.value.hasReferences ? part.source ?? declaration.place : declaration.place
  }

  /// The site of one part of a declaration's value.
  init(_ declaration: Program.Declaration, _ part: ResolvedText.Part, in program: Program) {
    let isLiteral = !declaration.value.hasReferences
    let place = Self.place(of: declaration, part)
    let isAtDefinition = !isLiteral && part.source != nil
    owner = program.properties[declaration.property]
    whole = program.valueSpan(place)
    let tokens = program.valueTokens(place)
    let isWhole = !tokens.contains { $0.kind.isVariable }
    words = isWhole ? tokens.map(\.span) : []
    use = isAtDefinition ? program.valueSpan(declaration.place) : nil
    text = program.texts[part.text]
  }

  /// The site of a definition's own value.
  init(_ definition: Program.Definition, in program: Program) {
    owner = program.variables[definition.name]
    whole = program.valueSpan(definition.place)
    words = program.valueTokens(definition.place).map(\.span)
    use = nil
    text = program.texts[definition.value.text]
  }

  /// The span of some words of the value.
  func span(_ indices: Range<Int>) -> Span {
    let inside = indices.clamped(to: words.indices)
    guard let first = inside.first, let last = inside.last else { return whole }
    return words[first].joined(with: words[last])
  }

  /// Some words of the value as a message quotes them.
  func quoted(_ indices: Range<Int>) -> String {
    let quoted = written(indices)
    return "'\(quoted.count > 40 ? quoted.prefix(40) + "…" : quoted[...])'"
  }

  /// Some words of the value, joined by one space.
  func written(_ indices: Range<Int>) -> String {
    let value = ValueText(text)
    return value.tokens.filter { indices.contains($0.index) }.map { value.string($0.range) }
      .joined(separator: " ")
  }

  /// The text with its definitions substituted, shortened if it is long; nil if it is the text that is written.
  var expanded: String? {
    guard words.isEmpty else { return nil }
    return text.count > 80 ? text.prefix(80) + "…" : text
  }

  /// Whether fixes may replace single words.
  var isExact: Bool { !words.isEmpty }
}
