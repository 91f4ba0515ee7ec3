import ThemeTable

/// Rows, cells and buttons in their states, side by side.
struct StateSection {
  let themes: [PageTheme]
  let options: PageOptions

  /// Writes the section.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("states", "States") { html in
      html.element("div", ["class": "samples"]) { html in
        for sample in StateSample.allCases { write(sample, to: &html, &shelf) }
      }
    }
  }

  private func write(_ sample: StateSample, to html: inout HTML, _ shelf: inout ThemeShelf) {
    let drawn = themes.indices.map { theme in
      StateSample.states.map { picture(of: sample, in: $0, theme: theme, &shelf) }
    }
    let looks = shelf.looks(drawn)
    if options.isComparison, looks.count == 1 { return }
    let id = "s-state-\(sample.rawValue)"
    html.element("article", ["class": "sample", "id": id]) { html in
      html.element("h3") { $0.element("a", ["href": "#\(id)"], text: sample.title) }
      for look in looks {
        for appearance in 0...1 {
          let classes = PanelWriter.classes(look[0], appearance) + " states"
          html.element(
            "div",
            [
              "class": classes, "data-sample": "", "tabindex": "0", "role": "group",
              "aria-label": "\(sample.title), \(appearance == 0 ? "light" : "dark")",
            ]
          ) { html in
            for (number, shown) in drawn[look[0]].enumerated() {
              let normal = drawn[look[0]][0].number
              let isUnset = number > 0 && shelf.book[shown.number].content == shelf.book[normal].content
              write(
                shown, of: sample, in: StateSample.states[number], isUnset: isUnset, caption: themes.caption(look),
                appearance: appearance, to: &html, &shelf.book)
            }
          }
        }
      }
    }
    html.endLine()
  }

  private func write(
    _ shown: ShownPicture, of sample: StateSample, in state: StyleState, isUnset: Bool, caption: String?,
    appearance: Int, to html: inout HTML, _ book: inout PictureBook
  ) {
    let name = state == .plain ? "normal" : state.name
    html.element("figure") { html in
      html.element("figcaption") { html in
        if let caption { html.element("bdi", text: caption) }
        html.element("span", text: name)
        if isUnset { html.element("em", text: "no look of its own") }
      }
      PanelWriter().write(shown, appearance: appearance, named: "\(sample.title), \(name)", to: &html, &book)
    }
  }

  private func picture(of sample: StateSample, in state: StyleState, theme: Int, _ shelf: inout ThemeShelf)
    -> ShownPicture
  {
    let traits = PageRoom.all[0].traits()
    let list = sample.displayList(in: state, theme: themes[theme].style, traits: traits, metrics: InterTextMetrics())
    return ShownPicture(number: shelf.draw(list, traits: traits, theme: theme))
  }
}
