import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Reads declarations of types.
///
///     @type TextAlign = left | center | right;
enum TypeReader {
  static func read(
    _ rule: AtRule, into registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) {
    var cursor = rule.prelude
    let nameSpan = cursor.span
    guard let name = cursor.takeText(), isCapital(name) else {
      return diagnostics.append(.expectedTypeName(at: nameSpan))
    }
    guard cursor.kind == .otherPunctuation, cursor.text == "=" else {
      return diagnostics.append(.malformedType(name, at: cursor.span))
    }
    cursor.advance()
    guard var grammar = GrammarReader.parse(&cursor, in: registry, &diagnostics) else { return }
    guard cursor.isAtEnd else {
      return diagnostics.append(.malformedType(name, at: cursor.span))
    }
    // The vertical alignment of a control is no alignment of text.
    if name.hasSuffix("Align"), name != "VerticalAlign" { grammar.keywordKind = .textAlignment }
    registry.declareType(name, grammar)
    if name == "State" { registry.setStates(grammar.keywords) }
  }

  private static func isCapital(_ name: String) -> Bool {
    name.utf8.first.map { $0 &- 65 < 26 } ?? false
  }
}

extension Registry {
  /// Sets the states that a name can end with; every look at a property tries them all, so there is
  /// a limit.
  mutating func setStates(_ states: [String]) {
    self.states = states.prefix(64).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }
}
