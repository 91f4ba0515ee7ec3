import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// The cells that are the same in several themes, down to the lines that say so: a family has most of them from one
/// built-in theme.
struct CommonRows {
  private struct Content: Hashable {
    var values: [Value] = []
    var places: [Place] = []
  }

  private struct Value: Hashable {
    var environments: EnvironmentSet
    var value: StyleValue
  }

  private struct Place: Hashable {
    var declaration: DeclarationID
    var file: String
    var offset: UInt32
  }

  private struct Cell {
    var state: StyleState
    /// The number of the content in each theme; one of the theme's own below zero, nil where it has no such cell.
    var numbers: [Int?]
  }

  /// The cells of each class path by their written properties.
  private var cells: [String: [String: Cell]] = [:]
  private let count: Int

  init(_ themes: [PageTheme]) {
    count = themes.count
    // A page of one theme asks for nothing in common.
    guard count > 1 else { return }
    var contents = Interner<Content>()
    for (number, theme) in themes.enumerated() {
      let (changed, table) = (theme.changedDefinitions, theme.table)
      for row in table.rows {
        for cell in table.cells[row.cells] {
          let property = table.names[cell.property]
          let content = Self.content(of: cell, in: row, of: theme, changed)
          func none() -> Cell { Cell(state: PropertyName(written: property).state, numbers: themes.map { _ in nil }) }
          cells[table.names[row.path], default: [:]][property, default: none()].numbers[number] =
            content.map { contents.number(of: $0) } ?? -1 - number
        }
      }
    }
  }

  /// For each theme the first one that has the same values for some class paths in a state, and in others, of the written
  /// properties that matter.
  func firsts(
    with paths: some Sequence<String>, in state: StyleState, and others: [StyleState] = [],
    where matters: (String) -> Bool = { _ in true }
  ) -> [Int] {
    guard count > 1 else { return [0] }
    // What is missing in a state is taken from the plain one.
    let states = [state, .plain] + others
    let asked = paths.flatMap { path in
      cells[path]?.filter { states.contains($1.state) && matters($0) }.map { $1 } ?? []
    }
    return (0..<count).map { theme in
      (0..<theme).first { other in asked.allSatisfy { $0.numbers[other] == $0.numbers[theme] } } ?? theme
    }
  }

  /// The first theme that has the same cell as a theme.
  func first(with property: String, of path: String, as theme: Int) -> Int {
    (cells[path]?[property]?.numbers).flatMap { numbers in numbers.firstIndex { $0 == numbers[theme] } } ?? theme
  }

  /// The content of a cell; nil if a file of the user's has a part in it.
  private static func content(
    of cell: ResolvedTable.Cell, in row: ResolvedTable.Row, of theme: PageTheme, _ changed: Set<VariableID>
  ) -> Content? {
    guard let compilation = theme.compilation else { return nil }
    let (program, groups) = (compilation.program, compilation.theme.groups)
    let found = groups.cell(compilation.names.property(of: cell), of: compilation.names.path(of: row))
    guard let declarations = found.map({ groups.declarations(of: $0) }) else { return nil }
    var content = Content()
    for declaration in declarations {
      let place = program.declarations[declaration].place
      guard program.isBuiltIn(place.file), changed.isDisjoint(with: program.names(usedIn: place)) else { return nil }
      let file = compilation.sources[place.file]?.path ?? ""
      content.places.append(Place(declaration: declaration, file: file, offset: program.nameSpan(place).start))
    }
    content.values = theme.table.variants[cell.variants].map {
      Value(environments: $0.environments, value: theme.table.values[$0.value])
    }
    return content
  }
}

extension PageTheme {
  /// The definitions that the user's files write, and those that are made of them.
  fileprivate var changedDefinitions: Set<VariableID> {
    guard let program = compilation?.program else { return [] }
    var changed: Set<VariableID> = []
    var count = -1
    while changed.count > count {
      count = changed.count
      for definition in program.definitions.values
      where !program.isBuiltIn(definition.place.file)
        || !changed.isDisjoint(with: program.names(usedIn: definition.place))
      { changed.insert(definition.name) }
    }
    return changed
  }
}
