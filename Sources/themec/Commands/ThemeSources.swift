import ThemeCompiler
import ThemeDiagnostics
import ThemeFiles
import ThemeReports
import ThemeTable
import ThemeLint

/// The files of a run, read and parsed, with what is to be compiled of them.
struct ThemeSources: Sendable {
  /// One theme as it was named.
  enum Theme: Sendable {
    /// Numbers of files, the later over the earlier.
    case layers([Int])
    /// It is compiled already.
    case table(ResolvedTable)
    /// It could not be read.
    case unreadable
  }

  let graph: ImportGraph
  let themes: [Theme]
  let options: CompilerOptions
  let registry: RegistryFiles.Loaded
  let registryFiles: [Input]
  /// The inputs that are stylesheets, each after the number of its file.
  let inputs: [(file: Int, input: Input)]
  /// Why some of the inputs could not be read.
  let problems: [Failure.Problem]
  /// The files that were read and those that may be written.
  let plan: FilePlan.Checked
  let log: ReadingLog

  /// Compiles one theme; nil for a table or a theme that could not be read.
  func compile(_ theme: Int) -> Compilation? {
    var times = PassTimes()
    return compile(theme, timing: &times)
  }

  /// The same, adding how long each pass took.
  func compile(_ theme: Int, timing times: inout PassTimes) -> Compilation? {
    guard case .layers(let layers) = themes[theme] else { return nil }
    var watch = Stopwatch()
    return Linter.compile(layers, of: graph, options: options) { pass in
      times.add(pass.rawValue, watch.elapsed)
      watch = Stopwatch()
    }
  }

  /// What is to be said about the whole run.
  func findings(_ reports: [ThemeReport]) -> Findings {
    Findings(registry: registry.findings, sources: graph.sources, reports)
  }

  /// The files that a theme is made of, in the order in which they were read.
  func files(of theme: Int) -> [Int] {
    guard case .layers(let layers) = themes[theme] else { return [] }
    return graph.reachable(from: layers)
  }
}

// MARK: - Tables

extension ThemeSources {
  /// A theme as its table.
  struct Resolved: Sendable {
    let table: ResolvedTable
    /// Nil for a table that was read.
    let compilation: Compilation?
  }

  /// The tables of all themes, and what is to be said about those that were compiled.
  func resolveAll() -> (themes: [Resolved], findings: Findings) {
    let themes = Parallel.map(count: themes.count, jobs: Platform.processorCount) { resolve($0) }
    let reports = themes.compactMap { $0.compilation.map(ThemeReport.init) }
    return (themes, findings(reports))
  }

  private func resolve(_ theme: Int) -> Resolved {
    switch themes[theme] {
    case .table(let table): return Resolved(table: table, compilation: nil)
    case .unreadable: return Resolved(table: ResolvedTable(), compilation: nil)
    case .layers(let layers):
      let compilation = Linter.compile(layers, of: graph, options: options)
      return Resolved(table: compilation.table, compilation: compilation)
    }
  }
}
