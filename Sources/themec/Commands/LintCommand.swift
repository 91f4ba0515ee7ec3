import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeProject
import ThemeReports

/// `themec lint`.
enum LintCommand {
  /// The format that shows the contrast audit.
  static let tableName = "table"

  /// The format of the report on standard output, or nil for the usual one.
  private static func format(_ parsed: ParsedArguments) throws(Failure) -> ReportFormat? {
    let name = parsed.value(.format)?.text
    guard parsed.has(.statistics) else { return name.flatMap(ReportFormat.named) }
    try StandardStreams.allowOne(["'--statistics'"] + (name == nil ? [] : ["'--format'"]))
    return .statistics
  }

  /// Whether the contrast audit is asked for, which leaves no room for anything else on standard output.
  private static func showsTable(_ parsed: ParsedArguments, _ fixing: LintFixing?) throws(Failure) -> Bool {
    guard parsed.value(.format)?.text == tableName else { return false }
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
    let fixing = LintFixing(parsed)
    let isTable = try showsTable(parsed, fixing)
    let reports = try ReportRequests(
      parsed, default: fixing?.rewritesInput == true ? .standardError : .standardOutput, format: try format(parsed),
      showsAllNotes: true, besides: fixing?.isDiff == true ? fixing?.output : isTable ? "the table" : nil)
    if let sheet = fixing?.output { try reports.leaveStandardOutput(to: sheet) }
    var request = try ThemeRequest(parsed, themes: parsed.positionals, reports: reports, takesFolders: true)
    try request.claim([])
    request.changes = changes
    request.shipsSheets = true
    request.readsApp = true
    let sources = try request.load(skippingUnreadable: true, defersParsing: fixing == nil)
    let code: ExitCode
    if let fixing, fixing.isDiff {
      code = try show(fixing.run(on: sources), of: sources, console)
    } else {
      let fixes = fixing?.run(on: sources)
      let table = isTable ? (parsed.has(.only) ? Table.contrasts : .classes) : nil
      code = try finish(fixes?.fixedSources ?? sources, fixes, table, console)
    }
    if let unread = sources.app?.unread, !unread.isEmpty {
      console.report("not read of the app: \(unread.joined(separator: ", "))")
    }
    for problem in sources.problems { console.say(problem, .error) }
    return sources.problems.isEmpty ? code : .failure
  }

  /// Shows what fixes would change; reports in files tell of the stylesheets as they are.
  private static func show(_ fixes: LintFixes, of sources: ThemeSources, _ console: Console) throws(Failure) -> ExitCode
  {
    try fixes.show(on: console)
    console.report(fixes.summary(isDiff: true))
    if !sources.request.reports.files.isEmpty {
      let verdict = sources.reporter.verdict(on: sources.check { _, _, _ in }.findings)
      try sources.plan.write(sources.reporter.outputs(of: verdict))
    }
    return fixes.isEmpty ? .success : .findings
  }

  /// The tables that take the place of the report.
  private enum Table { case contrasts, classes }

  /// Checks the themes, and writes the fixes and the reports.
  ///
  /// The fixes come first, so that nobody reads of fixes that could not be written.
  private static func finish(
    _ sources: ThemeSources, _ fixes: LintFixes?, _ table: Table?, _ console: Console
  ) throws(Failure) -> ExitCode {
    let themes = sources.check { theme, checked, _ in
      table == .contrasts
        ? (name: sources.name(of: theme), audit: ContrastAudit.of(checked.compilation, for: checked.setup.lint.app))
        : nil
    }
    let reporter = sources.reporter
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
    if fixes == nil { try sources.plan.write(outputs) }
    return verdict.code
  }
}

extension ClassUse {
  /// All classes of the app and of the themes, by name.
  static func list(_ app: AppUsage, files: [Int: SourceFile], themes: [StyledClasses]) -> [ClassUse] {
    let known = themes.reduce(into: StyledClasses.known(to: themes, of: app)) { $0.formUnion($1.own) }
    let names = known.union(app.names)
    return names.sorted().map { name in
      let places = app.requests(of: name).compactMap { request in
        files[request.file]?.span(request.range.lowerBound, request.range.upperBound)
      }
      return ClassUse(name: name, kinds: app.kinds(of: name), places: places, isStyled: known.contains(name))
    }
  }
}

/// The classes of a run as a table for people.
enum ClassTable {
  private static let heads = ["class", "kinds of view", "places", "styled"]

  static func text(of classes: [ClassUse], _ rendering: RenderingOptions) -> StyledText {
    var columns = TextColumns(heads)
    for use in classes {
      let cells = [
        use.name, use.kinds.isEmpty ? "-" : use.kinds.joined(separator: ", "), "\(use.places.count)",
        use.isStyled ? "yes" : "no",
      ]
      columns.append(cells, !use.isStyled ? .severity(.warning) : use.places.isEmpty ? .secondary : .plain)
    }
    var output = StyledText(rendering)
    columns.write(to: &output)
    return output
  }
}
