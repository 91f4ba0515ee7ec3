/// The text size that the user has set (Dynamic Type), smallest first.
///
/// The names are those of SwiftUI's `ContentSizeCategory`; ``large`` is what a device has when nobody changed it.
public enum ContentSizeCategory: String, CaseIterable, Sendable, Codable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five sizes above the ordinary slider.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place in the order of sizes, 0 for the smallest.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Smaller text comes first.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.order < right.order
  }
}
