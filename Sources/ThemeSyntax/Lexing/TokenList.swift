import ThemeBase

/// The tokens of one file, in order, as columns.
///
/// The bytes from the end of one token to the start of the next are a gap, which holds trivia only. The last token is
/// ``TokenKind/endOfFile``, which is empty and lies at the end of the file. So the gaps and tokens in order are the
/// file.
public struct TokenList: Sendable {
  @usableFromInline package fileprivate(set) var kinds: [TokenKind] = []
  /// The offset at which each token begins.
  @usableFromInline fileprivate(set) var starts: [UInt32] = []
  /// The offset at which each token ends.
  @usableFromInline fileprivate(set) var ends: [UInt32] = []
  /// Places where NUI's tokeniser gives up or reads something else, in source order.
  var traps: [LegacyTrap] = []
  /// The comments of the file, in source order; the gaps hold more besides.
  var comments: [TriviaPiece] = []

  /// The start of a comment without an end, or nil if every comment ends.
  ///
  /// Such a comment is the last one.
  var unterminatedComment: Int? {
    guard let last = comments.last, last.kind == .unterminatedComment else { return nil }
    return last.range.lowerBound
  }

  package var count: Int { kinds.count }

  /// The bytes of a token as a range of offsets.
  @inlinable public func range(_ token: Int) -> Range<Int> { Int(starts[token])..<Int(ends[token]) }

  /// The bytes between a token and the one before it, or the start of the file.
  package func gap(before token: Int) -> Range<Int> { end(before: token)..<Int(starts[token]) }

  /// Whether there is trivia before a token.
  package func hasGap(before token: Int) -> Bool { end(before: token) != Int(starts[token]) }

  /// The offset of an empty range of tokens before `token`: right after the previous token.
  func end(before token: Int) -> Int { token == 0 ? 0 : Int(ends[token - 1]) }

  /// Adds the tokens of another list from the brace on at which this list goes on, `shift` bytes later in the file.
  ///
  /// Everything after that brace goes: here it is the last token but one, or any token that the next addition begins with.
  mutating func append(_ range: Range<Int>, of list: TokenList, movedBy shift: Int) {
    removeAll(from: max(0, count - 2))
    let first = count
    kinds += list.kinds[range]
    starts += list.starts[range]
    ends += list.ends[range]
    if shift != 0 {
      for index in first..<count {
        starts[index].move(by: shift)
        ends[index].move(by: shift)
      }
    }
    let start = range.lowerBound == 0 ? 0 : list.range(range.lowerBound).lowerBound
    traps += list.traps.lazy.filter { $0.range.lowerBound >= start }.map {
      LegacyTrap(kind: $0.kind, range: $0.range.moved(by: shift))
    }
    comments += list.comments.lazy.filter { $0.range.lowerBound >= start }.map {
      TriviaPiece(kind: $0.kind, range: $0.range.moved(by: shift))
    }
  }

  /// Drops a token and all that begins after it.
  private mutating func removeAll(from token: Int) {
    guard token < count else { return }
    let start = range(token).lowerBound
    kinds.removeLast(kinds.count - token)
    starts.removeLast(starts.count - token)
    ends.removeLast(ends.count - token)
    traps.removeLast(traps.count - traps.partitionPoint { $0.range.lowerBound < start })
    comments.removeLast(comments.count - comments.partitionPoint { $0.range.lowerBound < start })
  }
}

extension UInt32 {
  /// Makes an offset that of the same byte in a file in which it comes so many places later.
  fileprivate mutating func move(by bytes: Int) { self = UInt32(truncatingIfNeeded: Int(self) + bytes) }
}

extension Range<Int> {
  /// The offsets of the same bytes in a file in which they come so many places later.
  fileprivate func moved(by bytes: Int) -> Self { lowerBound + bytes..<upperBound + bytes }
}

/// A place where themec reads what the author plainly meant and NUI's tokeniser does not.
struct LegacyTrap: Sendable, Hashable {
  enum Kind: Sendable {
    /// A word that begins with `and`, or is it: NUI takes the keyword out of it, wherever it is.
    case andPrefix
    /// A name that begins with `@media`, or is it.
    case mediaPrefix
    /// `18/*px*/`: NUI takes the `/` for a part of the word.
    case commentTouchesWord
    /// `x//y`: the slashes are a part of the word, for NUI and for themec.
    case slashesInWord
    /// A line that version control left in the file.
    case conflictMarker
    /// Control characters, which mean nothing to themec.
    case controlCharacter
    /// A word, quotation or sign that only looks like one in ASCII; see ``LookAlike``.
    case lookAlike
    /// A comment with a `/*` in it, before which the comment was meant to end. The bytes are those before the inner `/*`.
    case commentInComment
  }

