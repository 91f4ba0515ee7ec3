public import ThemeTable

/// What a styled part is, which says what of its style counts.
public enum PartKind: String, Hashable, Sendable, CaseIterable {
  /// An area with a background.
  case view
  /// A text; what lies behind it is the background of the part around it.
  case text
  /// An image.
  case image
  /// Something with text or image that is tapped.
  case button

  /// The properties that a part of the kind is drawn with.
  public var properties: [Property] {
    switch self {
    case .view: Self.areaProperties + [.tintColor, .separatorColor, .padding]
    case .text: Self.textProperties
    case .image: [.image, .tintColor, .cornerRadius, .borderColor, .borderWidth]
    case .button: Self.textProperties + [.image, .tintColor] + Self.areaProperties
    }
  }

  private static let areaProperties: [Property] = [
    .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .shadowColor, .shadowOffset,
    .shadowOpacity, .shadowRadius,
  ]
  private static let textProperties: [Property] = [
    .fontColor, .fontName, .fontSize, .fontStyle, .textAlign, .textLineClamp, .textTransform,
    .lineSpacing,
  ]
}
