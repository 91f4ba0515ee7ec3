import ThemeBase
import ThemeTable

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

/// Reads the name of an image: one word, `/` and `.` included, or a string.
enum ImageNameParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> String? {
    var tokens = text.tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    if let second = tokens.next() { return remarks.fail(.extraTokens, at: second.index..<text.tokenCount) }
    guard isName(first, of: text) else { return remarks.fail(.wrongType, at: first.indices) }
    return text.string(first.range).unquoted
  }

  /// No variable, no colour literal, no plain number, no punctuation.
  private static func isName(_ token: ValueToken, of text: ValueText) -> Bool {
    let byte = text.byte(token.range.lowerBound)
    if byte.isQuote { return true }
    let starts = byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
    let marks: Set<UInt8> = [0x2E, 0x2D, 0x5F, 0x5C]
    guard starts || marks.contains(byte) && token.range.count > 1 else { return false }
    let scanner = DecimalScanner(text.bytes, in: token.range)
    return !scanner.isNumber || scanner.end < token.range.upperBound
  }
}

/// Reads a list of names with commas between, as `exclude-views` has.
enum NamesParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> [String]? {
    var names: [String] = []
    var wrong: ValueToken?
    var wantsName = true
    var last: ValueToken?
    for token in text.tokens {
      last = token
      let isComma = text.isComma(token)
      if wrong == nil, isComma == wantsName || !isComma && !isName(token, of: text) { wrong = token }
      if !isComma { names.append(text.string(token.range).unquoted) }
      wantsName = isComma
    }
    guard let last else { return remarks.fail(.empty, at: 0..<0) }
    if wantsName { wrong = wrong ?? last }
    if let wrong { remarks.reject(.wrongType, at: wrong.indices) }
    return names
  }

  private static func isName(_ token: ValueToken, of text: ValueText) -> Bool {
    let byte = text.byte(token.range.lowerBound)
    return byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }
}

/// Reads the name of a text style.
enum TextStyleParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> StyleTextStyle? {
    guard let only = text.onlyToken else { return remarks.fail(.extraTokens, at: 1..<text.tokenCount) }
    guard only.range.count <= EditDistance.longestName else { return remarks.fail(.unknownKeyword, at: only.indices) }
    let name = text.string(only.range)
    let style = StyleTextStyle(name)
    if StyleTextStyle.wellKnown.contains(style) { return style }
    guard !remarks.isBrief else { return remarks.fail(.unknownKeyword, at: only.indices) }
    let nearest = NameSuggester.keyword(for: name, in: StyleTextStyle.wellKnown.map { $0.name })
    return remarks.fail(.unknownKeyword, at: only.indices, replacement: nearest)
  }
}
