import ThemeTable

/// Rows, cells and buttons in their states, side by side.
struct StateSection {
  let themes: [PageTheme]
  let options: PageOptions
  let scope: PageScope

  /// Writes the section.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("states", "States") { html in
      html.element("div", ["class": "samples"]) { html in
        for sample in StateSample.allCases { write(sample, to: &html, &shelf) }
      }
    }
  }

  private func write(_ sample: StateSample, to html: inout HTML, _ shelf: inout ThemeShelf) {
    let states = Self.pictures(of: sample, in: StateSample.states, &shelf)
    let drawn = themes.indices.map { theme in states.map { $0[theme] } }
    let looks = shelf.looks(drawn)
    if options.isComparison, looks.count == 1 { return }
    let id = "s-state-\(sample.rawValue)"
    html.element("article", ["class": "sample", "id": id]) { html in
      html.element("h3") { $0.element("a", ["href": "#\(id)"], text: sample.title) }
      for appearance in 0...1 {
        html.element("div", ["class": "columns"]) { html in
          for look in scope.isFamily ? [[0]] : looks { write(sample, look, drawn, appearance, to: &html, &shelf) }
        }
      }
    }
    html.endLine()
  }

  /// Writes the states of a sample as it looks in some themes, in one appearance.
  private func write(
    _ sample: StateSample, _ look: [Int], _ drawn: [[ShownPicture]], _ appearance: Int, to html: inout HTML,
    _ shelf: inout ThemeShelf
  ) {
    let attributes: HTML.Attributes = [
      "class": PanelWriter.classes(look[0], appearance) + " states", "data-sample": "", "tabindex": "0",
      "role": "group", "aria-label": "\(sample.title), \(appearance == 0 ? "light" : "dark")",
    ]
    html.element("div", attributes) { html in
      for (number, shown) in drawn[look[0]].enumerated() {
        let normal = drawn[look[0]][0].number
        let isUnset = number > 0 && shelf.book[shown.number].content == shelf.book[normal].content
        let name = number == 0 ? "normal" : StateSample.states[number].name
        html.element("figure") { html in
          html.element("figcaption") { html in
            if !scope.isFamily, let caption = themes.caption(look) { html.element("bdi", text: caption) }
            html.element("span", text: name)
            if isUnset { html.element("em", text: "no look of its own") }
          }
          PanelWriter().write(
            shown, of: scope.isFamily ? drawn.map { [$0[number]] } : [], appearance: appearance,
            named: "\(sample.title), \(name)", to: &html, &shelf.book)
        }
      }
    }
  }

  /// The pictures of a sample in each of some states, one of each theme.
  static func pictures(of sample: StateSample, in states: [StyleState], _ shelf: inout ThemeShelf) -> [[ShownPicture]] {
    let traits = PageRoom.all[0].traits()
    let numbers = shelf.draw(states.count, traits: traits) {
      sample.displayLists(in: states, theme: $0, traits: traits, metrics: InterTextMetrics())
    }
    return numbers.map { $0.map { ShownPicture(number: $0) } }
  }
}
