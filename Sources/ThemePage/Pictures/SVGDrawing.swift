package import ThemeComponents
import ThemeTable

/// Draws a display list as an SVG picture: surfaces, texts, symbols, and on request the frames of all nodes.
///
/// Images belong to the app, so they are drawn as grey boxes with their names. Symbols of the system are drawn
/// roughly. Texts are broken where the metrics of the context break them. Every colour comes from the context.
package struct SVGDrawing<Context: DrawingContext> {
  private let list: DisplayList
  private let traits: ViewTraits
  private let showsFrames: Bool
  /// The place that the drawing is made for.
  package private(set) var context: Context
  private var body: [UInt8] = []
  private var definitions: [UInt8] = []

  /// A drawing of a display list.
  ///
  /// - Parameters:
  ///   - list: The nodes.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - context: The place that the drawing is made for.
  ///   - showsFrames: Whether a thin line marks each node's frame.
  package init(_ list: DisplayList, traits: ViewTraits, context: Context, showsFrames: Bool = false) {
    self.list = list
    self.traits = traits
    self.context = context
    self.showsFrames = showsFrames
  }

  /// Draws everything, and returns the content of an `svg` element as bytes, as it is made of many short pieces.
  ///
  /// The surface below the component has the size of ``size``.
  package mutating func content() -> [UInt8] {
    body = []
    definitions = []
    let canvas = context.color(0xFFFF_FFFF, 0x0000_00FF)
    if isSheet { beginSheet() }
    draw(list.root)
    if isSheet { endSheet() }
    if showsFrames { for strip in list.backdrop { outline(strip.frame) } }
    var content: [UInt8] = []
    if !definitions.isEmpty { content += Array("<defs>".utf8) + definitions + Array("</defs>\n".utf8) }
    content.add("<rect width=\"", svgNumber(size.width), "\" height=\"", svgNumber(size.height), "\" ")
    canvas.write("fill", to: &content)
    content += "/>\n"
    return content + body
  }

  /// As wide and high as the component's room or its root, whichever is larger.
  package var size: LayoutSize {
    LayoutSize(
      width: max(list.size.width, list.root.frame.maxX), height: max(1, max(list.size.height, list.root.frame.maxY)))
  }

  /// The height in points of a cropped picture, which ends a little below the last thing that is drawn.
  package var shownHeight: Double {
    let whole = min(size.height, max(1, list.root.frame.maxY))
    let drawnAlone = [DisplayRole.activityIndicator, .custom, .row, .cell]
    let bottom = list.nodes.filter { $0.text != nil || $0.image != nil || drawnAlone.contains($0.role) }.map {
      $0.frame.maxY
    }.max()
    return bottom.map { min(whole, $0 + 24) } ?? whole
  }

  /// Whether the component takes only a part of its room, as a half sheet does, and one on a tablet.
  private var isSheet: Bool { !list.backdrop.isEmpty }

  /// The round corners of a sheet; one at the bottom of the screen has those at its top only.
  private var sheetShape: String {
    var frame = list.root.frame
    if frame.maxY >= size.height { frame.size.height += 20 }
    return frame.svgAttributes + corner(list.root.style.number(.cornerRadius) ?? 0)
  }

  /// The view from which a sheet came, darker, and the round corners of the sheet.
  private mutating func beginSheet() {
    let shade = context.color(0x0000_0033, 0x8080_8040)
    fill(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), shade)
    beginClip("<rect \(sheetShape)/>")
  }

  /// The edge that parts a sheet from what is behind it.
  private mutating func endSheet() {
    let edge = context.color(0x0000_0029, 0xFFFF_FF33)
    body += "</g>\n<rect \(sheetShape) fill=\"none\" \(edge.attribute("stroke")) stroke-width=\"1\"/>\n"
  }

  private var label: SVGColor { mutating get { context.color(0x0000_00FF, 0xFFFF_FFFF) } }

  private mutating func draw(_ node: DisplayNode) {
    let mark = context.mark(for: node)
    if let mark { body += "<g \(mark)>" }
    drawSurface(of: node)
    switch node.role {
    case .gradient: drawGradient(node)
    case .divider: fill(node.frame, context.color(.separatorColor, of: node) ?? grey)
    case .activityIndicator: body += SVGSymbol.ring(in: node.frame, color: grey)
    case .dimming: fill(node.frame, context.color(0x0000_0033, 0x0000_007A))
    case .grabber: fill(node.frame, grey, radius: node.frame.height / 2)
    case .searchField: drawSearchField(node.frame)
    case .custom: drawBox(node.frame, named: node.reuseIdentifier ?? "")
    default: break
    }
    if let image = node.image { drawImage(image, of: node) }
    if let text = node.text { drawText(text, of: node) }
    let clips = [.view, .column, .preview].contains(node.role)
    if clips { beginClip("<rect \(node.frame.svgAttributes)/>") }
    for child in node.children { draw(child) }
    if clips { body += "</g>\n" }
    if showsFrames { outline(node.frame) }
    if mark != nil { body += "</g>\n" }
  }

  private mutating func outline(_ frame: LayoutRect) {
    body += "<rect \(frame.svgAttributes) fill=\"none\" stroke=\"#FF00FF\" stroke-width=\"0.5\"/>\n"
  }

  /// The rounded field of the system, which is lower than the place that takes taps.
  private mutating func drawSearchField(_ frame: LayoutRect) {
    let field = LayoutRect(x: frame.minX, y: frame.minY + 7, width: frame.width, height: max(0, frame.height - 14))
    fill(field, context.color(0x7676_801F, 0x7676_803D), radius: min(10, field.height / 2))
  }

  private var grey: SVGColor { SVGColor(StyleColor(rgba: 0x8888_8880)) }

  private mutating func beginClip(_ shape: String) {
    let name = context.name(of: shape)
    if !context.sharesDefinitions { definitions += SharedSVG.clipPath(name, shape) }
    body += "<g clip-path=\"url(#\(name))\">\n"
  }

  private mutating func drawSurface(of node: DisplayNode) {
    guard node.role != .gradient, node.role != .divider else { return }
    // An image of the app covers its view, and a symbol does not.
    guard node.role == .button || node.image.map({ SVGSymbol(rawValue: $0) != nil }) ?? true else { return }
    let color =
      context.color(.backgroundColor, of: node) ?? context.color(.backgroundColorTop, of: node)
      ?? context.color(.barTintColor, of: node)
    // A sheet is cut off at its corners.
    let radius = isSheet && node.id == list.root.id ? 0 : node.style.number(.cornerRadius) ?? 0
    if let color { fill(node.frame, color, radius: radius) }
    guard let width = node.style.number(.borderWidth), width > 0, let border = context.color(.borderColor, of: node)
    else { return }
    body += "<rect \(node.frame.svgAttributes)\(corner(radius)) fill=\"none\" "
    body += "\(border.attribute("stroke")) stroke-width=\"\(svgNumber(width))\"/>\n"
  }

  /// Draws a gradient from the color of the surface below the cells to nothing, away from the edge.
  private mutating func drawGradient(_ node: DisplayNode) {
    let color = context.color(.backgroundColor, of: node) ?? context.color(0xFFFF_FFFF, 0x0000_00FF)
    let isAtStart = node.frame.minX <= 0
    if context.sharesDefinitions {
      let fade: SharedSVG.Fade = isAtStart ? .end : .start
      body += "<rect \(node.frame.svgAttributes) \(color.attribute("fill")) \(fade.attribute)/>\n"
      return
    }
    let name = context.name(of: "")
    definitions += "<linearGradient id=\"\(name)\">"
    for (offset, opacity) in [(0, isAtStart ? 1 : 0), (1, isAtStart ? 0 : 1)] {
      definitions += "<stop offset=\"\(offset)\" \(color.attribute("stop-color")) "
      definitions += "style=\"stop-opacity:\(opacity)\"/>"
    }
    definitions += "</linearGradient>"
    body += "<rect \(node.frame.svgAttributes) fill=\"url(#\(name))\"/>\n"
  }

  private mutating func drawImage(_ name: String, of node: DisplayNode) {
    var frame = node.frame
    if node.role == .button {
      let isInBar = node.part?.isInBar == true
      let scale = isInBar ? traits.barSymbolScale : traits.symbolScale
      let side = min(22 * scale, frame.width, frame.height)
      frame = LayoutRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }
    if let symbol = SVGSymbol(rawValue: name) {
      let color = context.color(.tintColor, of: node) ?? context.color(.fontColor, of: node) ?? label
      if context.sharesDefinitions {
        symbol.use(in: frame, color: color, isMirrored: traits.isRightToLeft, to: &body)
      } else {
        body += symbol.drawn(in: frame, color: color, isMirrored: traits.isRightToLeft)
      }
      return
    }
    // The letters on a placeholder are a node of their own.
    drawBox(frame, named: name == "placeholder" ? "" : name, radius: node.style.number(.cornerRadius) ?? 4)
  }

  private mutating func drawBox(_ frame: LayoutRect, named name: String, radius: Double = 4) {
    fill(frame, SVGColor(StyleColor(rgba: 0x8899_AA33)), radius: min(radius, min(frame.width, frame.height) / 2))
    let size = min(11, frame.height / 2)
    guard size >= 4, !name.isEmpty else { return }
    let color = context.color(0x5566_77FF, 0x99AA_BBFF)
    body += "<text x=\"\(svgNumber(frame.midX))\" y=\"\(svgNumber(frame.midY + size / 3))\" "
    body += "font-size=\"\(svgNumber(size))\" \(color.attribute("fill")) text-anchor=\"middle\">"
    let most = max(1, min(frame.width / size * 1.6, 100).rounded(.down))
    body += svgEscaped(String(name.prefix(Int(most)))) + "</text>\n"
  }

  private mutating func drawText(_ text: DisplayText, of node: DisplayNode) {
    let color = context.color(.fontColor, of: node) ?? label
    var frame = node.contentFrame
    if case .offset(let offset)? = node.style[.textOffset] {
      frame = frame.moved(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    }
    let layout = SVGText(text, in: frame, context.metrics)
    for (line, baseline) in layout.lines {
      body.add("<text x=\"", svgNumber(layout.x), "\" y=\"", svgNumber(baseline), "\" ")
      layout.writeAttributes(of: text.font, to: &body)
      body += " "
      color.write("fill", to: &body)
      body.add(">", svgEscaped(line), "</text>\n")
    }
  }

  private mutating func fill(_ frame: LayoutRect, _ color: SVGColor, radius: Double = 0) {
    body += "<rect "
    frame.writeAttributes(to: &body)
    body.add(corner(radius), " ")
    color.write("fill", to: &body)
    body += "/>\n"
  }

  private func corner(_ radius: Double) -> String { radius > 0 ? " rx=\"\(svgNumber(radius))\"" : "" }
}

