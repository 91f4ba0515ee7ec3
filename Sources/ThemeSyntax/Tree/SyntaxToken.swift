public import ThemeBase

/// The number of a token in its tree.
public typealias TokenID = ID<SyntaxToken>

/// One token of a tree.
public struct SyntaxToken: Sendable, Equatable {
  /// The tree that holds the token.
  public let tree: SyntaxTree
  /// The number of the token in its tree.
  public let id: TokenID

  /// The token of a tree with a number.
  @inlinable public init(_ tree: SyntaxTree, _ id: TokenID) {
    self.tree = tree
    self.id = id
  }

  /// The kind of the token.
  @inlinable public var kind: TokenKind { tree.tokenList.kinds[id.index] }

  /// The offsets of the token's bytes in its file.
  @inlinable public var range: Range<Int> { tree.tokenList.range(id.index) }

  package var span: Span { tree.file.span(range.lowerBound, range.upperBound) }

  /// The token's bytes, from the file.
  @inlinable public var bytes: ArraySlice<UInt8> { tree.file.bytes[range] }

  /// The token's text, with invalid UTF-8 repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The token without the quotes of a string.
  package var unquotedBytes: ArraySlice<UInt8> {
    switch kind {
    case .string: bytes.dropFirst().dropLast()
    case .unterminatedString: bytes.dropFirst()
    default: bytes
    }
  }

  /// The token as a message quotes it, see ``SourceFile/excerpt(_:)``.
  package var excerpt: String { tree.file.excerpt(span) }

  /// Whether the token is spelt exactly like this.
  package func isSpelt(_ text: StaticString) -> Bool { text.withUTF8Buffer { bytes.elementsEqual($0) } }

  /// The offsets of the bytes between the previous token, or the start of the file, and this one.
  package var gap: Range<Int> { tree.tokenList.gap(before: id.index) }

  /// The span of the ``gap``.
  package var leadingGap: Span { tree.file.span(gap.lowerBound, gap.upperBound) }

  /// Whether there is no trivia between the previous token and this one; false for the first token of a file.
  package var touchesPrevious: Bool { id.index > 0 && !tree.tokenList.hasGap(before: id.index) }

  /// The next token, or nil after the end of the file.
  package var next: SyntaxToken? {
    let index = id.index + 1
    return index < tree.tokenList.count ? SyntaxToken(tree, TokenID(index: index)) : nil
  }

  /// The previous token, or nil for the first one.
  package var previous: SyntaxToken? { id.index > 0 ? SyntaxToken(tree, TokenID(index: id.index - 1)) : nil }

  /// Whether two values are the same token of the same tree.
  public static func == (left: SyntaxToken, right: SyntaxToken) -> Bool {
    left.id == right.id && left.tree === right.tree
  }
}

/// Consecutive tokens of a tree.
///
/// An index is counted from the start of the file.
public struct SyntaxTokens: RandomAccessCollection, Sendable {
  /// The tree that holds the tokens.
  public let tree: SyntaxTree
  /// The place of the first token in the file.
  public let startIndex: Int
  /// One past the place of the last token in the file.
  public let endIndex: Int

  @inlinable init(_ tree: SyntaxTree, _ range: Range<Int>) {
    self.tree = tree
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The token at a place in the file.
  @inlinable public subscript(position: Int) -> SyntaxToken { SyntaxToken(tree, TokenID(index: position)) }

  /// The tokens at some positions.
  @inlinable public subscript(bounds: Range<Int>) -> SyntaxTokens { SyntaxTokens(tree, bounds) }

  /// The bytes from the first to the last token; empty after the previous token if there is none.
  package var span: Span {
    let end = tree.tokenList.end(before: endIndex)
    return tree.file.span(isEmpty ? end : tree.tokenList.range(startIndex).lowerBound, end)
  }

  /// The bytes from the first to the last token, with the trivia between them.
  @inlinable public var bytes: ArraySlice<UInt8> { tree.file.bytes[range] }

  /// The offsets from the first to the last token; empty if there is none.
  @inlinable public var range: Range<Int> {
    guard startIndex < endIndex else { return 0..<0 }
    return tree.tokenList.range(startIndex).lowerBound..<tree.tokenList.range(endIndex - 1).upperBound
  }
}
