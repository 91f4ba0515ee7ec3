import ThemeTable

/// The texts and symbols of a picture with what lies beneath each, read from the SVG alone.
struct DrawnPairs {
  struct Pair {
    var isText: Bool
    /// The text, or nothing for a symbol.
    var content: String
    var color: StyleColor
    var ground: StyleColor
    /// The identifiers of the groups around it.
    var groups: [String]
  }

  private(set) var pairs: [Pair] = []
  private var surfaces: [(x: Double, y: Double, width: Double, height: Double, color: StyleColor)] = []
  private var groups: [[String: Substring]] = []
  /// The width of the picture: what lies beyond it is not seen.
  private var width = 0.0
  private var isInDefinitions = false

  /// Reads a picture whose groups are moved nowhere but around symbols.
  init(_ svg: String) {
    let tags = svg.matches(of: /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/)
    for (index, tag) in tags.enumerated() {
      let (_, slash, name, rest, _) = tag.output
      var attributes: [String: Substring] = [:]
      for match in rest.matches(of: /([a-z-]+)="([^"]*)"/) { attributes[String(match.1)] = match.2 }
      if name == "defs" { isInDefinitions = slash.isEmpty }
      guard !isInDefinitions else { continue }
      switch (name, slash.isEmpty) {
      case ("svg", true): width = Self.number(attributes["width"])
      case ("g", false): _ = groups.popLast()
      case ("g", true):
        groups.append(attributes)
        addSymbol(attributes)
      case ("rect", true): addSurface(attributes)
      case ("text", true):
        let end = index + 1 < tags.count ? tags[index + 1].range.lowerBound : svg.endIndex
        addText(String(svg[tag.range.upperBound..<end]), attributes)
      default: break
      }
    }
  }

  private static func number(_ text: Substring?) -> Double { text.flatMap { Double($0) } ?? 0 }

  private static func color(_ attributes: [String: Substring], _ name: String) -> StyleColor? {
    guard let text = attributes[name], text.first == "#", let rgb = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    let alpha = UInt8((attributes["\(name)-opacity"].map { number($0) } ?? 1) * 255 + 0.5)
    let opaque = StyleColor(rgb: rgb)
    return StyleColor(red: opaque.red, green: opaque.green, blue: opaque.blue, alpha: alpha)
  }

  private mutating func addSurface(_ attributes: [String: Substring]) {
    guard let color = Self.color(attributes, "fill") else { return }
    surfaces.append(
      (
        Self.number(attributes["x"]), Self.number(attributes["y"]), Self.number(attributes["width"]),
        Self.number(attributes["height"]), color
      ))
  }

  private mutating func addText(_ text: String, _ attributes: [String: Substring]) {
    let shifts: [Substring: Double] = ["middle": 0, "end": -2]
    let shift = shifts[attributes["text-anchor"] ?? "start"] ?? 2
    let y = Self.number(attributes["y"]) - Self.number(attributes["font-size"]) * 0.3
    // The name of an image of the app's.
    guard let color = Self.color(attributes, "fill"), ![0x556677, 0x99AABB].map(StyleColor.init(rgb:)).contains(color)
    else { return }
    add(color, text, Self.number(attributes["x"]) + shift, y)
  }

  private mutating func addSymbol(_ attributes: [String: Substring]) {
    guard let color = Self.color(attributes, "stroke"),
      let match = attributes["transform"]?.wholeMatch(of: /translate\((.+) (.+)\) scale\((.+) (.+)\)/)
    else { return }
    add(
      color, nil, Self.number(match.1) + 8 * Self.number(match.3), Self.number(match.2) + 8 * Self.number(match.4))
  }

  private mutating func add(_ color: StyleColor, _ text: String?, _ x: Double, _ y: Double) {
    guard x >= 0, x < width else { return }
    let beneath = surfaces.filter { x >= $0.x && x <= $0.x + $0.width && y >= $0.y && y <= $0.y + $0.height }
    let ground = beneath.reduce([255.0, 255, 255]) { below, surface in
      let (color, alpha) = (surface.color, Double(surface.color.alpha) / 255)
      return zip([color.red, color.green, color.blue], below).map { Double($0) * alpha + $1 * (1 - alpha) }
    }
    let bytes = ground.map { UInt8($0 + 0.5) }
    pairs.append(
      Pair(
        isText: text != nil, content: text ?? "", color: color,
        ground: StyleColor(red: bytes[0], green: bytes[1], blue: bytes[2]),
        groups: groups.compactMap { $0["id"].map(String.init) }))
  }
}
