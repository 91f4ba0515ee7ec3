/// Reads the fields of one message in the wire format of Protocol Buffers.
///
/// <https://protobuf.dev/programming-guides/encoding/> describes the format. A reader trusts no length.
struct ProtobufReader {
  /// The value of a field, by its wire type.
  enum Value: Equatable, Sendable {
    case integer(UInt64)
    /// A text, bytes or a message.
    case bytes(ArraySlice<UInt8>)
  }

  /// A field with its number.
  struct Field: Equatable, Sendable {
    var number: UInt64
    var value: Value
  }

  /// The bytes are not a message: they end too early, or have a field of a wire type that does not exist.
  struct Malformed: Error {}

  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The next field, or nil at the end.
  mutating func next() throws(Malformed) -> Field? {
    guard !bytes.isEmpty else { return nil }
    let tag = try readInteger()
    guard tag >> 3 != 0 else { throw Malformed() }
    let value: Value =
      switch tag & 7 {
      case 0: .integer(try readInteger())
      case 1: .bytes(try read(count: 8))
      case 2: .bytes(try read(count: try readInteger()))
      case 5: .bytes(try read(count: 4))
      default: throw Malformed()
      }
    return Field(number: tag >> 3, value: value)
  }

  private mutating func readInteger() throws(Malformed) -> UInt64 {
    guard let (value, end) = Self.integer(at: bytes) else { throw Malformed() }
    bytes = bytes[end...]
    return value
  }

  private mutating func read(count: UInt64) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= UInt64(bytes.count) else { throw Malformed() }
    defer { bytes = bytes.dropFirst(Int(count)) }
    return bytes.prefix(Int(count))
  }

  /// Reads the integer at the start of some bytes, which has seven bits a byte; returns it with the index after it.
  ///
  /// nil if the bytes end within the integer, or if it has more than 64 bits.
  static func integer(at bytes: ArraySlice<UInt8>) -> (value: UInt64, end: Int)? {
    var value: UInt64 = 0
    for (position, byte) in bytes.prefix(10).enumerated() {
      if position == 9, byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(7 * position)
      if byte < 0x80 { return (value, bytes.startIndex + position + 1) }
    }
    return nil
  }
}
