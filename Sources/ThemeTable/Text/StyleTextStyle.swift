/// The name of a text style: one of `UIFont.TextStyle` or of Fiori's own.
///
/// Sizes and weights are data, so that text can be measured without a font system:
///
///     StyleTextStyle.headline.pointSize                     // 17
///     StyleTextStyle.headline.pointSize(for: .extraLarge)   // 19
///     StyleTextStyle.headline.weight                        // .semibold
public struct StyleTextStyle: StyleName {
  /// The name as a theme spells it.
  public let name: String

  /// The text style of that name, known or not.
  public init(_ name: String) { self.name = name }

  /// The text style of that name, known or not.
  public init(stringLiteral name: String) { self.name = name }

  /// Fiori: 52 pt, UIKit: 36 pt, bold.
  public static var extraLargeTitle: StyleTextStyle { "extraLargeTitle" }
  /// Fiori: 48 pt, UIKit: 28 pt, bold.
  public static var extraLargeTitle2: StyleTextStyle { "extraLargeTitle2" }
  /// Fiori only: 48 pt.
  public static var largeKPI: StyleTextStyle { "largeKPI" }
  /// Fiori only: 36 pt.
  public static var kpi: StyleTextStyle { "KPI" }
  /// 34 pt.
  public static var largeTitle: StyleTextStyle { "largeTitle" }
  /// 28 pt.
  public static var title1: StyleTextStyle { "title1" }
  /// 22 pt.
  public static var title2: StyleTextStyle { "title2" }
  /// 20 pt.
  public static var title3: StyleTextStyle { "title3" }
  /// 17 pt, semibold.
  public static var headline: StyleTextStyle { "headline" }
  /// 17 pt.
  public static var body: StyleTextStyle { "body" }
  /// 16 pt.
  public static var callout: StyleTextStyle { "callout" }
  /// 15 pt.
  public static var subheadline: StyleTextStyle { "subheadline" }
  /// 13 pt.
  public static var footnote: StyleTextStyle { "footnote" }
  /// 12 pt.
  public static var caption1: StyleTextStyle { "caption1" }
  /// 11 pt.
  public static var caption2: StyleTextStyle { "caption2" }

  /// The styles with a name here, the largest first.
  public static var wellKnown: [StyleTextStyle] {
    [
      .extraLargeTitle, .extraLargeTitle2, .largeKPI, .kpi, .largeTitle, .title1, .title2, .title3, .headline, .body,
      .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
  }
}
