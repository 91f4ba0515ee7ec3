import ThemeDiagnostics
import ThemeReports

extension Command {
  static let lint = Command(
    "lint", overview: "Report every finding about themes.",
    discussion: "The report goes to standard output. Nothing else is written.",
    positionals: [.themesAndFolders],
    options: [.lintFormat, .only, .layer] + OptionSpec.compiling + [.exitZero],
    examples: [
      Example("lint theme.nss", "Check a theme."),
      Example("lint --strict *.nss", "Let warnings fail as well, as in CI."),
      Example(
        "lint --report sarif:lint.sarif --report github themes/*.nss",
        "Annotate a pull request on GitHub and keep a report for its code scanning."),
    ],
    run: LintCommand.run)
}

extension OptionSpec {
  static let lintFormat = OptionSpec(
    "format", value: .choice(ReportFormat.names), defaultValue: ReportFormat.text.name,
    help: "The format of the report on standard output.")
}

/// `themec lint`.
enum LintCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reporter = try Reporter(
      parsed, default: .standardOutput,
      format: parsed.value(.lintFormat).flatMap { ReportFormat(named: $0.text) },
      showsAllNotes: true)
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: reporter, takesFolders: true)
    try request.claim([])
    let sources = try request.load(skippingUnreadable: true)
    let reports = Parallel.map(count: sources.themes.count, jobs: Platform.processorCount) {
      sources.compile($0).map(ThemeReport.init)
    }
    let code = try reporter.publish(
      sources.findings(reports.compactMap(\.self)), on: console, sources.plan)
    for problem in sources.problems { console.say(problem, .error) }
    return sources.problems.isEmpty ? code : .failure
  }
}
