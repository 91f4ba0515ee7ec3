import ThemeTable

/// The text form of a palette, and of other tables by name.
///
/// One line for each name, `#` begins a comment. After the name come up to eight colours in the
/// order of ``PaletteVariant/index``: on light and on dark background, then the same two elevated,
/// in high contrast, and both. `-` is a variant that the table does not state.
struct PaletteText: Sendable {
  /// The start of a line, the end of its name and the end of the line.
  private struct Line {
    var start, nameEnd, end: Int32
  }

  /// Less than most lines have: the colours alone take more.
  private static let usualLineLength = 48

  private let text: StaticString
  private var lines: [Line] = []
  /// Open addressing by the hashes of the names: the number of a line and 1, 0 for a free slot.
  ///
  /// A dictionary would have to be made of strings, at the start of every run.
  private var slots: [UInt16] = []

  /// Finds the lines of a text; of several with one name the last applies.
  init(_ text: StaticString) {
    self.text = text
    text.withUTF8Buffer { bytes in
      lines.reserveCapacity(bytes.count / Self.usualLineLength)
      var start = 0
      while start < bytes.count {
        let end = Self.end(of: UInt8(ascii: "\n"), in: bytes, from: start)
        let nameEnd = Swift.min(end, Self.end(of: UInt8(ascii: " "), in: bytes, from: start))
        if nameEnd > start, bytes[start] != UInt8(ascii: "#") {
          lines.append(Line(start: Int32(start), nameEnd: Int32(nameEnd), end: Int32(end)))
        }
        start = end + 1
      }
      var size = 16
      while size < lines.count * 2 { size *= 2 }
      slots = Array(repeating: 0, count: size)
      for (number, line) in lines.enumerated() {
        let name = UnsafeBufferPointer(rebasing: bytes[Int(line.start)..<Int(line.nameEnd)])
        slots[slot(of: name, in: bytes)] = UInt16(truncatingIfNeeded: number + 1)
      }
    }
  }

  /// The names of all lines, in their order.
  var names: [String] {
    text.withUTF8Buffer { bytes in
      lines.map { String(decoding: bytes[Int($0.start)..<Int($0.nameEnd)], as: UTF8.self) }
    }
  }

  /// The range of the text after a name; nil for an unknown name.
  func place(of name: String) -> Range<Int>? {
    var name = name
    return text.withUTF8Buffer { bytes in
      let number = name.withUTF8 { slots[slot(of: $0, in: bytes)] }
      guard number > 0 else { return nil }
      let line = lines[Int(number) - 1]
      return Int(line.nameEnd)..<Int(line.end)
    }
  }

  /// The slot that holds the line of a name, or the free one where it belongs.
  private func slot(
    of name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(name) & mask
    while slots[slot] != 0 {
      let line = lines[Int(slots[slot]) - 1]
      if bytes[Int(line.start)..<Int(line.nameEnd)].elementsEqual(name) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The hash FNV-1a.
  ///
  /// The names in a text are our own, so nobody can choose them to collide.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 16)
  }

  /// The colours after a name.
  func entry(_ place: Range<Int>) -> Palette.Entry {
    text.withUTF8Buffer { bytes in
      var entry = Palette.Entry(colors: Array(repeating: nil, count: 8))
      let words = bytes[place].split(separator: UInt8(ascii: " "))
      for (index, word) in words.prefix(8).enumerated() { entry.colors[index] = Self.color(word) }
      return entry
    }
  }

  /// The words after a name.
  func words(_ place: Range<Int>) -> [String] {
    text.withUTF8Buffer { bytes in
      bytes[place].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The position of the next `byte`, or the end of the text.
  ///
  /// Goes eight bytes a step: most of a line is colours.
  private static func end(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ pattern
      // The top bit of a byte that is zero, and perhaps of one after it.
      let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < raw.count, raw[index] != byte { index += 1 }
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
