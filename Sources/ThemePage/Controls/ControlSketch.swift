import ThemeAnalysis
import ThemeComponents
import ThemeModel
import ThemeTable

/// A drawing of one control of UIKit with the style of a class, built of surfaces, texts and symbols.
///
/// Where a function takes the class lists of a part, nil means those of the control itself.
struct ControlSketch {
  /// A part of the drawing, for the page's script.
  struct Mark {
    var selection: StyledSelection
    var frame: LayoutRect
    var text: String
  }

  /// The colours that a control has where the theme says nothing, on light and dark.
  enum Fallback { case none, label, secondary, tint, bar, surface, fill, white, ground, placeholder }

  let control: StyledControl
  /// The width of a picture in points.
  private static let pictureWidth = 390.0
  /// The height in points of a control whose parts do not fill it.
  static let usualHeight = 44.0
  /// The room around the drawing in points.
  private let inset: Double
  /// The width of the drawing in points.
  var width: Double { Self.pictureWidth - 2 * inset }
  private(set) var body = ""
  private(set) var marks: [Mark] = []
  /// The height of the drawing in points: that of the lowest part, unless the control asks for more.
  var height = 0.0
  private(set) var context: PageContext
  /// The height in points of what is added to the drawing: its name, and a second ground.
  private var added = 0.0

  /// The finished drawing of a control; `isNamed` for one with the name of its class above it.
  init(_ control: StyledControl, _ context: PageContext, isNamed: Bool = false) {
    self.control = control
    self.context = context
    inset = control.kind.isFullWidth ? 0 : 16
    draw()
    finish()
    if isNamed { addName() }
  }

  /// The size of the picture in points.
  var size: LayoutSize { LayoutSize(width: Self.pictureWidth, height: max(1, height) + 2 * inset + added) }

  /// The background that the theme gives windows and views, as high as a picture.
  mutating func ground(height: Double) -> String {
    let ground =
      color([.backgroundColor], of: "Window", or: .none) ?? color([.backgroundColor], of: "View", or: .ground)
    return "<rect width=\"\(svgNumber(size.width))\" height=\"\(svgNumber(height))\" "
      + "\(ground?.attribute("fill") ?? "")/>"
  }

  private mutating func finish() {
    let shift = svgNumber(inset)
    let drawn = inset == 0 ? body : "<g transform=\"translate(\(shift) \(shift))\">\(body)</g>"
    guard isGroundUnknown else {
      body = ground(height: size.height) + drawn
      return
    }
    // Nobody knows what lies beneath a text: it is shown on something light and on something dark.
    let half = size.height + 16
    added = size.height + 32
    body = ""
    let grounds: [(Double, UInt32, UInt32)] = [(0, 0xFFFF_FFFF, 0x5555_5AFF), (half, 0x0000_00FF, 0xC0C0_C6FF)]
    for (top, ground, ink) in grounds {
      body += "<g transform=\"translate(0 \(svgNumber(top)))\"><rect width=\"\(svgNumber(size.width))\" "
      body += "height=\"\(svgNumber(half))\" \(SVGColor(StyleColor(rgba: ground)).attribute("fill"))/>\(drawn)"
      body += "<text x=\"16\" y=\"\(svgNumber(half - 6))\" font-size=\"11\" "
      body += "\(SVGColor(StyleColor(rgba: ink)).attribute("fill"))>ground unknown</text></g>"
    }
    marks += marks.map { Mark(selection: $0.selection, frame: $0.frame.moved(y: half), text: $0.text) }
  }

  /// Whether some text in a colour of the theme has nothing of the control beneath it that hides what lies there.
  ///
  /// On a screen its ground shows such a text, unless it cannot be read there and the theme has nothing for the ground.
  private var isGroundUnknown: Bool {
    guard [.button, .label].contains(control.kind) else { return false }
    return ([.plain] + control.kind.drawnStates).contains { state in
      guard case .color(let color)? = context.value(.fontColor, of: control.list, state) else { return false }
      let grounds: [StyleProperty] = [.backgroundColor, .backgroundTintColor, .backgroundColorTop]
      let own = grounds.lazy.compactMap { context.value($0, of: control.list, state) }.first
      if case .color(let ground)? = own, ground.alpha == 255 { return false }
      guard backgroundImage() == nil else { return false }
      let hasGround = ["Window", "View"].contains { context.value(.backgroundColor, of: $0, .plain) != nil }
      return !control.isOnScreen || !hasGround && ContrastRatio.of(color, on: .white) < 4.5
    }
  }

