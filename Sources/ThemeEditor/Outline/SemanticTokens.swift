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
  /// Linear in the tokens of the file.
  package static func find(in tree: SyntaxTree, range: Range<Int>? = nil) -> [SemanticToken] {
    let range = range ?? 0..<tree.file.bytes.count
    let first = tree.token(at: range.lowerBound).id.index
    let owners = owners(of: tree)
    var result: [SemanticToken] = []
    result.reserveCapacity(min(tree.tokens.count, 1 << 16))
    for index in first..<tree.tokens.count {
      let gap = tree.tokens.gap(before: index)
      if gap.lowerBound > range.upperBound { break }
      if gap.count > 1, mayHoldComment(gap, tree.file) {
        append(commentsIn: gap, of: tree, to: &result)
      }
      if let token = token(index, of: tree, owner: owners[index]) { result.append(token) }
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

  /// The innermost node around each token.
  private static func owners(of tree: SyntaxTree) -> [UInt32] {
    var owners = [UInt32](repeating: 0, count: tree.tokens.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      for token in Int(node.firstToken)..<Int(node.endToken) {
        owners[token] = UInt32(truncatingIfNeeded: index)
      }
    }
    return owners
  }

  private static func token(_ index: Int, of tree: SyntaxTree, owner: UInt32) -> SemanticToken? {
    let range = tree.tokens.range(index)
    let node = tree.nodes[Int(owner)]
    let isFirst = Int(node.firstToken) == index
    switch tree.tokens.kinds[index] {
    case .string, .unterminatedString: return SemanticToken(range: range, kind: .string)
    case .variable, .malformedVariable:
      if node.kind == .definition, isFirst {
        return SemanticToken(range: range, kind: .variable, isDeclaration: true)
      }
      let isKeyword = isFirst && [.mediaRule, .importRule, .classRule, .atRule].contains(node.kind)
      return SemanticToken(range: range, kind: isKeyword ? .keyword : .variable)
    case .identifier, .malformedIdentifier:
      return word(index, range, of: tree, node, isFirst: isFirst)
    case .plus, .asterisk, .slash:
      return node.kind == .value || node.kind == .selector
        ? SemanticToken(range: range, kind: .operator) : nil
    case .ampersand: return SemanticToken(range: range, kind: .operator)
    default: return nil
    }
  }

  private static func word(
    _ index: Int, _ range: Range<Int>, of tree: SyntaxTree, _ node: SyntaxTree.Node, isFirst: Bool
  ) -> SemanticToken? {
    switch node.kind {
    case .selector: return SemanticToken(range: range, kind: .class)
    case .declaration: return isFirst ? SemanticToken(range: range, kind: .property) : nil
    case .value: return SemanticToken(range: range, kind: valueKind(index, range, of: tree))
    case .mediaFeature:
      let isAxis = index > 0 && tree.tokens.kinds[index - 1] == .leftParenthesis
      return SemanticToken(range: range, kind: isAxis ? .property : .enumMember)
    case .anyOf, .allOf, .negation: return SemanticToken(range: range, kind: .keyword)
    case .prelude: return SemanticToken(range: range, kind: .type)
    default: return nil
    }
  }

  private static func valueKind(
    _ index: Int, _ range: Range<Int>, of tree: SyntaxTree
  ) -> SemanticToken.Kind {
    let bytes = tree.file.bytes
    let byte = bytes[range.lowerBound]
    let isDigit = byte &- UInt8(ascii: "0") < 10
    if isDigit || byte == UInt8(ascii: "#") { return .number }
    if range.count > 1, byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
      let next = bytes[range.lowerBound + 1]
      if next &- UInt8(ascii: "0") < 10 || next == UInt8(ascii: ".") { return .number }
    }
    if range.count == 1, byte == UInt8(ascii: "-") { return .operator }
    let isCall = index + 1 < tree.tokens.count && tree.tokens.kinds[index + 1] == .leftParenthesis
    return isCall ? .function : .enumMember
  }
}
