import ThemeBase
package import ThemeSyntax

/// A word of a file with its role, for colouring.
package struct SemanticToken: Hashable, Sendable {
  /// The roles, in the order and with the names of the protocol's legend.
  package enum Role: Int, CaseIterable, Sendable {
    case `class`, property, variable, keyword, number, string, comment, enumMember, function, type
    case `operator`
  }

  /// The offsets of its bytes; a comment may go over several lines.
  package var range: Range<Int>
  /// The role of the word.
  package var role: Role
  /// Whether the word gives a name its meaning: the protocol's modifier `declaration`.
  package var isDeclaration = false
}

/// Finds the semantic tokens of a file by its tree alone.
package enum SemanticTokens {
  /// The tokens of a file in source order.
  package static func find(in tree: SyntaxTree) -> [SemanticToken] {
    var comments = tree.comments()[...]
    var nodes = InnermostNodes(tree)
    var result: [SemanticToken] = []
    for token in tree.tokens {
      while let comment = comments.first, comment.range.lowerBound < token.range.lowerBound {
        result.append(SemanticToken(range: comment.range, role: .comment))
        comments.removeFirst()
      }
      if let coloured = find(token, &nodes) { result.append(coloured) }
    }
    return result
  }

  private static let atRules: [NodeKind] = [.mediaRule, .importRule, .classRule, .atRule]

  /// The semantic token of a token, or nil if it has no role.
  ///
  /// The innermost node around the token is found only where the role depends on the node.
  private static func find(_ token: SyntaxToken, _ nodes: inout InnermostNodes) -> SemanticToken? {
    let range = token.range
    switch token.kind {
    case .string, .unterminatedString: return SemanticToken(range: range, role: .string)
    case .variable, .malformedVariable:
      let owner = nodes.node(around: token)
      let isFirst = owner.firstToken == token
      if owner.kind == .definition, isFirst { return SemanticToken(range: range, role: .variable, isDeclaration: true) }
      return SemanticToken(range: range, role: isFirst && atRules.contains(owner.kind) ? .keyword : .variable)
    case .identifier, .malformedIdentifier:
      return role(ofWord: token, in: nodes.node(around: token)).map { SemanticToken(range: range, role: $0) }
    case .plus, .asterisk, .slash:
      let kind = nodes.node(around: token).kind
      return kind == .value || kind == .selector ? SemanticToken(range: range, role: .operator) : nil
    case .ampersand: return SemanticToken(range: range, role: .operator)
    default: return nil
    }
  }

  private static func role(ofWord token: SyntaxToken, in owner: SyntaxNode) -> SemanticToken.Role? {
    switch owner.kind {
    case .selector: .class
    case .declaration: owner.firstToken == token ? .property : nil
    case .value: valueRole(token)
    case .mediaFeature: token.previous?.kind == .leftParenthesis ? .property : .enumMember
    case .anyOf, .allOf, .negation: .keyword
    case .prelude: .type
    default: nil
    }
  }

  private static func valueRole(_ token: SyntaxToken) -> SemanticToken.Role {
    let bytes = token.bytes
    guard let byte = bytes.first else { return .enumMember }
    if byte.isASCIIDigit || byte == UInt8(ascii: "#") { return .number }
    let isSign = byte == UInt8(ascii: "-")
    if isSign || byte == UInt8(ascii: "."), bytes.count > 1 {
      let next = bytes[bytes.startIndex + 1]
      if next.isASCIIDigit || next == UInt8(ascii: ".") { return .number }
    }
    if isSign, bytes.count == 1 { return .operator }
    return token.next?.kind == .leftParenthesis ? .function : .enumMember
  }
}
