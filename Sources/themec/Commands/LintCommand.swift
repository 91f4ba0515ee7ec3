import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeReports
import ThemeSyntax

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
      var fixed = sources
      if let fixes { fixed.graph = fixes.outcome.graph }
      code = try finish(fixed, fixes, table, console)
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
  static func text(of classes: [ClassUse], _ rendering: RenderingOptions) -> StyledText {
    var columns = TextColumns(["class", "kinds of view", "places", "styled"])
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

/// `--fix`, `--unsafe-fixes` and `--diff` of `themec lint`.
struct LintFixing {
  private let level: FixLevel
  /// Whether the changes are only shown.
  let isDiff: Bool
  /// Whether standard input goes to standard output with its fixes.
  let rewritesInput: Bool
  /// The words for what goes to standard output, or nil where files are rewritten.
  var output: String? { isDiff ? "the changes" : rewritesInput ? "the fixed stylesheet" : nil }

  /// nil unless one of the options was given.
  init?(_ parsed: ParsedArguments) {
    guard parsed.has(.fix) || parsed.has(.unsafeFixes) || parsed.has(.diff) else { return nil }
    level = parsed.has(.unsafeFixes) ? .unsafe : .safe
    isDiff = parsed.has(.diff)
    rewritesInput = !isDiff && parsed.positionals.contains(where: \.isDash)
  }

  /// Fixes the stylesheets that were named; those that they import stay as they are.
  ///
  /// Nothing is written yet.
  func run(on sources: ThemeSources) -> LintFixes {
    let themes = sources.themes.enumerated().compactMap { number, files -> Fixer.Theme? in
      guard case .layers(let layers) = files else { return nil }
      let setup = sources.setups[number]
      return Fixer.Theme(layers: layers, options: setup.options, lint: setup.lint)
    }
    let setup = sources.setup
    let fixer = Fixer(
      level: level, files: Set(sources.inputs.map { sources.graph.trees[$0.file].file.id }), themes: themes,
      access: RunFiles().access, review: { setup.review($0, in: $1).diagnostics })
    return LintFixes(outcome: fixer.run(on: sources.graph), sources: sources)
  }
}

/// The fixes of a run, not yet written.
struct LintFixes {
  let outcome: FixOutcome
  /// The stylesheets as they were read.
  let sources: ThemeSources

  /// The numbers of the files that change.
  private let changed: [Int]

  init(outcome: FixOutcome, sources: ThemeSources) {
    self.outcome = outcome
    self.sources = sources
    changed = Set(sources.inputs.map(\.file)).sorted().filter { outcome.texts[sources.graph.trees[$0].file.id] != nil }
  }

  var isEmpty: Bool { changed.isEmpty }

  /// A summary for people of what was fixed, or would be.
  func summary(isDiff: Bool) -> String {
    var text = counted(outcome.appliedCount, "finding")
    text += isDiff ? " would be fixed" : " fixed"
    text += " in " + counted(changed.count, "file")
    if outcome.rejected > 0 { text += "; \(outcome.rejected) left, because their fix would change something else" }
    let unreadable = outcome.unreadable.count
    if unreadable > 0 {
      text +=
        unreadable == 1
        ? "; 1 file has errors of syntax and stays as it is around them"
        : "; \(unreadable) files have errors of syntax and stay as they are around them"
    }
    return text
  }

  /// Prints the lines that change.
  func show(on console: Console) throws(Failure) {
    for number in changed {
      let file = sources.graph.trees[number].file
      let fixed = outcome.texts[file.id]?.bytes ?? file.bytes
      try console.write(diff: LineDiff.bytes(from: file.bytes, to: fixed, path: file.path))
    }
  }

  /// Rewrites the stylesheets and writes the reports in one transaction.
  func write(with reports: [Output]) throws(Failure) {
    let trees = sources.graph.trees
    let texts = changed.compactMap { number in outcome.texts[trees[number].file.id].map { (number, $0.bytes) } }
    try sources.rewrite(Dictionary(uniqueKeysWithValues: texts), as: "fixed", with: reports)
  }
}
