/// The user's Dynamic Type size; the default is `large`.
public enum StyleTextSize: UInt8, CaseIterable, Comparable, Sendable, CustomStringConvertible {
  /// The smallest.
  case extraSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// The largest without accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The order of size.
  public static func < (left: StyleTextSize, right: StyleTextSize) -> Bool { left.rawValue < right.rawValue }

  /// The name as code spells it: `extraLarge`.
  ///
  /// Written out, because finding it by reflection takes longer than a whole run of a tool.
  public var description: String { Self.names[Int(rawValue)] }

  private static let names = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
}

/// The platform that gives the names of text styles their sizes.
public enum StyleTypeScale: String, CaseIterable, Sendable {
  /// SAP Fiori for iOS.
  case fiori
  /// Apple's UIKit, which knows neither `KPI` nor `largeKPI`.
  case uiKit
}

extension StyleTextStyle {
  /// The size in points at the default content size; nil for an unknown style.
  public var pointSize: Double? { pointSize(for: .large) }

  /// The size in points for a content size that the user chose; nil for an unknown style.
  ///
  /// Sizes of the styles that UIKit has are Apple's; those above `largeTitle` grow in its
  /// proportion. Sizes at `large` are the checks TS-01 (Fiori) and TS-02 (UIKit).
  public func pointSize(for category: StyleTextSize, in scale: StyleTypeScale = .fiori) -> Double? {
    let sizes = Self.sizes[name]
    return (scale == .fiori ? sizes?.fiori : sizes?.uiKit)?[Int(category.rawValue)]
  }

  /// The weight of the style's font.
  public var weight: StyleFontWeight { Self.weights[name] ?? .regular }
}
