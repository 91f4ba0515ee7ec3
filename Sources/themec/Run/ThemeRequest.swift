import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeReports
import ThemeTable

/// The request that all commands share that compile themes: what is read, how, and how it is reported.
struct ThemeRequest: Sendable {
  let inputs: [Input]
  /// The words of the command line that name what a baseline is about.
  private let baselineWords: [String]
  /// Whether the inputs are layers of one theme, the later over the earlier.
  let isLayered: Bool
  let reports: ReportRequests
  /// Whether a compiled table is accepted in place of a stylesheet.
  var takesTables = false
  /// The only codes to report, if the user named some.
  private let selection: CodeSelection
  /// The folders and patterns that could not be expanded.
  private var expansionProblems: [Failure.Problem] = []
  /// The options of the command line about configurations.
  let configuration: ConfigurationRequest
  /// The file whose settings are those of the run.
  private let configuredPath: FilePath
  /// Whether all products are flat stylesheets, which have lost what the target reads otherwise.
  var writesFlat = false
  /// Whether findings are about the stylesheets as they are written; see ``LintOptions/shipsSheets``.
  var shipsSheets = false
  /// The lines to which the report is limited; nil for all.
  var changes: ChangedLines?
  /// Whether the sources of the app are read.
  var readsApp = false
  /// The most threads that may work at once; nil for one for each processor.
  var jobs: Int?
  /// Whether findings get their subjects, even if there is no baseline and no report for tools.
  var findsSubjects = false
  /// Whether it is said what patterns style.
  let listsPatterns: Bool
  /// Whether a terminal shows how far long work is.
  let showsProgress: Bool
  /// Whether the run is repeated when a file changes.
  private let isWatched: Bool
  /// Whether comments accept no finding.
  private let ignoresComments: Bool
  /// The file of known findings that an option names; without one the settings may.
  private let namedBaseline: Input?
  /// Whether known findings are accepted.
  private let usesBaseline: Bool
  /// The files that are to be written, each with the name by which messages call it.
  private var outputs: [(path: FilePath, name: String)]

  init(
    _ parsed: ParsedArguments, themes: some Sequence<Argument>, reports: ReportRequests? = nil,
    takesFolders: Bool = false, usesBaseline: Bool = true
  ) throws(Failure) {
    let reports = if let reports { reports } else { try ReportRequests(parsed) }
    configuration = try ConfigurationRequest(parsed)
    configuredPath = parsed.configuredPath
    selection = try CodeSelection(parsed)
    var named = Array(themes)
    if takesFolders {
      let expansion = try InputExpansion(
        named, ConfigurationFiles(configuration), excludesNamed: parsed.has(.forceExclude))
      (named, expansionProblems) = (expansion.arguments, expansion.problems)
      if named.isEmpty { throw Failure(problems: expansion.problems) }
    }
    inputs = try Input.list(named, standardInputName: parsed.value(.standardInputName))
    isLayered = parsed.has(.layer)
    baselineWords = parsed.baselineWords(themes)
    listsPatterns = parsed.has(.verbose)
    showsProgress = !parsed.has(.quiet)
    isWatched = parsed.has(.watch)
    ignoresComments = parsed.has(.ignoreSuppressions)
    namedBaseline = try Input.list(parsed.all(.baseline).suffix(1), standardInputName: nil).first
    self.usesBaseline = usesBaseline
    self.reports = reports
    outputs = reports.files.map { ($0, "the report") }
  }

  /// The input by which each theme is called; of layers the last.
  var productInputs: [Input] { isLayered ? inputs.suffix(1) : inputs }

  /// The stylesheets that the user named.
  var paths: [FilePath] { inputs.compactMap(\.path) }

  /// Refuses several themes, which only a folder or a pattern can name here.
  func checkIsOneTheme(for command: String) throws(Failure) {
    guard productInputs.count > 1 else { return }
    throw .usage(
      "'themec \(command)' is about one theme, and \(productInputs.count) were named",
      help: ["name one of them: \(productInputs.map(\.name).prefix(5).map(escaped).quotedList)"])
  }

