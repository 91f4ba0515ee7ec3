import ThemeDiagnostics
package import ThemeSyntax

extension SyntaxTree {
  /// Whether a word of a value stands next to an operator of arithmetic: a definition there counts as one operand, and
  /// parentheses are put around what it stands for if that is of several words.
  package func isOperand(_ word: Int, of tokens: some RandomAccessCollection<Int>) -> Bool {
    [word - 1, word + 1].contains { neighbour in
      guard neighbour >= 0, neighbour < tokens.count else { return false }
      return isOperator(tokens[tokens.index(tokens.startIndex, offsetBy: neighbour)])
    }
  }

  private func isOperator(_ token: Int) -> Bool {
    switch tokens.kinds[token] {
    case .plus, .asterisk, .slash: true
    case .identifier: file.bytes[tokens.range(token)].elementsEqual("-".utf8)
    default: false
    }
  }
}
