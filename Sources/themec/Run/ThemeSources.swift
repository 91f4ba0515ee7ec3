import ThemeAnalysis
import ThemeApp
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

  /// The request of the user.
  let request: ThemeRequest
  /// The reporter of the run.
  let reporter: Reporter
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
  /// The files that were looked at; nil unless they are watched.
  let log: ReadingLog?
  /// The inputs by the numbers of their files; the first if several inputs name one file.
  var inputsByFile: [Int: (input: Input, content: FileContent)] {
    Dictionary(inputs.map { ($0.file, ($0.input, $0.content)) }) { first, _ in first }
  }

  /// The name of a theme: that of its last layer.
  func name(of theme: Int) -> String {
    layers(of: theme).last.map { graph.trees[$0].file.path } ?? ""
  }

  /// The files of a theme that the user named.
  func layers(of theme: Int) -> [Int] { if case .layers(let layers) = themes[theme] { layers } else { [] } }

  /// The files that a theme is made of, in the order in which they were read.
  func files(of theme: Int) -> [Int] { graph.reachable(from: layers(of: theme)) }

  /// The names of the stylesheets, as an app loads them: without their folders and the ending.
  var sheetNames: Set<String> {
    Set(
      graph.files.compactMap { file in
        let name = file.tree.file.path.split(separator: "/").last ?? ""
        return name.hasSuffix(".nss") ? String(name.dropLast(4)) : nil
      })
  }

  /// The setup that decides which findings of the whole run apply.
  var setup: ThemeSetup { setups.first ?? ThemeSetup() }

  /// Rewrites stylesheets that the user named, each by its number with its new text, and writes reports with them in one
  /// transaction.
  ///
  /// Standard input goes to standard output, even if it has no new text. Messages call a text by `adjective`.
  func rewrite(_ texts: [Int: [UInt8]], as adjective: String, with reports: [Output] = []) throws(Failure) {
    let sheets = inputsByFile.sorted { $0.key < $1.key }.compactMap { number, read -> Output? in
      let (input, content) = read
      guard let path = input.path else { return Output(.standardOutput, texts[number] ?? content.bytes) }
      return texts[number].map { text in
        Output(.file(path), text, as: .rewrite(content), called: "the \(adjective) '\(input.name)'")
      }
    }
    // That no report is a file of the run was checked when the sources were read.
    try FilePlan().write(sheets + reports)
  }

  /// Compiles and checks all themes, several at once, and keeps of each what `make` takes of it.
  ///
  /// `make` may change the report on its theme.
  func check<Answer: Sendable>(
    _ make: @escaping @Sendable (_ theme: Int, _ checked: CheckedTheme, _ report: inout ThemeReport) -> Answer
  ) -> CheckedThemes<Answer> {
    let bytes = graph.sources.files.reduce(0) { $0 + $1.bytes.count }
    let progress = ProgressLine(isWanted: request.showsProgress) { [count = themes.count] done in
      count > 1
        ? ProgressLine.text(done, of: count, "themes") : ProgressLine.text(read: bytes)
    }
    defer { progress?.end() }
    var graph = graph
    var answers: [Answer?] = []
    var whole = ThemeReport()
    var start = 0
    while start < themes.count {
      let batch = start..<min(start + Self.batchSize, themes.count)
      let deferred = Set(batch.flatMap(layers(of:))).filter { !graph.files[$0].isParsed }.sorted()
      parse(deferred, of: &graph)
      // What is found in these files is not changed by comments.
      let free = Set(deferred.filter { Suppressions(graph.trees[$0]).isReportless })
      // A report is kept no longer than its batch: thousands of themes have as many findings.
      for checked in check(batch, of: graph, progress, make) {
        answers.append(checked.answer)
        var report = checked.report
        if request.reports.hidesNotes {
          let all = report.diagnostics
          // By their places, as each finding would be copied to be looked at.
          report.diagnostics = all.indices.filter {
            all[$0].severity >= .warning || !free.contains(Int(all[$0].span.file.index))
          }.map { all[$0] }
        }
        whole.add(report)
      }
      for file in free { graph.forget(file) }
      start = batch.upperBound
    }
    let findings = findings(whole, ofThemes: answers.count { $0 != nil }, graph)
    return CheckedThemes(answers: answers, findings: findings, patterns: whole.patterns)
  }

  /// The number of themes of which the trees are kept at once, if their parsing was deferred.
  private static var batchSize: Int { 64 }

  private func parse(_ deferred: [Int], of graph: inout ImportGraph) {
    guard !deferred.isEmpty else { return }
    let files = deferred.map { graph.sources.files[$0] }
    for parsed in Workers(request.jobs).map(count: files.count, { Parser.parse(files[$0]) }) { graph.take(parsed) }
  }

  private func check<Answer: Sendable>(
    _ batch: Range<Int>, of graph: ImportGraph, _ progress: ProgressLine?,
    _ make: @escaping @Sendable (_ theme: Int, _ checked: CheckedTheme, _ report: inout ThemeReport) -> Answer
  ) -> [CheckedAnswer<Answer>] {
    Workers(request.jobs).map(count: batch.count) { place in
      let theme = batch.lowerBound + place
      defer { progress?.step() }
      guard case .layers(let layers) = themes[theme] else { return CheckedAnswer() }
      let checked = CheckedTheme(layers, of: graph, setups[theme])
      var report = ThemeReport(
        diagnostics: checked.linted.diagnostics, suppressed: checked.linted.suppressed,
        patterns: request.listsPatterns ? PatternStyling.list(of: checked.compilation) : [],
        classes: app.map { [StyledClasses(checked.compilation, for: $0.usage)] } ?? [])
      return CheckedAnswer(answer: make(theme, checked, &report), report: report)
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
  private func findings(_ report: ThemeReport, ofThemes count: Int, _ graph: ImportGraph) -> Findings {
    var findings = Findings(groups: setups.registries.map(\.findings), suppressed: report.suppressed)
    findings.pages = setups.pages
    guard count > 0 else { return findings }
    let appFiles = app.map { $0.files.sources(after: graph.sources) { FilePath(bytes: $0.bytes).display() } }
    var found = count == 1 ? report.diagnostics : merged(report.diagnostics)
    let classes = report.classes
    if let app, let appFiles, !classes.isEmpty {
      found += setup.graded(
        AppCheck.findings(
          app.usage, files: appFiles.byNumber, themes: classes, sheets: sheetNames, namesTarget: setup.lint.namesTarget)
      )
      findings.classes = ClassUse.list(app.usage, files: appFiles.byNumber, themes: classes)
    }
    let review = setup.review(found, in: graph.files.map(\.tree), sources: appFiles?.comments ?? [])
    let sources = appFiles?.sources ?? graph.sources
    let chosen =
      request.changes.map { changes in
        let paths = graph.paths.enumerated().map { ($0, $1) } + (appFiles?.paths ?? [:]).map { ($0, $1) }
        return changes.choose(
          review.diagnostics, in: paths.map { (file: sources.files[$0], path: FilePath(bytes: $1.bytes)) })
      } ?? review.diagnostics
    findings.groups.append(
      Findings.Group(sources: sources, diagnostics: chosen.sortedForReport(), accepted: review.accepted))
    return findings
  }

  /// The findings about several themes; one in a file that several of them import is there once.
  ///
  /// Those in other files stay as they are: no second theme can have found them.
  private func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let beneath = themes.indices.flatMap { layers(of: $0).dropLast() }
    let shared = graph.sharedFiles.union(beneath.map { graph.trees[$0].file.id })
    guard !shared.isEmpty else { return diagnostics }
    var known: Set<Diagnostic> = []
    let all = diagnostics.separated(in: { shared.contains($0) ? graph.sources[$0] : nil })
    return all.filter { !shared.contains($0.span.file) || known.insert($0).inserted }.sortedForReport()
  }
}

