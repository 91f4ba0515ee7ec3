/// The named colours of [CSS](https://drafts.csswg.org/css-color/#named-colors).
package enum WebColor {
  /// The colour of a name in small letters that no runtime of ours knows, as a hex literal; nil for any other name.
  package static func hex(_ name: String) -> String? {
    let isOurs = NamedColor.synonyms[name] != nil || NamedColor.basic.keys.contains { $0.lowercased() == name }
    return isOurs ? nil : anyHex(name)
  }

  /// The colour of any name of CSS in small letters as a hex literal, as CSS means it, or nil for an unknown name.
  package static func anyHex(_ name: String) -> String? { table.text(of: name).map { "#" + $0 } }

  private static let table = PaletteText(EmbeddedData.webColors)
}
