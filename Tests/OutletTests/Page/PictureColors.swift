import Foundation
import ThemeComponents
import ThemeTable

/// The colours of a picture, read from its SVG alone: each text and symbol with what was painted beneath it before.
///
/// It knows nothing of themes, and computes contrasts by a formula of its own.
struct PictureColors {
  /// A text or a symbol that people see.
  struct Mark {
    /// The identifier of the node that drew it.
    var node: String
    var isText: Bool
    var color: RGB
    var ground: RGB

    /// The contrast ratio by the definition of WCAG 2, with the power function.
    var ratio: Double {
      let pair = [color.over(ground).luminance, ground.luminance].sorted()
      return (pair[1] + 0.05) / (pair[0] + 0.05)
    }
  }

  /// A colour in the encoded scale from 0 to 1.
  struct RGB {
    var channels: [Double]
    var alpha: Double

    func over(_ other: RGB) -> RGB {
      RGB(channels: zip(channels, other.channels).map { $0 * alpha + $1 * (1 - alpha) }, alpha: 1)
    }

    var luminance: Double {
      let light = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }
  }

  private struct Surface {
    var frame: LayoutRect
    /// nil for a fade, beneath which nothing is known.
    var color: RGB?
    var clips: [LayoutRect]
  }

  private(set) var marks: [Mark] = []

  init(_ svg: String) {
    var reader = Reader(svg: svg)
    reader.read()
    marks = reader.marks()
  }

  /// Goes over the elements in the order in which they are painted.
  private struct Reader {
    let svg: String
    private var surfaces: [Surface] = []
    private var found: [(mark: Mark, x: Double, y: Double, place: Int, clips: [LayoutRect])] = []
    private var groups: [(node: String?, clip: LayoutRect?, symbol: Bool)] = []
    private var shapes: [String: LayoutRect] = [:]

    init(svg: String) { self.svg = svg }

    mutating func read() {
      for tag in svg.split(separator: "<").dropFirst() {
        let name = tag.prefix { $0.isLetter || $0 == "/" }
        switch name {
        case "g": open(tag)
        case "/g": _ = groups.popLast()
        case "clipPath": shapes[attribute("id", tag)] = LayoutRect(x: 0, y: 0, width: 1e6, height: 1e6)
        case "rect" where shapes.values.contains { $0.width == 1e6 }: nameShape(tag)
        case "rect": paint(tag)
        case "text": write(tag)
        default: break
        }
      }
    }

    /// The first rectangle after a clip path is its shape.
    private mutating func nameShape(_ tag: Substring) {
      for (name, shape) in shapes where shape.width == 1e6 { shapes[name] = frame(tag) }
    }

    private mutating func open(_ tag: Substring) {
      let node = attribute("id", tag)
      let clip = attribute("clip-path", tag).split(separator: "#").last.map { String($0.dropLast()) }
      let place = attribute("transform", tag)
      groups.append((node.isEmpty ? nil : node, clip.flatMap { shapes[$0] }, !place.isEmpty))
      guard !place.isEmpty else { return }
      // `translate(x y) scale(s s)` of a symbol in a box of 16 × 16.
      let numbers = place.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
      guard numbers.count == 4, let color = color("stroke", tag) else { return }
      note(color, isText: false, x: numbers[0] + 8 * numbers[2], y: numbers[1] + 8 * numbers[3])
    }

    private mutating func paint(_ tag: Substring) {
      guard !groups.contains(where: { $0.symbol }), attribute("fill", tag) != "none" else { return }
      let isFade = attribute("fill", tag).hasPrefix("url")
      surfaces.append(Surface(frame: frame(tag), color: isFade ? nil : color("fill", tag), clips: clips))
    }

    private mutating func write(_ tag: Substring) {
      // The name of an image that only the app has.
      guard !["#556677", "#99AABB"].contains(attribute("fill", tag)), let color = color("fill", tag) else { return }
      let (x, size) = (number("x", tag), number("font-size", tag))
      let inners: [String: Double] = ["end": -2, "middle": 0]
      let inner = inners[attribute("text-anchor", tag)] ?? 2
      note(color, isText: true, x: x + inner, y: number("y", tag) - size * 0.35)
    }

    private mutating func note(_ color: RGB, isText: Bool, x: Double, y: Double) {
      guard let node = groups.lazy.reversed().compactMap({ $0.node }).first else { return }
      let mark = Mark(node: node, isText: isText, color: color, ground: color)
      found.append((mark, x, y, surfaces.count, clips))
    }

    /// The marks on what was painted before them; those that are cut off or painted over later are not seen.
    func marks() -> [Mark] {
      found.compactMap { found in
        let point = LayoutPoint(x: found.x, y: found.y)
        let isSeen = found.clips.allSatisfy { $0.contains(point) }
        func covers(_ surface: Surface) -> Bool {
          surface.frame.contains(point) && surface.clips.allSatisfy { $0.contains(point) }
        }
        guard isSeen, !surfaces[found.place...].contains(where: covers) else { return nil }
        let below = surfaces[..<found.place].filter(covers)
        guard below.allSatisfy({ $0.color != nil }) else { return nil }
        var mark = found.mark
        mark.ground = below.compactMap { $0.color }.reduce(RGB(channels: [1, 1, 1], alpha: 1)) { $1.over($0) }
        return mark
      }
    }

    private var clips: [LayoutRect] { groups.compactMap { $0.clip } }

    private func attribute(_ name: String, _ tag: Substring) -> String {
      guard let start = tag.range(of: " \(name)=\"") else { return "" }
      return String(tag[start.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&").replacing(
        "&#39;", with: "'")
    }

    private func number(_ name: String, _ tag: Substring) -> Double { Double(attribute(name, tag)) ?? 0 }

    private func frame(_ tag: Substring) -> LayoutRect {
      LayoutRect(x: number("x", tag), y: number("y", tag), width: number("width", tag), height: number("height", tag))
    }

    private func color(_ name: String, _ tag: Substring) -> RGB? {
      guard let hex = UInt32(attribute(name, tag).dropFirst(), radix: 16) else { return nil }
      let opacity = attribute(name + "-opacity", tag)
      return RGB(
        channels: [hex >> 16, hex >> 8 & 255, hex & 255].map { Double($0) / 255 }, alpha: Double(opacity) ?? 1)
    }
  }
}
