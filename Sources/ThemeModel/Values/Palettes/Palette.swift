import ThemeBase

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
