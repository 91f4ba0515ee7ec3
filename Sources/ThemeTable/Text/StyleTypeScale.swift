/// The platform that gives the names of text styles their sizes.
public enum StyleTypeScale: String, CaseIterable, Sendable {
  /// SAP Fiori for iOS.
  case fiori
  /// Apple's UIKit, which knows neither `KPI` nor `largeKPI`.
  case uiKit
}

/// The size of each text style in every ``StyleTextSize``.
private enum TextSizes {
  /// Apple's table, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes.
  private static let table: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Sizes at `large` of the styles whose curve Apple's table does not give.
  private static func baseSize(_ style: StyleTextStyle, in scale: StyleTypeScale) -> Double? {
    switch (style, scale) {
    case (.extraLargeTitle, .fiori): 52
    case (.extraLargeTitle2, .fiori), (.largeKPI, .fiori): 48
    case (.kpi, .fiori), (.extraLargeTitle, .uiKit): 36
    case (.extraLargeTitle2, .uiKit): 28
    default: nil
    }
  }

  /// The sizes of a style in points, from `extraSmall` on; nil for one that the scale does not know.
  ///
  /// Styles above `largeTitle` grow as that does, rounded to half points.
  static func points(of style: StyleTextStyle, in scale: StyleTypeScale) -> [Double]? {
    if let points = table[style.name] { return points }
    guard let base = baseSize(style, in: scale), let curve = table["largeTitle"] else { return nil }
    return curve.map { Double(Int(base * $0 / 34 * 2 + 0.5)) / 2 }
  }
}

extension StyleTextStyle {
  /// The size in points at the default content size; nil for an unknown style.
  public var pointSize: Double? { pointSize(for: .large) }

  /// The size in points for a content size that the user chose; nil for an unknown style.
  ///
  /// Sizes of the styles that UIKit has are Apple's; those above `largeTitle` grow in its
  /// proportion. Sizes at `large` are the checks TS-01 (Fiori) and TS-02 (UIKit).
  public func pointSize(for category: StyleTextSize, in scale: StyleTypeScale = .fiori) -> Double? {
    TextSizes.points(of: self, in: scale)?[Int(category.rawValue)]
  }

  /// The weight of the style's font.
  public var weight: StyleFontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }
}
