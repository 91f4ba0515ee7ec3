import ThemeTable

/// The text form of a palette.
///
/// One line for each name, `#` begins a comment. After the name stand up to eight colours in the
/// order of ``PaletteVariant/index``: on light and on dark background, then the same two elevated,
/// in high contrast, and both. `-` is a variant that the table does not state, `?` one that it
/// states in a way that is no colour.
struct PaletteText: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// Calls `body` with the name of each line and the place of what follows it.
  func forEachLine(_ body: (_ name: String, _ rest: Range<Int>) -> Void) {
    text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let end = Self.end(of: UInt8(ascii: "\n"), in: bytes, from: start)
        let nameEnd = Swift.min(end, Self.end(of: UInt8(ascii: " "), in: bytes, from: start))
        if nameEnd > start, bytes[start] != UInt8(ascii: "#") {
          body(String(decoding: bytes[start..<nameEnd], as: UTF8.self), nameEnd..<end)
        }
        start = end + 1
      }
    }
  }

  /// What stands after a name.
  func entry(_ place: Range<Int>) -> Palette.Entry {
    text.withUTF8Buffer { bytes in
      var entry = Palette.Entry(colors: Array(repeating: nil, count: 8), isMalformed: false)
      let words = bytes[place].split(separator: UInt8(ascii: " "))
      for (index, word) in words.prefix(8).enumerated() {
        entry.colors[index] = Self.color(word)
        if word.elementsEqual(CollectionOfOne(UInt8(ascii: "?"))) { entry.isMalformed = true }
      }
      return entry
    }
  }

  private static func end(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index
  }

  /// `RRGGBB` or `RRGGBBAA`.
  private static func color(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> StyleColor? {
    guard word.count == 6 || word.count == 8 else { return nil }
    var bits: UInt32 = 0
    for byte in word {
      guard let digit = byte.hexDigit else { return nil }
      bits = bits << 4 | UInt32(digit)
    }
    return StyleColor(rgba: word.count == 6 ? bits << 8 | 0xFF : bits)
  }
}
