import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// Many themes side by side: the parts that look different, and tables with a column for each theme of the colours in which
/// they differ and the pairs that fail somewhere.
struct FamilySection {
  let themes: [PageTheme]
  let scope: PageScope
  private let contrasts: [ContrastIndex]
  /// The colours of each theme by the names of their definitions.
  private let colors: [[String: [StyleColor?]]]
  /// The number of failing pairs in which a definition takes part, for each theme.
  private let failures: [[String: Int]]

  /// The most rows of a table.
  private static let mostRows = 200

  init(_ themes: [PageTheme], _ contrasts: [ContrastIndex], scope: PageScope) {
    self.themes = themes
    self.scope = scope
    self.contrasts = contrasts
    colors = themes.map { theme in
      guard let compilation = theme.compilation else { return [:] }
      var finder = SwatchFinder(compilation)
      return finder.definitions().reduce(into: [:]) { $0[$1.name] = $0[$1.name] ?? $1.colors }
    }
    failures = zip(themes, contrasts).map { Self.failures($0, $1) }
  }

  /// The definitions that are in the table: those that are not the same everywhere.
  var definitions: Set<String> {
    Set(colors.flatMap { $0.keys }).filter { name in colors.contains { $0[name] != colors[0][name] } }
  }

  /// The failing pairs by the definitions that their colours are made of.
  private static func failures(_ theme: PageTheme, _ contrast: ContrastIndex) -> [String: Int] {
    guard let compilation = theme.compilation else { return [:] }
    var chains = DefinitionChains(compilation.theme.resolved)
    var counts: [String: Int] = [:]
    for pair in contrast.failing {
      var names: Set<String> = []
      for variant in pair.variants where variant.verdict.isFailure {
        for id in [variant.declaration, variant.groundDeclaration].compactMap({ $0 }) {
          let place = compilation.program.declarations[id].place
          let steps = chains.steps(of: place, in: variant.environments.first ?? StyleEnvironment())
          names.formUnion(steps.map { $0.name })
        }
      }
      for name in names { counts[name, default: 0] += 1 }
    }
    return counts
  }

  /// The most pictures of a theme.
  private static let mostPictures = 4

  /// The pictures of each theme in which the themes differ most.
  private func pictures(_ shelf: inout ThemeShelf) -> [[ShownPicture]] {
    // A card begins with a button, in which people look for a brand.
    let traits = PageRoom.all[0].traits()
    let buttons =
      scope.showsComponents
      ? shelf.draw(traits: traits) { AppScreen.button(theme: $0, traits: traits, metrics: InterTextMetrics()) }
      : shelf.draw(ControlSection.screen([.button]))
    var drawn = [buttons.map { ShownPicture(number: $0) }]
    if scope.showsComponents {
      for state in [StyleState.plain, .selected] {
        for sample in StateSample.allCases { drawn += StateSection.pictures(of: sample, in: [state], &shelf) }
      }
    }
    for control in ControlSection.screen where scope.showsComponents || control.kind != .button {
      drawn.append(shelf.draw([control]).map { ShownPicture(number: $0) })
    }
    let counts = drawn.map { row in shelf.looks(row.map { [$0] }).count }
    let best = drawn.indices.filter { counts[$0] > 1 }.sorted {
      ($0 == 0 ? 0 : 1, -counts[$0], $0) < ($1 == 0 ? 0 : 1, -counts[$1], $1)
    }
    let shown = best.prefix(Self.mostPictures).sorted()
    return themes.indices.map { theme in shown.map { drawn[$0][theme] } }
  }

  /// Writes a card for each theme, which leads to the theme's own pictures.
  private func writeCards(to html: inout HTML, _ shelf: inout ThemeShelf) {
    let pictures = pictures(&shelf)
    html.element("div", ["class": "cards"]) { html in
      for (number, theme) in themes.enumerated() {
        html.element("article", ["class": "card"]) { html in
          html.element("h3") { html in
            html.element("a", ["href": "#screen!th\(number)"]) { $0.element("bdi", text: theme.name) }
            let count = contrasts[number].failing.count
            if count > 0 { html.element("small", text: count == 1 ? "1 pair fails" : "\(count) pairs fail") }
          }
          for appearance in scope.appearances {
            PanelWriter(theme: number, namesAppearance: false).write(
              pictures[number], appearance: appearance, named: theme.name, to: &html, &shelf.book)
          }
        }
      }
    }
    html.endLine()
  }

  /// Writes the cards and the tables.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("family", "The family") { html in
      html.note("What looks most different. A name leads to all pictures of its theme, as the keys 1 to 9 do.")
      writeCards(to: &html, &shelf)
      html.note(
        "The colours in which the themes differ, in light and dark. Where a colour takes part in texts or icons with too "
          + "little contrast, their number stands below it.")
      let names = definitions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      table("Colours of the themes", to: &html) { html in
        row("Failing pairs", to: &html) { theme, html in
          let count = contrasts[theme].failing.count
          html.element("td", ["class": count > 0 ? "bad" : nil], text: String(count))
        }
        for name in names.prefix(Self.mostRows) { row(name, to: &html) { write(name, of: $0, to: &$1) } }
      }
      writePairs(to: &html)
    }
  }

  private func table(_ name: String, to html: inout HTML, _ rows: (inout HTML) -> Void) {
    html.table(name, class: "family", titles: ["Name"] + themes.map { $0.name }, rows)
    html.endLine()
  }

  private func row(_ title: String, to html: inout HTML, _ cell: (Int, inout HTML) -> Void) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { $0.element("bdi", text: title) }
      for theme in themes.indices { cell(theme, &html) }
    }
    html.endLine()
  }

  private func write(_ name: String, of theme: Int, to html: inout HTML) {
    guard let colors = colors[theme][name] else { return html.element("td", text: "–") }
    let count = failures[theme][name] ?? 0
    html.element("td", ["class": count > 0 ? "bad" : nil]) { html in
      for variant in colors[0] == colors[1] ? [0] : [0, 1] {
        html.chip(colors[variant])
        html.write((colors[variant].map { ColorVariables.css($0) } ?? "none") + " ")
      }
      if count > 0 { html.write(count == 1 ? "1 fails" : "\(count) fail") }
    }
  }

  /// Writes the pairs that fail in some theme, each with its least ratio in every theme.
  private func writePairs(to html: inout HTML) {
    var failing = Interner<String>()
    for pair in contrasts.flatMap({ $0.failing }) { _ = failing.number(of: Self.title(of: pair)) }
    guard !failing.elements.isEmpty else {
      return html.note("Every text and icon with a known background has enough contrast.")
    }
    let found = contrasts.map { contrast in
      contrast.pairs.reduce(into: [String: ContrastAudit.Pair]()) { found, pair in
        let title = Self.title(of: pair)
        if found[title] == nil { found[title] = pair }
      }
    }
    html.element("h3", text: "Not enough contrast")
    table("Contrasts of the themes", to: &html) { html in
      for title in failing.elements.prefix(Self.mostRows) {
        row(title, to: &html) { theme, html in
          let worst = found[theme][title]?.variants.filter { $0.verdict != .exempt }.min { $0.ratio < $1.ratio }
          ContrastSection.write(worst, to: &html)
        }
      }
    }
    if failing.elements.count > Self.mostRows {
      html.note("\(failing.elements.count - Self.mostRows) more pairs fail.")
    }
  }

  private static func title(of pair: ContrastAudit.Pair) -> String {
    "\(pair.path) \(pair.writtenProperty) on \(pair.groundName)"
  }
}
