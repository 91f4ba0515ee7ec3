import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The colours of a theme by name, each with its eight variants.
struct SwatchSection {
  let theme: PageTheme
  /// The definitions that are shown elsewhere.
  var leavesOut: Set<String> = []

  /// Writes the section; nothing for a theme of which only the table is known.
  func write(to html: inout HTML) {
    guard let compilation = theme.compilation else { return }
    let swatches = SwatchFinder.find(in: compilation)
    for kind in ColorSwatch.Kind.allCases {
      let shown = swatches.filter { $0.kind == kind && !leavesOut.contains($0.name) }
      guard !shown.isEmpty else { continue }
      html.element("h3") { html in
        html.write(kind.rawValue)
        html.element("small", text: " \(shown.count)")
      }
      if kind == .literal { writeLiterals(shown, to: &html); continue }
      html.element("ul", ["class": "swatches"]) { html in for swatch in shown { write(swatch, to: &html) } }
      html.endLine()
    }
  }

  /// The most colours without a name that are shown as such.
  private static let mostLiterals = 120

  /// Writes the colours without a name, of which themes may have thousands.
  private func writeLiterals(_ swatches: [ColorSwatch], to html: inout HTML) {
    html.element("ul", ["class": "literals"]) { html in
      for swatch in swatches.prefix(Self.mostLiterals) {
        html.element("li") { html in
          html.chip(swatch.colors.first ?? nil)
          html.element("code", text: swatch.name)
          if swatch.useCount > 1 { html.element("small", text: " \(swatch.useCount) times") }
        }
      }
    }
    let rest = swatches.count - Self.mostLiterals
    if rest > 0 { html.note("\(rest) more are in the list of classes.") }
    html.endLine()
  }

  private func write(_ swatch: ColorSwatch, to html: inout HTML) {
    html.element("li", ["class": "swatch"]) { html in
      html.element("div", ["class": "name"]) { $0.code(swatch.name) }
      let isFixed = swatch.colors.allSatisfy { $0 == swatch.colors.first }
      let use = swatch.use.map { "\($0.path) \($0.property)" }
      html.element("div", ["class": "chips", "data-use": use]) { html in
        for variant in PaletteVariant.allCases where variant.index == 0 || !isFixed {
          write(swatch.colors[variant.index], variant, isFixed: isFixed, to: &html)
        }
      }
      html.element("p", ["class": "where"]) { html in
        if let location = swatch.location {
          html.element("bdi", text: theme.shown(location))
          html.write(", ")
        }
        let words = swatch.useCount == 1 ? "used once" : "used \(swatch.useCount) times"
        html.element("span", ["class": "uses", "data-name": swatch.name], text: words)
      }
    }
  }

  private func write(_ color: StyleColor?, _ variant: PaletteVariant, isFixed: Bool, to html: inout HTML) {
    html.element("div", ["data-v": "\(variant.index)"]) { html in
      html.chip(color)
      html.element("span", ["class": "label"]) { html in
        if !isFixed { html.element("span", ["class": "variant"], text: variant.name) }
        html.element("code", text: color.map { ColorVariables.css($0) } ?? "none")
      }
    }
  }
}