  /// Writes the name of the class above the drawing.
  private mutating func addName() {
    let row = 24.0
    let color = context.color(0x0000_00FF, 0xFFFF_FFFF).attribute("fill")
    body =
      "<rect width=\"\(svgNumber(size.width))\" height=\"\(svgNumber(row))\" "
      + "\(context.color(0xFFFF_FFFF, 0x0000_00FF).attribute("fill"))/>"
      + "<text x=\"16\" y=\"16\" font-size=\"12\" \(color)>\(HTML.escaped(control.path))</text>"
      + "<g transform=\"translate(0 \(svgNumber(row)))\">\(body)</g>"
    added += row
  }

  // MARK: - Values

  /// The value of a class list in the plain state, in the light.
  func value(_ property: StyleProperty, of list: String? = nil) -> StyleValue? {
    context.value(property, of: list ?? control.list, .plain)
  }

  /// The name of a class's background image, or nil if it has none.
  func backgroundImage(of list: String? = nil) -> String? {
    if case .imageName(let name)? = value("background-image", of: list) { name } else { nil }
  }

  /// A number of a class list in the plain state.
  func number(_ property: StyleProperty, of list: String? = nil) -> Double? {
    switch value(property, of: list) {
    case .number(let number)?: number.isFinite ? min(max(number, -1_000), 1_000) : nil
    case .integer(let integer)?: Double(min(max(integer, -1_000), 1_000))
    default: nil
    }
  }

  /// The first of some properties that is a colour, in a state; otherwise the fallback.
  mutating func color(
    _ properties: [StyleProperty] = [], of list: String? = nil, _ state: StyleState = .plain, or fallback: Fallback
  ) -> SVGColor? {
    for property in properties {
      if let color = context.color(property, of: list ?? control.list, state) { return color }
    }
    return switch fallback {
    case .none: nil
    case .label: context.color(0x0000_00FF, 0xFFFF_FFFF)
    case .secondary: context.color(0x4848_4CFF, 0xD2D2_D8FF)
    case .tint: context.color(0x007A_FFFF, 0x0A84_FFFF)
    case .bar: context.color(0xF9F9_F9FF, 0x1D1D_1FFF)
    case .surface: context.color(0xFFFF_FFFF, 0x1C1C_1EFF)
    case .fill: context.color(0xE3E3_E8FF, 0x3A3A_3CFF)
    case .white: context.color(0xFFFF_FFFF, 0xFFFF_FFFF)
    case .ground: context.color(0xF2F2_F7FF, 0x0000_00FF)
    case .placeholder: context.color(0x8899_AA40, 0x8899_AA40)
    }
  }

  // MARK: - Shapes

  /// Notes a part for pointing.
  mutating func mark(_ frame: LayoutRect, _ text: String, _ list: String? = nil, _ state: StyleState = .plain) {
    height = max(height, frame.maxY)
    marks.append(
      Mark(
        selection: StyledSelection(classList: list ?? control.list, state: state),
        frame: frame.moved(x: inset, y: inset), text: text))
  }

  /// Fills a frame.
  mutating func fill(_ frame: LayoutRect, _ color: SVGColor?, radius: Double = 0) {
    guard let color else { return }
    body += "<rect \(frame.svgAttributes)\(corner(radius, frame)) \(color.attribute("fill"))/>"
  }

