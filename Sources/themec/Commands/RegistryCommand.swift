import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeReports

/// `themec registry`.
enum RegistryCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reports = try ReportRequests(parsed)
    try reports.leaveStandardOutput(to: "the registry")
    guard parsed.all(.declare).isEmpty else { return try declare(parsed, reports, console) }
    if let surplus = parsed.positionals.dropFirst().first { throw .unexpectedArgument(surplus.text, of: "registry") }
    let configurations = ConfigurationFiles(try ConfigurationRequest(parsed))
    let setups = try ThemeSetups([Input("theme.nss")], configurations)
    let files = setups.registries.first
    let reporter = Reporter(reports, try configurations.settings(for: parsed.configuredPath))
    let code = try reporter.publish(
      Findings(groups: setups.registries.map(\.findings)), on: console, plan(configurations, files, reports)
    ).code
    let lookup = RegistryLookup(registry: setups[0].options.registry, palette: setups[0].options.palette)
    let (answer, word) = answer(parsed, lookup)
    guard let answer else {
      console.say(lookup.problem(with: word), .error)
      return .findings
    }
    switch parsed.choice(.format) ?? AnswerForm.text {
    case .json: try console.write(document: answer.document().document("themec-registry"))
    case .text:
      var text = StyledText(console.outputTraits.rendering)
      answer.write(&text)
      try console.write(text)
    }
    return code
  }

  /// Writes the declarations of the classes that themes style and nobody declares.
  private static func declare(_ parsed: ParsedArguments, _ reports: ReportRequests, _ console: Console) throws(Failure)
    -> ExitCode
  {
    guard parsed.choice(.format) != AnswerForm.json else {
      throw .usage("'--declare' writes a registry file, not '--format json'")
    }
    var request = try ThemeRequest(
      parsed, themes: parsed.all(.declare) + parsed.positionals, reports: reports, takesFolders: true)
    request.readsApp = true
    try request.claim([])
    let sources = try request.load()
    // What an app takes that was not read is not known.
    guard sources.problems.isEmpty else { throw Failure(problems: sources.problems) }
    let themes = sources.check { _, checked, report in
      let compilation = checked.compilation
      report.classes = []
      // The declarations settle these.
      report.diagnostics.removeAll { UnknownWord($0, in: compilation) != nil }
      return ClassDeclarations.Theme(
        compilation, undeclared: ClassCheck.undeclaredPaths(of: compilation, for: checked.setup.lint.app),
        reports: checked.linted.reports.diagnostics)
    }
    let code = try sources.reporter.publish(themes.findings.filtered(atLeast: .error), on: console, sources.plan).code
    if let text = ClassDeclarations.text(for: themes.answers.compactMap(\.self), of: sources.app?.usage) {
      try console.write(document: Array(text.utf8))
    } else if code == .success {
      console.report("every class is declared")
    }
    return code
  }

  /// The answer to the command line, or nil with the word that names nothing.
  private static func answer(_ parsed: ParsedArguments, _ lookup: RegistryLookup) -> (
    answer: RegistryAnswer?, word: String
  ) {
    let registry = lookup.registry
    let word = parsed.positionals.first?.text
    guard let taken = parsed.value(.takes)?.text else {
      if let word { return (lookup.answer(word), word) }
      return (.components(.all(of: registry), in: registry, isList: true), "")
    }
    let selection = word.flatMap { RegistrySelection($0, in: registry) }
    if let word, selection == nil { return (nil, word) }
    return (.paths(taking: taken, among: selection?.paths, in: registry), taken)
  }

  /// The files that were read, and the reports that may be written.
  private static func plan(_ configurations: ConfigurationFiles, _ files: RegistryFiles?, _ reports: ReportRequests)
    throws(Failure) -> FilePlan.Checked
  {
    let run = RunFiles()
    run.note(configurations)
    for (input, content) in files?.files ?? [] { run.note(input, content) }
    return try run.plan.checked(writing: reports.files.map { ($0, "the report") })
  }
}
