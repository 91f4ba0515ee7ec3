// Text.
extension StyleKey where Self == StyleProperty {
  /// Color of the text.
  public static var fontColor: StyleProperty { "font-color" }
  /// Text style, such as `headline`.
  public static var fontStyle: StyleProperty { "font-style" }
  /// PostScript name of the font, or a system alias.
  public static var fontName: StyleProperty { "font-name" }
  /// Size of the font, in points.
  public static var fontSize: StyleProperty { "font-size" }
  /// Alignment of the text.
  public static var textAlign: StyleProperty { "text-align" }
  /// Opacity of the text, 0…1.
  public static var textAlpha: StyleProperty { "text-alpha" }
  /// Whether the text shrinks to its width.
  public static var textAutoFit: StyleProperty { "text-auto-fit" }
  /// The most lines that are shown; 0 for any number.
  public static var textLineClamp: StyleProperty { "text-line-clamp" }
  /// `uppercase`, `lowercase`, `capitalize`.
  public static var textTransform: StyleProperty { "text-transform" }
  /// Displacement of the text, in points.
  public static var textOffset: StyleProperty { "text-offset" }
  /// Color of the text's shadow.
  public static var textShadowColor: StyleProperty { "text-shadow-color" }
  /// Displacement of the text's shadow, in points.
  public static var textShadowOffset: StyleProperty { "text-shadow-offset" }
  /// Distance between lines, in points.
  public static var lineSpacing: StyleProperty { "line-spacing" }
}

// Colors.
extension StyleKey where Self == StyleProperty {
  /// The one color of a part that has no other.
  public static var color: StyleProperty { "color" }
  /// Color of icons and interactive parts.
  public static var tintColor: StyleProperty { "tint-color" }
  /// Color of the part's background.
  public static var backgroundColor: StyleProperty { "background-color" }
  /// The colour at the start of a background's gradient.
  public static var backgroundColorTop: StyleProperty { "background-color-top" }
  /// The colour at the end of a background's gradient.
  public static var backgroundColorBottom: StyleProperty { "background-color-bottom" }
  /// Tint of a bar's background.
  public static var backgroundTintColor: StyleProperty { "background-tint-color" }
  /// Tint of a bar.
  public static var barTintColor: StyleProperty { "bar-tint-color" }
  /// Color of the border.
  public static var borderColor: StyleProperty { "border-color" }
  /// Color of the lines between rows.
  public static var separatorColor: StyleProperty { "separator-color" }
  /// Color of the shadow.
  public static var shadowColor: StyleProperty { "shadow-color" }
  /// Color of a page control's current dot.
  public static var currentColor: StyleProperty { "current-color" }
  /// Color of a switch that is on.
  public static var onTintColor: StyleProperty { "on-tint-color" }
  /// Color of a thumb.
  public static var thumbTintColor: StyleProperty { "thumb-tint-color" }
  /// Color of the part of a progress bar that is done.
  public static var progressTintColor: StyleProperty { "progress-tint-color" }
  /// Color of the part of a progress bar that is not done.
  public static var trackTintColor: StyleProperty { "track-tint-color" }
  /// Color of a line that is drawn.
  public static var strokeColor: StyleProperty { "stroke-color" }
}

// Geometry.
extension StyleKey where Self == StyleProperty {
  /// Width, in points.
  public static var width: StyleProperty { "width" }
  /// Height, in points.
  public static var height: StyleProperty { "height" }
  /// Height of a table's rows, in points.
  public static var rowHeight: StyleProperty { "row-height" }
  /// Room between edge and content, in points.
  public static var padding: StyleProperty { "padding" }
  /// Insets of the content, in points.
  public static var contentInsets: StyleProperty { "content-insets" }
  /// Insets of the title, in points.
  public static var titleInsets: StyleProperty { "title-insets" }
  /// Width of the border, in points.
  public static var borderWidth: StyleProperty { "border-width" }
  /// Radius of the corners, in points.
  public static var cornerRadius: StyleProperty { "corner-radius" }
  /// Displacement of the shadow, in points.
  public static var shadowOffset: StyleProperty { "shadow-offset" }
  /// Opacity of the shadow, 0…1.
  public static var shadowOpacity: StyleProperty { "shadow-opacity" }
  /// Blur radius of the shadow, in points.
  public static var shadowRadius: StyleProperty { "shadow-radius" }
  /// Width of a line that is drawn, in points.
  public static var strokeWidth: StyleProperty { "stroke-width" }
}

// Images.
extension StyleKey where Self == StyleProperty {
  /// Asset name of the image.
  public static var image: StyleProperty { "image" }
  /// Asset name of the image, as some Fiori parts spell it.
  public static var imageName: StyleProperty { "image-name" }
  /// Asset name of the background's image.
  public static var backgroundImage: StyleProperty { "background-image" }
  /// Whether a background's image is tiled.
  public static var backgroundRepeat: StyleProperty { "background-repeat" }
  /// Asset name of the image between segments.
  public static var dividerImage: StyleProperty { "divider-image" }
  /// Asset name of a bar's shadow.
  public static var shadowImage: StyleProperty { "shadow-image" }
  /// Asset name of a thumb.
  public static var thumbImage: StyleProperty { "thumb-image" }
}

// Other.
extension StyleKey where Self == StyleProperty {
  /// `none`, `line`, `bezel`, `rounded`.
  public static var borderStyle: StyleProperty { "border-style" }
  /// `none`, `single-line`, `single-line-etched`.
  public static var separatorStyle: StyleProperty { "separator-style" }
  /// Horizontal alignment of a control's content.
  public static var horizontalAlign: StyleProperty { "horizontal-align" }
  /// Vertical alignment of a control's content.
  public static var verticalAlign: StyleProperty { "vertical-align" }
  /// `default`, `dark`, `light`, `alert`.
  public static var keyboardAppearance: StyleProperty { "keyboard-appearance" }
  /// View classes that are left unstyled.
  public static var excludeViews: StyleProperty { "exclude-views" }
  /// View classes whose subviews are left unstyled.
  public static var excludeSubviews: StyleProperty { "exclude-subviews" }
}
