import ThemeBase

/// Reads the name of a font: a system alias, a PostScript name, or a family name of several words.
package enum FontNameParser {
  /// The aliases of the system font that the runtimes know.
  package static let systemFonts = [
    "system", "boldSystem", "italicSystem", "blackSystem", "heavySystem", "lightSystem", "mediumSystem",
    "semiboldSystem", "thinSystem", "ultraLightSystem",
  ]

  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> String? {
    var count = 0
    var wrong: ValueToken?
    for token in text.tokens {
      if wrong == nil, !isWord(token, of: text, first: count == 0) { wrong = token }
      count += 1
    }
    if let wrong { return remarks.fail(.wrongType, at: wrong.indices) }
    let name = count == 1 ? text.string.unquoted : text.string
    guard count == 1, name.utf8.count <= 16, !systemFonts.contains(name) else { return name }
    // Few names are as long as an alias.
    let aliases = systemFonts.lazy.filter { $0.utf8.count == name.utf8.count }
    if let alias = aliases.first(where: { $0.lowercased() == name.lowercased() }) {
      remarks.note(.fontAliasCase(alias), at: 0..<1)
    }
    return name
  }

  /// A word of a font's name: it begins with a letter or, after the first word, with a digit; or a
  /// string.
  private static func isWord(_ token: ValueToken, of text: ValueText, first: Bool) -> Bool {
    let byte = text.byte(token.range.lowerBound)
    if byte.isASCIILetter || byte >= 0x80 || byte == UInt8(ascii: ".") && token.range.count > 1 { return true }
    if first, byte.isQuote { return true }
    return byte.isASCIIDigit && (!first || isNumbered(token, of: text))
  }

  /// Whether a first word that begins with a digit is a name: `72`, the family of SAP's fonts, or one with a style, such
  /// as `72-Bold`.
  ///
  /// Any other number, and one with a unit, was meant for a size.
  private static func isNumbered(_ token: ValueToken, of text: ValueText) -> Bool {
    let hasStyle = token.range.dropLast().contains {
      text.byte($0) == UInt8(ascii: "-") && text.byte($0 + 1).isASCIILetter
    }
    return hasStyle || text.string(token.range) == "72"
  }
}
