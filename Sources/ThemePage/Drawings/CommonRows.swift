import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// The rows that are the same in several themes, down to the lines that say so: a family has most of them from one
/// built-in theme.
struct CommonRows {
  private struct Cell: Hashable {
    var property: String
    var values: [EnvironmentSet: StyleValue]
    /// The files of the declarations, and their offsets in these.
    var places: [String]
  }

  /// The number of a row's content in each theme by its class path; one of its own below zero, nil for no row.
  private var numbers: [String: [Int?]] = [:]
  private let none: [Int?]

  init(_ themes: [PageTheme]) {
    none = themes.map { _ in nil }
    // A page of one theme asks for nothing in common.
    guard themes.count > 1 else { return }
    var contents = Interner<[Cell]>()
    for (number, theme) in themes.enumerated() {
      let changed = theme.changedDefinitions
      for row in theme.table.rows {
        let cells = Self.cells(of: row, in: theme, changed)
        numbers[theme.table.names[row.path], default: none][number] =
          cells.map { contents.number(of: $0) } ?? -1 - number
      }
    }
  }

  /// For each theme the first one that has the same rows for a class list.
  func firsts(with classList: String) -> [Int] {
    let rows = rows(of: classList)
    return none.indices.map { Self.first(with: rows, as: $0) }
  }

  /// The first theme that has the same rows for a class list as a theme.
  func first(with classList: String, as theme: Int) -> Int { Self.first(with: rows(of: classList), as: theme) }

  private func rows(of classList: String) -> [[Int?]] { ClassList.names(classList).map { numbers[$0] ?? none } }

  private static func first(with rows: [[Int?]], as theme: Int) -> Int {
    (0..<theme).first { other in rows.allSatisfy { $0[other] == $0[theme] } } ?? theme
  }

  /// The cells of a row; nil if a file of the user's has a part in one.
  private static func cells(of row: ResolvedTable.Row, in theme: PageTheme, _ changed: Set<VariableID>) -> [Cell]? {
    guard let compilation = theme.compilation else { return nil }
    let (program, groups, table) = (compilation.program, compilation.theme.groups, theme.table)
    var cells: [Cell] = []
    for cell in table.cells[row.cells] {
      let found = groups.cell(compilation.names.property(of: cell), of: compilation.names.path(of: row))
      let places = found.map { groups.declarations(of: $0).map { program.declarations[$0].place } } ?? []
      guard places.allSatisfy({ program.isBuiltIn($0.file) && changed.isDisjoint(with: program.names(usedIn: $0)) })
      else { return nil }
      let values = table.variants[cell.variants].reduce(into: [:]) { $0[$1.environments] = table.values[$1.value] }
      cells.append(
        Cell(
          property: table.names[cell.property], values: values,
          places: places.map { "\(compilation.sources[$0.file]?.path ?? ""):\(program.nameSpan($0).start)" }))
    }
    return cells
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
