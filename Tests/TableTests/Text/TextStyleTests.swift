import TestSupport
import Testing
import ThemeTable

/// Sizes and weights of text styles; the ids are those of the behaviour checks.
@Suite struct TextStyleTests {
  @Test(
    "TS-01 sizes of Fiori's text styles",
    arguments: [
      ("extraLargeTitle", 52.0), ("extraLargeTitle2", 48), ("largeKPI", 48), ("KPI", 36), ("largeTitle", 34),
      ("title1", 28), ("title2", 22), ("title3", 20), ("headline", 17), ("body", 17), ("callout", 16),
      ("subheadline", 15), ("footnote", 13), ("caption1", 12), ("caption2", 11),
    ]) func fioriSize(name: String, points: Double)
  { expectEqual(StyleTextStyle(name).pointSize, points) }

  @Test("TS-02 sizes and weights of UIKit's text styles") func uiKitSizes() {
    expectEqual(StyleTextStyle.extraLargeTitle.pointSize(for: .large, in: .uiKit), 36)
    expectEqual(StyleTextStyle.extraLargeTitle.weight, .bold)
    expectEqual(StyleTextStyle.extraLargeTitle2.pointSize(for: .large, in: .uiKit), 28)
    expectEqual(StyleTextStyle.extraLargeTitle2.weight, .bold)
    expectEqual(StyleTextStyle.headline.pointSize(for: .large, in: .uiKit), 17)
    expectEqual(StyleTextStyle.headline.weight, .semibold)
    expect(StyleTextStyle.kpi.pointSize(for: .large, in: .uiKit) == nil)
    for style in StyleTextStyle.wellKnown.dropFirst(4) {
      expectEqual(style.pointSize(for: .large, in: .uiKit), style.pointSize)
    }
  }

  @Test func sizesNeverShrinkAsTheCategoryGrows() {
    for scale in StyleTypeScale.allCases {
      for style in StyleTextStyle.wellKnown {
        let sizes = StyleTextSize.allCases.compactMap { style.pointSize(for: $0, in: scale) }
        expectEqual(sizes, sizes.sorted())
        expect(sizes.isEmpty || sizes.count == 12)
      }
    }
    expectEqual(StyleTextStyle.body.pointSize(for: .accessibilityExtraExtraExtraLarge), 53)
    expect(StyleTextStyle("unheard-of").pointSize == nil)
  }
}
