import ThemeDiagnostics
import ThemeBase
import ThemeSyntax
import ThemeValues

/// Reads declarations of types.
///
///     @type TextAlign = left | center | right;
enum TypeReader {
  static func read(
    _ rule: AtRuleSyntax, into builder: inout RegistryBuilder
  ) {
    var cursor = rule.cursor
    let nameSpan = cursor.span
    guard let name = cursor.takeText(), GrammarReader.isTypeName(name.utf8) else {
      return builder.diagnostics.append(.expectedTypeName(at: nameSpan))
    }
    guard cursor.kind == .otherPunctuation, cursor.text == "=" else {
      return builder.diagnostics.append(.malformedType(name, at: cursor.span))
    }
    cursor.advance()
    guard var grammar = GrammarReader.parse(&cursor, in: &builder) else { return }
    guard cursor.isAtEnd else {
      return builder.diagnostics.append(.malformedType(name, at: cursor.span))
    }
    // The vertical alignment of a control is not an alignment of text.
    if name.hasSuffix("Align"), name != "VerticalAlign" { grammar.keywordKind = .textAlignment }
    builder.declare(grammar, as: name)
    if name == RegistryBuilder.stateType { builder.setStates(grammar.keywords) }
  }
}
