import ThemeTable

/// Reads several numbers.
extension ValueText {
  /// A box: one to four numbers in CSS order, split at spaces.
  ///
  /// No number or more than four give all zeros, and a comma is an own part, zero.
  func box(_ remarks: inout ValueRemarks) -> StyleBox {
    var sides = SIMD4<Double>()
    var count = 0
    var commas: Range<Int>?
    for token in tokens {
      if isComma(token) {
        commas = (commas?.lowerBound ?? token.index)..<token.index + 1
      } else if count > 0, isPercentSign(token) {
        // Not an own part: NUI ignores a stylesheet that contains one.
        if count < 8 { remarks.note(.percentSign, at: token.indices) }
        continue
      } else {
        let known = remarks.findings.count
        let number = number(token, &remarks)
        if count < sides.scalarCount { sides[count] = number }
        // Enough to tell what is wrong; a hostile value has a million parts.
        if count >= 8 { remarks.findings.removeSubrange(known...) }
      }
      count += 1
    }
    if let commas {
      remarks.note(.boxWithCommas, at: commas)
    } else if count > 4 {
      remarks.reject(.boxParts(count), at: 4..<count)
    }
    return StyleBox(sides, count: count)
  }

  /// An offset or a size: two numbers with a comma between; more are ignored.
  func offset(_ remarks: inout ValueRemarks) -> StyleOffset? {
    var parts = OffsetParts()
    for token in tokens { parts.add(token, of: self, &remarks) }
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
  private struct OffsetParts {
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
        let number = text.number(token, &remarks)
        if comma == nil { first = number } else { second = number }
      } else if text.isPercentSign(token) {
        // One for each part is enough.
        if remarks.findings.count < 4 { remarks.note(.percentSign, at: token.indices) }
      } else {
        stray = stray ?? token.index
      }
    }
  }
}

extension StyleBox {
  /// A box of one to four sides in CSS order; all zeros for any other number of them.
  init(_ sides: SIMD4<Double>, count: Int) {
    switch count {
    case 1: self.init(top: sides[0], right: sides[0], bottom: sides[0], left: sides[0])
    case 2: self.init(top: sides[0], right: sides[1], bottom: sides[0], left: sides[1])
    case 3: self.init(top: sides[0], right: sides[1], bottom: sides[2], left: sides[1])
    case 4: self.init(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
    default: self.init(top: 0, right: 0, bottom: 0, left: 0)
    }
  }
}
