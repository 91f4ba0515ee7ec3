import ThemeBase
import ThemeTable

/// A colour in hex digits, found anywhere in a value as the runtimes find it.
struct HexLiteral {
  /// The range of mark and digits in the compact text.
  var range: Range<Int>
  /// The number of hex digits after the mark.
  var digits: Int
  /// The first eight digits, the missing ones zero.
  var bits: UInt32

  /// The literal that a target reads: the first one that is long enough for its longest form, else
  /// for the next.
  ///
  /// NUI takes six digits only; Fiori's readers look for eight, then for six, then for three.
  static func find(in text: CompactText, target: Target) -> HexLiteral? {
    let wanted = target == .nui ? [6] : [8, 6, 3]
    var (found, best): (HexLiteral?, Int) = (nil, wanted.count)
    forEach(in: text) { literal in
      if let place = wanted.firstIndex(where: { literal.digits >= $0 }), place < best {
        (found, best) = (literal, place)
      }
      return best > 0
    }
    return found
  }

  /// The longest literal that looks like one, whatever its length: what the author meant where
  /// nothing can be read.
  static func longest(in text: CompactText) -> HexLiteral? {
    var best: HexLiteral?
    forEach(in: text) { literal in
      let isMeant = literal.range.lowerBound == 0 || text.byte(literal.range.lowerBound) == hash
      if isMeant, literal.digits > (best?.digits ?? -1) { best = literal }
      return true
    }
    return best
  }

  private static let hash = UInt8(ascii: "#")

  /// Walks over everything that begins with `#` or `0x`, until `body` returns false.
  private static func forEach(in text: CompactText, _ body: (HexLiteral) -> Bool) {
    var index = 0
    while index < text.bytes.count {
      let isHash = text.byte(index) == hash
      let isZeroX = text.byte(index) == UInt8(ascii: "0") && text.byte(index + 1) == UInt8(ascii: "X")
      guard isHash || isZeroX else {
        index += 1
        continue
      }
      let literal = read(from: index, digitsAt: index + (isHash ? 1 : 2), in: text)
      guard body(literal) else { return }
      // The last digit may be the zero of another mark.
      index = Swift.max(index + 1, literal.range.upperBound - 1)
    }
  }

  private static func read(from start: Int, digitsAt first: Int, in text: CompactText) -> HexLiteral {
    var end = first
    var bits: UInt32 = 0
    while let digit = text.byte(end).hexDigit {
      if end - first < 8 { bits = bits << 4 | UInt32(digit) }
      end += 1
    }
    let missing = Swift.max(0, 8 - (end - first))
    bits = missing < 8 ? bits << UInt32(missing * 4) : 0
    return HexLiteral(range: start..<end, digits: end - first, bits: bits)
  }

  /// The colour of the first six digits.
  var opaque: StyleColor { StyleColor(rgba: bits | 0xFF) }

  /// The colour of the first three digits, each doubled.
  var short: StyleColor {
    func double(_ shift: UInt32) -> UInt8 { UInt8(bits >> shift & 0xF) * 17 }
    return StyleColor(red: double(28), green: double(24), blue: double(20))
  }

  /// The readings of the first eight digits by the runtimes.
  var alphaReadings: HexAlphaReadings {
    let percent = Swift.min(bits >> 24, 100)
    let alpha = (percent * 255 + 50) / 100
    return HexAlphaReadings(
      nui: opaque, fioriUIKit: StyleColor(rgba: bits << 8 | alpha), fioriSwiftUI: StyleColor(rgba: bits))
  }

  /// The colour as a target reads it, and what runtimes disagree about.
  func color(in compact: CompactText, of text: ValueText, target: Target, _ remarks: inout ValueRemarks) -> StyleColor {
    let tokens = compact.tokens(range, of: text)
    let count = digits(readBy: target)
    // A wrong number of digits and what follows them in the same word are one mistake.
    var isMisspelt = false
    switch digits {
    case 3, 6: break
    case 8: if !alphaReadings.agree { remarks.note(.ambiguousHexAlpha(alphaReadings), at: tokens) }
    default:
      remarks.note(.wrongHexLength(digits: digits, read: count), at: tokens)
      isMisspelt = text.onlyToken != nil
    }
    if range != compact.bytes.indices, !isMisspelt { remarks.note(.ignoredText, at: text.allTokens) }
    return count == 8 ? alphaReadings[target] : count == 6 ? opaque : short
  }

  /// The number of digits that a target takes.
  private func digits(readBy target: Target) -> Int {
    if target == .nui { return 6 }
    return digits >= 8 ? 8 : digits >= 6 ? 6 : 3
  }
}

/// A value's text without white space and in capitals: what the runtimes look for colours in.
struct CompactText {
  let bytes: [UInt8]

  init(_ text: ValueText) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count)
    for byte in text.bytes where byte != UInt8(ascii: " ") { bytes.append(byte.asciiUppercased) }
    self.bytes = bytes
  }

  /// The byte at an index; 0 outside.
  func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// The tokens of the text that hold any of these bytes.
  func tokens(_ range: Range<Int>, of text: ValueText) -> Range<Int> {
    var offset = 0
    var first: Int?
    var last = 0
    for token in text.tokens {
      let length = text.bytes[token.range].reduce(0) { $1 == UInt8(ascii: " ") ? $0 : $0 + 1 }
      if offset < range.upperBound, offset + length > range.lowerBound {
        first = first ?? token.index
        last = token.index + 1
      }
      offset += length
      if offset >= range.upperBound { break }
    }
    return (first ?? 0)..<Swift.max(last, first ?? 0)
  }
}
