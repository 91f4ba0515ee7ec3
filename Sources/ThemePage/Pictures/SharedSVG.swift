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
