/// `rgb`, `rgba`, `hsl` and `hsla`: no functions but literals, whose components may be computed.
struct ColorLiteral: Hashable, Sendable {
  /// Whether the fourth component is an alpha.
  var hasAlpha: Bool

  /// The literal of that name in whatever case, as the runtimes read it; nil for another word.
  init?(name: ArraySlice<UInt8>) {
    guard name.count == 3 || name.count == 4 else { return nil }
    let letters = name.map { $0 | 0x20 }
    guard letters.starts(with: "rgb".utf8) || letters.starts(with: "hsl".utf8) else { return nil }
    guard letters.count == 3 || letters[3] == UInt8(ascii: "a") else { return nil }
    hasAlpha = letters.count == 4
  }

  /// A computed component as the literal has to hold it; nil if it is not in 0…255.
  ///
  /// A component with a dot is a fraction, one without counts up to 255, so the form decides what is read. A result of at
  /// most 1 is a fraction, a larger one counts up to 255. Only a 1 that is made of numbers without a dot is ambiguous:
  /// it is one of 255 as a channel, and opaque as an alpha.
  func component(_ number: ExpressionNumber, at index: Int) -> [UInt8]? {
    guard number.value >= 0, number.value <= 255 else { return nil }
    let isAlpha = hasAlpha && index == 3
    if number.value <= 1, isAlpha || number.hasDot || number.value != 1 { return number.text(withDot: true) }
    return ExpressionNumber(value: Double(UInt8(number.value + 0.5))).text
  }
}
