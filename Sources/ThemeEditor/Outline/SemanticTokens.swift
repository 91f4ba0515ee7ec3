import ThemeBase
package import ThemeSyntax

/// A word of a file with its role, for colouring.
package struct SemanticToken: Hashable, Sendable {
  /// The roles, in the order of the protocol's legend.
  package enum Role: Int, CaseIterable, Sendable {
    case `class`, property, variable, keyword, number, string, comment, enumMember, function, type
    case `operator`

    /// The name of the role in the protocol.
    package var name: String { String(describing: self) }
  }

  /// The offsets of its bytes; a comment may go over several lines.
  package var range: Range<Int>
  package var role: Role
  /// Whether the word gives a name its meaning: the protocol's modifier `declaration`.
  package var isDeclaration = false
}

/// Finds the semantic tokens of a file by its tree alone.
package enum SemanticTokens {
  /// The tokens of a file in source order, or those that touch a range of bytes.
  ///
  /// Linear in the part of the file up to the end of the range.
  package static func find(in tree: SyntaxTree, range: Range<Int>? = nil) -> [SemanticToken] {
    let range = range ?? 0..<tree.file.bytes.count
    let kinds = tree.tokens.kinds
    let comments = tree.comments().filter {
      $0.range.upperBound >= range.lowerBound && $0.range.lowerBound <= range.upperBound
    }
    var comment = comments.startIndex
    var owners = TokenOwners(tree)
    var result: [SemanticToken] = []
    result.reserveCapacity(min(tree.tokens.count, 1 << 16))
    for index in tree.token(at: range.lowerBound).id.index..<kinds.count {
      let place = tree.tokens.range(index)
      while comment < comments.endIndex, comments[comment].range.lowerBound < place.lowerBound {
        result.append(SemanticToken(range: comments[comment].range, role: .comment))
        comment += 1
      }
      if place.lowerBound > range.upperBound { break }
      if kinds[index].isColoured, let token = find(index, kinds, in: owners.owner(of: index), tree)
      {
        result.append(token)
      }
    }
    return result
  }

  /// The semantic token of a token with its innermost node, or nil if it has no role.
  private static func find(
    _ index: Int, _ kinds: [TokenKind], in owner: TokenOwners.Owner, _ tree: SyntaxTree
  ) -> SemanticToken? {
    let range = tree.tokens.range(index)
    let isFirst = owner.firstToken == index
    switch kinds[index] {
    case .string, .unterminatedString: return SemanticToken(range: range, role: .string)
    case .variable, .malformedVariable:
      if owner.kind == .definition, isFirst {
        return SemanticToken(range: range, role: .variable, isDeclaration: true)
      }
      return SemanticToken(range: range, role: isFirst && owner.isAtRule ? .keyword : .variable)
    case .identifier, .malformedIdentifier:
      return role(ofWord: index, kinds, in: owner, tree).map {
        SemanticToken(range: range, role: $0)
      }
    case .plus, .asterisk, .slash:
      return owner.kind == .value || owner.kind == .selector
        ? SemanticToken(range: range, role: .operator) : nil
    case .ampersand: return SemanticToken(range: range, role: .operator)
    default: return nil
    }
  }

  private static func role(
    ofWord index: Int, _ kinds: [TokenKind], in owner: TokenOwners.Owner, _ tree: SyntaxTree
  ) -> SemanticToken.Role? {
    switch owner.kind {
    case .selector: .class
    case .declaration: owner.firstToken == index ? .property : nil
    case .value: valueRole(index, kinds, tree)
    case .mediaFeature:
      index > 0 && kinds[index - 1] == .leftParenthesis ? .property : .enumMember
    case .anyOf, .allOf, .negation: .keyword
    case .prelude: .type
    default: nil
    }
  }

  private static func valueRole(
    _ index: Int, _ kinds: [TokenKind], _ tree: SyntaxTree
  ) -> SemanticToken.Role {
    let range = tree.tokens.range(index)
    let bytes = tree.file.bytes
    guard !range.isEmpty else { return .enumMember }
    let byte = bytes[range.lowerBound]
    if byte.isASCIIDigit || byte == UInt8(ascii: "#") { return .number }
    let isSign = byte == UInt8(ascii: "-")
    if isSign || byte == UInt8(ascii: "."), range.count > 1 {
      let next = bytes[range.lowerBound + 1]
      if next.isASCIIDigit || next == UInt8(ascii: ".") { return .number }
    }
    if isSign, range.count == 1 { return .operator }
    let isCall = index + 1 < kinds.count && kinds[index + 1] == .leftParenthesis
    return isCall ? .function : .enumMember
  }
}

extension TokenOwners.Owner {
  fileprivate var isAtRule: Bool {
    switch kind {
    case .mediaRule, .importRule, .classRule, .atRule: true
    default: false
    }
  }
}

extension TokenKind {
  /// Whether some token of the kind is a semantic token.
  fileprivate var isColoured: Bool {
    switch self {
    case .string, .unterminatedString, .variable, .malformedVariable, .identifier,
      .malformedIdentifier, .plus, .asterisk, .slash, .ampersand:
      true
    default: false
    }
  }
}
