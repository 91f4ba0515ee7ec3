import ThemeModel
import ThemeSyntax

/// The first token of a value that makes themec compute it.
enum CompositionToken {
  /// The token, and whether it is a sign, at which NUI's tokeniser gives up.
  static func operation(in tokens: [SyntaxToken]) -> (token: SyntaxToken, isSign: Bool)? {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .plus, .asterisk, .slash: return (token, true)
      case .identifier:
        let isCalled = index + 1 < tokens.count && tokens[index + 1].kind == .leftParenthesis
        if isCalled, ValueFunction(name: token.bytes) != nil { return firstSign(in: tokens, token) }
        if index > 0, token.isSpelt("-") { return firstSign(in: tokens, token) }
      // Parentheses that belong to no name group what is computed.
      case .leftParenthesis where index == 0 || tokens[index - 1].kind != .identifier:
        return firstSign(in: tokens, token)
      default: break
      }
    }
    return nil
  }

  /// A sign that loses the stylesheet, which is worse than the text before it.
  private static func firstSign(in tokens: [SyntaxToken], _ token: SyntaxToken) -> (token: SyntaxToken, isSign: Bool) {
    let sign = tokens.first { [.plus, .asterisk, .slash, .percent].contains($0.kind) }
    return sign.map { ($0, true) } ?? (token, false)
  }
}
