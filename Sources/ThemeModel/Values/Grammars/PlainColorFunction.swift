import ThemeTable

/// `rgb ( 10 , 110 , 153 )` and `rgba ( 10 , 110 , 153 , 0.5 )`: whole channels, and an alpha with a point.
enum PlainColorFunction {
  private static let opaque = Array("rgb ( ".utf8)
  private static let translucent = Array("rgba ( ".utf8)

  /// The colour of a canonical text; nil for any other text.
  static func read(_ text: Swift.Span<UInt8>) -> StyleColor? {
    let hasAlpha = text.starts(with: translucent)
    guard hasAlpha || text.starts(with: opaque) else { return nil }
    var numbers = PlainNumbers(from: hasAlpha ? translucent.count : opaque.count)
    guard let red = channel(&numbers, text), numbers.skip(",", in: text), let green = channel(&numbers, text),
      numbers.skip(",", in: text), let blue = channel(&numbers, text)
    else { return nil }
    var color = ColorChannels(red: red, green: green, blue: blue)
    if hasAlpha {
      guard numbers.skip(",", in: text), let alpha = numbers.next(in: text), !alpha.isWhole, alpha.value <= 1 else {
        return nil
      }
      color.alpha = alpha.value
    }
    return numbers.skip(")", in: text) && numbers.isAtEnd(of: text) ? color.color : nil
  }

  private static func channel(_ numbers: inout PlainNumbers, _ text: Swift.Span<UInt8>) -> Double? {
    guard let number = numbers.next(in: text), number.isWhole, number.value <= 255 else { return nil }
    return number.value / 255
  }
}
