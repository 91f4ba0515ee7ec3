/// Bytes that are written one after the other, piece by piece.
///
/// The reason for a pointer: a large document has hundreds of thousands of pieces of a few bytes, and appending one to an
/// array takes several times as long as copying it. The bytes lie in an array of more room than is filled, so a run is a
/// value; a piece is copied only after room was made for it, and the pointer does not leave ``append(_:)``.
struct ByteRun: Sendable {
  /// The bytes that are filled, followed by any others.
  private var room: [UInt8] = []
  private(set) var count = 0

  /// Takes all bytes out of the run, without copying them.
  mutating func takeAll() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &room)
    bytes.removeLast(bytes.count - count)
    count = 0
    return bytes
  }

  /// Makes room for so many more bytes.
  @inline(__always) private mutating func reserve(_ more: Int) { if room.count - count < more { grow(by: more) } }

  /// Makes room for so many more bytes, and at least half as many again as there are.
  @inline(never) private mutating func grow(by more: Int) {
    let size = count + max(more, count / 2, 64)
    if room.isEmpty { room = [UInt8](repeating: 0, count: 64) }
    // Copies whole pieces: which bytes they are does not matter, and builds without optimisation fill byte by byte.
    while room.count < size { room += room.prefix(size - room.count) }
  }

  mutating func append(_ byte: UInt8) {
    if count == room.count { reserve(1) }
    room[count] = byte
    count += 1
  }

  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    reserve(piece.count)
    let start = count
    room.withUnsafeMutableBytes {
      UnsafeMutableRawBufferPointer(rebasing: $0[start...]).copyMemory(from: UnsafeRawBufferPointer(piece))
    }
    count += piece.count
  }

  mutating func append(digitsOf number: UInt) {
    var (size, rest) = (1, number / 10)
    while rest > 0 { (size, rest) = (size + 1, rest / 10) }
    reserve(size)
    let start = count
    room.withUnsafeMutableBytes { room in
      var number = number
      for index in stride(from: start + size - 1, through: start, by: -1) {
        room[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        number /= 10
      }
    }
    count += size
  }

  mutating func append(_ piece: StaticString) { piece.withUTF8Buffer { append($0) } }

  mutating func append(_ piece: ArraySlice<UInt8>) { piece.withUnsafeBufferPointer { append($0) } }
}
