import ThemeBase
import ThemeCompiler
import ThemeService
import ThemeTable

/// Every class path that a theme styles, with its values and the lines that declare them.
struct ClassSection {
  let theme: PageTheme
  /// Whether the anchors of the paths are written: those of the first theme on the page are.
  let hasAnchors: Bool

  /// Writes the list.
  func write(to html: inout HTML) {
    var chains = theme.compilation.map { DefinitionChains($0.theme.resolved) }
    for row in theme.table.rows {
      let path = theme.table.names[row.path]
      html.element(
        "details",
        ["class": "class", "id": hasAnchors ? PageAnchor.path(path) : nil, "data-path": path]
      ) { html in
        html.element("summary") { html in
          html.code(path)
          let count = row.cells.count
          html.element("small", text: counted(count, "property", plural: "properties"))
        }
        writeTable(row, path, &chains, to: &html)
      }
      html.endLine()
    }
  }

  private func writeTable(
    _ row: ResolvedTable.Row, _ path: String, _ chains: inout DefinitionChains?,
    to html: inout HTML
  ) {
    guard !row.cells.isEmpty else { return html.element("p", text: "Named without a property.") }
    html.table(
      hasAnchors ? path : "\(path), \(theme.name)",
      titles: ["Property", "Value", "When", "Declared"]
    ) { html in
      for cell in theme.table.cells[row.cells] {
        writeCell(cell, &chains, to: &html)
        writeLosers(of: cell, in: row, &chains, to: &html)
      }
    }
  }

  private func writeCell(
    _ cell: ResolvedTable.Cell, _ chains: inout DefinitionChains?, to html: inout HTML
  ) {
    for (place, index) in cell.variants.enumerated() {
      let variant = theme.table.variants[index]
      html.element("tr") { html in
        if place == 0 {
          html.element(
            "th", ["scope": "rowgroup", "rowspan": "\(cell.variants.count)"],
            text: theme.table.names[cell.property])
        }
        html.element("td") { Self.write(theme.table.values[variant.value], to: &$0) }
        html.element("td", text: Self.condition(for: variant.environments))
        html.element("td") { writeOrigin(of: variant, &chains, to: &$0) }
      }
    }
  }

  /// Writes the declarations of a cell that win nowhere.
  private func writeLosers(
    of cell: ResolvedTable.Cell, in row: ResolvedTable.Row, _ chains: inout DefinitionChains?,
    to html: inout HTML
  ) {
    guard let compilation = theme.compilation else { return }
    let groups = compilation.theme.groups
    let property = compilation.names.property(of: cell)
    guard let found = groups.cell(property, of: compilation.names.path(of: row)) else { return }
    let declarations = groups.declarations(of: found)
    guard declarations.count > 1 else { return }
    let winners = Set(cell.variants.map { theme.table.variants[$0].declaration })
    for id in declarations where !winners.contains(id) {
      html.element("tr", ["class": "lost"]) { html in
        html.element("th", ["scope": "row"], text: theme.table.names[cell.property])
        html.element("td", ["colspan": "2"], text: "overridden everywhere")
        html.element("td") { Self.writeSource(of: id, in: compilation.program, &chains, to: &$0) }
      }
    }
  }

  /// The environments of a value in words, such as `(appearance: dark)` or `always`.
  static func condition(for environments: EnvironmentSet) -> String {
    environments == .all ? "always" : MediaText.condition(for: environments)
  }

  /// Writes a value, a colour with a chip beside it.
  static func write(_ value: StyleValue, to html: inout HTML) {
    if case .color(let color) = value {
      html.element("span", ["class": "check small", "aria-hidden": "true"]) { html in
        html.element(
          "span", ["class": "fill", "style": "background-color:\(ColorVariables.css(color))"]
        ) { _ in }
      }
      html.element("code", text: ColorVariables.css(color))
    } else {
      html.code(value.shownText)
    }
  }

  /// The line that won and the definitions that its value is made of.
  private func writeOrigin(
    of variant: ResolvedTable.Variant, _ chains: inout DefinitionChains?, to html: inout HTML
  ) {
    guard let program = theme.compilation?.program else { return html.write("–") }
    Self.writeSource(of: variant.declaration, in: program, &chains, to: &html)
    let place = program.declarations[variant.declaration].place
    let environment = variant.environments.first ?? StyleEnvironment()
    for step in chains?.steps(of: place, in: environment) ?? [] {
      html.element("span", ["class": "step"]) { html in
        html.write("← ")
        html.code("\(step.name): \(step.written)")
        if let location = step.location {
          html.write(" ")
          html.element("bdi", text: "\(location.path):\(location.line)")
        }
      }
    }
  }

  /// Writes the line of a declaration and its value as it is written there.
  ///
  /// The chains are not held beside the ones that were passed: to note a place would copy what they know of all files.
  private static func writeSource(
    of id: DeclarationID, in program: Program, _ chains: inout DefinitionChains?,
    to html: inout HTML
  ) {
    let declaration = program.declarations[id]
    if let place = chains?.location(declaration.place) {
      html.element("bdi", text: "\(place.path):\(place.line)")
    }
    html.write(" ")
    html.code(program.texts[declaration.value.text])
  }
}
