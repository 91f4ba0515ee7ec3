import ThemeModel

/// Filters that show a page's drawings and swatches as people with a colour vision deficiency see them.
///
/// They apply the maps with which the lint finds colours that are confused, ``ColorVision``, in linear light.
enum VisionFilters {
  /// The ways of seeing: the key in names, the name for people, and the deficiency, nil for seeing without colours.
  private static let visions: [(key: String, title: String, deficiency: ColorVision?)] = [
    ("protan", "No red cones", .protan), ("deutan", "No green cones", .deutan), ("tritan", "No blue cones", .tritan),
    ("grey", "No colours", nil),
  ]

  /// The choices of the switch, after the one without a filter.
  static var choices: [(key: String, title: String)] { visions.map { ($0.key, $0.title) } }

  /// Writes the filters.
  static func write(to html: inout HTML) {
    for vision in visions {
      html.element("filter", ["id": "vision-\(vision.key)", "color-interpolation-filters": "linearRGB"]) {
        write(vision.deficiency, to: &$0)
      }
    }
  }

  /// The rows of the map to grey: the relative luminance of linear light.
  private static let greyRows = Array(repeating: [0.212656, 0.715158, 0.072186], count: 3)

  /// The rows of the map to black.
  private static let blackRows = Array(repeating: [0.0, 0.0, 0.0], count: 3)

  private static func write(_ deficiency: ColorVision?, to html: inout HTML) {
    guard let maps = deficiency?.maps, let beyond = maps.rowsBeyondPlane else {
      return matrix(deficiency?.maps.rows ?? greyRows, to: &html)
    }
    // The mask is opaque on the positive side of the plane. The first map applies there, the second one elsewhere.
    matrix(maps.rows, result: "near", to: &html)
    matrix(beyond, result: "beyond", of: "SourceGraphic", to: &html)
    let steep = maps.plane.map { $0 * 100_000 }
    matrix(blackRows, alpha: steep, result: "mask", of: "SourceGraphic", to: &html)
    for (image, part) in [("near", "in"), ("beyond", "out")] {
      html.element("feComposite", ["in": image, "in2": "mask", "operator": part, "result": image]) { _ in }
    }
    html.element("feComposite", ["in": "near", "in2": "beyond", "operator": "arithmetic", "k2": "1", "k3": "1"]) { _ in
    }
  }

  /// Writes a map of colours, whose alpha stays unless `alpha` makes it of the channels.
  private static func matrix(
    _ rows: [[Double]], alpha: [Double]? = nil, result: String? = nil, of input: String? = nil, to html: inout HTML
  ) {
    let lines = rows.map { number($0) + " 0 0" } + [alpha.map { number($0) + " 0 0" } ?? "0 0 0 1 0"]
    html.element(
      "feColorMatrix", ["in": input, "type": "matrix", "values": lines.joined(separator: " "), "result": result]
    ) { _ in }
  }

  private static func number(_ row: [Double]) -> String { row.map { String($0) }.joined(separator: " ") }

  /// The rules that apply the chosen filter.
  static func rules() -> String {
    visions.map { vision in "body:has(#cv-\(vision.key):checked) :is(.pic,.chip){filter:url(#vision-\(vision.key))}\n" }
      .joined()
  }
}
