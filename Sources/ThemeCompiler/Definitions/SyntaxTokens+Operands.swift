package import ThemeSyntax

extension SyntaxTokens {
  /// Whether a word of a value, counted from 0, is next to an operator of arithmetic.
  ///
  /// A definition there is one operand: its text gets parentheses if it has several words.
  package func isOperand(_ word: Int) -> Bool {
    [word - 1, word + 1].contains { neighbour in
      (0..<count).contains(neighbour) && self[startIndex + neighbour].isOperator
    }
  }
}

extension SyntaxToken {
  fileprivate var isOperator: Bool {
    switch kind {
    case .plus, .asterisk, .slash: true
    case .identifier: isSpelt("-")
    default: false
    }
  }
}
