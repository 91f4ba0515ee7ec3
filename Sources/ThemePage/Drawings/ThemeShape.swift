import ThemeTable

/// All of a theme but its colours: themes of one shape are laid out and drawn alike.
struct ThemeShape: Hashable {
  private struct Entry: Hashable {
    var path: String
    var property: String
    var environments: EnvironmentSet
    /// The value, or nil for colours.
    var value: StyleValue?
  }

  private var entries: [Entry] = []

  init(_ table: ResolvedTable) {
    for row in table.rows {
      for cell in table.cells[row.cells] {
        var colored = EnvironmentSet()
        func add(_ environments: EnvironmentSet, _ value: StyleValue?) {
          let names = (table.names[row.path], table.names[cell.property])
          entries.append(Entry(path: names.0, property: names.1, environments: environments, value: value))
        }
        for variant in cell.variants.map({ table.variants[$0] }) {
          let value = table.values[variant.value]
          if case .color = value { colored.formUnion(variant.environments) } else { add(variant.environments, value) }
        }
        if !colored.isEmpty { add(colored, nil) }
      }
    }
  }
}
