package import ThemeComponents
package import ThemeTable

/// The place that a drawing is made for: it gives colours, names that are unique there, and marks on nodes.
///
/// A picture of its own has the colours of one environment. A page has colours that its reader switches.
package protocol DrawingContext {
  /// The metrics with which the list was laid out.
  var metrics: any TextMeasuring { get }

  /// Returns the colour that a node's style has for a property, or nil if it has none.
  mutating func color(_ property: StyleProperty, of node: DisplayNode) -> SVGColor?

  /// Returns a colour that no theme sets, as `0xRRGGBBAA` on a light and on a dark background.
  mutating func color(_ light: UInt32, _ dark: UInt32) -> SVGColor

  /// Whether the page that the drawing is made for has each symbol, fade and clip path once, as ``SharedSVG``.
  var sharesDefinitions: Bool { get }

  /// Returns a name for a clip path or gradient; where they are shared, the same name for the same content.
  mutating func name(of definition: String) -> String

  /// Returns the attributes of a group around the node and everything in it, or nil for no group.
  mutating func mark(for node: DisplayNode) -> String?
}

/// The context of a picture of its own: the colours of one environment, no marks.
package struct StandaloneContext: DrawingContext {
  package let metrics: any TextMeasuring
  private let isDark: Bool
  private let marksNodes: Bool
  private let names: String
  private var identifiers = 0

  /// The context of an environment.
  ///
  /// - Parameters:
  ///   - environment: The environment, whose appearance decides what no theme sets.
  ///   - metrics: The metrics with which the list was laid out.
  ///   - marksNodes: Whether each node is a group that has the node's identifier as its `id`.
  ///   - names: The beginning of the names of clip paths and gradients, which differs where drawings share a file.
  package init(
    _ environment: StyleEnvironment, metrics: any TextMeasuring = ApproximateTextMetrics(), marksNodes: Bool = false,
    names: String = "i"
  ) {
    isDark = environment.appearance == .dark
    self.metrics = metrics
    self.marksNodes = marksNodes
    self.names = names
  }

  package func color(_ property: StyleProperty, of node: DisplayNode) -> SVGColor? {
    node.style.color(property).map { SVGColor($0) }
  }

  package func color(_ light: UInt32, _ dark: UInt32) -> SVGColor { SVGColor(StyleColor(rgba: isDark ? dark : light)) }

  package let sharesDefinitions = false

  package mutating func name(of definition: String) -> String {
    identifiers += 1
    return "\(names)\(identifiers)"
  }

  package func mark(for node: DisplayNode) -> String? { marksNodes ? "id=\"\(svgEscaped(node.identifier))\"" : nil }
}
