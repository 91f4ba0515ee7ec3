/// Filters that show a page's drawings and swatches as people with a colour vision deficiency see them.
///
/// The matrices are those of [Machado, Oliveira and Fernandes 2009](https://doi.org/10.1109/TVCG.2009.113) at full severity,
/// in linear light; browsers emulate the deficiencies with the same.
enum VisionFilters {
  /// A way of seeing: its name, and the matrix from linear light to linear light.
  private struct Vision {
    let key: String
    /// The name for people.
    let title: String
    let matrix: String
  }

  private static let visions = [
    Vision(
      key: "protan", title: "No red cones",
      matrix: """
        0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 \
        -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0
        """),
    Vision(
      key: "deutan", title: "No green cones",
      matrix: """
        0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 \
        -0.011820 0.042940 0.968881 0 0 0 0 0 1 0
        """),
    Vision(
      key: "tritan", title: "No blue cones",
      matrix: """
        1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 \
        0.004733 0.691367 0.303900 0 0 0 0 0 1 0
        """),
    Vision(
      key: "grey", title: "No colours",
      matrix: """
        0.212656 0.715158 0.072186 0 0 0.212656 0.715158 0.072186 0 0 \
        0.212656 0.715158 0.072186 0 0 0 0 0 1 0
        """),
  ]

  /// The choices of the switch, after the one without a filter.
  static var choices: [(key: String, title: String)] { visions.map { ($0.key, $0.title) } }

  /// Writes the filters, which take no room.
  static func write(to html: inout HTML) {
    html.element("svg", ["width": "0", "height": "0", "class": "filters", "aria-hidden": "true"]) {
      html in
      for vision in visions {
        html.element(
          "filter", ["id": "vision-\(vision.key)", "color-interpolation-filters": "linearRGB"]
        ) { html in
          html.element("feColorMatrix", ["type": "matrix", "values": vision.matrix]) { _ in }
        }
      }
    }
    html.endLine()
  }

  /// The rules that apply the chosen filter.
  static func rules() -> String {
    visions.map { vision in
      "body:has(#cv-\(vision.key):checked) :is(.pic,.check){filter:url(#vision-\(vision.key))}\n"
    }.joined()
  }
}
