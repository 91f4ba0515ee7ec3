import ThemeTable

/// The colours of one palette as SAP's table states them.
///
/// Its text is part of the program. Only the names are read at the start; a colour is when it is asked for.
package struct Palette: Sendable {
  /// One name with what is stated for it.
  struct Entry: Sendable {
    /// Indexed by ``PaletteVariant/index``.
    var colors: [StyleColor?]
    /// Whether some value in SAP's table is no colour; such values are kept out.
    var isMalformed: Bool
  }

  private let text: PaletteText
  /// Where in the text the colours of each name stand.
  private let places: [String: Range<Int>]
  /// All names, in the order of the table.
  package let names: [String]

  /// Reads the names of a palette from its text.
  init(_ text: StaticString) {
    self.text = PaletteText(text)
    var names: [String] = []
    var places: [String: Range<Int>] = [:]
    places.reserveCapacity(256)
    self.text.forEachLine { name, rest in
      names.append(name)
      places[name] = rest
    }
    self.names = names
    self.places = places
  }

  private func entry(_ name: String) -> Entry? { places[name].map(text.entry) }

  package func contains(_ name: String) -> Bool { places[name] != nil }

  /// The colour of a name with its variants.
  ///
  /// Nil for an unknown name and for one that has no readable value at all.
  package func color(_ name: String) -> PaletteColor? {
    guard let entry = entry(name), entry.colors.contains(where: { $0 != nil }) else {
      return nil
    }
    return PaletteColor { variant in
      let chain = [variant] + variant.fallbacks
      return chain.lazy.compactMap { entry.colors[$0.index] }.first ?? entry.any
    }
  }

  /// Whether SAP's table holds something for the name that is no colour.
  package func isMalformed(_ name: String) -> Bool { entry(name)?.isMalformed ?? false }
}

extension Palette.Entry {
  /// Any stated colour: for a table that leaves out even the plain variants.
  var any: StyleColor { colors.lazy.compactMap(\.self).first ?? StyleColor(rgba: 0xFF) }
}
