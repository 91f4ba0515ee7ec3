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

  /// Writes the panel.
  ///
  /// Of a `family`, the drawings of each theme, it has only the first one, and the script exchanges it.
  func write(
    _ pictures: [ShownPicture], of family: [[ShownPicture]] = [], appearance: Int, named name: String,
    to html: inout HTML, _ book: inout PictureBook
  ) {
    html.element("figure", ["class": Self.classes(theme, appearance), "data-sample": ""]) { html in
      if caption != nil || namesAppearance {
        html.element("figcaption") { html in
          if let caption { html.element("bdi", text: caption) }
          if namesAppearance { html.element("span", text: appearance == 0 ? "Light" : "Dark") }
        }
      }
      for shown in family.isEmpty ? pictures : Array(pictures.prefix(1)) {
        write(shown, of: family, appearance: appearance, named: name, to: &html, &book)
      }
    }
  }

  /// The classes of a panel, on which the values of the colours depend.
  static func classes(_ theme: Int, _ appearance: Int) -> String {
    "panel a\(appearance)" + (theme > 0 ? " t\(theme)" : "")
  }

  /// Writes one drawing; of a `family` the script can put each of its drawings into its place.
  func write(
    _ shown: ShownPicture, of family: [[ShownPicture]] = [], appearance: Int, named name: String, to html: inout HTML,
    _ book: inout PictureBook
  ) {
    let picture = book[shown.number]
    let (width, height) = (svgNumber(picture.width), svgNumber(picture.height))
    let numbers = family.map { $0.map { $0.number } }
    let choices = numbers.allSatisfy { $0 == numbers.first } ? numbers.first ?? [] : numbers.flatMap { $0 }
    if !choices.isEmpty { book.refer(to: shown.number, of: choices) }
    html.element(
      "svg",
      [
        "class": "pic \(choices.isEmpty ? shown.classes : "any")", "role": "img",
        "data-p": "p\(shown.number)",
        "data-all": choices.isEmpty ? nil : choices.map { "p\($0)" }.joined(separator: " "),
        "data-each": numbers.first.map { String($0.count) },
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
