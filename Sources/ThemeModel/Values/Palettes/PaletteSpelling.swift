import ThemeBase

/// Finds the palette name that was probably meant: the style and its suffix each for itself.
package enum PaletteSpelling {
  /// The name of a definition that would override a palette colour, without `@`; nil where none is near or it is one.
  package static func nearestKey(to definition: String) -> String? {
    let name = definition.hasPrefix("@") ? String(definition.dropFirst()) : definition
    let key = nearest(to: name, styles: latest, suffixes: keySuffixes)
    return key == name ? nil : key
  }

  /// The colour name nearest to a word with a suffix; nil where none is near.
  static func nearestValue(to word: String, styles: NameSuggester) -> String? {
    guard word.contains("_") else { return nil }
    return nearest(to: word, styles: styles, suffixes: keySuffixes + PaletteReference.schemes)
  }

  private static func nearest(to word: String, styles: NameSuggester, suffixes: [String]) -> String? {
    guard let mark = word.utf8.firstIndex(of: UInt8(ascii: "_")) else { return styles.nearest(to: word) }
    let suffix = String(word[word.index(after: mark)...])
    guard let style = style(String(word[..<mark]), styles) else { return nil }
    if suffixes.contains(suffix) { return style + "_" + suffix }
    return NameSuggester.nearest(to: suffix, in: suffixes).map { style + "_" + $0 }
  }

  private static func style(_ word: String, _ styles: NameSuggester) -> String? {
    PaletteLibrary.isStyle(word) ? word : styles.nearest(to: word)
  }

  private static let keySuffixes = PaletteVariant.allCases.map { $0.keySuffix }

  private static let latest = NameSuggester(PaletteLibrary.palette(.latest).table)
}
