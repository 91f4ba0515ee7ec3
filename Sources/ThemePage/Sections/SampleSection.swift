import ThemePreview

/// The sample components: each in three rooms, both directions and some text sizes, light and dark side by side.
struct SampleSection {
  let themes: [PageTheme]
  let options: PageOptions

  /// Writes the section; every drawing goes into the book.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("components", "Components") { html in
      var equal: [String] = []
      for sample in ComponentSample.allCases {
        let drawn = themes.indices.map { pictures(of: sample, theme: $0, &shelf) }
        if options.isComparison, shelf.book.dropIfEqual(drawn) {
          equal.append(sample.title)
        } else {
          write(sample, drawn, to: &html)
        }
      }
      if !equal.isEmpty {
        html.note("Unchanged: \(equal.joined(separator: "; ")).")
      }
    }
  }

  private func write(
    _ sample: ComponentSample, _ pictures: [[ShownPicture]], to html: inout HTML
  ) {
    html.element("article", ["class": "sample", "id": "s-\(sample.rawValue)"]) { html in
      html.element("h3", text: sample.title)
      html.note(sample.note)
      // Several themes are shown side by side in the same appearance.
      let isSingle = themes.count == 1
      for row in isSingle ? [[0, 1]] : [[0], [1]] {
        html.element("div", ["class": themes.count > 2 ? "columns several" : "columns"]) { html in
          for appearance in row {
            for theme in themes.indices {
              PanelWriter(themeName: isSingle ? nil : themes[theme].name)
                .write(pictures[theme], appearance: appearance, named: sample.title, to: &html)
            }
          }
        }
      }
    }
    html.endLine()
  }

  /// Every drawing of a sample, with the classes that say when it is shown.
  private func pictures(
    of sample: ComponentSample, theme: Int, _ shelf: inout ThemeShelf
  ) -> [ShownPicture] {
    var pictures: [ShownPicture] = []
    for (roomIndex, room) in PageRoom.all.enumerated() {
      for direction in 0...1 {
        for (sizeIndex, textSize) in options.textSizes.enumerated() {
          let traits = room.traits(isRightToLeft: direction == 1, textSize: textSize)
          let list = sample.displayList(
            theme: themes[theme].style, traits: traits, metrics: InterTextMetrics())
          let picture = shelf.draw(
            list, traits: traits, theme: theme, room: room)
          pictures.append(
            ShownPicture(
              picture: picture, classes: "d\(roomIndex) r\(direction) z\(sizeIndex)"))
        }
      }
    }
    return pictures
  }
}

/// A drawing with the classes that say at which switches it is shown.
struct ShownPicture {
  var picture: PictureBook.Picture
  var classes: String
  /// The node whose tap leads to another frame, and the radio button of that frame; nil for most drawings.
  var next: (node: Int, button: String)?
}

/// Writes a panel: drawings of one theme in one appearance.
struct PanelWriter {
  /// The name above the panel, or nil if the page shows one theme.
  var themeName: String?

  /// Writes the panel.
  func write(
    _ pictures: [ShownPicture], appearance: Int, named name: String, to html: inout HTML
  ) {
    let word = appearance == 0 ? "Light" : "Dark"
    html.element(
      "figure", ["class": "panel a\(appearance)", "data-sample": ""]
    ) { html in
      html.element("figcaption") { html in
        if let themeName { html.element("bdi", text: themeName) }
        html.element("span", text: word)
      }
      for shown in pictures { write(shown, appearance: appearance, named: name, to: &html) }
    }
  }

  /// Writes one drawing.
  func write(_ shown: ShownPicture, appearance: Int, named name: String, to html: inout HTML) {
    let picture = shown.picture
    let (width, height) = (svgNumber(picture.width), svgNumber(picture.height))
    html.element(
      "svg",
      [
        "class": "pic \(shown.classes)", "role": "img", "data-p": picture.name,
        "data-next": shown.next.map { "\($0.node) \($0.button)" },
        "aria-label": "\(name), \(appearance == 0 ? "light" : "dark")",
        "viewBox": "0 0 \(width) \(height)", "width": width,
      ]
    ) { html in
      if appearance == 0 {
        html.element("g", ["id": picture.name]) { $0.write(markup: picture.content) }
      } else if let content = picture.darkContent {
        html.write(markup: content)
      } else {
        html.element("use", ["href": "#\(picture.name)"]) { _ in }
      }
    }
  }
}
