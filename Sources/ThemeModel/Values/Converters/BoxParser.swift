import ThemeTable

/// Reads a box: one to four numbers in CSS order, split at spaces.
///
/// No number or more than four give all zeros, and a comma is an own part, zero.
enum BoxParser {
  static func parse(_ text: ValueText) -> Reading<StyleBox> {
    var reading = Reading<StyleBox>(nil)
    var sides = SIMD4<Double>()
    var count = 0
    var commas: Range<Int>?
    for token in text.tokens {
      if text.isComma(token) {
        commas = (commas?.lowerBound ?? token.index)..<token.index + 1
      } else if count > 0, NumberParser.isPercentSign(token, of: text) {
        // Not an own part: NUI ignores a stylesheet that contains one.
        if count < 8 { reading.findings.append(Finding(.percentSign, at: token.indices)) }
        continue
      } else {
        let part = NumberParser.parse(token, of: text)
        if count < sides.scalarCount { sides[count] = part.value ?? 0 }
        // Enough to tell what is wrong; a hostile value has a million parts.
        if count < 8 { reading.findings += part.findings }
        reading.mismatch = reading.mismatch ?? part.mismatch
      }
      count += 1
    }
    reading.value = StyleBox(sides, count: count)
    if let commas {
      reading.findings.append(Finding(.boxWithCommas, at: commas))
    } else if count > 4, reading.mismatch == nil {
      reading.mismatch = Mismatch(.boxParts(count), at: 4..<count)
    }
    return reading
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
