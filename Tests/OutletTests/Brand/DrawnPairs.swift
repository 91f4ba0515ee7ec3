import Foundation
import ThemeTable

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts and symbols of a picture with what lies beneath each, read from the SVG alone.
final class DrawnPairs: NSObject, XMLParserDelegate {
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
  /// The elements that are open, with their attributes.
  private var open: [(name: String, attributes: [String: String])] = []
  /// What was read of a text.
  private var text = ""
  /// The width of the picture: what lies beyond it is not seen.
  private var width = 0.0

  /// Reads a picture whose groups are moved nowhere but around symbols.
  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    precondition(parser.parse(), "a picture is XML")
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes: [String: String] = [:]
  ) {
    open.append((name, attributes))
    guard !open.contains(where: { $0.name == "defs" }) else { return }
    switch name {
    case "svg": width = Self.number(attributes["width"])
    case "g": addSymbol(attributes)
    case "rect": addSurface(attributes)
    case "text": text = ""
    default: break
    }
  }

  func parser(_: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(_: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?) {
    guard let (name, attributes) = open.popLast(), name == "text", !open.contains(where: { $0.name == "defs" }) else {
      return
    }
    addText(text, attributes)
  }

  private static func number(_ text: String?) -> Double { text.flatMap { Double($0) } ?? 0 }

  private static func color(_ attributes: [String: String], _ name: String) -> StyleColor? {
    guard let text = attributes[name], text.first == "#", let rgb = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    let alpha = UInt8((attributes["\(name)-opacity"].map { number($0) } ?? 1) * 255 + 0.5)
    let opaque = StyleColor(rgb: rgb)
    return StyleColor(red: opaque.red, green: opaque.green, blue: opaque.blue, alpha: alpha)
  }

  private func addSurface(_ attributes: [String: String]) {
    guard let color = Self.color(attributes, "fill") else { return }
    surfaces.append(
      (
        Self.number(attributes["x"]), Self.number(attributes["y"]), Self.number(attributes["width"]),
        Self.number(attributes["height"]), color
      ))
  }

  private func addText(_ text: String, _ attributes: [String: String]) {
    let shifts: [String: Double] = ["middle": 0, "end": -2]
    let shift = shifts[attributes["text-anchor"] ?? "start"] ?? 2
    let y = Self.number(attributes["y"]) - Self.number(attributes["font-size"]) * 0.3
    // The name of an image of the app's.
    guard let color = Self.color(attributes, "fill"), ![0x556677, 0x99AABB].map(StyleColor.init(rgb:)).contains(color)
    else { return }
    add(color, text, Self.number(attributes["x"]) + shift, y)
  }

  private func addSymbol(_ attributes: [String: String]) {
    guard let color = Self.color(attributes, "stroke"),
      let transform = attributes["transform"], transform.hasPrefix("translate("), transform.contains(" scale(")
    else { return }
    let numbers = transform.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return }
    add(
      color, nil, numbers[0] + 8 * numbers[2], numbers[1] + 8 * numbers[3])
  }

  private func add(_ color: StyleColor, _ text: String?, _ x: Double, _ y: Double) {
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
        groups: open.compactMap { $0.name == "g" ? $0.attributes["id"] : nil }))
  }
}
