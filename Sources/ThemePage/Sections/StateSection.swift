import ThemePreview
import ThemeTable

/// Rows, cells and buttons in their states, side by side.
struct StateSection {
  let themes: [PageTheme]
  let options: PageOptions

  /// Writes the section.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("states", "States") { html in
      for sample in StateSample.allCases { write(sample, to: &html, &shelf) }
    }
  }

  private func write(
    _ sample: StateSample, to html: inout HTML, _ shelf: inout ThemeShelf
  ) {
    let drawn = themes.indices.map { theme in
      StateSample.states.map { picture(of: sample, in: $0, theme: theme, &shelf) }
    }
    if options.isComparison, shelf.book.dropIfEqual(drawn) { return }
    html.element("article", ["class": "sample"]) { html in
      html.element("h3", text: sample.title)
      for theme in themes.indices {
        for appearance in 0...1 {
          html.element("div", ["class": "panel states a\(appearance)", "data-sample": ""]) { html in
            for (state, shown) in zip(StateSample.states, drawn[theme]) {
              let name = state == .plain ? "normal" : state.name
              html.element("figure") { html in
                html.element("figcaption") { html in
                  if themes.count > 1 { html.element("bdi", text: themes[theme].name) }
                  html.element("span", text: name)
                }
                PanelWriter().write(
                  shown, appearance: appearance, named: "\(sample.title), \(name)", to: &html)
              }
            }
          }
        }
      }
    }
    html.endLine()
  }

  private func picture(
    of sample: StateSample, in state: StyleState, theme: Int, _ shelf: inout ThemeShelf
  ) -> ShownPicture {
    let traits = PageRoom.all[0].traits()
    let list = sample.displayList(
      in: state, theme: themes[theme].style, traits: traits, metrics: InterTextMetrics())
    return ShownPicture(
      picture: shelf.draw(list, traits: traits, theme: theme), classes: "any")
  }
}
