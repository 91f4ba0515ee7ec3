import ThemeTable

/// All of a theme but its colours: themes of one shape are laid out and drawn alike.
struct ThemeShape: Hashable {
  private struct Cell: Hashable {
    var path: String
    var property: String
    /// The environments of each value; nil stands for colours.
    var values: [StyleValue?: EnvironmentSet] = [:]
  }

  private let cells: [Cell]

  init(_ table: ResolvedTable) {
    cells = table.rows.flatMap { row in
      table.cells[row.cells].map { tableCell in
        var cell = Cell(path: table.names[row.path], property: table.names[tableCell.property])
        for variant in tableCell.variants.map({ table.variants[$0] }) {
          let value = table.values[variant.value]
          let isColor = if case .color = value { true } else { false }
          cell.values[isColor ? nil : value, default: EnvironmentSet()].formUnion(variant.environments)
        }
        return cell
      }
    }
  }
}
