/// CRC-32 as in PNG and zip (ISO 3309, polynomial `0xEDB88320` reflected), which every language has.
enum Checksum {
  /// The checksum that belongs into the header of a table: its own four bytes count as zero.
  ///
  /// `file` must be at least as long as a header.
  static func ofTable(_ file: ByteView) -> UInt32 {
    let field = TableFormat.checksumOffset
    return contributions.withUnsafeBufferPointer { contributions in
      var state = UInt32.max
      func add(_ byte: UInt8) {
        state = contributions[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state &>> 8
      }
      for offset in 0..<field { add(file[offset]) }
      for _ in 0..<4 { add(0) }
      for offset in field + 4..<file.count { add(file[offset]) }
      return ~state
    }
  }

  /// The contribution of each byte.
  private static let contributions: [UInt32] = {
    var contributions = [UInt32](repeating: 0, count: 256)
    var value: UInt32 = 1
    for bit in (0..<8).reversed() {
      value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      // The contributions of two bits together are the sum of both.
      for byte in stride(from: 0, to: 256, by: 2 << bit) {
        contributions[byte + (1 << bit)] = contributions[byte] ^ value
      }
    }
    return contributions
  }()
}