  /// Fills a circle.
  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: SVGColor?) {
    guard let color else { return }
    body += "<circle cx=\"\(svgNumber(x))\" cy=\"\(svgNumber(y))\" r=\"\(svgNumber(radius))\" "
    body += "\(color.attribute("fill"))/>"
  }

  /// Draws a line along points.
  mutating func stroke(_ path: String, _ color: SVGColor?, width: Double = 2) {
    guard let color else { return }
    body += "<path d=\"\(path)\" fill=\"none\" \(color.attribute("stroke")) "
    body += "stroke-width=\"\(svgNumber(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  /// Draws background, gradient, border and corners of a class.
  mutating func surface(
    _ frame: LayoutRect, _ list: String? = nil, _ state: StyleState = .plain, or fallback: Fallback, radius: Double = 0
  ) {
    let radius = max(0, number(.cornerRadius, of: list) ?? radius)
    let top = color([.backgroundColorTop], of: list, state, or: .none)
    let bottom = color([.backgroundColorBottom], of: list, state, or: .none)
    if let top, let bottom {
      fill(frame, bottom, radius: radius)
      body += "<rect \(frame.svgAttributes)\(corner(radius, frame)) \(top.attribute("fill")) "
      body += "\(SharedSVG.Fade.down.attribute)/>"
    } else {
      let plain = color(
        [.backgroundColor, .backgroundTintColor, .barTintColor, .backgroundColorTop], of: list, state, or: fallback)
      fill(frame, plain, radius: radius)
    }
    // The image belongs to the app, so a placeholder is drawn.
    if backgroundImage(of: list) != nil { fill(frame, color(or: .placeholder), radius: radius) }
    guard let width = number(.borderWidth, of: list), width > 0,
      let border = color([.borderColor], of: list, state, or: .none)
    else { return }
    let inner = LayoutRect(
      x: frame.minX + width / 2, y: frame.minY + width / 2, width: max(0, frame.width - width),
      height: max(0, frame.height - width))
    body += "<rect \(inner.svgAttributes)\(corner(radius, inner)) fill=\"none\" "
    body += "\(border.attribute("stroke")) stroke-width=\"\(svgNumber(width))\"/>"
  }

  private func corner(_ radius: Double, _ frame: LayoutRect) -> String {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    return radius > 0 ? " rx=\"\(svgNumber(radius))\"" : ""
  }

  // MARK: Texts

  /// The alignment of a text in its frame.
  enum Anchor: String { case start, middle, end }

  /// A font as SVG writes it.
  struct Font {
    /// Points.
    var size: Double
    /// A number of CSS.
    var weight: Int
    /// The families of CSS, or nil for the font of the page.
    var families: String?
  }

  /// The font of a class.
  func font(of list: String? = nil, size: Double = 17, weight: Int = 400) -> Font {
    var font = Font(size: size, weight: weight)
    if case .textStyle(let style)? = value(.fontStyle, of: list) {
      font.size = style.pointSize(for: context.textSize) ?? size
      font.weight = style.weight.cssNumber
    }
    font.size = min(max(number(.fontSize, of: list) ?? font.size, 4), 60)
    if case .fontName(let name)? = value(.fontName, of: list) {
      font.weight = Self.weight(ofFont: name.lowercasedASCII)
      font.families = SVGText.families(ofFont: name)
    }
    return font
  }

  private static func weight(ofFont name: String) -> Int {
    let words = [
      ("semibold", 600), ("demibold", 600), ("bold", 700), ("heavy", 800), ("black", 900), ("medium", 500),
      ("ultralight", 200), ("thin", 200), ("light", 300),
    ]
    return words.first { name.contains($0.0) }?.1 ?? 400
  }

  /// Draws one line of text in the middle of a frame's height.
  mutating func text(
    _ string: String, in frame: LayoutRect, _ list: String? = nil, _ state: StyleState = .plain,
    anchor: Anchor = .start, size: Double = 17, weight: Int = 400, or fallback: Fallback = .label
  ) {
    let font = font(of: list, size: size, weight: weight)
    var string = string
    if case .keyword(let word)? = value(.textTransform, of: list) {
      string = TextTransform(rawValue: word)?.applied(to: string) ?? string
    }
    let color = color([.fontColor, .tintColor, "color"], of: list, state, or: fallback)
    var frame = frame
    if case .offset(let offset)? = value(.textOffset, of: list) {
      frame = frame.moved(x: Self.kept(offset.x), y: Self.kept(offset.y))
    }
    let shadow = self.color([.textShadowColor], of: list, state, or: .none)
    if case .offset(let offset)? = value(.textShadowOffset, of: list) {
      let place = frame.moved(x: Self.kept(offset.x), y: Self.kept(offset.y))
      write(string, in: place, anchor, font, shadow)
    }
    write(string, in: frame, anchor, font, color)
  }

  /// A distance that leaves a text in sight of its picture.
  private static func kept(_ distance: Double) -> Double { distance.isFinite ? min(max(distance, -100), 100) : 0 }

  private mutating func write(
    _ string: String, in frame: LayoutRect, _ anchor: Anchor, _ font: Font, _ color: SVGColor?
  ) {
    guard let color else { return }
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.midX
      case .end: frame.maxX
      }
    body += "<text x=\"\(svgNumber(x))\" y=\"\(svgNumber(frame.midY + font.size * 0.36))\" "
    var attributes: [UInt8] = []
    SVGText.writeAttributes(
      size: font.size, families: font.families, weight: font.weight, anchor: anchor.rawValue, to: &attributes)
    body += "\(String(decoding: attributes, as: UTF8.self)) \(color.attribute("fill"))>\(HTML.escaped(string))</text>"
  }
}
