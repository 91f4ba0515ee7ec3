package import ThemeTable

/// The kind of a styled part, which decides which properties apply.
///
/// These are the properties that the registry gives parts of the kind, as far as they say something about what is drawn.
package enum StyledPartKind: Hashable, Sendable, CaseIterable {
  /// An area with a background.
  case view
  /// A text.
  case text
  /// An image.
  case image
  /// Something with text or image that is tapped.
  case button

  /// The properties that a part of the kind is drawn with.
  package var properties: [StyleProperty] {
    switch self {
    case .view: Self.areaProperties + Self.insetProperties + [.tintColor, .separatorColor, .separatorStyle, .rowHeight]
    case .text: Self.textProperties + Self.areaProperties + [.tintColor]
    case .image: Self.areaProperties + Self.imageProperties + [.imageName, .tintColor]
    case .button:
      Self.textProperties + Self.areaProperties + Self.insetProperties + Self.imageProperties + [
        .titleInsets, .tintColor,
      ]
    }
  }

  /// The properties of a part in front of a view of the same class list, which has the background.
  var propertiesOnItsView: [StyleProperty] {
    switch self {
    case .view: []
    case .text: Self.textProperties
    case .image: [.tintColor]
    case .button: Self.textProperties + Self.imageProperties + [.tintColor]
    }
  }

  private static let areaProperties: [StyleProperty] = [
    .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImage.insets,
    .backgroundRepeat, .backgroundTintColor, .barTintColor, .borderColor, .borderWidth, .cornerRadius, .shadowColor,
    .shadowImage, .shadowOffset, .shadowOpacity, .shadowRadius,
  ]
  private static let insetProperties: [StyleProperty] = [.contentInsets, .padding]
  private static let imageProperties: [StyleProperty] = [.image, .image.insets]
  private static let textProperties: [StyleProperty] = [
    .fontColor, .fontName, .fontSize, .fontStyle, .lineSpacing, .textAlign, .textAlpha, .textAutoFit, .textLineClamp,
    .textOffset, .textShadowColor, .textShadowOffset, .textTransform,
  ]
}