  /// Announces the files that are to be written; refused before any work is done if that would destroy something.
  ///
  /// `page` is a file that is read besides the themes.
  mutating func claim(_ products: [(path: FilePath, name: String)], reading page: Input? = nil) throws(Failure) {
    outputs += products
    var plan = FilePlan()
    plan.noteStandardOutput()
    // Most checks write nothing, and may read thousands of files.
    guard !outputs.isEmpty || plan.writesToFile else { return }
    var read = inputs
    if let namedBaseline { read.append(namedBaseline) }
    if let page { read.append(page) }
    for input in read { if let identity = input.identity { plan.note(reading: identity, called: input.name) } }
    _ = try plan.checked(writing: outputs)
  }

  /// Reads and parses the themes; a file that several of them import is read and parsed once.
  ///
  /// Fails if an input cannot be read; a caller that skips it finds it in ``ThemeSources/problems``. Layers are one theme,
  /// so none of them is skipped. With `defersParsing`, trees of many themes are made and forgotten by
  /// ``ThemeSources/check(_:)``, unless what findings are about is looked for in them later.
  func load(skippingUnreadable: Bool = false, defersParsing: Bool = false) throws(Failure) -> ThemeSources {
    let progress = ProgressLine(isWanted: showsProgress) { [inputs] _ in "reading \(counted(inputs.count, "theme"))" }
    defer { progress?.end() }
    let files = RunFiles(isWatched ? ReadingLog(paths) : nil)
    let configurations = ConfigurationFiles(configuration)
    let settings = try configurations.settings(for: configuredPath)
    let reporter = Reporter(reports, settings)
    let known = try readBaseline(settings, files)
    let findsSubjects = findsSubjects || reporter.servesTools
    // Layers are one theme, which is called by the last of them.
    var setups = try ThemeSetups(productInputs, configurations) { adjust(&$0, known, findsSubjects) }
    var (contents, problems) = Input.readAll(inputs)
    problems += expansionProblems
    guard problems.isEmpty || skippingUnreadable && !isLayered else { throw Failure(problems: problems) }
    for (input, content) in zip(inputs, contents) { if let content { files.note(input, content) } }
    for (input, content) in setups.registries.flatMap(\.files) { files.note(input, content) }
    let app = try readsApp ? setups.readApp(configurations, jobs) : nil
    for file in (app?.files.files ?? [:]).values { files.note(FilePath(bytes: file.path.bytes)) }
    var tables: [Int: ResolvedTable] = [:]
    for (index, content) in contents.enumerated() {
      if let content { tables[index] = try table(inputs[index], content.bytes) }
    }
    let stylesheets = inputs.indices.filter { contents[$0] != nil && tables[$0] == nil }
    let layers = isLayered ? [] : try read(Set(stylesheets.map { setups.layers[$0] }.joined()), files)
    let graph = ImportGraph.load(
      stylesheets.map { entry(inputs[$0], contents[$0]?.bytes ?? []) } + layers, through: files.access,
      defersParsing: defersParsing && productInputs.count > 1 && !findsSubjects && known == nil)
    try setups.take(graph, configurations)
    let read = try configurations.read(for: graph)
    files.note(configurations)
    return ThemeSources(
      request: self, reporter: reporter, graph: graph, themes: themes(of: graph, stylesheets, tables, setups),
      setups: setups, configurations: read,
      inputs: zip(graph.entries, stylesheets).compactMap { file, index in
        contents[index].map { (file, inputs[index], $0) }
      }, problems: problems + (app?.problems ?? []), plan: try files.plan.checked(writing: outputs),
      app: app.flatMap { $0.isRead ? $0 : nil }, log: files.log)
  }

  /// Reads and checks the themes for an answer on standard output, which messages call by `answer`: `the styles`.
  ///
  /// Reports the findings, or only those that fail the run, and returns how it ends by them.
  mutating func resolve(
    for answer: String, on console: Console, onlyFailing: Bool = false, consequence: String? = nil
  ) throws(Failure) -> (ThemeSources, themes: [ThemeSources.Resolved], code: ExitCode) {
    try reports.leaveStandardOutput(to: answer)
    try claim([])
    let sources = try load()
    let (themes, findings) = sources.resolveAll()
    let reporter = sources.reporter
    let code = try reporter.publish(
      onlyFailing ? findings.filtered(atLeast: reporter.policy.leastSeverity) : findings, on: console, sources.plan,
      consequence: consequence
    ).code
    return (sources, themes, code)
  }

  /// The tables of the themes for such an answer, of which nothing else is kept: an answer about a large theme takes as much
  /// room as it does.
  mutating func tables(for answer: String, on console: Console) throws(Failure) -> (
    tables: [ResolvedTable], policy: FailurePolicy, code: ExitCode
  ) {
    let (sources, themes, code) = try resolve(for: answer, on: console)
    return (themes.map(\.table), sources.reporter.policy, code)
  }

