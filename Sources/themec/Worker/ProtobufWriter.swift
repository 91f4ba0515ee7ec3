/// Writes the fields of one message in the wire format of Protocol Buffers; a value of zero or without bytes is left out.
struct ProtobufWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number; a negative one takes ten bytes, as `int32` does.
  mutating func write(_ number: Int, field: UInt64) {
    guard number != 0 else { return }
    append(field << 3)
    append(UInt64(bitPattern: Int64(number)))
  }

  /// Writes a text, bytes or a message.
  mutating func write(_ value: some Collection<UInt8>, field: UInt64) {
    guard !value.isEmpty else { return }
    append(field << 3 | 2)
    append(UInt64(value.count))
    bytes += value
  }

  /// The message after its length, as a stream has it.
  var delimited: [UInt8] {
    var prefix = ProtobufWriter()
    prefix.append(UInt64(bytes.count))
    return prefix.bytes + bytes
  }

  private mutating func append(_ integer: UInt64) {
    var rest = integer
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
