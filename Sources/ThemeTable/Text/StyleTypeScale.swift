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
