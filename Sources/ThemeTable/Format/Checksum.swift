/// CRC-32 as in PNG and zip (ISO 3309, polynomial `0xEDB88320` reflected), which every language has.
struct Checksum {
  private var state: UInt32 = .max

  /// The checksum of everything added so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        state = table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state &>> 8
      }
    }
    self.state = state
  }

  /// The checksum that belongs into the header of a table: its own four bytes count as zero.
  ///
  /// `file` must be at least as long as a header.
  static func ofTable(_ file: UnsafeRawBufferPointer) -> UInt32 {
    let field = TableFormat.checksumOffset
    var checksum = Checksum()
    checksum.add(UnsafeRawBufferPointer(rebasing: file[..<field]))
    [UInt8](repeating: 0, count: 4).withUnsafeBytes { checksum.add($0) }
    checksum.add(UnsafeRawBufferPointer(rebasing: file[(field + 4)...]))
    return checksum.value
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    var value = UInt32(byte)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    return value
  }
}
