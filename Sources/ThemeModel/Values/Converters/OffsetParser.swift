import ThemeTable

/// Reads an offset or a size: two numbers with a comma between; more are ignored.
enum OffsetParser {
  static func parse(_ text: ValueText) -> Reading<StyleOffset> {
    var parts = Parts()
    for token in text.tokens { parts.add(token, of: text) }
    var reading = parts.reading
    guard let comma = parts.comma else {
      reading.mismatch = reading.mismatch ?? Mismatch(.offsetWithoutComma, at: 0..<parts.count)
      return reading
    }
    reading.value = StyleOffset(x: parts.first ?? 0, y: parts.second ?? 0)
    if let extra = parts.extra { reading.findings.append(Finding(.extraOffsetParts, at: extra..<parts.count)) }
    if reading.mismatch != nil { return reading }
    if let stray = parts.stray {
      reading.mismatch = Mismatch(.extraTokens, at: stray..<stray + 1)
    } else if parts.first == nil {
      reading.mismatch = Mismatch(.wrongType, at: 0..<comma + 1)
    } else if parts.second == nil {
      reading.mismatch = Mismatch(.wrongType, at: comma..<parts.count)
    }
    return reading
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
    var reading = Reading<StyleOffset>(nil)

    mutating func add(_ token: ValueToken, of text: ValueText) {
      count += 1
      if extra != nil { return }
      if text.isComma(token) {
        if comma == nil { comma = token.index } else { extra = token.index }
      } else if (comma == nil ? first : second) == nil {
        let part = NumberParser.parse(token, of: text)
        if comma == nil { first = part.value ?? 0 } else { second = part.value ?? 0 }
        reading.findings += part.findings
        reading.mismatch = reading.mismatch ?? part.mismatch
      } else if NumberParser.isPercentSign(token, of: text) {
        // One for each part is enough.
        guard reading.findings.count < 4 else { return }
        reading.findings.append(Finding(.percentSign, at: token.indices))
      } else {
        stray = stray ?? token.index
      }
    }
  }
}
