public import ThemeTable

/// The surroundings of a component: the room it has, the environment, the direction of reading, the text size.
///
/// A change of any of it reaches a model as an event, `traitsChanged`.
public struct ViewTraits: Hashable, Sendable {
  /// The room for the component in points; each extent is kept within 0…100,000.
  public var size: LayoutSize { didSet { size = size.sanitized } }
  /// Device, orientation, appearance, level, contrast and size class.
  public var environment: StyleEnvironment
  /// The direction of reading.
  public var layoutDirection: LayoutTextDirection
  /// The user's text size.
  public var contentSizeCategory: StyleTextSize
  /// A number that a host raises when it puts another theme in.
  ///
  /// No rule of behaviour reads it; it makes the change of theme part of the recorded session and of the state, so that
  /// whoever draws by comparing states lays out again.
  public var themeRevision: Int

  /// Traits from their parts; what is left out is as on a phone held upright.
  public init(
    size: LayoutSize, environment: StyleEnvironment = StyleEnvironment(),
    layoutDirection: LayoutTextDirection = .leftToRight, contentSizeCategory: StyleTextSize = .large,
    themeRevision: Int = 0
  ) {
    self.size = size.sanitized
    self.environment = environment
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.themeRevision = themeRevision
  }

  /// Whether the horizontal size class is compact.
  public var isCompact: Bool { environment.sizeClass == .compact }
  /// Whether the interface is held in landscape.
  public var isLandscape: Bool { environment.orientation == .landscape }
  /// Whether the device is a phone.
  var isPhone: Bool { environment.device == .iphone }
  /// Whether the vertical size class is compact: that of a phone on its side.
  var hasCompactHeight: Bool { isPhone && size.width > size.height }
  /// The scale of symbols against the default text size, as the system scales them with the body text.
  package var symbolScale: Double { Self.symbolScale(for: contentSizeCategory) }
  /// The text size in bars, which do not grow to the accessibility sizes.
  var barTextSize: StyleTextSize { min(contentSizeCategory, .extraExtraExtraLarge) }
  /// The scale of symbols in bars against the default text size.
  package var barSymbolScale: Double { Self.symbolScale(for: barTextSize) }

  private static func symbolScale(for category: StyleTextSize) -> Double {
    let size = StyleTextStyle.body.pointSize(for: category) ?? 17
    let standard = StyleTextStyle.body.pointSize(for: .large) ?? 17
    return max(1, size / standard)
  }
  /// Whether the layout is the mirror image of the left-to-right one.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

/// The direction of reading; a right-to-left layout is the mirror image of a left-to-right one.
public enum LayoutTextDirection: Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
