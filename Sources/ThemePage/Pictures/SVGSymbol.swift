import ThemeComponents

/// A symbol of the system, roughly.
enum SVGSymbol: String, CaseIterable {
  case chevronForward = "chevron.forward"
  case chevronBackward = "chevron.backward"
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case checkmark
  case ellipsis
  case circle
  case square
  case filledCircle = "checkmark.circle.fill"
  case filledSquare = "checkmark.square.fill"
  case radio = "largecircle.fill.circle"
  case info = "info.circle"
  case hierarchy
  case filledHierarchy = "hierarchy.fill"
  case pencil
  case magnifyingGlass = "magnifyingglass"
  case warning = "exclamationmark.triangle"

  /// The symbol in the middle of a frame.
  func drawn(in frame: LayoutRect, color: SVGColor, isMirrored: Bool) -> String {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return "" }
    let mirrors = isMirrored && (self == .chevronForward || self == .chevronBackward)
    let scale = svgNumber(side / 16)
    let x = svgNumber(mirrors ? frame.midX + side / 2 : frame.midX - side / 2)
    let y = svgNumber(frame.midY - side / 2)
    return """
      <g transform="translate(\(x) \(y)) scale(\(mirrors ? "-" : "")\(scale) \(scale))" \
      \(Self.stroke(color))>\(shapes(color))</g>

      """
  }

  private static func stroke(_ color: SVGColor) -> String {
    """
    fill="none" \(color.attribute("stroke")) stroke-width="1.6" stroke-linecap="round" \
    stroke-linejoin="round"
    """
  }

  /// The symbol as a page defines it once, in the colour of the place where it is used.
  var definition: String {
    "<symbol id=\"i-\(rawValue)\" viewBox=\"0 0 16 16\" \(Self.stroke(.current))>" + "\(shapes(.current))</symbol>"
  }

  /// Writes the symbol of the page into the middle of a frame.
  func use(in frame: LayoutRect, color: SVGColor, isMirrored: Bool, to text: inout [UInt8]) {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return }
    let box = LayoutRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let mirrors = isMirrored && (self == .chevronForward || self == .chevronBackward)
    let turn = mirrors ? " transform=\"translate(\(svgNumber(2 * frame.midX)) 0) scale(-1 1)\"" : ""
    text.add("<use href=\"#i-", rawValue, "\" ")
    box.writeAttributes(to: &text)
    text += " "
    color.write("color", to: &text)
    text.add(turn, "/>\n")
  }

  /// The sign that data is on its way.
  static func ring(in frame: LayoutRect, color: SVGColor) -> String {
    let radius = svgNumber(max(1, min(frame.width, frame.height) / 2 - 2))
    return """
      <circle cx="\(svgNumber(frame.midX))" cy="\(svgNumber(frame.midY))" r="\(radius)" fill="none" \
      \(color.attribute("stroke")) stroke-width="3" stroke-dasharray="4 3"/>

      """
  }

  /// A filled shape with a check mark through which one sees what lies beneath, as in the system's symbols of one
  /// colour.
  private static func cutOut(_ shape: String, _ solid: String) -> String {
    let check = "M3.9 9.1 7.1 12.2 12.2 5.4 10.9 4.4 6.9 9.8 5 7.9z"
    return "<path d=\"\(shape)\(check)\" \(solid) fill-rule=\"evenodd\" stroke=\"none\"/>"
  }

  /// The symbol in a box of 16 × 16.
  private func shapes(_ color: SVGColor) -> String {
    let solid = color.attribute("fill")
    return switch self {
    case .chevronForward, .chevronRight: "<path d=\"M6 3l5 5-5 5\"/>"
    case .chevronBackward, .chevronLeft: "<path d=\"M10 3 5 8l5 5\"/>"
    case .checkmark: "<path d=\"M2.5 8.5 6.5 13l7-10\"/>"
    case .ellipsis:
      [3, 8, 13].map { "<circle cx=\"\($0)\" cy=\"8\" r=\"0.8\" \(solid)/>" }.joined()
    case .circle: "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/>"
    case .square: "<rect x=\"1.5\" y=\"1.5\" width=\"13\" height=\"13\" rx=\"3\"/>"
    case .filledCircle: Self.cutOut("M8 .7a7.3 7.3 0 1 0 0 14.6a7.3 7.3 0 1 0 0-14.6z", solid)
    case .filledSquare:
      Self.cutOut(
        "M4.5.7h7a3.8 3.8 0 0 1 3.8 3.8v7a3.8 3.8 0 0 1-3.8 3.8h-7a3.8 3.8 0 0 1-3.8-3.8v-7A3.8 3.8 0 0 1 4.5.7z", solid
      )
    case .radio: "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"3.5\" \(solid)/>"
    case .info: "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 7.5v4M8 4.7v.1\"/>"
    case .hierarchy, .filledHierarchy:
      "<path d=\"M8 5v3M3.5 11V8h9v3\"/>"
        + ["5.5 1", "1 11", "10 11"].map { "<path d=\"M\($0)h5v4h-5z\"\(self == .hierarchy ? "" : " " + solid)/>" }
        .joined()
    case .magnifyingGlass: "<circle cx=\"6.8\" cy=\"6.8\" r=\"4.8\"/><path d=\"M10.5 10.5l4 4\"/>"
    case .warning: "<path d=\"M8 2 1.5 14h13zM8 6.5v3.5M8 12v.1\"/>"
    case .pencil: "<path d=\"M3 13l1-4 7-7 3 3-7 7z\"/>"
    }
  }
}

/// Parts that the drawings of a page share, each once on the page: symbols, fades and clip paths.
package enum SharedSVG {
  /// A mask with which a surface fades to nothing.
  package enum Fade: String, CaseIterable {
    /// Nothing at the left.
    case start
    /// Nothing at the right.
    case end
    /// Nothing at the bottom.
    case down

    /// The attribute of what fades.
    package var attribute: String { "mask=\"url(#fade-\(rawValue))\"" }

    fileprivate var definition: String {
      let ramp = "ramp-\(rawValue)"
      let stops = (0...1).map { offset in
        let isClear = (offset == 0) == (self == .start)
        return "<stop offset=\"\(offset)\" stop-color=\"#FFF\"\(isClear ? " stop-opacity=\"0\"" : "")/>"
      }
      return "<linearGradient id=\"\(ramp)\"\(self == .down ? " x2=\"0\" y2=\"1\"" : "")>"
        + "\(stops.joined())</linearGradient>" + "<mask id=\"fade-\(rawValue)\" maskContentUnits=\"objectBoundingBox\">"
        + "<rect width=\"1\" height=\"1\" fill=\"url(#\(ramp))\"/></mask>"
    }
  }

  /// The definitions of symbols and fades.
  package static var definitions: String {
    SVGSymbol.allCases.map { $0.definition }.joined() + Fade.allCases.map { $0.definition }.joined()
  }

  /// The definition of a clip path.
  package static func clipPath(_ name: String, _ shape: String) -> String {
    "<clipPath id=\"\(name)\">\(shape)</clipPath>"
  }
}
