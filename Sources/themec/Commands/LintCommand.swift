import ThemeCompiler
import ThemeDiagnostics
import ThemeLint
import ThemeReports
import ThemeSyntax

extension Command {
  static let lint = Command(
    "lint", overview: "Report every finding about themes.",
    discussion: """
      The report goes to standard output. Nothing else is written unless '--fix' or '--unsafe-fixes' rewrites the \
      stylesheets. 'lint --only contrast --format table' prints the contrast audit: every text with what it stands on, \
      and its ratio in each variant.
      """,
    positionals: [.themesAndFolders],
    options: [.fix, .unsafeFixes, .fixDiff, .lintFormat, .statistics, .only, .layer, .verbose]
      + OptionSpec.compiling + [.exitZero],
    examples: [
      Example("lint theme.nss", "Check a theme."),
      Example("lint --strict *.nss", "Let warnings fail as well, as in CI."),
      Example(
        "lint --report sarif:lint.sarif --report github themes/*.nss",
        "Annotate a pull request on GitHub and keep a report for its code scanning."),
      Example("lint --diff themes/*.nss", "Show what '--fix' would change."),
    ],
    run: LintCommand.run)
}

extension OptionSpec {
  static let lintFormat = OptionSpec(
    "format", value: .choice(ReportFormat.names + [LintCommand.tableName]),
    defaultValue: ReportFormat.text.name,
    help: "The format of the report on standard output; 'table' is the contrast audit.")

  static let statistics = OptionSpec(
    "statistics", help: "Count the findings of each code instead of listing them.")
}

/// `themec lint`.
enum LintCommand {
  /// The format that shows the contrast audit.
  static let tableName = "table"

  /// The format of the report on standard output, or nil for the usual one.
  private static func format(_ parsed: ParsedArguments) throws(Failure) -> ReportFormat? {
    let name = parsed.value(.lintFormat)?.text
    guard parsed.has(.statistics) else { return name.flatMap { ReportFormat(named: $0) } }
    guard name == nil else {
      throw .usage("'--statistics' and '--format' would both be written to standard output")
    }
    return .statistics
  }

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reporter = try Reporter(
      parsed, default: .standardOutput, format: try format(parsed),
      showsAllNotes: true)
    let isTable = parsed.value(.lintFormat)?.text == tableName
    if isTable, parsed.all(.only).map(\.text) != [DiagnosticGroup.contrast.rawValue] {
      throw .usage(
        "'--format table' shows contrasts only", help: ["write '--only contrast --format table'"])
    }
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: reporter, takesFolders: true)
    try request.claim([])
    let fixing = LintFixing(parsed)
    try fixing?.check(request.inputs)
    var sources = try request.load(skippingUnreadable: true)
    if let fixing {
      switch try fixing.run(sources, console) {
      case .fixed(let fixed): sources = fixed
      case .shown(let code):
        for problem in sources.problems { console.say(problem, .error) }
        return sources.problems.isEmpty ? code : .failure
      }
    }
    let code =
      isTable
      ? try showTable(sources, reporter, console)
      : try report(sources, reporter, console, isVerbose: parsed.has(.verbose))
    for problem in sources.problems { console.say(problem, .error) }
    return sources.problems.isEmpty ? code : .failure
  }

  private static func report(
    _ sources: ThemeSources, _ reporter: Reporter, _ console: Console, isVerbose: Bool
  ) throws(Failure) -> ExitCode {
    let reports = Parallel.map(count: sources.themes.count, jobs: Platform.processorCount) {
      sources.compile($0).map { ThemeReport($0, isVerbose: isVerbose) }
    }
    console.report(patternsOf: reports.compactMap(\.self))
    return try reporter.publish(
      sources.findings(reports.compactMap(\.self)), on: console, sources.plan)
  }

  /// Prints the contrast audit of each theme; the run ends as the findings say.
  private static func showTable(
    _ sources: ThemeSources, _ reporter: Reporter, _ console: Console
  ) throws(Failure) -> ExitCode {
    var audits: [(name: String, audit: ContrastAudit)] = []
    var reports: [ThemeReport] = []
    for (theme, files) in sources.themes.enumerated() {
      guard case .layers(let layers) = files, let compilation = sources.compile(theme) else {
        continue
      }
      let name = layers.last.map { sources.graph.trees[$0].file.path } ?? ""
      audits.append((name, ContrastAudit.of(compilation)))
      reports.append(ThemeReport(compilation))
    }
    try console.write(ContrastTable.text(of: audits, console.outputTraits.rendering))
    return reporter.policy.exitCode(of: sources.findings(reports))
  }
}
