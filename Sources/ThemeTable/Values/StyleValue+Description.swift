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
