/// Counts the UTF-16 code units before places of a text, fast in any order of them.
struct UTF16Counter {
  private let bytes: [UInt8]
  private var offset = 0
  private var units = 0
  /// The units before each start of a step that was passed.
  private var counts = [0]

  private static let step = 256

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func count(before end: Int) -> Int {
    let known = min(end / Self.step, counts.count - 1)
    if end < offset || offset < known * Self.step { (offset, units) = (known * Self.step, counts[known]) }
    while offset < end {
      // A character has a unit for its first byte, and one more if it has four bytes.
      if bytes[offset] & 0xC0 != 0x80 { units += bytes[offset] >= 0xF0 ? 2 : 1 }
      offset += 1
      if offset == counts.count * Self.step { counts.append(units) }
    }
    return units
  }
}
