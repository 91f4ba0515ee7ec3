package import ThemeComponents
import ThemeTable

/// Draws a display list as an SVG picture: surfaces, texts, symbols, and on request the frames of all nodes.
///
/// Images of the app, which nobody has here, are drawn as grey boxes with their names. Symbols of the system are drawn
/// roughly. Texts are broken where the approximate metrics break them.
package struct SVGDrawing {
  private let list: DisplayList
  private let traits: ViewTraits
  private let showsFrames: Bool
  private var body = ""
  private var definitions = ""
  private var clips = 0

  /// A drawing of a display list.
  ///
  /// - Parameters:
  ///   - list: The nodes.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - showsFrames: Whether a thin line marks each node's frame.
  package init(_ list: DisplayList, traits: ViewTraits, showsFrames: Bool = false) {
    self.list = list
    self.traits = traits
    self.showsFrames = showsFrames
  }

  /// The picture, as wide and high as the component's room or its root, whichever is larger.
  package func svg() -> String {
    var drawing = self
    drawing.draw(list.root)
    let width = svgNumber(max(list.size.width, list.root.frame.maxX))
    let height = svgNumber(max(1, max(list.size.height, list.root.frame.maxY)))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="Helvetica, Arial, sans-serif">
      <defs>\(drawing.definitions)</defs>
      <rect width="\(width)" height="\(height)" fill="\(isDark ? "#000000" : "#FFFFFF")"/>
      \(drawing.body)</svg>

      """
  }

  private var isDark: Bool { traits.environment.appearance == .dark }

  /// The color of things for which the theme names none.
  private var label: StyleColor { StyleColor(rgba: isDark ? 0xFFFF_FFFF : 0x0000_00FF) }

  private mutating func draw(_ node: DisplayNode) {
    drawSurface(of: node)
    switch node.role {
    case .gradient: drawGradient(node)
    case .divider: fill(node.frame, node.style.color(.separatorColor) ?? grey)
    case .activityIndicator:
      body += SVGSymbol.ring(in: node.frame, color: SVGColor(grey))
    case .grabber:
      fill(node.frame, grey, radius: node.frame.height / 2)
    case .custom: drawBox(node.frame, named: node.reuseIdentifier ?? "")
    default: break
    }
    if let image = node.image { drawImage(image, of: node) }
    if let text = node.text { drawText(text, of: node) }
    let clips = node.role.clipsChildren
    if clips { beginClip(node.frame) }
    for child in node.children { draw(child) }
    if clips { body += "</g>\n" }
    if showsFrames {
      body +=
        "<rect \(place(node.frame)) fill=\"none\" stroke=\"#FF00FF\" stroke-width=\"0.5\"/>\n"
    }
  }

  private var grey: StyleColor { StyleColor(rgba: 0x8888_8880) }

  private mutating func beginClip(_ frame: LayoutRect) {
    clips += 1
    definitions += "<clipPath id=\"c\(clips)\"><rect \(place(frame))/></clipPath>"
    body += "<g clip-path=\"url(#c\(clips))\">\n"
  }

  private mutating func drawSurface(of node: DisplayNode) {
    guard node.role != .gradient, node.role != .divider, node.image == nil || node.role == .button
    else { return }
    let color =
      node.style.color(.backgroundColor) ?? node.style.color(.backgroundColorTop)
      ?? node.style.color(.barTintColor)
    let radius = node.style.number(.cornerRadius) ?? 0
    if let color { fill(node.frame, color, radius: radius) }
    guard let width = node.style.number(.borderWidth), width > 0,
      let border = node.style.color(.borderColor)
    else { return }
    let color2 = SVGColor(border)
    body += "<rect \(place(node.frame)) rx=\"\(svgNumber(radius))\" fill=\"none\" "
    body += "stroke=\"\(color2.hex)\" stroke-opacity=\"\(color2.opacity)\" "
    body += "stroke-width=\"\(svgNumber(width))\"/>\n"
  }

  /// From the color behind the cells to nothing, away from the edge.
  private mutating func drawGradient(_ node: DisplayNode) {
    clips += 1
    let color = SVGColor(
      node.style.color(.backgroundColor) ?? StyleColor(rgba: isDark ? 0x0000_00FF : 0xFFFF_FFFF))
    let isAtStart = node.frame.minX <= 0
    definitions += "<linearGradient id=\"g\(clips)\">"
    for (offset, opacity) in [(0, isAtStart ? 1 : 0), (1, isAtStart ? 0 : 1)] {
      definitions += "<stop offset=\"\(offset)\" stop-color=\"\(color.hex)\" "
      definitions += "stop-opacity=\"\(opacity)\"/>"
    }
    definitions += "</linearGradient>"
    body += "<rect \(place(node.frame)) fill=\"url(#g\(clips))\"/>\n"
  }

  private mutating func drawImage(_ name: String, of node: DisplayNode) {
    let color = SVGColor(
      node.style.color(.tintColor) ?? node.style.color(.fontColor) ?? label)
    var frame = node.frame
    if node.role == .button {
      let side = min(22 * scale, frame.width, frame.height)
      frame = LayoutRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }
    if let symbol = SVGSymbol(rawValue: name) {
      body += symbol.drawn(in: frame, color: color, isMirrored: traits.isRightToLeft)
      return
    }
    drawBox(frame, named: name, radius: node.style.number(.cornerRadius) ?? 4)
  }

  private var scale: Double {
    (StyleTextStyle.body.pointSize(for: traits.contentSizeCategory) ?? 17) / 17
  }

  private mutating func drawBox(_ frame: LayoutRect, named name: String, radius: Double = 4) {
    fill(
      frame, StyleColor(rgba: 0x8899_AA60), radius: min(radius, min(frame.width, frame.height) / 2))
    let size = min(11, frame.height / 2)
    guard size >= 4 else { return }
    body += "<text x=\"\(svgNumber(frame.midX))\" y=\"\(svgNumber(frame.midY + size / 3))\" "
    body += "font-size=\"\(svgNumber(size))\" fill=\"#667788\" text-anchor=\"middle\">"
    body += svgEscaped(String(name.prefix(max(1, Int(frame.width / size * 1.6))))) + "</text>\n"
  }

  private mutating func drawText(_ text: DisplayText, of node: DisplayNode) {
    let color = SVGColor(node.style.color(.fontColor) ?? label)
    let layout = SVGText(text, in: node.frame)
    for (line, baseline) in layout.lines {
      body += "<text x=\"\(svgNumber(layout.x))\" y=\"\(svgNumber(baseline))\" "
      body += "font-size=\"\(svgNumber(text.font.pointSize))\" font-weight=\"\(layout.weight)\" "
      body += "fill=\"\(color.hex)\" fill-opacity=\"\(color.opacity)\" "
      body += "text-anchor=\"\(layout.anchor)\">\(svgEscaped(line))</text>\n"
    }
  }

  private mutating func fill(_ frame: LayoutRect, _ color: StyleColor, radius: Double = 0) {
    let color = SVGColor(color)
    body += "<rect \(place(frame)) rx=\"\(svgNumber(radius))\" fill=\"\(color.hex)\" "
    body += "fill-opacity=\"\(color.opacity)\"/>\n"
  }

  private func place(_ frame: LayoutRect) -> String {
    "x=\"\(svgNumber(frame.minX))\" y=\"\(svgNumber(frame.minY))\" "
      + "width=\"\(svgNumber(frame.width))\" height=\"\(svgNumber(frame.height))\""
  }
}

extension DisplayRole {
  /// Whether children are cut off at the node's frame.
  fileprivate var clipsChildren: Bool {
    switch self {
    case .view, .column, .preview: true
    default: false
    }
  }
}

/// A color as SVG writes it.
struct SVGColor {
  /// `#RRGGBB`.
  let hex: String
  /// From 0 to 1.
  let opacity: String

  init(_ color: StyleColor) {
    let digits = String(color.rgba >> 8, radix: 16, uppercase: true)
    hex = "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    opacity = svgNumber(Double(color.rgba & 0xFF) / 255)
  }
}

/// A number with at most two places after the point, the same on every machine.
func svgNumber(_ number: Double) -> String {
  guard number.isFinite else { return "0" }
  let hundredths = (min(max(number, -1e9), 1e9) * 100).rounded() / 100
  return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
}

/// A text in which no character means anything to XML; characters that XML does not allow are left out.
func svgEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\t", "\n", "\r": escaped += " "
    default:
      guard scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF else { continue }
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
