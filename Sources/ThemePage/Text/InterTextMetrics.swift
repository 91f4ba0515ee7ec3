package import ThemeComponents

/// Text measuring with the advance widths of Inter, a free font that resembles the system's.
///
/// Pictures name Inter first in their font stack, so a text that fits by these metrics fits where the font is installed.
/// A character that the table lacks has the width that ``ApproximateTextMetrics`` gives it. Kerning does not count.
package final class InterTextMetrics: TextMeasuring {
  /// The fonts of pictures and pages, Inter first.
  package static let fontStack =
    "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  /// The metrics.
  package init() {}

  /// The height of one line in points.
  package func lineHeight(of font: FontDescription) -> Double { ApproximateTextMetrics().lineHeight(of: font) }

  /// Breaks the text at spaces, and inside words longer than a line; linear in the text.
  package func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure {
    var breaker = LineBreaker(width: width, scale: font.pointSize, lineLimit: lineLimit)
    let widths = InterAdvances.widths(of: font.weight)
    for scalar in text.unicodeScalars {
      guard breaker.take(scalar, advance: Self.advance(of: scalar, widths)) else { break }
    }
    breaker.finish()
    return TextMeasure(
      size: LayoutSize(width: breaker.longest.rounded(.up), height: Double(breaker.lineCount) * lineHeight(of: font)),
      lineCount: breaker.lineCount, isTruncated: breaker.isTruncated)
  }

  private static func advance(of scalar: Unicode.Scalar, _ widths: [UInt16]) -> Double {
    guard let place = InterAdvances.place(of: scalar), place < widths.count, widths[place] > 0 else {
      return ApproximateTextMetrics.advance(of: scalar)
    }
    return Double(widths[place]) / 1_000
  }
}
