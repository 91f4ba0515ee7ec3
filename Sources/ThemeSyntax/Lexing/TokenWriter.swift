/// The columns of a ``TokenList`` while the lexer writes them.
///
/// The reason for pointers: checked appends to arrays take more time than finding the token. The room is reserved
/// once, ``append(_:_:_:)`` never writes beyond it, and the pointers do not leave ``write(bytes:_:)``.
struct TokenWriter {
  private let kinds: UnsafeMutableBufferPointer<TokenKind>
  private let starts: UnsafeMutableBufferPointer<UInt32>
  private let lengths: UnsafeMutableBufferPointer<UInt8>
  private let capacity: Int
  private var count = 0
  private var longTokens: [TokenList.LongToken] = []
  /// Whether a token found no room.
  ///
  /// Then the columns are of no use.
  private(set) var isFull = false

  /// The columns of finished tokens.
  struct Columns {
    var kinds: [TokenKind] = []
    var starts: [UInt32] = []
    var lengths: [UInt8] = []
    var longTokens: [TokenList.LongToken] = []
  }

  /// The last token, as far as the next one can depend on it.
  struct Last {
    var kind: TokenKind
    var end: Int
  }

  /// Calls `body` with an empty writer that has room for `capacity` tokens.
  ///
  /// Memory that no token reaches is reserved but not touched. Returns nil if the room was too small.
  static func write(capacity: Int, _ body: (inout TokenWriter) -> Void) -> Columns? {
    var columns = Columns()
    var isFull = false
    columns.kinds = Array(unsafeUninitializedCapacity: capacity) { kinds, kindCount in
      columns.starts = Array(unsafeUninitializedCapacity: capacity) { starts, startCount in
        columns.lengths = Array(unsafeUninitializedCapacity: capacity) { lengths, lengthCount in
          var writer = TokenWriter(kinds: kinds, starts: starts, lengths: lengths)
          body(&writer)
          (kindCount, startCount, lengthCount) = (writer.count, writer.count, writer.count)
          columns.longTokens = writer.longTokens
          isFull = writer.isFull
        }
      }
    }
    return isFull ? nil : columns
  }

  private init(
    kinds: UnsafeMutableBufferPointer<TokenKind>, starts: UnsafeMutableBufferPointer<UInt32>,
    lengths: UnsafeMutableBufferPointer<UInt8>
  ) {
    (self.kinds, self.starts, self.lengths) = (kinds, starts, lengths)
    capacity = min(kinds.count, starts.count, lengths.count)
  }

  /// Adds a token, or notes that there is no room for it.
  @inline(__always)
  mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int) {
    guard count < capacity else { return isFull = true }
    let length = end - start
    if length >= TokenList.LongToken.leastLength { noteLong(end) }
    kinds.baseAddress.unsafelyUnwrapped[count] = kind
    starts.baseAddress.unsafelyUnwrapped[count] = UInt32(truncatingIfNeeded: start)
    lengths.baseAddress.unsafelyUnwrapped[count] = UInt8(clamping: length)
    count += 1
  }

  /// Keeps the end of the next token.
  @inline(never)
  private mutating func noteLong(_ end: Int) {
    longTokens.append(
      TokenList.LongToken(token: count, end: UInt32(truncatingIfNeeded: end)))
  }

  /// The last token; before the first one an end of file that ends nowhere.
  var last: Last {
    guard count > 0 else { return Last(kind: .endOfFile, end: -1) }
    let length = lengths.baseAddress.unsafelyUnwrapped[count - 1]
    let start = Int(starts.baseAddress.unsafelyUnwrapped[count - 1])
    return Last(
      kind: kinds.baseAddress.unsafelyUnwrapped[count - 1],
      end: length == .max ? Int(longTokens.last?.end ?? 0) : start + Int(length))
  }
}
