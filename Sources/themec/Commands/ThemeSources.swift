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
  /// The findings that are accepted.
  let acceptance: AcceptancePolicy
  /// The app that uses the themes; nil where nobody named it, or nothing asks for it.
  let app: AppSources?
  let log: ReadingLog
  /// The most threads that may work at once; nil for one for each processor.
  let jobs: Int?

  /// The inputs by the numbers of their files; the first if several inputs name one file.
  var inputsByFile: [Int: (input: Input, content: FileContent)] {
    Dictionary(inputs.map { ($0.file, ($0.input, $0.content)) }) { first, _ in first }
  }

  /// The results of `body` for all themes, in order: several themes at once, or all workers for a single large one.
  func map<Result: Sendable>(_ body: @escaping @Sendable (_ theme: Int, _ workers: Workers) -> Result) -> [Result] {
    guard themes.count == 1 else { return Workers.threads(jobs).map(count: themes.count) { body($0, .alone) } }
    return [body(0, .forThemes(of: graph.files.map { $0.tree.file.bytes.count }, jobs: jobs))]
  }

  /// Compiles one theme; nil for a table or a theme that could not be read.
  func compile(_ theme: Int) -> Compilation? {
    guard case .layers(let layers) = themes[theme] else { return nil }
    return Compiler.compile(layers, of: graph, options: options(of: theme))
  }

  /// Compiles one theme and checks it; nil for a table or a theme that could not be read.
  func check(_ theme: Int, on workers: Workers) -> (theme: Compilation, findings: LintFindings)? {
    compile(theme).map { ($0, Linter.findings($0, on: workers)) }
  }

  /// The report on a theme that was compiled and checked.
  func report(on compilation: Compilation, _ findings: LintFindings, isVerbose: Bool = false) -> ThemeReport {
    ThemeReport(
      diagnostics: findings.diagnostics, suppressed: findings.suppressed,
      patterns: isVerbose ? PatternStyling.list(of: compilation) : [],
      classes: app.map { StyledClasses(compilation, for: $0.usage) })
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
      findings.groups[last].diagnostics += SeverityPolicy.apply(options(of: 0), to: found)
      findings.classes = ClassUse.list(app.usage, files: appFiles.files, themes: classes)
    }
    let review = FindingReview(
      findings.groups[last].diagnostics, in: graph.files.map(\.tree), sources: appFiles?.comments ?? [],
      policy: acceptance, needsReasons: configurations.filesThatNeedReasons.contains, severity: severity)
    findings.groups[last].diagnostics = review.diagnostics.sortedForReport()
    findings.groups[last].accepted = review.accepted
    return findings
  }

  /// Those findings in some files that no comment and no baseline accepts.
  func countedFindings(_ findings: [Diagnostic], in trees: [SyntaxTree]) -> [Diagnostic] {
    FindingReview(
      findings, in: trees, policy: acceptance, needsReasons: configurations.filesThatNeedReasons.contains,
      severity: severity
    ).diagnostics
  }

  /// The options for compiling a theme.
  func options(of theme: Int) -> CompilerOptions { setups.themes[theme].options }

  /// The registry files of a theme.
  func registry(of theme: Int) -> RegistryFiles { setups.registries[setups.themes[theme].registry] }

  /// The severity of a code in a file, or nil if the user switched it off.
  private func severity(of code: DiagnosticCode, in file: FileID) -> Severity? {
    (setups.themes.first?.options ?? CompilerOptions()).severity(of: code, in: file)
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
}

// MARK: - Tables

extension ThemeSources {
  /// A theme as its table.
  struct Resolved: Sendable {
    let table: ResolvedTable
    /// Nil for a table that was read.
    let compilation: Compilation?
  }

  /// The tables of all themes, and the findings about those that were compiled.
  func resolveAll() -> (themes: [Resolved], findings: Findings) {
    let resolved = map { resolve($0, $1) }
    return (resolved.map(\.theme), findings(resolved.compactMap(\.report)))
  }

  private func resolve(_ theme: Int, _ workers: Workers) -> (theme: Resolved, report: ThemeReport?) {
    if case .table(let table) = themes[theme] { return (Resolved(table: table, compilation: nil), nil) }
    let checked = check(theme, on: workers)
    let table = checked?.theme.table ?? ResolvedTable()
    return (Resolved(table: table, compilation: checked?.theme), checked.map { report(on: $0.theme, $0.findings) })
  }
}
