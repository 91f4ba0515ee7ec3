import ThemeBase
package import ThemeTable

/// The text form of tables by name.
///
/// One line for each name and the words after it; `#` begins a comment.
struct PaletteText: Sendable {
  private let text: StaticString
  /// The names of all lines; a dictionary would have to be made of strings.
  private var table = NameTable()
  /// The range of what follows each name.
  private var contents: [Range<Int>] = []

  /// Finds the lines of a text; the last of several with one name applies.
  init(_ text: StaticString) {
    self.text = text
    text.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
        let nameEnd = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
        let name = table.intern(UnsafeBufferPointer(rebasing: line[..<nameEnd]))
        if name == contents.count { contents.append(nameEnd..<line.endIndex) }
        contents[Int(name)] = nameEnd..<line.endIndex
      }
    }
  }

  /// The names of all lines, in their order.
  var names: [String] { (0..<UInt32(table.count)).map { table[$0] } }

  /// The range of what follows a name, or nil for an unknown name.
  func content(of name: String) -> Range<Int>? { table.id(name).map { contents[Int($0)] } }

  /// The words after a name.
  func words(_ content: Range<Int>) -> [String] {
    text.withUTF8Buffer { bytes in
      bytes[content].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All that follows a name, with one space between words, or nil for an unknown name.
  func text(of name: String) -> String? { content(of: name).map { words($0).joined(separator: " ") } }
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
