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
