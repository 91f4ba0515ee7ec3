import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// The advance widths with which pictures are laid out.
@Suite struct MetricsTests {
  private func checkWidth(_ text: String, _ width: Double, size: Double = 100, _ weight: StyleFontWeight = .regular) {
    let font = FontDescription(pointSize: size, weight: weight)
    let measure = InterTextMetrics().measure(text, font: font, width: .infinity, lineLimit: 1)
    expectEqual(measure.size.width, width, "\(text)")
  }

  @Test func widthsAreThoseOfTheFont() {
    checkWidth("", 0)
    checkWidth("H", 74)
    checkWidth("i", 24)
    checkWidth("Ä", 68)
    checkWidth("1", 47)
  }

  @Test func heavierTextIsWider() {
    let widths = [StyleFontWeight.regular, .semibold, .bold].map { weight in
      InterTextMetrics().measure(
        "Vibration sensor", font: FontDescription(pointSize: 100, weight: weight), width: .infinity, lineLimit: 1
      ).size.width
    }
    expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  @Test func linesBreakAtSpaces() {
    let measure = InterTextMetrics().measure(
      "Vibration sensor reports", font: FontDescription(pointSize: 17), width: 140, lineLimit: 0)
    expect(measure.lineCount == 2 && !measure.isTruncated)
  }
}
