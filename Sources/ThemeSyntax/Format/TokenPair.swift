/// Two neighbouring tokens inside an item.
enum TokenPair {
  enum Context {
    /// The value of a declaration or definition.
    case value
    /// The condition of a media rule.
    case condition
    /// The tokens after the name of another at-rule.
    case prelude
  }

  /// The separator between a token and the one before it.
  static func separator(before token: Int, of tree: SyntaxTree, in context: Context) -> Separator.Kind {
    let (left, right) = (tree.tokens[token - 1].kind, tree.tokens[token].kind)
    return switch (left, right) {
    case (_, .comma), (_, .semicolon), (_, .rightParenthesis), (.leftParenthesis, _): .nothing
    case (_, .colon): context == .prelude ? .space : .nothing
    case (.comma, _), (.colon, _): .spaceOrBreak
    case _ where context == .condition: .space
    case (.bar, _), (_, .bar): .spaceOrBreak
    // The '=' of '@type'.
    case (.otherPunctuation, _), (_, .otherPunctuation): context == .prelude ? .space : .gapOrBreak
    case _ where context == .value && (left.isOperator || right.isOperator): .spaceOrBreak
    default: .gapOrBreak
    }
  }
}

extension TokenKind { fileprivate var isOperator: Bool { self == .plus || self == .asterisk || self == .slash } }

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
