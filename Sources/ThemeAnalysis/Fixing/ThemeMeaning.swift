import ThemeBase
package import ThemeCompiler
package import ThemeTable

/// The meaning of a theme, however it is written: the typed value of every property in every environment.
package struct ThemeMeaning: Hashable {
  private struct Cell: Hashable {
    var path: String
    var property: String
    /// The environments of each value.
    var values: [StyleValue: EnvironmentSet]
  }

  private let cells: [Cell]
  /// The environments in which each class is named, with or without a value.
  private let classes: [String: EnvironmentSet]
  /// The texts of each definition, where they count.
  private var definitions: [String: [String: EnvironmentSet]] = [:]

  package init(_ table: ResolvedTable) {
    var cells: [Cell] = []
    var classes: [String: EnvironmentSet] = [:]
    for row in table.rows {
      let path = table.names[row.path]
      classes[path] = row.environments
      for cell in table.cells[row.cells] {
        var values: [StyleValue: EnvironmentSet] = [:]
        for variant in table.variants[cell.variants] {
          values[table.values[variant.value], default: EnvironmentSet()].formUnion(variant.environments)
        }
        cells.append(Cell(path: path, property: table.names[cell.property], values: values))
      }
    }
    self.cells = cells
    self.classes = classes
  }

  /// The meaning with the texts of the definitions, which files that import the theme can use.
  package init(withDefinitionsOf compilation: Compilation) {
    self.init(compilation.table)
    let program = compilation.program
    for name in program.variables.ids {
      for part in compilation.theme.resolved.parts(of: name) {
        definitions[program.variables[name], default: [:]][program.texts[part.text], default: []].formUnion(
          part.environments)
      }
    }
  }
}
