import ThemeDiagnostics

extension Command {
  static let lint = Command(
    "lint", overview: "Report everything that there is to say about themes.",
    discussion: "Nothing is written but the report, which goes to standard output.",
    positionals: [.themes], options: [.lintFormat, .layer] + OptionSpec.compiling,
    examples: [
      Example("lint theme.nss", "Check a theme."),
      Example("lint --strict *.nss", "Let warnings fail as well, as in CI."),
      Example("lint --report json:report.json theme.nss", "Write a report for tools."),
    ],
    run: LintCommand.run)
}

extension OptionSpec {
  static let lintFormat = OptionSpec(
    "format", value: .choice(ReportFormat.names), defaultValue: ReportFormat.text.rawValue,
    help: "The form of the report on standard output.")
}

/// `themec lint`.
enum LintCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reporter = try Reporter(
      parsed, default: .standardOutput, format: parsed.choice(.lintFormat) ?? .text,
      showsAllNotes: true)
    var request = try ThemeRequest(parsed, themes: parsed.positionals, reporter: reporter)
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
