/// A colour in sRGB, 8 bits a channel, with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  public var rgba: UInt32

  /// The colour of `0xRRGGBBAA`.
  public init(rgba: UInt32) { self.rgba = rgba }

  /// A colour from its channels, each 0…255; alpha 255 is opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rgba = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// 0…255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  /// 0…255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  /// 0…255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  /// 0 transparent … 255 opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }
}

/// Distances from the four edges of a rectangle, in points, in CSS order.
public struct Box: Hashable, Sendable {
  /// Points.
  public var top, right, bottom, left: Double

  /// A box from its four distances in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}

/// Two numbers in points: a displacement (x right, y down) or a size (width, height).
public struct Offset: Hashable, Sendable {
  /// Points.
  public var x, y: Double

  /// An offset from its two numbers in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// One typed value of a style (design, section 4).
public enum StyleValue: Hashable, Sendable {
  /// An sRGB colour.
  case color(Color)
  /// Points, or a plain factor where the property says so.
  case number(Double)
  /// A whole number.
  case integer(Int32)
  /// `true` or `false`.
  case boolean(Bool)
  /// The name of a text style, `headline`: one of `UIFont.TextStyle` or of Fiori's own.
  case textStyle(String)
  /// `left`, `center`, `right`, `justified`, `natural`.
  case textAlignment(String)
  /// A word of any other closed set: `single-line`, `uppercase`.
  case keyword(String)
  /// The PostScript name of a font, or a system alias such as `boldSystem`.
  case fontName(String)
  /// The name of an asset.
  case imageName(String)
  /// Insets in points.
  case box(Box)
  /// A displacement or size in points.
  case offset(Offset)
  /// A list of names, as `exclude-views` has.
  case names([String])
  /// Free text.
  case string(String)
}
