/// CRC-32 as in PNG and zip (ISO 3309, polynomial `0xEDB88320` reflected), which every language has.
struct Checksum {
  private var state: UInt32 = .max

  /// The checksum of everything added so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  mutating func add(_ bytes: ByteView) {
    let table = Self.table
    for index in 0..<bytes.count {
      state = table[Int(UInt8(truncatingIfNeeded: state) ^ bytes[index])] ^ state &>> 8
    }
  }

  /// The checksum that belongs into the header of a table: its own four bytes count as zero.
  ///
  /// `file` must be at least as long as a header.
  static func ofTable(_ file: ByteView) -> UInt32 {
    let field = TableFormat.checksumOffset
    var checksum = Checksum()
    checksum.add(file.prefix(field))
    [UInt8](repeating: 0, count: 4).withBytes { checksum.add($0) }
    checksum.add(file.suffix(from: field + 4))
    return checksum.value
  }

  /// The contribution of each byte to the checksum.
  private static let table: [UInt32] = (0..<256).map { byte in
    var value = UInt32(truncatingIfNeeded: byte)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    return value
  }
}
