import ThemeTable

/// The type scale: every text style in the sizes that the page shows.
struct TypeSection {
  let theme: PageTheme
  let options: PageOptions

  /// Writes the table, the styles that the theme uses first.
  func write(to html: inout HTML) {
    let uses = uses()
    html.table(
      "Text styles, \(theme.name)", class: "type", caption: "Text styles at the text sizes of this page, in points",
      titles: ["Style"] + options.textSizes.map { $0.title } + ["Used"]
    ) { html in
      let styles = StyleTextStyle.wellKnown
      for style in styles.filter({ uses[$0.name] != nil }) + styles.filter({ uses[$0.name] == nil }) {
        write(style, uses: uses[style.name] ?? 0, to: &html)
      }
    }
    html.endLine()
  }

  private func write(_ style: StyleTextStyle, uses: Int, to html: inout HTML) {
    html.element("tr", ["class": uses == 0 ? "unused" : nil]) { html in
      html.element("th", ["scope": "row"]) { html in
        let size = svgNumber(style.pointSize(for: .large) ?? 17)
        let weight = style.weight.cssNumber
        html.element(
          "span", ["class": "sample-text", "style": "font-size:\(size)px;font-weight:\(weight)"], text: style.name)
      }
      for size in options.textSizes {
        html.element("td", text: style.pointSize(for: size).map { svgNumber($0) } ?? "–")
      }
      html.element("td", text: uses == 0 ? "–" : String(uses))
    }
  }

  /// The number of the theme's values that name each text style.
  private func uses() -> [String: Int] {
    var uses: [String: Int] = [:]
    for cell in theme.table.cells {
      let names = cell.variants.compactMap { index -> String? in
        let value = theme.table.values[theme.table.variants[index].value]
        return if case .textStyle(let style) = value { style.name } else { nil }
      }
      for name in Set(names) { uses[name, default: 0] += 1 }
    }
    return uses
  }
}

extension StyleTextSize {
  /// The name for people.
  var title: String {
    let names = ["XS", "S", "M", "Large (default)", "XL", "XXL", "XXXL"]
    let place = Self.allCases.firstIndex(of: self) ?? 0
    return place < names.count ? names[place] : "Accessibility \(place - names.count + 1)"
  }
}
