/// A sample theme with its places marked: `Label { 1️⃣colour2️⃣: red; }`.
///
/// A marker is a keycap digit, 1️⃣ to 9️⃣. It is taken out of the text and stands for the offset of what follows it.
package struct MarkedSource: Sendable {
  /// The sample without its markers.
  package let text: String
  /// The offsets in UTF-8 bytes of the markers by their digits.
  package let offsets: [Int: Int]

  package init(_ marked: String) {
    let bytes = Array(marked.utf8)
    var plain: [UInt8] = []
    var offsets: [Int: Int] = [:]
    var index = 0
    while index < bytes.count {
      if (0x31...0x39).contains(bytes[index]), bytes[(index + 1)...].starts(with: Self.keycap) {
        offsets[Int(bytes[index] - 0x30)] = plain.count
        index += 1 + Self.keycap.count
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    text = String(decoding: plain, as: UTF8.self)
    self.offsets = offsets
  }

  package var bytes: [UInt8] { Array(text.utf8) }

  /// The offset of a marker; -1 for one that the sample does not have, which no expectation meets.
  package subscript(marker: Int) -> Int { offsets[marker] ?? -1 }

  /// U+FE0F and U+20E3, which make a digit a keycap.
  private static let keycap: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
}
