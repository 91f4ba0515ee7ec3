import ThemeBase

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
