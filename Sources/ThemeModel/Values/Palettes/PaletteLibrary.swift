import ThemeBase

/// All palettes, each read when it is first asked for.
package enum PaletteLibrary {
  package static func palette(_ version: PaletteVersion) -> Palette {
    switch version {
    case .v2: v2
    case .v3: v3
    case .v4: v4
    case .v5: v5
    case .v6: v6
    case .v7: v7
    case .v8: v8
    }
  }

  private static let v2 = Palette(EmbeddedData.paletteV2)
  private static let v3 = Palette(EmbeddedData.paletteV3)
  private static let v4 = Palette(EmbeddedData.paletteV4)
  private static let v5 = Palette(EmbeddedData.paletteV5)
  private static let v6 = Palette(EmbeddedData.paletteV6)
  private static let v7 = Palette(EmbeddedData.paletteV7)
  private static let v8 = Palette(EmbeddedData.paletteV8)

  /// UIKit's own adaptive colours by the names that `UIColor` has for them, `Color` left off.
  package static let uiKit = Palette(EmbeddedData.paletteUIKit)

  /// The names that the latest palette lacks, each at the beginning of a line.
  private static let olderNames = PaletteText(EmbeddedData.paletteNames)

  /// After each name the older name whose colour it has, and the palettes in which it has it.
  private static let maps = PaletteText(EmbeddedData.paletteMaps)

  /// All names that SAP's runtime knows, sorted.
  package static var styles: [String] { (palette(.latest).names + olderNames.names).sorted() }

  /// Whether SAP's runtime knows the name; only the latest palette is read for that.
  package static func isStyle(_ name: String) -> Bool {
    palette(.latest).contains(name) || olderNames.content(of: name) != nil
  }

  /// The older name whose colour a name has in a palette; nil if it has its own.
  package static func compatibleName(of name: String, in version: PaletteVersion) -> String? {
    guard let words = maps.content(of: name).map(maps.words), let older = words.first,
      words.dropFirst().contains(version.rawValue)
    else { return nil }
    return older
  }

  /// The name that newer palettes have in place of an older one, or nil.
  package static func successor(of name: String) -> String? {
    maps.names.first { maps.content(of: $0).map(maps.words)?.first == name }
  }
}

/// The colours of one palette as SAP's table states them.
///
/// Its text is part of the program. Only the names are read at the start; a colour is when it is asked for.
package struct Palette: Sendable {
  private let text: PaletteText

  /// Finds the names of a palette in its text.
  init(_ text: StaticString) { self.text = PaletteText(text) }

  /// All names, in the order of the table.
  package var names: [String] { text.names }

  /// The same names as bytes.
  var table: NameTable { text.table }

  package func contains(_ name: String) -> Bool { text.content(of: name) != nil }

  /// The colour of a name with its variants.
  ///
  /// Nil for an unknown name and for one without any colour.
  package func color(_ name: String) -> PaletteColor? {
    guard let colors = text.content(of: name).map(text.colors),
      // Any stated colour: for a table that leaves out even the plain variants.
      let any = colors.lazy.compactMap({ $0 }).first
    else { return nil }
    return PaletteColor { variant in ([variant] + variant.fallbacks).lazy.compactMap { colors[$0.index] }.first ?? any }
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
