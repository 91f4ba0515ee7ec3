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
  { #expect(StyleTextStyle(name).pointSize == points) }

  @Test("TS-02 sizes and weights of UIKit's text styles") func uiKitSizes() {
    #expect(StyleTextStyle.extraLargeTitle.pointSize(for: .large, in: .uiKit) == 36)
    #expect(StyleTextStyle.extraLargeTitle.weight == .bold)
    #expect(StyleTextStyle.extraLargeTitle2.pointSize(for: .large, in: .uiKit) == 28)
    #expect(StyleTextStyle.extraLargeTitle2.weight == .bold)
    #expect(StyleTextStyle.headline.pointSize(for: .large, in: .uiKit) == 17)
    #expect(StyleTextStyle.headline.weight == .semibold)
    #expect(StyleTextStyle.kpi.pointSize(for: .large, in: .uiKit) == nil)
    for style in StyleTextStyle.wellKnown.dropFirst(4) {
      #expect(style.pointSize(for: .large, in: .uiKit) == style.pointSize)
    }
  }

  @Test func sizesNeverShrinkAsTheCategoryGrows() {
    for scale in StyleTypeScale.allCases {
      for style in StyleTextStyle.wellKnown {
        let sizes = StyleTextSize.allCases.compactMap { style.pointSize(for: $0, in: scale) }
        #expect(sizes == sizes.sorted())
        #expect(sizes.isEmpty || sizes.count == 12)
      }
    }
    #expect(StyleTextStyle.body.pointSize(for: .accessibilityExtraExtraExtraLarge) == 53)
    #expect(StyleTextStyle("unheard-of").pointSize == nil)
  }
}