/// The themes of a run, compiled and checked, of which only what a command makes of each is kept.
struct CheckedThemes<Answer: Sendable>: Sendable {
  /// One for each theme; nil for a table and a theme that could not be read.
  let answers: [Answer?]
  /// The findings of the whole run, without those that a comment or the baseline accepts.
  let findings: Findings
  fileprivate let patterns: [PatternStyling]
}

/// The findings of one theme or of several, kept when the compilations are no longer needed.
struct ThemeReport: Sendable {
  var diagnostics: [Diagnostic] = []
  /// The number of findings beyond the limit.
  var suppressed = 0
  /// The class paths that each pattern styles, if that is said.
  var patterns: [PatternStyling] = []
  /// The classes of each theme, to be compared with those of the app.
  var classes: [StyledClasses] = []

  fileprivate mutating func add(_ other: ThemeReport) {
    diagnostics += other.diagnostics
    suppressed += other.suppressed
    patterns += other.patterns
    classes += other.classes
  }
}

/// What a command makes of a theme, until its report is added to that of the run; a tuple would cost a start more types.
private struct CheckedAnswer<Answer: Sendable>: Sendable {
  var answer: Answer?
  var report = ThemeReport()
}

extension Console {
  /// Reports what the patterns of themes style; of a file that several themes import only once.
  func report<Answer>(patternsOf themes: CheckedThemes<Answer>) {
    var known: Set<PatternStyling> = []
    for pattern in themes.patterns where known.insert(pattern).inserted { report(pattern.line) }
  }
}
