/// A zip archive whose files are stored as they are.
struct ZipArchive {
  private var content: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  mutating func add(_ name: String, _ bytes: [UInt8]) {
    let name = Array(name.utf8)
    let size = UInt32(clamping: bytes.count)
    // Version 2.0, names in UTF-8, stored; the first day of 1980, so that equal files make equal archives.
    let common =
      Self.little(20, 0x0800, 0, 0, 0x21) + Self.long(Self.checksum(bytes)) + Self.long(size) + Self.long(size)
      + Self.little(UInt16(clamping: name.count), 0)
    directory +=
      Self.long(0x0201_4B50) + Self.little(20) + common + Self.little(0, 0, 0) + Self.long(0)
      + Self.long(UInt32(clamping: content.count)) + name
    content += Self.long(0x0403_4B50) + common + name + bytes
    count += 1
  }

  /// The archive with all files that were added.
  func bytes() -> [UInt8] {
    let number = UInt16(clamping: count)
    return content + directory + Self.long(0x0605_4B50) + Self.little(0, 0, number, number)
      + Self.long(UInt32(clamping: directory.count)) + Self.long(UInt32(clamping: content.count)) + Self.little(0)
  }

  private static func little(_ words: UInt16...) -> [UInt8] {
    words.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static func long(_ word: UInt32) -> [UInt8] {
    little(UInt16(truncatingIfNeeded: word), UInt16(truncatingIfNeeded: word >> 16))
  }

  /// CRC-32, bit by bit: the archive is small.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { state, byte in
      (0..<8).reduce(state ^ UInt32(byte)) { state, _ in state & 1 == 1 ? state >> 1 ^ 0xEDB8_8320 : state >> 1 }
    }
  }
}
