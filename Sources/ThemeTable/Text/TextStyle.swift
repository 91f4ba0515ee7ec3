/// The name of a text style: one of `UIFont.TextStyle` or of Fiori's own.
///
/// Sizes and weights are data, so that text can be measured without a font system:
///
///     TextStyle.headline.pointSize                     // 17
///     TextStyle.headline.pointSize(for: .extraLarge)   // 19
///     TextStyle.headline.weight                        // .semibold
public struct TextStyle: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as a theme spells it.
  public let name: String

  /// The text style of that name, known or not.
  public init(_ name: String) { self.name = name }

  /// The text style of that name, known or not.
  public init(stringLiteral name: String) { self.name = name }

  /// Fiori: 52 pt, UIKit: 36 pt, bold.
  public static var extraLargeTitle: TextStyle { "extraLargeTitle" }
  /// Fiori: 48 pt, UIKit: 28 pt, bold.
  public static var extraLargeTitle2: TextStyle { "extraLargeTitle2" }
  /// Fiori only: 48 pt.
  public static var largeKPI: TextStyle { "largeKPI" }
  /// Fiori only: 36 pt.
  public static var kpi: TextStyle { "KPI" }
  /// 34 pt.
  public static var largeTitle: TextStyle { "largeTitle" }
  /// 28 pt.
  public static var title1: TextStyle { "title1" }
  /// 22 pt.
  public static var title2: TextStyle { "title2" }
  /// 20 pt.
  public static var title3: TextStyle { "title3" }
  /// 17 pt, semibold.
  public static var headline: TextStyle { "headline" }
  /// 17 pt.
  public static var body: TextStyle { "body" }
  /// 16 pt.
  public static var callout: TextStyle { "callout" }
  /// 15 pt.
  public static var subheadline: TextStyle { "subheadline" }
  /// 13 pt.
  public static var footnote: TextStyle { "footnote" }
  /// 12 pt.
  public static var caption1: TextStyle { "caption1" }
  /// 11 pt.
  public static var caption2: TextStyle { "caption2" }

  /// The styles with a name here, the largest first.
  public static var wellKnown: [TextStyle] {
    [
      .extraLargeTitle, .extraLargeTitle2, .largeKPI, .kpi, .largeTitle, .title1, .title2,
      .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
  }
}

extension TextStyle: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
