package import ThemeDiagnostics

/// The number of a token in its tree.
package typealias TokenID = ID<SyntaxToken>

/// One token of a tree that is not trivia.
package struct SyntaxToken: Sendable {
  package let tree: SyntaxTree
  package let id: TokenID

  package init(_ tree: SyntaxTree, _ id: TokenID) {
    self.tree = tree
    self.id = id
  }

  package var kind: TokenKind { tree.tokens.kinds[id.index] }

  package var span: Span { tree.span(ofToken: id.index) }

  package var bytes: ArraySlice<UInt8> { tree.file.bytes[tree.tokens.range(id.index)] }

  /// The token's text, with invalid UTF-8 repaired.
  package var text: String { tree.file.text(span) }

  /// The token as a message quotes it, see ``SourceFile/excerpt(_:)``.
  package var excerpt: String { tree.file.excerpt(span) }

  /// Whether the token is spelt exactly like this.
  package func isSpelt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes.elementsEqual($0) }
  }

  /// Whether no trivia stands between the previous token and this one; false for the first token of a file.
  package var touchesPrevious: Bool {
    id.index > 0 && !tree.tokens.kinds[id.index - 1].isTrivia
  }

  /// The next token that is not trivia, or nil after the end of the file.
  package var next: SyntaxToken? {
    var index = id.index + 1
    while index < tree.tokens.count, tree.tokens.kinds[index].isTrivia { index += 1 }
    return index < tree.tokens.count ? SyntaxToken(tree, TokenID(index: index)) : nil
  }

  /// The last token before this one that is not trivia, or nil for the first token.
  package var previous: SyntaxToken? {
    var index = id.index - 1
    while index >= 0, tree.tokens.kinds[index].isTrivia { index -= 1 }
    return index >= 0 ? SyntaxToken(tree, TokenID(index: index)) : nil
  }
}

extension SyntaxToken: Equatable {
  /// Whether two values are the same token of the same tree.
  package static func == (left: SyntaxToken, right: SyntaxToken) -> Bool {
    left.id == right.id && left.tree === right.tree
  }
}

/// Consecutive tokens of a tree, without trivia.
package struct SyntaxTokens: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var position: Int
  private let end: Int

  init(_ tree: SyntaxTree, _ range: Range<Int>) {
    self.tree = tree
    position = range.lowerBound
    end = range.upperBound
  }

  package mutating func next() -> SyntaxToken? {
    while position < end {
      defer { position += 1 }
      if !tree.tokens.kinds[position].isTrivia {
        return SyntaxToken(tree, TokenID(index: position))
      }
    }
    return nil
  }

  /// The first token, or nil if there is none.
  package var first: SyntaxToken? { first { _ in true } }

  package var isEmpty: Bool { first == nil }
}
