/// A drawing with the classes that say at which switches it is shown.
struct ShownPicture {
  /// The number of the drawing in the book.
  var number: Int
  var classes = "any"
}

/// Writes a panel: drawings of a theme, or of several that look alike, in one appearance.
struct PanelWriter {
  /// The number of the theme whose colours are shown.
  var theme = 0
  /// The caption, or nil if the page shows one theme.
  var caption: String?
  /// Whether light and dark are told apart.
  var namesAppearance = true
  /// Whether the script puts the picture of the switches into the panel, which has only the first one.
  var isLate = false

  /// Writes the panel.
  func write(
    _ pictures: [ShownPicture], appearance: Int, named name: String, to html: inout HTML, _ book: inout PictureBook
  ) {
    html.element("figure", ["class": Self.classes(theme, appearance), "data-sample": ""]) { html in
      if caption != nil || namesAppearance {
        html.element("figcaption") { html in
          if let caption { html.element("bdi", text: caption) }
          if namesAppearance { html.element("span", text: appearance == 0 ? "Light" : "Dark") }
        }
      }
      for shown in isLate ? Array(pictures.prefix(1)) : pictures {
        write(shown, appearance: appearance, named: name, choices: isLate ? pictures : [], to: &html, &book)
      }
    }
  }

  /// The classes of a panel, on which the values of the colours depend.
  static func classes(_ theme: Int, _ appearance: Int) -> String {
    "panel a\(appearance)" + (theme > 0 ? " t\(theme)" : "")
  }

  /// Writes one drawing; `choices` are those that the script can put into its place.
  func write(
    _ shown: ShownPicture, appearance: Int, named name: String, choices: [ShownPicture] = [], to html: inout HTML,
    _ book: inout PictureBook
  ) {
    let picture = book[shown.number]
    let (width, height) = (svgNumber(picture.width), svgNumber(picture.height))
    for choice in choices { book.keep(choice.number) }
    html.element(
      "svg",
      [
        "class": "pic \(choices.isEmpty ? shown.classes : "any")", "role": "img",
        "data-p": "p\(shown.number)",
        "data-all": choices.isEmpty ? nil : choices.map { "p\($0.number)" }.joined(separator: " "),
        "aria-label": "\(name), \(appearance == 0 ? "light" : "dark")",
        "viewBox": "0 \(svgNumber(picture.top)) \(width) \(height)", "width": width,
      ]
    ) { html in
      if choices.isEmpty, book.show(shown.number) {
        html.element("g", ["id": "p\(shown.number)"]) { $0.write(markup: picture.markup) }
      } else {
        html.element("use", ["href": "#p\(shown.number)"]) { _ in }
      }
    }
  }
}

extension [PageTheme] {
  /// The caption of some themes that look alike; nil if there is one theme only.
  func caption(_ numbers: [Int]) -> String? {
    guard count > 1, let first = numbers.first else { return nil }
    if numbers.count == count { return "All themes" }
    let rest = numbers.count - 2
    return numbers.count == 1
      ? self[first].name : "\(self[first].name), \(self[numbers[1]].name)" + (rest > 0 ? " and \(rest) more" : "")
  }
}
