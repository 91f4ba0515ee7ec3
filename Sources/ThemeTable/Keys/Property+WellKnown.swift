// Text.
extension Property {
  /// Color of the text.
  public static var fontColor: Property { "font-color" }
  /// Text style, such as `headline`.
  public static var fontStyle: Property { "font-style" }
  /// PostScript name of the font, or a system alias.
  public static var fontName: Property { "font-name" }
  /// Size of the font, in points.
  public static var fontSize: Property { "font-size" }
  /// Alignment of the text.
  public static var textAlign: Property { "text-align" }
  /// Opacity of the text, 0…1.
  public static var textAlpha: Property { "text-alpha" }
  /// Whether the text shrinks to its width.
  public static var textAutoFit: Property { "text-auto-fit" }
  /// The most lines that are shown; 0 for any number.
  public static var textLineClamp: Property { "text-line-clamp" }
  /// `uppercase`, `lowercase`, `capitalize`.
  public static var textTransform: Property { "text-transform" }
  /// Displacement of the text, in points.
  public static var textOffset: Property { "text-offset" }
  /// Color of the text's shadow.
  public static var textShadowColor: Property { "text-shadow-color" }
  /// Displacement of the text's shadow, in points.
  public static var textShadowOffset: Property { "text-shadow-offset" }
  /// Distance between lines, in points.
  public static var lineSpacing: Property { "line-spacing" }
}

// Colors.
extension Property {
  /// The one color of a part that has no other.
  public static var color: Property { "color" }
  /// Color of icons and interactive parts.
  public static var tintColor: Property { "tint-color" }
  /// Color behind the part.
  public static var backgroundColor: Property { "background-color" }
  /// Where a background's gradient begins.
  public static var backgroundColorTop: Property { "background-color-top" }
  /// Where a background's gradient ends.
  public static var backgroundColorBottom: Property { "background-color-bottom" }
  /// Tint of a bar's background.
  public static var backgroundTintColor: Property { "background-tint-color" }
  /// Tint of a bar.
  public static var barTintColor: Property { "bar-tint-color" }
  /// Color of the border.
  public static var borderColor: Property { "border-color" }
  /// Color of the lines between rows.
  public static var separatorColor: Property { "separator-color" }
  /// Color of the shadow.
  public static var shadowColor: Property { "shadow-color" }
  /// Color of a page control's current dot.
  public static var currentColor: Property { "current-color" }
  /// Color of a switch that is on.
  public static var onTintColor: Property { "on-tint-color" }
  /// Color of a thumb.
  public static var thumbTintColor: Property { "thumb-tint-color" }
  /// Color of the part of a progress bar that is done.
  public static var progressTintColor: Property { "progress-tint-color" }
  /// Color of the part of a progress bar that is not done.
  public static var trackTintColor: Property { "track-tint-color" }
  /// Color of a line that is drawn.
  public static var strokeColor: Property { "stroke-color" }
}

// Geometry.
extension Property {
  /// Width, in points.
  public static var width: Property { "width" }
  /// Height, in points.
  public static var height: Property { "height" }
  /// Height of a table's rows, in points.
  public static var rowHeight: Property { "row-height" }
  /// Room between edge and content, in points.
  public static var padding: Property { "padding" }
  /// Insets of the content, in points.
  public static var contentInsets: Property { "content-insets" }
  /// Insets of the title, in points.
  public static var titleInsets: Property { "title-insets" }
  /// Width of the border, in points.
  public static var borderWidth: Property { "border-width" }
  /// Radius of the corners, in points.
  public static var cornerRadius: Property { "corner-radius" }
  /// Displacement of the shadow, in points.
  public static var shadowOffset: Property { "shadow-offset" }
  /// Opacity of the shadow, 0…1.
  public static var shadowOpacity: Property { "shadow-opacity" }
  /// Blur radius of the shadow, in points.
  public static var shadowRadius: Property { "shadow-radius" }
  /// Width of a line that is drawn, in points.
  public static var strokeWidth: Property { "stroke-width" }
}

// Images.
extension Property {
  /// Asset name of the image.
  public static var image: Property { "image" }
  /// Asset name of the image, as some Fiori parts spell it.
  public static var imageName: Property { "image-name" }
  /// Asset name of the background's image.
  public static var backgroundImage: Property { "background-image" }
  /// Whether a background's image is tiled.
  public static var backgroundRepeat: Property { "background-repeat" }
  /// Asset name of the image between segments.
  public static var dividerImage: Property { "divider-image" }
  /// Asset name of a bar's shadow.
  public static var shadowImage: Property { "shadow-image" }
  /// Asset name of a thumb.
  public static var thumbImage: Property { "thumb-image" }
}

// Other.
extension Property {
  /// `none`, `line`, `bezel`, `rounded`.
  public static var borderStyle: Property { "border-style" }
  /// `none`, `single-line`, `single-line-etched`.
  public static var separatorStyle: Property { "separator-style" }
  /// Horizontal alignment of a control's content.
  public static var horizontalAlign: Property { "horizontal-align" }
  /// Vertical alignment of a control's content.
  public static var verticalAlign: Property { "vertical-align" }
  /// `default`, `dark`, `light`, `alert`.
  public static var keyboardAppearance: Property { "keyboard-appearance" }
  /// View classes that are left unstyled.
  public static var excludeViews: Property { "exclude-views" }
  /// View classes whose subviews are left unstyled.
  public static var excludeSubviews: Property { "exclude-subviews" }
}
