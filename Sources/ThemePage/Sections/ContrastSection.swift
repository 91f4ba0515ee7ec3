import ThemeLint
import ThemeTable
import ThemeValues

/// The colours of a theme on their backgrounds, the lowest contrast first, with the ratios of the lint.
struct ContrastSection {
  let theme: PageTheme
  /// The ratios of the theme.
  let index: ContrastIndex

  /// Writes the table.
  func write(to html: inout HTML) {
    guard !index.pairs.isEmpty else {
      return html.element("p", ["class": "note"], text: "No colour with a known background.")
    }
    let region: HTML.Attributes = [
      "class": "scroll", "tabindex": "0", "role": "region",
      "aria-label": "Contrast of \(theme.name)",
    ]
    html.element("div", region) { html in
      html.element("table", ["class": "contrast"]) { html in
        html.element(
          "caption",
          text:
            "Text needs a ratio of 4.5, large text and icons one of 3. Disabled parts need none.")
        html.tableHead(["Class", "Property", "Seen on", "Ratio", "Example", "When"])
        html.element("tbody") { html in
          for pair in index.pairs { write(pair, to: &html) }
        }
      }
    }
    if !index.unknown.isEmpty {
      html.element(
        "p", ["class": "note"],
        text: "Of \(index.unknown.count) more colours it is not known what they are seen on.")
    }
    html.endLine()
  }

  private func write(_ pair: ContrastAudit.Pair, to html: inout HTML) {
    for (place, variant) in pair.variants.enumerated() {
      let isBad = variant.verdict == .fails || variant.verdict == .invisible
      html.element("tr", ["class": isBad ? "bad" : nil]) { html in
        if place == 0 {
          let span = "\(pair.variants.count)"
          html.element("th", ["scope": "rowgroup", "rowspan": span]) { html in
            html.element("a", ["href": "#\(PageAnchor.path(pair.path))", "data-path": pair.path]) {
              html in html.element("code") { $0.element("bdi", text: pair.path) }
            }
          }
          html.element("td", ["rowspan": span]) { html in
            html.element("code", text: pair.writtenProperty)
          }
          html.element("td", ["rowspan": span]) { html in
            html.element("code") { $0.element("bdi", text: pair.ground) }
          }
        }
        html.element("td", ["class": "ratio"], text: ContrastIndex.words(variant))
        html.element("td") { html in
          let ground = variant.backgrounds.first.map { ColorVariables.css($0.rounded) }
          let style =
            "color:\(ColorVariables.css(variant.foreground));background:\(ground ?? "none")"
          html.element(
            "span", ["class": "example", "data-sample": "", "style": style], text: "Text")
        }
        html.element("td", text: ClassSection.condition(for: variant.environments))
      }
    }
  }
}
