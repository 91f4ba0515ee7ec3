import ThemeSyntax
import ThemeDiagnostics
import ThemeCompiler
import ThemeService
import ThemeTable

/// Finds the line of a theme that gives a part one of its values.
struct StyleOrigins {
  private let table: ResolvedTable
  private let compilation: Compilation?
  /// The cells of each class path by their written property.
  private var cells: [String: [String: Int]] = [:]
  private var chains: DefinitionChains?

  /// The index of a theme; linear in its cells.
  init(_ theme: PageTheme) {
    table = theme.table
    compilation = theme.compilation
    chains = theme.compilation.map { DefinitionChains($0.theme.resolved) }
    for row in table.rows {
      var names: [String: Int] = [:]
      for cell in row.cells { names[table.names[table.cells[Int(cell)].property]] = Int(cell) }
      cells[table.names[row.path]] = names
    }
  }

  /// The variant that a class list has for a written property in an environment, or nil if the theme has none.
  private func variant(
    _ classList: String, _ written: String, in environment: StyleEnvironment
  ) -> ResolvedTable.Variant? {
    for path in ClassList.names(classList) {
      guard let cell = cells[path]?[written] else { continue }
      for index in table.cells[cell].variants
      where table.variants[Int(index)].environments.contains(environment) {
        return table.variants[Int(index)]
      }
    }
    return nil
  }

  /// Where the value of a property of a part comes from, in words: a line of the theme, or the default theme.
  mutating func origin(
    of property: String, part: StyledSelection, in environment: StyleEnvironment
  ) -> String {
    var state: StyleState? = part.state
    while let current = state {
      let written = StyleProperty(property).written(in: current)
      if let variant = variant(part.classList, written, in: environment) {
        return line(of: variant, written)
      }
      state = current.fallback
    }
    return "the default theme"
  }

  /// `Fiori.nss:63 font-color: @accent`.
  private mutating func line(of variant: ResolvedTable.Variant, _ written: String) -> String {
    guard let compilation, var chains else { return "this theme" }
    defer { self.chains = chains }
    let declaration = compilation.program.declarations[variant.declaration]
    let place = chains.location(declaration.place)
    let path = compilation.program.paths[declaration.path]
    let value = compilation.program.texts[declaration.value.text]
    return "\(place.path):\(place.line)  \(path) { \(written): \(value) }"
  }
}

/// What a component asks a theme for: a class list in a state.
struct StyledSelection: Hashable {
  var classList: String
  var state: StyleState
}
