import ThemeAnalysis
import ThemeBase
import ThemeProject
import ThemeReports

extension Command {
  static let lint = Command(
    "lint", overview: "Report every finding about themes.",
    discussion: """
      The report goes to standard output. Nothing else is written unless '--fix' or '--unsafe-fixes' rewrites the \
      stylesheets. Standard input is written to standard output with its fixes, and the report to standard error. \
      'lint --only contrast --format table' prints the contrast audit: every text with what it stands on, \
      and its ratio in each variant. With '--app', the themes and the app that uses them are compared: classes that \
      only one of them has. '--format table' then prints every class with its kinds of view and places.
      """, positionals: [.themesAndFolders],
    options: [.fix, .unsafeFixes, .fixDiff, .lintFormat, .statistics, .only, .layer, .app, .verbose]
      + OptionSpec.compiling + [.changed, .ignoreSuppressions, .forceExclude, .exitZero],
    examples: [
      Example("lint theme.nss", "Check a theme."),
      Example("lint --strict -- *.nss", "Let warnings fail as well, as in CI."),
      Example(
        "lint --report sarif:lint.sarif --report github themes/*.nss",
        "Annotate a pull request on GitHub and keep a report for its code scanning."),
      Example("lint theme.nss --app App", "Compare a theme with the app that uses it."),
      Example("lint --diff themes/*.nss", "Show what '--fix' would change."),
      Example("lint --fix - < theme.nss", "Print a stylesheet with its fixes, for an editor or a script."),
      Example("lint --ignore-suppressions themes", "Audit what comments accept."),
      Example("lint --changed=main themes", "Report only what a branch has changed."),
    ],
    exitCodes: [
      ExitStatus(.success, "There are no errors, and with '--strict' no warnings."),
      ExitStatus(
        .findings,
        """
        There are errors, with '--strict' warnings, or more warnings than '--max-warnings' allows. With '--diff', fixes \
        would change something.
        """), .failure, .usage,
    ], run: LintCommand.run)
}

extension OptionSpec {
  static let lintFormat = OptionSpec(
    "format", value: .choice(ReportFormat.names + [LintCommand.tableName]), defaultValue: ReportFormat.text.name,
    help: "The format of the report on standard output; 'table' shows contrasts, or an app's classes.")

  static let statistics = OptionSpec("statistics", help: "Count the findings of each code instead of listing them.")
}

/// `themec lint`.
enum LintCommand {
  /// The format that shows the contrast audit.
  static let tableName = "table"

  /// The format of the report on standard output, or nil for the usual one.
  private static func format(_ parsed: ParsedArguments) throws(Failure) -> ReportFormat? {
    let name = parsed.value(.lintFormat)?.text
    guard parsed.has(.statistics) else { return name.flatMap { ReportFormat(named: $0) } }
    try StandardStreams.allowOne(["'--statistics'"] + (name == nil ? [] : ["'--format'"]))
    return .statistics
  }

  /// Whether the contrast audit is asked for, which leaves no room for anything else on standard output.
  private static func showsTable(_ parsed: ParsedArguments, _ fixing: LintFixing?) throws(Failure) -> Bool {
    guard parsed.value(.lintFormat)?.text == tableName else { return false }
    let isContrast = parsed.all(.only).map(\.text) == [DiagnosticGroup.contrast.rawValue]
    guard isContrast || parsed.has(.app) else {
      throw .usage(
        "'--format table' shows contrasts or the classes of an app",
        help: ["write '--only contrast --format table'", "or name the app: '--app <path>'"])
    }
    try StandardStreams.allowOne(["'--format table'"] + (fixing?.output.map { [$0] } ?? []))
    return true
  }

  static func run(_ words: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let (parsed, changes) = try ChangedLines.read(words)
    guard try !InputExpansion.isEmpty(parsed.positionals, of: parsed) else { return .success }
    let fixing = LintFixing(parsed)
    let isTable = try showsTable(parsed, fixing)
    let reporter = try Reporter(
      parsed, default: fixing?.rewritesInput == true ? .standardError : .standardOutput, format: try format(parsed),
      showsAllNotes: true, besides: fixing?.isDiff == true ? fixing?.output : isTable ? "the table" : nil)
    if let sheet = fixing?.output { try reporter.leaveStandardOutput(to: sheet) }
    var request = try ThemeRequest(parsed, themes: parsed.positionals, reporter: reporter, takesFolders: true)
    try request.claim([])
    request.changes = changes
    request.shipsSheets = true
    request.readsApp = true
    let sources = try request.load(skippingUnreadable: true, defersParsing: fixing == nil)
    let code: ExitCode
    if let fixing, fixing.isDiff {
      code = try show(fixing.run(on: sources), of: sources, reporter, console)
    } else {
      let fixes = fixing?.run(on: sources)
      let table = isTable ? (parsed.has(.only) ? Table.contrasts : .classes) : nil
      code = try finish(fixes?.fixedSources ?? sources, fixes, table, reporter, console)
    }
    if let unread = sources.app?.unread, !unread.isEmpty {
      console.report("not read of the app: \(unread.joined(separator: ", "))")
    }
    for problem in sources.problems { console.say(problem, .error) }
    return sources.problems.isEmpty ? code : .failure
  }

  /// Shows what fixes would change; reports in files tell of the stylesheets as they are.
  private static func show(_ fixes: LintFixes, of sources: ThemeSources, _ reporter: Reporter, _ console: Console)
    throws(Failure) -> ExitCode
  {
    try fixes.show(on: console)
    console.report(fixes.summary(isDiff: true))
    if !reporter.files.isEmpty {
      let verdict = reporter.verdict(on: sources.check { _, _, _ in }.findings)
      try OutputWriter.write(reporter.outputs(of: verdict), sources.plan)
    }
    return fixes.isEmpty ? .success : .findings
  }

  /// The tables that take the place of the report.
  private enum Table { case contrasts, classes }

  /// Checks the themes, and writes the fixes and the reports.
  ///
  /// The fixes come first, so that nobody reads of fixes that could not be written.
  private static func finish(
    _ sources: ThemeSources, _ fixes: LintFixes?, _ table: Table?, _ reporter: Reporter, _ console: Console
  ) throws(Failure) -> ExitCode {
    let themes = sources.check { theme, checked, _ in
      table == .contrasts
        ? (name: sources.name(of: theme), audit: ContrastAudit.of(checked.compilation, for: checked.setup.lint.app))
        : nil
    }
    let verdict = reporter.verdict(on: themes.findings)
    let outputs = reporter.outputs(of: verdict)
    if let fixes {
      try fixes.write(with: outputs)
      console.report(fixes.summary(isDiff: false))
    }
    console.report(patternsOf: themes)
    let traits = console.outputTraits
    switch table {
    case .contrasts: try console.write(ContrastTable.text(of: themes.answers.compactMap { $0 ?? nil }, traits))
    case .classes: try console.write(ClassTable.text(of: themes.findings.classes ?? [], traits.rendering))
    case nil: break
    }
    try reporter.announce(verdict, on: console, isComplete: sources.problems.isEmpty)
    if fixes == nil { try OutputWriter.write(outputs, sources.plan) }
    return verdict.code
  }
}
