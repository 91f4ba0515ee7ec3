import ThemeBase
import ThemeTable

/// Reads names.
extension ValueText {
  /// The aliases of the system font that the runtimes know.
  package static let systemFonts = [
    "system", "boldSystem", "italicSystem", "blackSystem", "heavySystem", "lightSystem", "mediumSystem",
    "semiboldSystem", "thinSystem", "ultraLightSystem",
  ]

  /// The name of a font: a system alias, a PostScript name, or a family name of several words.
  func fontName(_ remarks: inout ValueRemarks) -> String? {
    var count = 0
    var wrong: ValueToken?
    for token in tokens {
      if wrong == nil, !isWord(token, first: count == 0) { wrong = token }
      count += 1
    }
    if let wrong { return remarks.fail(.wrongType, at: wrong.indices) }
    let name = count == 1 ? string.unquoted : string
    guard count == 1, name.utf8.count <= 16, !Self.systemFonts.contains(name) else { return name }
    // Few names are as long as an alias.
    let aliases = Self.systemFonts.lazy.filter { $0.utf8.count == name.utf8.count }
    if let alias = aliases.first(where: { $0.lowercased() == name.lowercased() }) {
      remarks.note(.fontAliasCase(alias), at: 0..<1)
    }
    return name
  }

  /// A word of a font's name: it begins with a letter or, after the first word, with a digit; or a
  /// string.
  private func isWord(_ token: ValueToken, first: Bool) -> Bool {
    let byte = byte(token.range.lowerBound)
    if byte.isASCIILetter || byte >= 0x80 || byte == UInt8(ascii: ".") && token.range.count > 1 { return true }
    if first, byte.isQuote { return true }
    return byte.isASCIIDigit && (!first || isNumbered(token))
  }

  /// Whether a first word that begins with a digit is a name: `72`, the family of SAP's fonts, or one with a style, such
  /// as `72-Bold`.
  ///
  /// Any other number, and one with a unit, was meant for a size.
  private func isNumbered(_ token: ValueToken) -> Bool {
    let hasStyle = token.range.dropLast().contains {
      byte($0) == UInt8(ascii: "-") && byte($0 + 1).isASCIILetter
    }
    return hasStyle || string(token.range) == "72"
  }

  /// The name of an image: one word, `/` and `.` included, or a string.
  func imageName(_ remarks: inout ValueRemarks) -> String? {
    var tokens = tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    if let second = tokens.next() { return remarks.fail(.extraTokens, at: second.index..<tokenCount) }
    guard isImageName(first) else { return remarks.fail(.wrongType, at: first.indices) }
    return string(first.range).unquoted
  }

  /// No variable, no colour literal, no plain number, no punctuation.
  private func isImageName(_ token: ValueToken) -> Bool {
    let byte = byte(token.range.lowerBound)
    if byte.isQuote { return true }
    let starts = byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
    let marks: Set<UInt8> = [0x2E, 0x2D, 0x5F, 0x5C]
    guard starts || marks.contains(byte) && token.range.count > 1 else { return false }
    let scanner = DecimalScanner(bytes, in: token.range)
    return !scanner.isNumber || scanner.end < token.range.upperBound
  }

  /// A list of names with commas between, as `exclude-views` has.
  func names(_ remarks: inout ValueRemarks) -> [String]? {
    var names: [String] = []
    var wrong: ValueToken?
    var wantsName = true
    var last: ValueToken?
    for token in tokens {
      last = token
      let isComma = isComma(token)
      if wrong == nil, isComma == wantsName || !isComma && !isName(token) { wrong = token }
      if !isComma { names.append(string(token.range).unquoted) }
      wantsName = isComma
    }
    guard let last else { return remarks.fail(.empty, at: 0..<0) }
    if wantsName { wrong = wrong ?? last }
    if let wrong { remarks.reject(.wrongType, at: wrong.indices) }
    return names
  }

  private func isName(_ token: ValueToken) -> Bool {
    let byte = byte(token.range.lowerBound)
    return byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }

  /// The name of a text style.
  func textStyle(_ remarks: inout ValueRemarks) -> StyleTextStyle? {
    guard let only = onlyToken else { return remarks.fail(.extraTokens, at: 1..<tokenCount) }
    guard only.range.count <= EditDistance.longestName else { return remarks.fail(.unknownKeyword, at: only.indices) }
    let name = string(only.range)
    let style = StyleTextStyle(name)
    if StyleTextStyle.wellKnown.contains(style) { return style }
    guard !remarks.isBrief else { return remarks.fail(.unknownKeyword, at: only.indices) }
    let nearest = NameSuggester.keyword(for: name, in: StyleTextStyle.wellKnown.map { $0.name })
    return remarks.fail(.unknownKeyword, at: only.indices, replacement: nearest)
  }
}
