import ThemeTable

/// The colours of one palette as SAP's table states them.
///
/// Its text is part of the program. Only the names are read at the start; a colour is when it is asked for.
package struct Palette: Sendable {
  /// One name with what is stated for it.
  struct Entry: Sendable {
    /// Indexed by ``PaletteVariant/index``.
    var colors: [StyleColor?]
  }

  private let text: PaletteText

  /// Finds the names of a palette in its text.
  init(_ text: StaticString) { self.text = PaletteText(text) }

  /// All names, in the order of the table.
  package var names: [String] { text.names }

  private func entry(_ name: String) -> Entry? { text.content(of: name).map(text.entry) }

  package func contains(_ name: String) -> Bool { text.content(of: name) != nil }

  /// The colour of a name with its variants.
  ///
  /// Nil for an unknown name and for one without any colour.
  package func color(_ name: String) -> PaletteColor? {
    guard let entry = entry(name), entry.colors.contains(where: { $0 != nil }) else {
      return nil
    }
    return PaletteColor { variant in
      let chain = [variant] + variant.fallbacks
      return chain.lazy.compactMap { entry.colors[$0.index] }.first ?? entry.any
    }
  }
}

extension Palette.Entry {
  /// Any stated colour: for a table that leaves out even the plain variants.
  var any: StyleColor { colors.lazy.compactMap(\.self).first ?? StyleColor(rgba: 0xFF) }
}
