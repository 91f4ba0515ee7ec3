import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeReports
import ThemeSyntax
import ThemeTable

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

  var graph: ImportGraph
  let themes: [Theme]
  /// The setup of each theme.
  let setups: ThemeSetups
  /// The configurations that apply to the files of the graph.
  let configurations: ConfigurationFiles.Read
  /// The inputs that are stylesheets, each with the number of its file and its content.
  let inputs: [(file: Int, input: Input, content: FileContent)]
  /// Why some of the inputs could not be read.
  let problems: [Failure.Problem]
  /// The files that were read and those that may be written.
  let plan: FilePlan.Checked
  /// The app that uses the themes; nil where nobody named it, or nothing asks for it.
  let app: AppSources?
  let log: ReadingLog
  /// The most threads that may work at once; nil for one for each processor.
  let jobs: Int?

  /// The inputs by the numbers of their files; the first if several inputs name one file.
  var inputsByFile: [Int: (input: Input, content: FileContent)] {
    Dictionary(inputs.map { ($0.file, ($0.input, $0.content)) }) { first, _ in first }
  }

  /// The name of a theme: that of its last layer.
  func name(of theme: Int) -> String {
    guard case .layers(let layers) = themes[theme], let last = layers.last else { return "" }
    return graph.trees[last].file.path
  }

  /// The files that a theme is made of, in the order in which they were read.
  func files(of theme: Int) -> [Int] {
    guard case .layers(let layers) = themes[theme] else { return [] }
    return graph.reachable(from: layers)
  }

  /// The setup that decides which findings of the whole run apply.
  var setup: ThemeSetup { setups.themes.first ?? ThemeSetup() }
}

// MARK: - Checked themes

extension ThemeSources {
  /// The results of `body` for all themes, in order: several themes at once, or all workers for a single large one.
  func map<Result: Sendable>(_ body: @escaping @Sendable (_ theme: Int, _ workers: Workers) -> Result) -> [Result] {
    guard themes.count == 1 else { return Workers.threads(jobs).map(count: themes.count) { body($0, .alone) } }
    return [body(0, .forThemes(of: graph.files.map { $0.tree.file.bytes.count }, jobs: jobs))]
  }

  /// Checks all themes, and keeps of each what `make` takes of it; nil for a table and a theme that could not be read.
  ///
  /// `make` may change the report on its theme.
  func check<Answer: Sendable>(
    _ make: @escaping @Sendable (_ theme: Int, _ checked: CheckedTheme, _ report: inout ThemeReport) -> Answer
  ) -> (answers: [Answer?], reports: [ThemeReport]) {
    let checked = map { theme, workers -> (answer: Answer, report: ThemeReport)? in
      guard case .layers(let layers) = themes[theme] else { return nil }
      let checked = CheckedTheme.make(layers, of: graph, setups.themes[theme], on: workers)
      var report = ThemeReport(checked.linted)
      report.classes = app.map { StyledClasses(checked.compilation, for: $0.usage) }
      return (make(theme, checked, &report), report)
    }
    return (checked.map { $0?.answer }, checked.compactMap { $0?.report })
  }

  /// A theme as its table.
  struct Resolved: Sendable {
    let table: ResolvedTable
    /// Nil for a table that was read.
    let compilation: Compilation?
  }

  /// The tables of all themes, and the findings about those that were compiled.
  func resolveAll() -> (themes: [Resolved], findings: Findings) {
    let (compilations, reports) = check { _, checked, _ in checked.compilation }
    let resolved = zip(themes, compilations).map { theme, compilation in
      if case .table(let table) = theme { return Resolved(table: table, compilation: nil) }
      return Resolved(table: compilation?.table ?? ResolvedTable(), compilation: compilation)
    }
    return (resolved, findings(reports))
  }

  /// The findings of the whole run, without those that a comment or the baseline accepts.
  func findings(_ reports: [ThemeReport]) -> Findings {
    let appFiles = app.map { RunAppFiles($0, after: graph.sources) }
    var findings = Findings(
      registry: setups.registries.compactMap(\.findings), sources: appFiles?.sources ?? graph.sources, reports)
    findings.pages = setups.pages
    guard !reports.isEmpty, let last = findings.groups.indices.last else { return findings }
    let classes = reports.compactMap(\.classes)
    if let app, let appFiles, !classes.isEmpty {
      let found = AppCheck.findings(app.usage, files: appFiles.files, themes: classes)
      findings.groups[last].diagnostics += SeverityPolicy.apply(setup.options, to: found)
      findings.classes = ClassUse.list(app.usage, files: appFiles.files, themes: classes)
    }
    let review = setup.review(
      findings.groups[last].diagnostics, in: graph.files.map(\.tree), sources: appFiles?.comments ?? [])
    findings.groups[last].diagnostics = review.diagnostics.sortedForReport()
    findings.groups[last].accepted = review.accepted
    return findings
  }
}
