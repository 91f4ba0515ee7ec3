import ThemeBase
package import ThemeTable

/// The text form of a palette, and of other tables by name.
///
/// One line for each name, `#` begins a comment. After the name there are up to eight colours in the
/// order of ``PaletteVariant/index``: on light and on dark background, then the same two elevated,
/// in high contrast, and both. `-` is a variant that the table does not state.
struct PaletteText: Sendable {
  /// Less than most lines have: the colours alone take more.
  private static let usualLineLength = 48

  private let text: StaticString
  /// The names of all lines; a dictionary would have to be made of strings, at the start of every run.
  private(set) var table: NameTable
  /// The range of what follows each name.
  private var contents: [Range<Int>] = []

  /// Finds the lines of a text; the last of several with one name applies.
  init(_ text: StaticString) {
    self.text = text
    let capacity = text.utf8CodeUnitCount / Self.usualLineLength
    table = NameTable(minimumCapacity: capacity)
    contents.reserveCapacity(capacity)
    text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let end = Self.end(of: UInt8(ascii: "\n"), in: bytes, from: start)
        let nameEnd = Swift.min(end, Self.end(of: UInt8(ascii: " "), in: bytes, from: start))
        if nameEnd > start, bytes[start] != UInt8(ascii: "#") {
          let name = table.intern(UnsafeBufferPointer(rebasing: bytes[start..<nameEnd]))
          if name == contents.count { contents.append(nameEnd..<end) }
          contents[Int(name)] = nameEnd..<end
        }
        start = end + 1
      }
    }
  }

  /// The names of all lines, in their order.
  var names: [String] { (0..<UInt32(table.count)).map { table[$0] } }

  /// The range of what follows a name, or nil for an unknown name.
  func content(of name: String) -> Range<Int>? { table.id(name).map { contents[Int($0)] } }

  /// The eight colours after a name, as far as they are stated.
  func colors(_ content: Range<Int>) -> [StyleColor?] {
    text.withUTF8Buffer { bytes in
      let words = bytes[content].split(separator: UInt8(ascii: " ")).prefix(8)
      return words.map(Self.color) + Array(repeating: nil, count: 8 - words.count)
    }
  }

  /// The words after a name.
  func words(_ content: Range<Int>) -> [String] {
    text.withUTF8Buffer { bytes in
      bytes[content].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All that follows a name, with one space between words, or nil for an unknown name.
  func text(of name: String) -> String? { content(of: name).map { words($0).joined(separator: " ") } }

  /// The offset of the next `byte`, or the end of the text.
  ///
  /// Goes eight bytes a step: most of a line is colours.
  private static func end(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
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

/// The palette colours that take their values from parameters of SAP's web themes.
package enum SAPParameterMap {
  /// A palette colour and the parameter whose value it takes.
  package struct Row: Sendable {
    package let paletteColor: String
    package let parameter: String
    /// The parameter's values in SAP's own light and dark theme, in which the palette colour keeps its value; nil if the
    /// two have equal values anyway.
    package let standard: (light: StyleColor, dark: StyleColor)?
    /// The alpha of the palette colour in the light and in the dark, or nil if it is the parameter's.
    package let alpha: (light: UInt8, dark: UInt8)?
  }

  /// All rows; of those for one palette colour a later one counts more.
  package static let rows: [Row] = {
    let text = EmbeddedData.sapParameters.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2 else { return nil }
      let numbers = words.dropFirst(2).compactMap { UInt32($0, radix: 16) }
      let colors = numbers.prefix(2).map { StyleColor(rgba: $0 << 8 | 0xFF) }
      let alphas = numbers.dropFirst(2).map { UInt8(truncatingIfNeeded: $0) }
      return Row(
        paletteColor: words[0], parameter: words[1], standard: colors.count == 2 ? (colors[0], colors[1]) : nil,
        alpha: alphas.count == 2 ? (alphas[0], alphas[1]) : nil)
    }
  }()
}
