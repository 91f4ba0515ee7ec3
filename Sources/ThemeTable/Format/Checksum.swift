/// CRC-32 as in PNG and zip (ISO 3309, polynomial `0xEDB88320` reflected), which every language has.
struct Checksum {
  private var state: UInt32 = .max

  /// The checksum of everything added so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  ///
  /// Eight bytes a step, by a table for each of them, because each step waits for the one before.
  mutating func add(_ bytes: ByteView) {
    var state = state
    Self.tables.withUnsafeBufferPointer { tables in
      var offset = 0
      while offset + 8 <= bytes.count {
        let low = state ^ bytes.word(at: offset)
        let high = bytes.word(at: offset + 4)
        // The first byte has the longest way to go, so it takes the last table.
        state = Self.four(low, tables, from: 4) ^ Self.four(high, tables, from: 0)
        offset += 8
      }
      while offset < bytes.count {
        state = tables[Int(UInt8(truncatingIfNeeded: state) ^ bytes[offset])] ^ state &>> 8
        offset += 1
      }
    }
    self.state = state
  }

  /// The contribution of the four bytes of a word: the lowest byte takes the last of four tables.
  @inline(__always) private static func four(_ word: UInt32, _ tables: UnsafeBufferPointer<UInt32>, from table: Int)
    -> UInt32
  {
    let start = table * 256
    var sum = tables[start + 768 + Int(word & 0xFF)]
    sum ^= tables[start + 512 + Int(word >> 8 & 0xFF)]
    sum ^= tables[start + 256 + Int(word >> 16 & 0xFF)]
    return sum ^ tables[start + Int(word >> 24)]
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

  /// The contribution of a byte to the checksum, then its contribution when one zero byte follows, two, up to seven.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(truncatingIfNeeded: byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 0xFF)] ^ before >> 8
    }
    return tables
  }()
}
