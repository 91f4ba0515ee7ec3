import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeReports
import ThemeSyntax
import ThemeTable

/// The themes of a run, compiled and checked, of which only what a command makes of each is kept.
struct CheckedThemes<Answer: Sendable>: Sendable {
  /// One for each theme; nil for a table and a theme that could not be read.
  let answers: [Answer?]
  /// The findings of the whole run, without those that a comment or the baseline accepts.
  let findings: Findings
  fileprivate let patterns: [PatternStyling]
}

/// The findings of one theme, kept when its compilation is no longer needed.
struct ThemeReport: Sendable {
  var diagnostics: [Diagnostic]
  /// The number of findings beyond the limit.
  let suppressed: Int
  /// The class paths that each pattern styles, if that is said.
  let patterns: [PatternStyling]
  /// The classes of the theme, to be compared with those of the app.
  var classes: StyledClasses?
}

extension ThemeSources {
  /// Compiles and checks all themes, several at once, and keeps of each what `make` takes of it.
  ///
  /// `make` may change the report on its theme.
  func check<Answer: Sendable>(
    _ make: @escaping @Sendable (_ theme: Int, _ checked: CheckedTheme, _ report: inout ThemeReport) -> Answer
  ) -> CheckedThemes<Answer> {
    let bytes = graph.sources.files.reduce(0) { $0 + $1.bytes.count }
    let progress = ProgressLine(isWanted: showsProgress) { [count = themes.count] done in
      count > 1
        ? ProgressLine.text(done, of: count, "themes") : ProgressLine.text(read: bytes)
    }
    defer { progress?.end() }
    var graph = graph
    var checked: [(answer: Answer, report: ThemeReport)?] = []
    var start = 0
    while start < themes.count {
      let batch = start..<min(start + Self.batchSize, themes.count)
      let deferred = Set(batch.flatMap(layers(of:))).filter { !graph.files[$0].isParsed }.sorted()
      parse(deferred, of: &graph)
      checked += check(batch, of: graph, progress, make)
      for file in deferred where Suppressions(graph.trees[file]).isReportless { graph.forget(file) }
      start = batch.upperBound
    }
    let reports = checked.compactMap { $0?.report }
    return CheckedThemes(
      answers: checked.map { $0?.answer }, findings: findings(reports, graph), patterns: reports.flatMap(\.patterns))
  }

  /// The number of themes of which the trees are kept at once, if their parsing was deferred.
  private static var batchSize: Int { 512 }

  private func parse(_ deferred: [Int], of graph: inout ImportGraph) {
    guard !deferred.isEmpty else { return }
    let files = deferred.map { graph.sources.files[$0] }
    for parsed in Workers(jobs).map(count: files.count, { Parser.parse(files[$0]) }) { graph.take(parsed) }
  }

  private func check<Answer: Sendable>(
    _ batch: Range<Int>, of graph: ImportGraph, _ progress: ProgressLine?,
    _ make: @escaping @Sendable (_ theme: Int, _ checked: CheckedTheme, _ report: inout ThemeReport) -> Answer
  ) -> [(answer: Answer, report: ThemeReport)?] {
    Workers(jobs).map(count: batch.count) { place in
      let theme = batch.lowerBound + place
      defer { progress?.step() }
      guard case .layers(let layers) = themes[theme] else { return nil }
      let checked = CheckedTheme(layers, of: graph, setups[theme])
      var report = ThemeReport(
        diagnostics: checked.linted.diagnostics, suppressed: checked.linted.suppressed,
        patterns: listsPatterns ? PatternStyling.list(of: checked.compilation) : [],
        classes: app.map { StyledClasses(checked.compilation, for: $0.usage) })
      return (make(theme, checked, &report), report)
    }
  }

  /// A theme as its table.
  struct Resolved: Sendable {
    let table: ResolvedTable
    /// Nil for a table that was read.
    let compilation: Compilation?
    /// The app's use of a compiled theme, if it was read.
    let app: AppUsage?
  }

  /// The tables of all themes, and the findings about those that were compiled.
  func resolveAll() -> (themes: [Resolved], findings: Findings) {
    let checked = check { _, checked, _ in checked.compilation }
    let resolved = zip(themes, checked.answers).map { theme, compilation in
      if case .table(let table) = theme { return Resolved(table: table, compilation: nil, app: nil) }
      return Resolved(
        table: compilation?.table ?? ResolvedTable(), compilation: compilation,
        app: compilation == nil ? nil : app?.usage)
    }
    return (resolved, checked.findings)
  }

  /// The findings of the whole run: those about registry files, then those about themes and the app that apply.
  private func findings(_ reports: [ThemeReport], _ graph: ImportGraph) -> Findings {
    var findings = Findings(
      groups: setups.registries.compactMap(\.findings), suppressed: reports.reduce(0) { $0 + $1.suppressed })
    findings.pages = setups.pages
    guard !reports.isEmpty else { return findings }
    let appFiles = app.map { RunAppFiles($0, after: graph.sources) }
    var found = diagnostics(of: reports)
    let classes = reports.compactMap(\.classes)
    if let app, let appFiles, !classes.isEmpty {
      found += setup.graded(
        AppCheck.findings(
          app.usage, files: appFiles.files, themes: classes, sheets: sheetNames, namesTarget: setup.lint.namesTarget))
      findings.classes = ClassUse.list(app.usage, files: appFiles.files, themes: classes)
    }
    let review = setup.review(found, in: graph.files.map(\.tree), sources: appFiles?.comments ?? [])
    let sources = appFiles?.sources ?? graph.sources
    let places = zip(graph.sources.files, graph.paths).map { (file: $0, path: FilePath(bytes: $1.bytes)) }
    let chosen = changes?.choose(review.diagnostics, in: places + (appFiles?.places ?? [])) ?? review.diagnostics
    findings.groups.append(
      Findings.Group(sources: sources, diagnostics: chosen.sortedForReport(), accepted: review.accepted))
    return findings
  }

  /// The findings about all themes; one in a file that several themes import is there once.
  ///
  /// Those in other files stay as they are: no second theme can have found them.
  private func diagnostics(of reports: [ThemeReport]) -> [Diagnostic] {
    if reports.count == 1 { return reports[0].diagnostics }
    let beneath = themes.indices.flatMap { layers(of: $0).dropLast() }
    let shared = graph.sharedFiles.union(beneath.map { graph.trees[$0].file.id })
    guard !shared.isEmpty else { return reports.flatMap(\.diagnostics) }
    var known: Set<Diagnostic> = []
    let all = reports.flatMap(\.diagnostics).separated(in: { shared.contains($0) ? graph.sources[$0] : nil })
    return all.filter { !shared.contains($0.span.file) || known.insert($0).inserted }.sortedForReport()
  }
}

extension Console {
  /// Reports what the patterns of themes style; of a file that several themes import only once.
  func report<Answer>(patternsOf themes: CheckedThemes<Answer>) {
    var known: Set<PatternStyling> = []
    for pattern in themes.patterns where known.insert(pattern).inserted { report(pattern.line) }
  }
}
