import ThemeDiagnostics
package import ThemeSyntax
import ThemeValues

/// What the words of a file are, for colouring.
package struct SemanticToken: Hashable, Sendable {
  /// The kinds, in the order of the protocol's legend.
  package enum Kind: Int, CaseIterable, Sendable {
    case `class`, property, variable, keyword, number, string, comment, enumMember, function, type
    case `operator`

    /// The name of the kind in the protocol.
    package var name: String { String(describing: self) }
  }

  /// The offsets of its bytes; a comment may go over several lines.
  package var range: Range<Int>
  package var kind: Kind
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
    let first = tree.token(at: range.lowerBound).id
    var owners = TokenOwners(tree)
    var result: [SemanticToken] = []
    result.reserveCapacity(min(tree.tokens.count, 1 << 16))
    for token in tree.allTokens[first.index...] {
      let gap = tree.tokens.gap(before: token.id.index)
      if gap.lowerBound > range.upperBound { break }
      if gap.count > 1, mayHoldComment(gap, tree.file) {
        append(commentsIn: gap, of: tree, to: &result)
      }
      if let found = find(token, in: owners.owner(of: token)) { result.append(found) }
    }
    return result
  }

  private static func mayHoldComment(_ gap: Range<Int>, _ file: SourceFile) -> Bool {
    let bytes = file.bytes.span
    for index in gap where bytes[index] == UInt8(ascii: "/") { return true }
    return false
  }

  private static func append(
    commentsIn gap: Range<Int>, of tree: SyntaxTree, to result: inout [SemanticToken]
  ) {
    for piece in TriviaPieces(tree.file, in: gap) where piece.kind.isComment {
      result.append(SemanticToken(range: piece.range, kind: .comment))
    }
  }

  private static func find(_ token: SyntaxToken, in node: SyntaxNode) -> SemanticToken? {
    let isFirst = node.firstToken.id == token.id
    switch token.kind {
    case .string, .unterminatedString: return SemanticToken(range: token.range, kind: .string)
    case .variable, .malformedVariable:
      if node.kind == .definition, isFirst {
        return SemanticToken(range: token.range, kind: .variable, isDeclaration: true)
      }
      let isKeyword = isFirst && [.mediaRule, .importRule, .classRule, .atRule].contains(node.kind)
      return SemanticToken(range: token.range, kind: isKeyword ? .keyword : .variable)
    case .identifier, .malformedIdentifier:
      return kind(ofWord: token, in: node, isFirst: isFirst).map {
        SemanticToken(range: token.range, kind: $0)
      }
    case .plus, .asterisk, .slash:
      return node.kind == .value || node.kind == .selector
        ? SemanticToken(range: token.range, kind: .operator) : nil
    case .ampersand: return SemanticToken(range: token.range, kind: .operator)
    default: return nil
    }
  }

  private static func kind(
    ofWord token: SyntaxToken, in node: SyntaxNode, isFirst: Bool
  ) -> SemanticToken.Kind? {
    switch node.kind {
    case .selector: .class
    case .declaration: isFirst ? .property : nil
    case .value: valueKind(token)
    case .mediaFeature: token.previous?.kind == .leftParenthesis ? .property : .enumMember
    case .anyOf, .allOf, .negation: .keyword
    case .prelude: .type
    default: nil
    }
  }

  private static func valueKind(_ token: SyntaxToken) -> SemanticToken.Kind {
    let bytes = token.bytes
    guard let byte = bytes.first else { return .enumMember }
    let isDigit = byte &- UInt8(ascii: "0") < 10
    if isDigit || byte == UInt8(ascii: "#") { return .number }
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), let next = bytes.dropFirst().first {
      if next &- UInt8(ascii: "0") < 10 || next == UInt8(ascii: ".") { return .number }
    }
    if bytes.count == 1, byte == UInt8(ascii: "-") { return .operator }
    return token.next?.kind == .leftParenthesis ? .function : .enumMember
  }
}

/// Finds the innermost node around each of some ascending tokens, in one walk over the tree.
private struct TokenOwners {
  private let tree: SyntaxTree
  private var walker: SyntaxWalker
  /// The first node that begins after the tokens so far, or nil after the last one.
  private var next: SyntaxNode?
  /// The nodes that may still be around the next token, the innermost last.
  private var open: [SyntaxNode] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    walker = tree.walker()
    next = walker.next()
  }

  mutating func owner(of token: SyntaxToken) -> SyntaxNode {
    // Nodes come in the order in which they begin, a parent before its children.
    while let node = next, node.firstToken.id <= token.id {
      if node.tokens.endIndex > token.id.index {
        open.append(node)
      } else {
        walker.skipChildren()
      }
      next = walker.next()
    }
    while let node = open.last, node.tokens.endIndex <= token.id.index { open.removeLast() }
    return open.last ?? tree.stylesheet.node
  }
}
