import ThemeTable

/// Reads the text form of a palette.
///
/// One line for each name, `#` begins a comment. After the name stand up to eight colours in the
/// order of ``PaletteVariant/index``: on light and on dark background, then the same two elevated,
/// in high contrast, and both. `-` is a variant that the table does not state, `?` one that it
/// states in a way that is no colour.
enum PaletteReader {
  static func read(_ text: StaticString) -> Palette {
    text.withUTF8Buffer { buffer in
      var names: [String] = []
      var entries: [String: Palette.Entry] = [:]
      entries.reserveCapacity(256)
      for line in buffer.split(separator: UInt8(ascii: "\n")) {
        guard let (name, entry) = entry(line) else { continue }
        names.append(name)
        entries[name] = entry
      }
      return Palette(names: names, entries: entries)
    }
  }

  private static func entry(
    _ line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (String, Palette.Entry)? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard let name = words.first, name.first != UInt8(ascii: "#") else { return nil }
    var entry = Palette.Entry(colors: Array(repeating: nil, count: 8), isMalformed: false)
    for (index, word) in words.dropFirst().prefix(8).enumerated() {
      entry.colors[index] = color(word)
      if word.elementsEqual(CollectionOfOne(UInt8(ascii: "?"))) { entry.isMalformed = true }
    }
    return (String(decoding: name, as: UTF8.self), entry)
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
