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

  /// The columns of finished tokens.
  struct Columns {
    var kinds: [TokenKind] = []
    var starts: [UInt32] = []
    var ends: [UInt32] = []
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
        columns.ends = Array(unsafeUninitializedCapacity: capacity) { ends, endCount in
          var writer = TokenWriter(kinds: kinds, starts: starts, ends: ends)
          body(&writer)
          (kindCount, startCount, endCount) = (writer.count, writer.count, writer.count)
          isFull = writer.isFull
        }
      }
    }
    return isFull ? nil : columns
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
    guard count > 0 else { return Last(kind: .endOfFile, end: -1) }
    return Last(
      kind: kinds.baseAddress.unsafelyUnwrapped[count - 1], end: Int(ends.baseAddress.unsafelyUnwrapped[count - 1]))
  }
}