  var kind: Kind
  /// The bytes of the token, comment or line, as offsets.
  var range: Range<Int>
}

/// The kind of a token.
///
/// White space and comments are not tokens: they fill the gaps between tokens, see ``TriviaKind``.
public enum TokenKind: UInt8, Sendable {
  /// A word: a class, a property, a keyword, a number, a colour. Numbers have no kind of their own.
  case identifier
  /// A word with letters outside ASCII; read like an identifier and reported.
  case malformedIdentifier
  /// `@name`: the name of a definition or of an at-rule.
  case variable
  /// `@name` with letters outside ASCII; read like a variable and reported.
  case malformedVariable
  /// `"…"` or `'…'` on one line, without escapes.
  case string
  /// A string without a closing quote on its line.
  case unterminatedString

  case colon, semicolon, comma
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case ampersand, asterisk, plus, slash, bar, percent
  /// `*/` outside a comment.
  case unopenedCommentEnd
  /// Any other printable ASCII character: `! $ < = > ? ^ ~` and the backquote.
  case otherPunctuation
  /// Bytes that are not UTF-8: one token for each run.
  case unknown

  case endOfFile

  /// Whether the token is a word that can name something.
  @inlinable public var isName: Bool { rawValue <= TokenKind.malformedIdentifier.rawValue }

  /// Whether the token is the name of a definition or of an at-rule.
  @inlinable public var isVariable: Bool { self == .variable || self == .malformedVariable }

  /// Whether an item or the part of it before a block ends at the token.
  var isBoundary: Bool {
    switch self {
    case .leftBrace, .rightBrace, .semicolon, .unopenedCommentEnd, .endOfFile: true
    default: false
    }
  }

  /// Whether the token belongs to every value that holds it.
  @inlinable public var isPlainInValue: Bool {
    switch self {
    case .identifier, .comma, .leftParenthesis, .rightParenthesis, .string, .plus, .asterisk, .slash: true
    default: false
    }
  }
}

/// The columns of a ``TokenList`` while the lexer writes them.
///
/// The reason for pointers: checked appends to arrays take more time than finding the token. The room is reserved
/// once, ``append(_:_:_:)`` never writes beyond it, and the pointers do not leave ``write(bytes:_:)``.
struct TokenWriter {
  private let kinds: UnsafeMutableBufferPointer<TokenKind>
  private let starts: UnsafeMutableBufferPointer<UInt32>
  private let ends: UnsafeMutableBufferPointer<UInt32>
  private let capacity: Int
  private var count = 0
  /// Whether a token found no room.
  ///
  /// Then the columns are of no use.
  private(set) var isFull = false

  /// The last token, as far as the next one can depend on it.
  typealias Last = (kind: TokenKind, end: Int)

  /// Calls `body` with an empty writer that has room for `capacity` tokens.
  ///
  /// Memory that no token reaches is reserved but not touched. Returns nil if the room was too small.
  static func write(capacity: Int, _ body: (inout TokenWriter) -> Void) -> TokenList? {
    var list = TokenList()
    var isFull = false
    list.kinds = Array(unsafeUninitializedCapacity: capacity) { kinds, kindCount in
      list.starts = Array(unsafeUninitializedCapacity: capacity) { starts, startCount in
        list.ends = Array(unsafeUninitializedCapacity: capacity) { ends, endCount in
          var writer = TokenWriter(kinds: kinds, starts: starts, ends: ends)
          body(&writer)
          (kindCount, startCount, endCount) = (writer.count, writer.count, writer.count)
          isFull = writer.isFull
        }
      }
    }
    return isFull ? nil : list
  }

  private init(
    kinds: UnsafeMutableBufferPointer<TokenKind>, starts: UnsafeMutableBufferPointer<UInt32>,
    ends: UnsafeMutableBufferPointer<UInt32>
  ) {
    (self.kinds, self.starts, self.ends) = (kinds, starts, ends)
    capacity = min(kinds.count, starts.count, ends.count)
  }

  /// Adds a token, or notes that there is no room for it.
  @inline(__always) mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int) {
    guard count < capacity else { return isFull = true }
    kinds.baseAddress.unsafelyUnwrapped[count] = kind
    starts.baseAddress.unsafelyUnwrapped[count] = UInt32(truncatingIfNeeded: start)
    ends.baseAddress.unsafelyUnwrapped[count] = UInt32(truncatingIfNeeded: end)
    count += 1
  }

  /// The last token; before the first one an end of file that ends nowhere.
  var last: Last {
    guard count > 0 else { return (.endOfFile, -1) }
    return (kinds.baseAddress.unsafelyUnwrapped[count - 1], Int(ends.baseAddress.unsafelyUnwrapped[count - 1]))
  }
}
