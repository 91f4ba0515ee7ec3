/// Finds where the lines of a text begin.
///
/// Pointers, because a report of a single finding looks at every byte of a file: eight bytes are read at once, and only
/// words with a control character are looked at byte by byte.
enum LineStarts {
  /// The offset of the first byte of each line; a byte order mark belongs to no line.
  static func find(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(bytes.count / 32)
    bytes.withUnsafeBytes { raw in
      var index = 0
      while index + 8 <= raw.count {
        var controls = controls(
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        while controls != 0 {
          note(index + controls.trailingZeroBitCount / 8, of: raw, in: &starts)
          controls &= controls - 1
        }
        index += 8
      }
      for rest in index..<raw.count { note(rest, of: raw, in: &starts) }
    }
    return starts
  }

  /// A bit for each byte of eight up to CR; a byte above such a one may have a bit too.
  private static func controls(_ word: UInt64) -> UInt64 {
    (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
  }

  /// Notes the line that begins after a byte, if that ends one: LF, CR LF or CR.
  private static func note(
    _ index: Int, of bytes: UnsafeRawBufferPointer, in starts: inout [UInt32]
  ) {
    guard bytes[index] == 0x0A || bytes[index] == 0x0D else { return }
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { return }
    starts.append(UInt32(clamping: index + 1))
  }
}