  /// The findings that are known and accepted; nil if nothing names a file of them.
  private func readBaseline(_ settings: FileSettings, _ files: RunFiles) throws(Failure) -> Baseline? {
    let setting = usesBaseline && namedBaseline == nil ? settings.byKey["baseline"] : nil
    let path = setting == nil ? nil : settings.baseline.map { FilePath(bytes: $0).relativeToWorkingFolder }
    guard let input = namedBaseline ?? path.map({ Input($0) }) else { return nil }
    files.note(input)
    return try BaselineFile.read(input, namedBy: setting, writtenOf: baselineWords)
  }

  /// Changes the setup of a theme to what this run is about.
  private func adjust(_ setup: inout ThemeSetup, _ known: Baseline?, _ findsSubjects: Bool) {
    selection.choose(for: &setup)
    setup.findsSubjects = findsSubjects
    setup.ignoresComments = ignoresComments
    if let known { setup.baseline = known }
    setup.lint.shipsSheets = shipsSheets
    if writesFlat { (setup.lint.portability, setup.lint.namesTarget, setup.lint.writesFlat) = ([], false, true) }
  }

  /// The table in some bytes; nil for a stylesheet.
  private func table(_ input: Input, _ bytes: [UInt8]) throws(Failure) -> ResolvedTable? {
    if takesTables, !isLayered { return try CompiledTable.read(bytes, named: input.name) }
    guard !CompiledTable.isTable(bytes) else {
      throw Failure(
        "\(quoted(input.name, limit: 1_000)) is a compiled table, not a stylesheet",
        help: ["'themec resolve' and 'themec diff' read tables"])
    }
    return nil
  }

  /// Reads the stylesheets that settings put beneath themes, each once.
  private func read(_ layers: Set<ThemeSetups.Layer>, _ files: RunFiles) throws(Failure) -> [ImportGraph.Entry] {
    var entries: [ImportGraph.Entry] = []
    for layer in layers.sorted(by: { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }) {
      let input = Input(layer.path)
      let (contents, problems) = Input.readAll([input], namedBy: layer.setting)
      let note = (layer.setting?.origin).help(under: "layers")
      for problem in problems { throw Failure(problem.message, help: note + problem.help) }
      for case let content? in contents {
        files.note(input, content)
        entries.append(entry(input, content.bytes))
      }
    }
    return entries
  }

  private func entry(_ input: Input, _ bytes: [UInt8]) -> ImportGraph.Entry {
    let path = input.importedPath
    return ImportGraph.Entry(
      path: path, name: input.name, bytes: bytes, root: configuration.mayLeaveRoot ? nil : path.root)
  }

  /// The themes that were read, by the numbers of their files.
  private func themes(
    of graph: ImportGraph, _ stylesheets: [Int], _ tables: [Int: ResolvedTable], _ setups: ThemeSetups
  ) -> [ThemeSources.Theme] {
    if isLayered { return [.layers(graph.entries)] }
    let entries = Dictionary(uniqueKeysWithValues: zip(stylesheets, graph.entries))
    return inputs.indices.map { index in
      if let table = tables[index] { return .table(table) }
      let layers = setups.layers[index].compactMap { graph.number(of: Input($0.path).importedPath) }
      return entries[index].map { .layers(layers + [$0]) } ?? .unreadable
    }
  }
}

/// The only codes that the user wants to be reported.
struct CodeSelection: Sendable {
  private var codes: Set<DiagnosticCode>?
  private var includesPortability = false

  /// Reads `--only`.
  init(_ parsed: ParsedArguments) throws(Failure) {
    for name in parsed.all(.only).flatMap({ $0.text.split(separator: ",") }) {
      guard let named = DiagnosticCode.named(String(name)) else { throw .unknownCode(String(name)) }
      codes = (codes ?? []).union(named)
      if name == DiagnosticGroup.portability.rawValue { includesPortability = true }
    }
  }

  /// Sets the codes to report.
  ///
  /// Portability without a target means all targets.
  func choose(for setup: inout ThemeSetup) {
    setup.lint.only = codes
    if includesPortability, setup.lint.portability.isEmpty { setup.lint.portability = Set(Target.allCases) }
  }
}
