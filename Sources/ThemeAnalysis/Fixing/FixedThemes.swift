import ThemeBase
package import ThemeCompiler
package import ThemeTable

/// The findings and the table of one theme with its files as they are now.
struct FixedTheme {
  /// The numbers of its files, those that it imports included.
  let files: Set<Int>
  let findings: [Diagnostic]
  private let theme: Fixer.Theme
  private let table: ResolvedTable
  private let hasDefinitions: Bool
  /// The number of findings of each code beyond those that are kept.
  let suppressed: [DiagnosticCode: Int]

  init(_ theme: Fixer.Theme, of graph: ImportGraph) {
    let compilation = Compiler.compile(theme.layers, of: graph, options: theme.options)
    let linted = Linter.findings(compilation, theme.lint)
    files = Set(graph.reachable(from: theme.layers))
    findings = linted.diagnostics.separated { compilation.sources[$0] }
    self.theme = theme
    table = compilation.table
    hasDefinitions = !compilation.program.definitions.isEmpty
    suppressed = linted.suppressedCodes
  }

  /// The meaning of the theme, and what files that import it see of its definitions, which they may replace.
  ///
  /// Compiles the theme again: few trials need it. `graph` is the one that the theme was made of.
  func meaning(in graph: ImportGraph) -> [ThemeMeaning] {
    guard hasDefinitions else { return [ThemeMeaning(table)] }
    var options = theme.options
    options.marksDefinitions = true
    let marked = Compiler.compile(theme.layers, of: graph, options: options)
    return [ThemeMeaning(table), ThemeMeaning(withDefinitionsOf: marked)]
  }
}

/// The themes to which a file belongs, with those of their findings that no comment or baseline accepts.
struct FixedThemes {
  var themes: [FixedTheme]
  /// The findings that count, sorted.
  var findings: [Diagnostic]

  init(_ themes: [FixedTheme], of graph: ImportGraph, _ review: Fixer.Review) {
    self.themes = themes
    var seen: Set<Diagnostic> = []
    let all = themes.flatMap { $0.findings }.filter { seen.insert($0).inserted }
    let files = themes.reduce(into: Set()) { $0.formUnion($1.files) }
    findings = review(all, files.sorted().map { graph.trees[$0] }).sortedForReport()
  }

  /// The number of findings of one code.
  struct Count {
    var all = 0
    /// Warnings and errors.
    var important = 0
  }

  /// The findings that are listed, and those for which a list had no room.
  ///
  /// A list that is cut fills up with other findings when some are fixed, so only both together can be compared.
  func counts() -> [DiagnosticCode: Count] {
    var counts: [DiagnosticCode: Count] = [:]
    // A lost stylesheet is a sum of other findings, which a fix may change.
    for finding in findings where finding.code != .lostStylesheet {
      counts[finding.code, default: Count()].all += 1
      if finding.severity > .note { counts[finding.code, default: Count()].important += 1 }
    }
    for theme in themes {
      for (code, count) in theme.suppressed {
        counts[code, default: Count()].all += count
        if counts[code, default: Count()].important > 0 || code.defaultSeverity > .note {
          counts[code, default: Count()].important += count
        }
      }
    }
    return counts
  }
}

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