extension SVGDrawing where Context == StandaloneContext {
  /// A drawing in the colours of the surroundings.
  ///
  /// - Parameters:
  ///   - list: The nodes.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - showsFrames: Whether a thin line marks each node's frame.
  package init(_ list: DisplayList, traits: ViewTraits, showsFrames: Bool = false) {
    self.init(list, traits: traits, context: StandaloneContext(traits.environment), showsFrames: showsFrames)
  }

  /// The picture as a file of its own.
  ///
  /// - Parameter isCropped: Whether the picture ends a little below the last thing that is drawn.
  /// - Returns: The text of the file.
  package func svg(isCropped: Bool = false) -> String {
    var drawing = self
    let content = String(decoding: drawing.content(), as: UTF8.self)
    return svgDocument(content, width: size.width, height: isCropped ? shownHeight : size.height)
  }
}

/// Returns a picture as a file of its own.
package func svgDocument(_ content: String, width: Double, height: Double) -> String {
  let (width, height) = (svgNumber(width), svgNumber(height))
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" font-family="\(InterTextMetrics.fontStack)">
    \(content)</svg>

    """
}

extension LayoutRect {
  /// The attributes of a rectangle: `x="0" y="0" width="44" height="44"`.
  package var svgAttributes: String {
    var text: [UInt8] = []
    writeAttributes(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes the attributes of a rectangle.
  func writeAttributes(to text: inout [UInt8]) {
    text.add("x=\"", svgNumber(minX), "\" y=\"", svgNumber(minY))
    text.add("\" width=\"", svgNumber(width), "\" height=\"", svgNumber(height), "\"")
  }
}

extension [UInt8] {
  /// Adds a text.
  static func += (bytes: inout [UInt8], text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds parts one after the other, without a text of all of them in between.
  mutating func add(_ parts: String...) { for part in parts { self += part } }
}
