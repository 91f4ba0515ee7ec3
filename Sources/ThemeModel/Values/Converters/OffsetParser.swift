import ThemeTable

/// Reads an offset or a size: two numbers with a comma between; more are ignored.
enum OffsetParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> StyleOffset? {
    var parts = Parts()
    for token in text.tokens { parts.add(token, of: text, &remarks) }
    guard let comma = parts.comma else {
      remarks.reject(.offsetWithoutComma, at: 0..<parts.count)
      return nil
    }
    if let extra = parts.extra { remarks.note(.extraOffsetParts, at: extra..<parts.count) }
    if let stray = parts.stray {
      remarks.reject(.extraTokens, at: stray..<stray + 1)
    } else if parts.first == nil {
      remarks.reject(.wrongType, at: 0..<comma + 1)
    } else if parts.second == nil {
      remarks.reject(.wrongType, at: comma..<parts.count)
    }
    return StyleOffset(x: parts.first ?? 0, y: parts.second ?? 0)
  }

  /// The result of the walk over the tokens.
  private struct Parts {
    var first: Double?
    var second: Double?
    /// The number of tokens.
    var count = 0
    /// The comma between the two numbers.
    var comma: Int?
    /// The start of the part that nobody reads.
    var extra: Int?
    /// A second token in one of the two parts: only the first one is read.
    var stray: Int?

    mutating func add(_ token: ValueToken, of text: ValueText, _ remarks: inout ValueRemarks) {
      count += 1
      if extra != nil { return }
      if text.isComma(token) {
        if comma == nil { comma = token.index } else { extra = token.index }
      } else if (comma == nil ? first : second) == nil {
        let number = NumberParser.parse(token, of: text, &remarks)
        if comma == nil { first = number } else { second = number }
      } else if NumberParser.isPercentSign(token, of: text) {
        // One for each part is enough.
        if remarks.findings.count < 4 { remarks.note(.percentSign, at: token.indices) }
      } else {
        stray = stray ?? token.index
      }
    }
  }
}
