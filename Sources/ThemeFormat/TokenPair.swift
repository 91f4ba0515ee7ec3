import ThemeSyntax

/// Two neighbouring tokens inside an item.
struct TokenPair {
  enum Place {
    /// The value of a declaration or definition.
    case value
    /// The condition of a media rule.
    case condition
    /// The tokens after the name of another at-rule.
    case prelude
  }

  private let left: TokenKind
  private let right: TokenKind
  private let place: Place

  init(_ tree: SyntaxTree, _ token: Int, in place: Place) {
    left = tree.tokens[token - 1].kind
    right = tree.tokens[token].kind
    self.place = place
  }

  /// The separator between the two.
  var separator: Separator.Kind {
    switch (left, right) {
    case (_, .comma), (_, .semicolon), (_, .rightParenthesis), (.leftParenthesis, _): .nothing
    case (_, .colon): place == .prelude ? .space : .nothing
    case (.comma, _), (.colon, _): .spaceOrBreak
    case _ where place == .condition: .space
    case (.bar, _), (_, .bar): .spaceOrBreak
    // The '=' of '@type'.
    case (.otherPunctuation, _), (_, .otherPunctuation): place == .prelude ? .space : .gapOrBreak
    case _ where place == .value && (left.isOperator || right.isOperator): .spaceOrBreak
    default: .gapOrBreak
    }
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool { self == .plus || self == .asterisk || self == .slash }
}

extension Separator.Kind {
  /// The same without line breaks.
  var onOneLine: Separator.Kind {
    switch self {
    case .spaceOrBreak: .space
    case .gapOrBreak: .spaceIfGap
    default: self
    }
  }
}
