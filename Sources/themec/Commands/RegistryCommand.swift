import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeReports

extension Command {
  static let registry = Command(
    "registry", overview: "Show what can be styled.",
    discussion: """
      Without a name, all components are listed. A component is shown with its parts, these with the \
      properties that they take and the types of those. A property, a type of values and a palette colour are \
      shown by their names, too. With '--declare', a registry file is written that declares the classes of themes \
      that no component declares; further words are then further themes.
      """,
    positionals: [
      PositionalSpec(
        "name", .zeroOrMore,
        help: """
          A component, a class path, a pattern of class paths with '*', a property, a type of values or a palette colour; \
          with '--declare', further themes.
          """)
    ],
    options: [.answerForm, .takes, .declare, .app, .registry, .palette, .severity, .strict, .report]
      + OptionSpec.configuration,
    examples: [
      Example("registry", "List the components."), Example("registry FUIHierarchyItemView", "Show one component."),
      Example("registry 'fdlFUIHierarchy*_title'", "Show all class paths of a pattern."),
      Example("registry tintColor", "Show the variants of a palette colour."),
      Example("registry FontStyle", "Show the words that a type takes."),
      Example("registry --takes font-style", "List the class paths that take a property."),
      Example("registry --format json", "Write everything for a tool."),
      Example("registry --declare theme.nss", "Declare the app's own classes."),
      Example("registry --declare theme.nss --app App", "Take their bases from the views that carry them."),
      Example("registry --declare themes", "Declare the classes of all themes of a folder."),
    ],
    exitCodes: [
      ExitStatus(.success, "The answer was printed."),
      ExitStatus(.findings, "Nothing has the name, or there are errors in a registry file, with '--strict' warnings."),
      .failure, .usage,
    ], run: RegistryCommand.run)
}

extension OptionSpec {
  static let declare = OptionSpec(
    "declare", value: .text(placeholder: "theme"), isRepeatable: true,
    help:
      "Write a registry file that declares the classes of themes, for '--registry'; a folder stands for those in it.")

  static let takes = OptionSpec(
    "takes", value: .text(placeholder: "name"),
    help: "List the class paths that take a property, or a property of a type.")
}

/// `themec registry`.
enum RegistryCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reporter = try Reporter(parsed)
    try reporter.leaveStandardOutput(to: "the registry")
    guard parsed.all(.declare).isEmpty else { return try declare(parsed, reporter, console) }
    if let surplus = parsed.positionals.dropFirst().first { throw .unexpectedArgument(surplus.text, of: .registry) }
    let configurations = ConfigurationFiles(try ConfigurationRequest(parsed))
    let setups = try ThemeSetups([Input("theme.nss")], configurations)
    let files = setups.registries[0]
    let code = try reporter.publish(
      Findings(groups: files.findings.map { [$0] } ?? []), on: console, plan(configurations, files, reporter))
    let lookup = RegistryLookup(registry: files.registry, palette: setups[0].options.palette)
    let (answer, word) = answer(parsed, lookup)
    guard let answer else {
      console.say(lookup.problem(with: word), .error)
      return .findings
    }
    switch parsed.choice(.answerForm) ?? AnswerForm.text {
    case .json: try console.write(document: answer.json())
    case .text: try console.write(answer.text(console.outputTraits.rendering))
    }
    return code
  }

  /// Writes the declarations of the classes that themes style and nobody declares.
  private static func declare(_ parsed: ParsedArguments, _ reporter: Reporter, _ console: Console) throws(Failure)
    -> ExitCode
  {
    guard parsed.choice(.answerForm) != AnswerForm.json else {
      throw .usage("'--declare' writes a registry file, not '--format json'")
    }
    var request = try ThemeRequest(
      parsed, themes: parsed.all(.declare) + parsed.positionals, reporter: reporter, takesFolders: true)
    request.readsApp = true
    try request.claim([])
    let sources = try request.load()
    let themes = sources.check { _, checked, report in
      let compilation = checked.compilation
      report.classes = nil
      // The declarations settle these.
      report.diagnostics.removeAll { UnknownWord($0, in: compilation) != nil }
      return ClassDeclarations.Theme(
        compilation, undeclared: ClassCheck.undeclaredPaths(of: compilation, for: checked.setup.lint.app),
        reports: checked.linted.reports.diagnostics)
    }
    let code = try reporter.publish(themes.findings.filtered(atLeast: .error), on: console, sources.plan)
    if let text = ClassDeclarations.text(for: themes.answers.compactMap(\.self), of: sources.app?.usage) {
      try console.write(document: Array(text.utf8))
    } else {
      console.report("every class is declared")
    }
    return code
  }

  /// The answer to the command line, or nil with the word that names nothing.
  private static func answer(_ parsed: ParsedArguments, _ lookup: RegistryLookup) -> (
    answer: (any RegistryAnswer)?, word: String
  ) {
    let registry = lookup.registry
    let word = parsed.positionals.first?.text
    guard let taken = parsed.value(.takes)?.text else {
      if let word { return (lookup.answer(word), word) }
      return (ComponentAnswer(selection: .all(of: registry), registry: registry, isList: true), "")
    }
    let selection = word.flatMap { RegistrySelection($0, in: registry) }
    if let word, selection == nil { return (nil, word) }
    return (PathsAnswer(taking: taken, among: selection?.paths, in: registry), taken)
  }

  /// The files that were read, and the reports that may be written.
  private static func plan(_ configurations: ConfigurationFiles, _ files: RegistryFiles, _ reporter: Reporter)
    throws(Failure) -> FilePlan.Checked
  {
    var plan = FilePlan()
    plan.noteStandardOutput()
    plan.note(configurations)
    for (input, content) in files.files { plan.note(reading: content.status.identity, called: input.name) }
    return try plan.checked(writing: reporter.files.map { ($0, "the report") })
  }
}
