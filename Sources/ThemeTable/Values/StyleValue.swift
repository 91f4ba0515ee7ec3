/// One typed value of a style.
public enum StyleValue: Hashable, Sendable {
  /// An sRGB colour.
  case color(StyleColor)
  /// Points, or a plain factor where the property says so.
  case number(Double)
  /// A whole number.
  case integer(Int32)
  /// `true` or `false`.
  case boolean(Bool)
  /// A text style, `headline`: one of `UIFont.TextStyle` or of Fiori's own.
  case textStyle(StyleTextStyle)
  /// An alignment of text.
  case textAlignment(StyleTextAlignment)
  /// A word of any other closed set: `single-line`, `uppercase`.
  case keyword(String)
  /// The PostScript name of a font, or a system alias such as `boldSystem`.
  case fontName(String)
  /// The name of an asset.
  case imageName(String)
  /// Insets in points.
  case box(StyleBox)
  /// A displacement or size in points.
  case offset(StyleOffset)
  /// A list of names, as `exclude-views` has.
  case names([String])
  /// Free text.
  case string(String)
}
