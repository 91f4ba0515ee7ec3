import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// A value of a class as a line of text.
struct ClassLine: Hashable {
  var property: String
  var value: String
  /// The environments of the value in words; empty for all.
  var condition: String
  /// The line that declares the value, `:4`.
  var place: String
  /// The definitions that the value is made of, and what is written there if it is something else.
  var chain = ""

  /// The line as markup, its columns separated by tabs; a property and a place are left out where they stand above.
  func text(below property: String?, _ place: String?) -> String {
    let columns = [
      self.property == property ? "" : self.property, value, condition, self.place == place ? "" : self.place, chain,
    ]
    let last = columns.lastIndex { !$0.isEmpty } ?? 0
    return columns[...last].map(HTML.escaped).joined(separator: "\t")
  }
}

/// The values of a theme's classes as lines.
///
/// Thousands of classes stay light so, and without the script the lines can be read as they are. The script makes a table of
/// them when a class is opened.
struct ClassLines {
  private let theme: PageTheme
  private var chains: DefinitionChains?

  /// The lines of each class path.
  static func all(of theme: PageTheme) -> [String: [ClassLine]] {
    var lines = ClassLines(theme: theme, chains: theme.compilation.map { DefinitionChains($0.theme.resolved) })
    var all: [String: [ClassLine]] = [:]
    for row in theme.table.rows {
      all[theme.table.names[row.path]] = theme.table.cells[row.cells].flatMap {
        lines.values(of: $0) + lines.losers(of: $0, in: row)
      }
    }
    return all
  }

  private mutating func values(of cell: ResolvedTable.Cell) -> [ClassLine] {
    cell.variants.map { index in
      let variant = theme.table.variants[index]
      let condition = variant.environments == .all ? "" : Self.condition(for: variant.environments)
      return line(cell, theme.table.values[variant.value].pageText, condition, origin(of: variant))
    }
  }

  /// The declarations of a cell that win nowhere.
  private mutating func losers(of cell: ResolvedTable.Cell, in row: ResolvedTable.Row) -> [ClassLine] {
    guard let compilation = theme.compilation else { return [] }
    let groups = compilation.theme.groups
    let property = compilation.names.property(of: cell)
    guard let found = groups.cell(property, of: compilation.names.path(of: row)) else { return [] }
    let declarations = groups.declarations(of: found)
    guard declarations.count > 1 else { return [] }
    let winners = Set(cell.variants.map { theme.table.variants[$0].declaration })
    return declarations.filter { !winners.contains($0) }.map {
      line(cell, "overridden everywhere", "", source(of: $0, compilation.program))
    }
  }

  private func line(
    _ cell: ResolvedTable.Cell, _ value: String, _ condition: String, _ origin: (place: String, chain: String)
  ) -> ClassLine {
    ClassLine(
      property: theme.table.names[cell.property], value: value, condition: condition, place: origin.place,
      chain: origin.chain)
  }

  /// The environments of a value in words, such as `(appearance: dark)` or `always`.
  static func condition(for environments: EnvironmentSet) -> String {
    environments == .all ? "always" : MediaText.condition(for: environments)
  }

  /// The line that won and the definitions that its value is made of: `:4 ← @b: @a :2 ← @a: #112233 :1`.
  ///
  /// The written text follows only where it is neither the value nor the name of a definition.
  private mutating func origin(of variant: ResolvedTable.Variant) -> (place: String, chain: String) {
    guard let program = theme.compilation?.program else { return ("–", "") }
    let place = program.declarations[variant.declaration].place
    let environment = variant.environments.first ?? StyleEnvironment()
    let steps = chains?.steps(of: place, in: environment) ?? []
    let known = [theme.table.values[variant.value].pageText, steps.first?.name ?? ""]
    let (line, written) = source(of: variant.declaration, program, known: known)
    let chain = steps.map { " ← \($0.name): \($0.written)\($0.location.map { " \(short($0))" } ?? "")" }
    return (line, written + chain.joined())
  }

  /// The line of a declaration and its value as it is written there, unless that is known.
  private mutating func source(of id: DeclarationID, _ program: Program, known: [String] = [])
    -> (place: String, chain: String)
  {
    let declaration = program.declarations[id]
    let place = chains?.location(declaration.place)
    let written = program.texts[declaration.value.text]
    let isKnown = known.contains { $0.lowercasedASCII == written.lowercasedASCII }
    return (place.map(short) ?? "–", isKnown ? "" : " \(written)")
  }

  /// A line, `lib/base.nss:4`; the theme's own file is not named.
  private func short(_ location: Explanation.Location) -> String {
    location.path == theme.path ? ":\(location.line)" : "\(location.path):\(location.line)"
  }
}

extension PageTheme {
  /// The path of the theme's own file.
  var path: String? {
    compilation.flatMap { compilation in compilation.program.files.last.flatMap { compilation.sources[$0]?.path } }
  }
}
