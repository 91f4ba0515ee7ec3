import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@Suite struct TextTests {
  @Test("TS-01 Fiori's text styles have their base sizes") func fioriSizes() {
    for (style, size) in [
      (StyleTextStyle.extraLargeTitle, 52.0), (.extraLargeTitle2, 48), (.largeKPI, 48), (.kpi, 36), (.largeTitle, 34),
      (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15),
      (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ] { expectEqual(font("font-style: \(style.name)").pointSize, size, "\(style)") }
  }

  @Test("TS-02 in UIKit's scale two titles are smaller; weights are UIKit's in both") func uiKitSizes() {
    expectEqual(StyleTextStyle.extraLargeTitle.pointSize(for: .large, in: .uiKit), 36)
    expectEqual(StyleTextStyle.extraLargeTitle2.pointSize(for: .large, in: .uiKit), 28)
    expectEqual(StyleTextStyle.headline.pointSize(for: .large, in: .uiKit), 17)
    for style in [
      StyleTextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ] { expectEqual(style.pointSize(for: .large, in: .uiKit), style.pointSize(for: .large), "\(style)") }
    expectEqual(font("font-style: extraLargeTitle2").weight, .bold)
    expectEqual(font("font-style: headline").weight, .semibold)
    expectEqual(font("font-style: extraLargeTitle").weight, .bold)
    expectEqual(font("font-style: body").weight, .regular)
  }

  private func font(_ declaration: String, _ category: StyleTextSize = .large) -> FontDescription {
    theme("Label { \(declaration); }").style(of: StyledPart("Label", .text), in: StyleEnvironment()).font(for: category)
  }

  @Test func textGrowsWithTheUsersSize() {
    expectEqual(font("font-style: body", .extraSmall).pointSize, 14)
    expectEqual(font("font-style: body", .accessibilityExtraExtraExtraLarge).pointSize, 53)
    expectEqual(font("font-size: 20", .accessibilityExtraExtraExtraLarge).pointSize, 20)
    let named = font("font-name: Avenir-Book")
    expect(named.name == "Avenir-Book" && named.pointSize == 17)
  }

  @Test func textsAreBrokenAtSpaces() {
    let metrics = ApproximateTextMetrics()
    let font = FontDescription(pointSize: 10)
    func measure(_ text: String, _ width: Double, _ limit: Int = 0) -> TextMeasure {
      metrics.measure(text, font: font, width: width, lineLimit: limit)
    }
    let word = metrics.measure("nnnn", font: font, width: .infinity, lineLimit: 1)
    expect(word.lineCount == 1 && word.size.height == 12)
    let width = word.size.width
    expectEqual(measure("nnnn nnnn nnnn", width).lineCount, 3)
    expectEqual(measure("nnnn nnnn nnnn", 1000).lineCount, 1)
    expectEqual(measure("nnnnnnnn", width).lineCount, 2)
    expectEqual(measure("a\nb\n", 1000).lineCount, 3)
    expectEqual(measure("", 100).size, LayoutSize(width: 0, height: 12))
    let cut = measure("nnnn nnnn nnnn", width, 2)
    expect(cut.lineCount == 2 && cut.isTruncated && cut.size.width == width)
    expectEqual(measure("nnnn nnnn nnnn", width, 3).isTruncated, false)
  }

  @Test func measuringIsMonotonous() {
    let metrics = ApproximateTextMetrics()
    let text = "The quick brown fox jumps over the lazy dog 0123456789 漢字 é 🦊"
    var lines = Int.max
    for width in stride(from: 5.0, through: 500, by: 5) {
      let measure = metrics.measure(text, font: FontDescription(pointSize: 17), width: width, lineLimit: 0)
      expect(measure.lineCount <= lines)
      expect(measure.size.width <= width)
      lines = measure.lineCount
    }
    for width in [0, -1, Double.nan, .infinity] {
      let measure = metrics.measure(text, font: FontDescription(pointSize: .nan), width: width, lineLimit: 3)
      expect(measure.lineCount >= 1 && measure.size.height.isFinite)
    }
  }

  /// Pictures and views of an app show a text in the same letters.
  @Test func lettersAreTransformed() {
    let text = "the PUMP's seal-ring"
    expectEqual(
      TextTransform.allCases.map { $0.applied(to: text) },
      ["THE PUMP'S SEAL-RING", "the pump's seal-ring", "The Pump's Seal-Ring", text])
  }
}
