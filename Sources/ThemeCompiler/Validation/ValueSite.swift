import ThemeBase
import ThemeModel
import ThemeSyntax

/// The place where a value is written, for reports about its words.
///
/// A value that comes whole from a definition is reported at the definition, once, however often it is used.
struct ValueSite {
  /// The property or definition that has the value.
  let owner: String
  /// Spans of the value's words; empty after a substitution, because words and spans do not match then.
  private let words: [Span]
  /// The whole value.
  let whole: Span
  /// The first definition that the value uses, if there is one.
  let firstDefinition: String?
  /// The place where the value is used, if it is written in a definition.
  let use: Span?
  /// The computed value, or nil for a literal.
  var computed: String?
  /// The value's text with its definitions substituted.
  private let text: String

  /// The declaration or definition at which one part of a declaration's value is reported: the one in which it is written.
  ///
  /// The text of a built-in theme is right where the theme uses it itself. So it is reported where the user gives it to
  /// something else: at the user's declaration, or at a definition that one of the theme's declarations uses.
  static func place(
    of declaration: Program.Declaration, _ part: ResolvedText.Part, in program: borrowing Program, _ causes: ValueCauses
  ) -> Program.Place {
    guard declaration.value.hasReferences, let source = part.source else { return declaration.place }
    guard program.isBuiltIn(source.file) else { return source }
    guard program.isBuiltIn(declaration.place.file) else { return declaration.place }
    return causes.definitions(behind: declaration, in: part.environments).first ?? source
  }

  /// The site of one part of a declaration's value, which is reported at a place.
  ///
  /// Borrows the program, because there may be thousands of values to report.
  init(
    _ declaration: Program.Declaration, _ part: ResolvedText.Part, at place: Program.Place,
    in program: borrowing Program
  ) {
    self.init(of: program.properties[declaration.property], at: declaration.place, writtenAt: place, part, in: program)
  }

  /// The site of one part of a definition's value.
  init(_ definition: Program.Definition, _ part: ResolvedText.Part, in program: borrowing Program) {
    var source = definition.value.hasReferences ? part.source ?? definition.place : definition.place
    if program.isBuiltIn(source.file) { source = definition.place }
    self.init(of: program.variables[definition.name], at: definition.place, writtenAt: source, part, in: program)
  }

  private init(
    of owner: String, at place: Program.Place, writtenAt source: Program.Place, _ part: ResolvedText.Part,
    in program: borrowing Program
  ) {
    self.owner = owner
    let node = program.node(source)
    let value = node.child(.value)
    whole = value?.span ?? node.span
    let tokens = value?.tokens
    firstDefinition = tokens?.first { $0.kind.isVariable }?.excerpt
    words = firstDefinition == nil ? tokens?.map { $0.span } ?? [] : []
    use = source == place ? nil : program.valueSpan(place)
    text = program.texts[part.text]
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
    return value.tokens.filter { indices.contains($0.index) }.map { value.string($0.range) }.joined(separator: " ")
  }

  /// The text with its definitions substituted, shortened if it is long; nil if it is the text that is written.
  var expanded: String? {
    guard words.isEmpty else { return nil }
    return text.count > 80 ? text.prefix(80) + "…" : text
  }

  /// Whether fixes may replace single words.
  var isExact: Bool { !words.isEmpty }
}
