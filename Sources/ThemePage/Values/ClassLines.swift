import ThemeAnalysis
import ThemeBase
import ThemeCompiler
package import ThemeTable

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

  /// Writes the line, a tab before each column; a property and a place are left out where they stand above.
  func write(below property: String?, _ place: String?, to html: inout HTML) {
    let columns = [
      self.property == property ? "" : self.property, value, condition, self.place == place ? "" : self.place, chain,
    ]
    for column in columns[...(columns.lastIndex { !$0.isEmpty } ?? 0)] {
      html.write(markup: "\t")
      if !column.isEmpty { html.write(column) }
    }
    html.endLine()
  }
}

/// The values of a theme's classes as lines.
///
/// Thousands of classes stay light so, and without the script the lines can be read as they are. The script makes a table of
/// them when a class is opened.
struct ClassLines {
  private let theme: PageTheme
  private var chains: DefinitionChains?
  /// The words for environments that were told before: most values share theirs.
  private var conditions: [EnvironmentSet: String] = [.all: ""]
  /// The origins that were told before: the classes of a list share theirs.
  private var origins: [Written: (place: String, chain: String)] = [:]

  private struct Written: Hashable {
    var place: Program.Place
    var environment: StyleEnvironment
    var value: String
  }

  private init(_ theme: PageTheme) {
    self.theme = theme
    chains = theme.compilation.map { DefinitionChains($0.theme.resolved) }
  }

  /// The lines of each class path, for each theme; those of cells that themes have in common are made once.
  static func all(of themes: [PageTheme], _ rows: CommonRows) -> [[String: [ClassLine]]] {
    var all: [[String: [ClassLine]]] = []
    for (number, theme) in themes.enumerated() {
      var lines = ClassLines(theme)
      var found: [String: [ClassLine]] = [:]
      for row in theme.table.rows {
        let path = theme.table.names[row.path]
        found[path] = theme.table.cells[row.cells].flatMap { cell in
          let property = theme.table.names[cell.property]
          let first = rows.first(with: property, of: path, as: number)
          return first < number
            ? all[first][path]?.filter { $0.property == property } ?? []
            : lines.values(of: cell) + lines.losers(of: cell, in: row)
        }
      }
      all.append(found)
    }
    return all
  }

  private mutating func values(of cell: ResolvedTable.Cell) -> [ClassLine] {
    cell.variants.map { index in
      let variant = theme.table.variants[index]
      let condition = conditions[variant.environments] ?? Self.condition(for: variant.environments)
      conditions[variant.environments] = condition
      let value = theme.table.values[variant.value].pageText
      // Made first: as an argument of a call it would copy what the chains know.
      let origin = origin(of: variant, value)
      return line(cell, value, condition, origin)
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
      let origin = source(of: $0, compilation.program)
      return line(cell, "overridden everywhere", "", origin)
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
  private mutating func origin(of variant: ResolvedTable.Variant, _ value: String) -> (place: String, chain: String) {
    guard let program = theme.compilation?.program else { return ("–", "") }
    let place = program.declarations[variant.declaration].place
    let environment = variant.environments.first ?? StyleEnvironment()
    let key = Written(place: place, environment: environment, value: value)
    if let known = origins[key] { return known }
    let steps = chains?.steps(of: place, in: environment) ?? []
    let (line, written) = source(of: variant.declaration, program, known: [value, steps.first?.name ?? ""])
    let chain = steps.map { " ← \($0.name): \($0.written)\($0.location.map { " \(short($0))" } ?? "")" }
    let origin = (line, written + chain.joined())
    origins[key] = origin
    return origin
  }

  /// The line of a declaration and its value as it is written there, unless that is known.
  private mutating func source(of id: DeclarationID, _ program: Program, known: [String] = [])
    -> (place: String, chain: String)
  {
    let declaration = program.declarations[id]
    let place = chains?.location(declaration.place)
    let written = program.texts[declaration.value.text]
    let isKnown = known.contains { text in
      text.utf8.elementsEqual(written.utf8) { $0.asciiLowercased == $1.asciiLowercased }
    }
    return (place.map(short) ?? "–", isKnown ? "" : " \(written)")
  }

  /// A line, `lib/base.nss:4`; the theme's own file is not named.
  private func short(_ location: Explanation.Location) -> String {
    location.path == theme.path ? ":\(location.line)" : theme.shown(location)
  }
}

extension PageTheme {
  /// A path from the folder of the theme: a page is sent to people who do not know its maker's disk.
  ///
  /// A built-in theme lies in no folder, and of some folders it is not known how to leave them.
  func shown(_ path: String) -> String {
    let (own, slash) = ((self.path ?? "").utf8, UInt8(ascii: "/"))
    // The length of the folders that both paths begin with.
    var common = 0
    for (index, (left, right)) in zip(own, path.utf8).enumerated() {
      guard left == right else { break }
      if left == slash { common = index + 1 }
    }
    let below = own.dropFirst(common)
    let isElsewhere = common == 0 && (own.first == slash || path.utf8.first == slash)
    guard !isElsewhere, !path.hasPrefix("themec:"), !below.starts(with: "../".utf8) else { return path }
    let ups = String(repeating: "../", count: below.count { $0 == slash })
    return ups + String(decoding: path.utf8.dropFirst(common), as: UTF8.self)
  }

  /// A line of a file, `lib/base.nss:4`.
  func shown(_ location: Explanation.Location) -> String { "\(shown(location.path)):\(location.line)" }
}

extension StyleValue {
  /// The value as pages write it: a colour in the notation of CSS.
  package var pageText: String { if case .color(let color) = self { color.cssText } else { shownText } }
}
