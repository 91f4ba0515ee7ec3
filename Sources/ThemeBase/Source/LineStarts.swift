/// Finds where the lines of a text begin.
///
/// Pointers, because a report of a single finding looks at every byte of a file: eight bytes are read at once, and only
/// control characters are looked at one by one.
enum LineStarts {
  /// The offset of the first byte of each line; a byte order mark belongs to no line.
  static func find(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(bytes.count / 16)
    bytes.withUnsafeBytes { raw in
      var index = 0
      while let control = nextControl(in: raw, from: index) {
        index = control + 1
        let isEnd = raw[control] == 0x0A || raw[control] == 0x0D && !(index < raw.count && raw[index] == 0x0A)
        if isEnd { starts.append(UInt32(clamping: index)) }
      }
    }
    return starts
  }

  /// The index of the next byte that is CR or less, or nil.
  @inline(__always) private static func nextControl(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      // The top bit of each byte up to CR; a byte above such a one may have it too, but the lowest bit is right.
      let controls = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
      if controls != 0 { return index + controls.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] <= 0x0D { return index }
      index += 1
    }
    return nil
  }
}
