/// CRC-32 as in PNG and zip (ISO 3309, polynomial `0xEDB88320` reflected), which every language has.
struct Checksum {
  private var state: UInt32 = .max

  /// The checksum of everything added so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  ///
  /// Four bytes a step, by a table for each of them, because each step waits for the one before.
  mutating func add(_ bytes: ByteView) {
    var state = state
    Self.tables.withUnsafeBufferPointer { tables in
      var offset = 0
      while offset + 4 <= bytes.count {
        // The first byte has the longest way to go, so it takes the last table.
        let word = state ^ bytes.word(at: offset)
        state = tables[768 + Int(word & 0xFF)] ^ tables[512 + Int(word >> 8 & 0xFF)]
        state ^= tables[256 + Int(word >> 16 & 0xFF)] ^ tables[Int(word >> 24)]
        offset += 4
      }
      while offset < bytes.count {
        state = tables[Int(UInt8(truncatingIfNeeded: state) ^ bytes[offset])] ^ state &>> 8
        offset += 1
      }
    }
    self.state = state
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

  /// The contribution of a byte to the checksum, then its contribution when one zero byte follows, two, and three.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 4 * 256)
    var value: UInt32 = 1
    for bit in (0..<8).reversed() {
      value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      // The contributions of two bits together are the sum of both.
      for byte in stride(from: 0, to: 256, by: 2 << bit) { tables[byte + (1 << bit)] = tables[byte] ^ value }
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 0xFF)] ^ before >> 8
    }
    return tables
  }()
}
