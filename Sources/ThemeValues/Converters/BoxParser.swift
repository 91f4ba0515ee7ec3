import ThemeTable

/// Reads a box: one to four numbers in CSS order, split at spaces.
///
/// No number or more than four give all zeros, and a comma is an own part, zero.
enum BoxParser {
  static func parse(_ text: ValueText) -> Reading<StyleBox> {
    var reading = Reading<StyleBox>(nil)
    var parts: [Double] = []
    var count = 0
    var commas: Range<Int>?
    for token in text.tokens {
      if text.isComma(token) {
        commas = (commas?.lowerBound ?? token.index)..<token.index + 1
        if parts.count < 4 { parts.append(0) }
      } else if count > 0, NumberParser.isPercentSign(token, of: text) {
        // Not an own part: NUI ignores a stylesheet that contains one.
        if count < 8 { reading.findings.append(Finding(.percentSign, at: token.indices)) }
        continue
      } else {
        let part = NumberParser.parse(token, of: text)
        if parts.count < 4 { parts.append(part.value ?? 0) }
        // Enough to tell what is wrong; a hostile value has a million parts.
        if count < 8 { reading.findings += part.findings }
        reading.mismatch = reading.mismatch ?? part.mismatch
      }
      count += 1
    }
    guard count > 0 else { return Reading(.empty, at: 0..<0) }
    reading.value = box(parts, count: count)
    if let commas {
      reading.findings.append(Finding(.boxWithCommas, at: commas))
    } else if count > 4, reading.mismatch == nil {
      reading.mismatch = Mismatch(.boxParts(count), at: 4..<count)
    }
    return reading
  }

  private static func box(_ parts: [Double], count: Int) -> StyleBox {
    switch count {
    case 1: StyleBox(top: parts[0], right: parts[0], bottom: parts[0], left: parts[0])
    case 2: StyleBox(top: parts[0], right: parts[1], bottom: parts[0], left: parts[1])
    case 3: StyleBox(top: parts[0], right: parts[1], bottom: parts[2], left: parts[1])
    case 4: StyleBox(top: parts[0], right: parts[1], bottom: parts[2], left: parts[3])
    default: StyleBox(top: 0, right: 0, bottom: 0, left: 0)
    }
  }
}
