import ThemeTable

#if hasFeature(Embedded)
  /// The type that ``TextMeasuring`` refines: Embedded Swift knows `any` only of objects.
  public typealias MeasuringType = AnyObject & Sendable
#else
  /// The type that ``TextMeasuring`` refines.
  public typealias MeasuringType = Sendable
#endif

/// Measures texts: the font system of a platform, or ``ApproximateTextMetrics``.
///
/// Layout asks for nothing else of a font, so a layout is deterministic where the measuring is.
public protocol TextMeasuring: MeasuringType {
  /// The height of one line in points.
  func lineHeight(of font: FontDescription) -> Double
  /// The room that a text takes when it is broken into lines at a width.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds break lines.
  ///   - font: Its font.
  ///   - width: The room in points; infinity for as much as the text needs.
  ///   - lineLimit: The most lines; 0 for any number.
  /// - Returns: The size in points, the number of lines, and whether some of the text did not fit.
  func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure
}

/// The room that a text takes.
public struct TextMeasure: Hashable, Sendable {
  /// Width of the longest line and height of all lines, in points.
  public var size: LayoutSize
  /// The number of lines.
  public var lineCount: Int
  /// Whether the last line is cut at its tail.
  public var isTruncated: Bool

  /// A measure from its parts.
  public init(size: LayoutSize, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// The system font, roughly: widths by kind of character, the same on every platform.
///
/// One line is 1.2 times the point size high, rounded up to whole points. A character's width is a fraction of the
/// point size (`advance(of:)`); semibold is 3 %, bold 6 % wider. Against the real font a line of prose is off by a few
/// per cent, which is enough to tell which texts wrap and which rows a screen holds.
public final class ApproximateTextMetrics: TextMeasuring {
  /// The metric.
  public init() {}

  /// The height of one line in points.
  public func lineHeight(of font: FontDescription) -> Double { (font.pointSize * 1.2).rounded(.up) }

  /// Breaks the text at spaces, and inside words longer than a line; linear in the text.
  public func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure {
    var breaker = LineBreaker(width: width, scale: font.pointSize * Self.factor(of: font.weight), lineLimit: lineLimit)
    for scalar in text.unicodeScalars { guard breaker.take(scalar, advance: Self.advance(of: scalar)) else { break } }
    breaker.finish()
    return TextMeasure(
      size: LayoutSize(width: breaker.longest.rounded(.up), height: Double(breaker.lineCount) * lineHeight(of: font)),
      lineCount: breaker.lineCount, isTruncated: breaker.isTruncated)
  }

  private static func factor(of weight: StyleFontWeight) -> Double {
    weight == .bold ? 1.06 : weight == .semibold ? 1.03 : 1
  }

  /// The width of a character as a fraction of the point size.
  package static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20, 0xA0: 0.28
    case 0..<0x20: 0
    case 0x21...0x7E: ascii[Int(scalar.value) - 0x21]
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      1
    case 0x2014, 0x2026: 1
    case 0x1F300...0x1FAFF: 1.25
    default: 0.56
    }
  }

  /// Widths of the printable ASCII characters from `!` on.
  private static let ascii: [Double] = (0x21...0x7E).map { value in
    switch Character(Unicode.Scalar(value) ?? " ") {
    case "i", "j", "l", "I", "!", "'", ".", ",", ":", ";", "|": 0.26
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "`", "\"": 0.36
    case "m", "w", "M", "W", "@", "%": 0.87
    case "A"..."Z", "&": 0.68
    case "0"..."9", "+", "=", "<", ">", "~", "#", "$", "?", "_", "*", "^": 0.6
    default: 0.54
    }
  }
}
