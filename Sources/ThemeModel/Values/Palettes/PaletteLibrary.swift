import ThemeBase
package import ThemeTable

/// All palettes, the names of each indexed when it is first asked for.
package enum PaletteLibrary {
  package static func palette(_ version: PaletteVersion) -> Palette { PaletteData.palette(version) }

  /// UIKit's own adaptive colours by the names that `UIColor` has for them, `Color` left off.
  package static var uiKit: Palette { PaletteData.uiKit }

  /// After each name the older name whose colour it has, and the palettes in which it has it.
  private static let maps = NamedLines(EmbeddedData.paletteMaps)

  /// All names that SAP's runtime knows, sorted.
  package static var styles: [String] { (palette(.latest).names + PaletteData.names.names).sorted() }

  /// Whether SAP's runtime knows the name: the latest palette has it, or an older one had.
  package static func isStyle(_ name: String) -> Bool {
    palette(.latest).contains(name) || PaletteData.names.contains(name)
  }

  /// The same for bytes.
  package static func isStyle(_ name: ArraySlice<UInt8>) -> Bool {
    palette(.latest).table.id(name) != nil || PaletteData.names.table.id(name) != nil
  }

  /// The older name whose colour a name has in a palette; nil if it has its own.
  package static func compatibleName(of name: String, in version: PaletteVersion) -> String? {
    guard let words = maps.words(after: name), words.dropFirst().contains(version.rawValue) else { return nil }
    return words[0]
  }

  /// The name that newer palettes have in place of an older one, or nil.
  package static func successor(of name: String) -> String? {
    maps.names.first { maps.words(after: $0)?.first == name }
  }
}

/// The colours of one palette as SAP's table states them.
///
/// Its text is part of the program, see `PaletteData`. A colour is read when it is asked for.
package struct Palette: Sendable {
  /// The names, in the order of the table.
  let table: NameTable
  /// Eight colours for each name, in the order of ``PaletteVariant/index``, as `RRGGBBAA`; `--------` is one that is not
  /// stated.
  private let colors: StaticString

  /// A palette of names that differ, one after the other, with the end of each.
  init(names: StaticString, ends: [UInt32], colors: StaticString) {
    table = names.withUTF8Buffer { NameTable(distinct: $0, ends: ends) }
    self.colors = colors
  }

  /// All names, in the order of the table.
  package var names: [String] { (0..<UInt32(table.count)).map { table[$0] } }

  package func contains(_ name: String) -> Bool { table.id(name) != nil }

  /// The colour of a name with its variants.
  ///
  /// Nil for an unknown name and for one without any colour.
  package func color(_ name: String) -> PaletteColor? {
    guard let number = table.id(name) else { return nil }
    let colors = (0..<8).map { color(Int(number) * 8 + $0) }
    // Any stated colour: for a table that leaves out even the plain variants.
    guard let any = colors.lazy.compactMap({ $0 }).first else { return nil }
    return PaletteColor { variant in
      if let own = colors[variant.index] { return own }
      return variant.fallbacks.lazy.compactMap { colors[$0.index] }.first ?? any
    }
  }

  /// The colour with a number among all of the palette; nil for one that is not stated.
  private func color(_ number: Int) -> StyleColor? {
    colors.withUTF8Buffer { bytes in
      guard number * 8 + 8 <= bytes.count else { return nil }
      var bits: UInt32 = 0
      for index in number * 8..<number * 8 + 8 {
        guard let digit = bytes[index].hexDigit else { return nil }
        bits = bits << 4 | UInt32(digit)
      }
      return StyleColor(rgba: bits)
    }
  }
}

/// A palette by the name that `@palette` and `--palette` take.
package enum PaletteVersion: String, CaseIterable, Comparable, Sendable {
  case v2, v3, v4, v5, v6, v7, v8

  /// The default palette.
  package static let latest = PaletteVersion.v8

  package static func < (left: PaletteVersion, right: PaletteVersion) -> Bool { left.place < right.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
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
