import ThemeBase
import ThemeCompiler
import ThemeTable

/// The names in themes, for the cursor of a command line.
struct ThemeVocabulary {
  /// The table of each theme that can be read.
  private let tables: [ResolvedTable]

  /// Compiles themes; nothing is said about mistakes.
  init(_ themes: [Argument], _ parsed: ParsedArguments) {
    // Standard input is the terminal.
    guard !themes.contains(where: \.isDash) else {
      tables = []
      return
    }
    let request = try? ThemeRequest(
      parsed.without(.baseline), themes: themes, reporter: Reporter(parsed), takesFolders: true)
    let sources = try? request?.accepting().load(skippingUnreadable: true)
    tables = sources?.themes.indices.compactMap { sources?.table(of: $0) } ?? []
  }

  /// The class paths that a rule names.
  var classPaths: [String] { tables.flatMap { table in table.rows.map { table.names[$0.path] } } }

  /// The properties of a class path or list.
  func properties(of selection: String) -> [String] {
    var names: Set<String> = []
    for table in tables {
      for row in table.rows(ofClassList: selection) {
        names.formUnion(table.cells[row.cells].map { table.names[$0.property] })
      }
    }
    return names.sorted()
  }
}

extension ThemeRequest {
  /// The same with tables in place of stylesheets too.
  fileprivate func accepting() -> ThemeRequest {
    var request = self
    request.takesTables = true
    return request
  }
}

extension ThemeSources {
  /// The table of a theme, compiled without its checks; nil if it could not be read.
  fileprivate func table(of theme: Int) -> ResolvedTable? {
    if case .table(let table) = themes[theme] { return table }
    var times = PassTimes()
    return compile(theme, on: .alone, timing: &times)?.table
  }
}
