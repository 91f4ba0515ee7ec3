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

extension StyleColor: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    let digits = String(rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension StyleBox: CustomStringConvertible {
  /// The four numbers in CSS order: `1 2 3 4`.
  public var description: String { [top, right, bottom, left].map { $0.shortDescription }.joined(separator: " ") }
}

extension StyleOffset: CustomStringConvertible {
  /// The two numbers: `1, 2`.
  public var description: String { x.shortDescription + ", " + y.shortDescription }
}

extension StyleValue: CustomStringConvertible {
  /// The value much as a theme would write it: `#FF0000FF`, `18`, `headline`.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .number(let number): number.shortDescription
    case .integer(let integer): "\(integer)"
    case .boolean(let boolean): "\(boolean)"
    case .textStyle(let style): style.name
    case .textAlignment(let alignment): alignment.rawValue
    case .keyword(let name), .fontName(let name), .imageName(let name), .string(let name): name
    case .box(let box): box.description
    case .offset(let offset): offset.description
    case .names(let names): names.joined(separator: ", ")
    }
  }
}

extension Double {
  /// Without `.0` for a whole number.
  fileprivate var shortDescription: String { wholeNumber.map(String.init) ?? "\(self)" }
}

/// Distances from the four edges of a rectangle, in points, in CSS order.
public struct StyleBox: Hashable, Sendable {
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
public struct StyleOffset: Hashable, Sendable {
  /// Points.
  public var x, y: Double

  /// An offset from its two numbers in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
