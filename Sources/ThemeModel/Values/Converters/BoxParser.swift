import ThemeTable

/// Reads a box: one to four numbers in CSS order, split at spaces.
///
/// No number or more than four give all zeros, and a comma is an own part, zero.
enum BoxParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> StyleBox {
    var sides = SIMD4<Double>()
    var count = 0
    var commas: Range<Int>?
    for token in text.tokens {
      if text.isComma(token) {
        commas = (commas?.lowerBound ?? token.index)..<token.index + 1
      } else if count > 0, NumberParser.isPercentSign(token, of: text) {
        // Not an own part: NUI ignores a stylesheet that contains one.
        if count < 8 { remarks.note(.percentSign, at: token.indices) }
        continue
      } else {
        let known = remarks.findings.count
        let number = NumberParser.parse(token, of: text, &remarks)
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
