package import ThemeTable

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
