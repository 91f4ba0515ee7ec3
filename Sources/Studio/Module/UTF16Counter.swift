/// Counts the UTF-16 code units before places of a text; fast where the places ascend.
struct UTF16Counter {
  private let bytes: [UInt8]
  private var offset = 0
  private var units = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func count(before end: Int) -> Int {
    if end < offset { (offset, units) = (0, 0) }
    while offset < end {
      // A character has a unit for its first byte, and one more if it has four bytes.
      if bytes[offset] & 0xC0 != 0x80 { units += bytes[offset] >= 0xF0 ? 2 : 1 }
      offset += 1
    }
    return units
  }
}
