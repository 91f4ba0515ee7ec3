/// The tokens of one file, in order, as columns.
///
/// Token `i` is of kind `kinds[i]` and has the bytes of `bounds[i]`. The bytes from the end of one token to the
/// start of the next are a gap, which holds trivia only. The last token is ``TokenKind/endOfFile``, which is empty and
/// stands at the end of the file. So the gaps and tokens in order are the file.
public struct TokenList: Sendable {
  @usableFromInline package private(set) var kinds: [TokenKind]
  @usableFromInline private(set) var bounds: [Bounds]
  /// Places where NUI's tokeniser gives up or reads something else, in source order.
  package private(set) var traps: [LegacyTrap]
  /// The comments of the file, in source order; the gaps hold white space and conflict markers besides.
  private(set) var comments: [Comment]
  /// Where a comment without an end begins, or nil if every comment ends.
  package private(set) var unterminatedComment: UInt32?

  /// The offsets at which a token begins and ends.
  @usableFromInline
  struct Bounds: Sendable {
    @usableFromInline var start, end: UInt32

    init(start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
    }
  }

  /// A comment with the offsets at which it begins and ends.
  struct Comment: Sendable {
    var kind: TriviaKind
    var start, end: UInt32
  }

  package var count: Int { kinds.count }

  /// The bytes of a token as a range of offsets.
  @inlinable
  public func range(_ token: Int) -> Range<Int> {
    let bounds = bounds[token]
    return Int(bounds.start)..<Int(bounds.end)
  }

  /// The bytes between a token and the one before it, or the start of the file.
  package func gap(before token: Int) -> Range<Int> {
    end(before: token)..<Int(bounds[token].start)
  }

  /// Whether trivia stands before a token.
  package func hasGap(before token: Int) -> Bool {
    end(before: token) != Int(bounds[token].start)
  }

  /// Where an empty range of tokens before `token` stands: right after the previous token.
  func end(before token: Int) -> Int { token == 0 ? 0 : Int(bounds[token - 1].end) }

  /// Adds the tokens of the next piece of the file.
  ///
  /// The piece begins with the last token before the end of this one.
  mutating func append(_ piece: TokenList) {
    kinds.removeLast()
    bounds.removeLast()
    kinds += piece.kinds.dropFirst()
    bounds += piece.bounds.dropFirst()
    traps += piece.traps
    comments += piece.comments
    unterminatedComment = piece.unterminatedComment
  }
}

/// A place where themec reads what the author plainly meant and NUI's tokeniser does not.
package struct LegacyTrap: Sendable, Hashable {
  package enum Kind: Sendable {
    /// A word that begins with `and`, or is it: NUI takes the keyword out of it, wherever it stands.
    case andPrefix
    /// A name that begins with `@media`, or is it.
    case mediaPrefix
    /// `18/*px*/`: NUI takes the `/` for a part of the word.
    case commentTouchesWord
    /// `x//y`: the slashes are a part of the word, for NUI and for themec.
    case slashesInWord
    /// `// …`, a comment for themec only.
    case lineComment
    /// A line that version control left in the file.
    case conflictMarker
    /// A word, quotation or sign that only looks like one in ASCII; see ``LookAlike``.
    case lookAlike
    /// A comment with a `/*` in it, before which the comment was meant to end. The bytes are those before the inner `/*`.
    case commentInComment
  }

  package var kind: Kind
  /// The bytes of the token, comment or line, as offsets.
  package var start, end: UInt32
}
