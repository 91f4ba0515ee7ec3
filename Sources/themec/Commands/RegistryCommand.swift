import ThemeDiagnostics
import ThemeFiles
import ThemeRegistry
import ThemeReports
import ThemeService

extension Command {
  static let registry = Command(
    "registry", overview: "Show what can be styled.",
    discussion: """
      Without a name, all components are listed. A component is shown with its parts, these with the \
      properties that they take and the types of those. With '--declare', a registry file is written that \
      declares the classes of themes that no component declares.
      """,
    positionals: [
      PositionalSpec(
        "component", .optional,
        help: "A component, a class path, or a pattern of class paths with '*'.")
    ],
    options: [.answerForm, .declare, .registry, .severity, .strict, .report]
      + OptionSpec.configuration,
    examples: [
      Example("registry", "List the components."),
      Example("registry FUIHierarchyItemView", "Show one component."),
      Example("registry 'fdlFUIHierarchy*_title'", "Show all class paths of a pattern."),
      Example("registry --format json", "Write everything for a tool."),
      Example("registry --declare theme.nss", "Declare the app's own classes."),
    ],
    run: RegistryCommand.run)
}

extension OptionSpec {
  static let declare = OptionSpec(
    "declare", value: .text(placeholder: "theme"), isRepeatable: true,
    help: "Write a registry file that declares the classes of a theme, for '--registry'.")
}

/// `themec registry`.
enum RegistryCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reporter = try Reporter(parsed)
    try reporter.leaveStandardOutput(to: "the registry")
    guard parsed.all(.declare).isEmpty else { return try declare(parsed, reporter, console) }
    let configurations = ConfigurationFiles(try ConfigurationRequest(parsed))
    let setups = try ThemeSetups([Input("theme.nss")], configurations) { _ in }
    let loaded = setups.registries[0]
    let registry = loaded.registry
    let code = try reporter.publish(
      Findings(registry: loaded.findings.map { [$0] } ?? []), on: console,
      plan(configurations, loaded, reporter))
    let word = parsed.positionals.first?.text
    let selection =
      if let word { try RegistrySelection.find(word, in: registry) } else {
        RegistrySelection.all(of: registry)
      }
    switch parsed.choice(.answerForm) ?? AnswerForm.text {
    case .json: try console.write(document: RegistryJSON(registry: registry).document(selection))
    case .text:
      let text = RegistryText(registry: registry)
      try console.write(lines: word == nil ? text.list(selection) : text.details(selection))
    }
    return code
  }

  /// Writes the declarations of the classes that themes style and nobody declares.
  private static func declare(
    _ parsed: ParsedArguments, _ reporter: Reporter, _ console: Console
  ) throws(Failure) -> ExitCode {
    guard parsed.positionals.isEmpty, parsed.choice(.answerForm) != AnswerForm.json else {
      throw .usage("'--declare' takes neither a component nor '--format json'")
    }
    var request = try ThemeRequest(parsed, themes: parsed.all(.declare), reporter: reporter)
    try request.claim([])
    let sources = try request.load()
    let compilations = sources.themes.indices.compactMap { sources.compile($0) }
    let findings = sources.findings(compilations.map(ThemeReport.init)).filtered(atLeast: .error)
    let code = try reporter.publish(findings, on: console, sources.plan)
    if let text = ClassDeclarations.text(for: compilations) {
      try console.write(document: Array(text.utf8))
    } else {
      console.report("every class is declared")
    }
    return code
  }

  /// The files that were read, and the reports that may be written.
  private static func plan(
    _ configurations: ConfigurationFiles, _ loaded: RegistryFiles.Loaded, _ reporter: Reporter
  ) throws(Failure) -> FilePlan.Checked {
    do throws(PlanConflict) {
      var plan = FilePlan()
      for path in reporter.files { try plan.add(path, called: "the report") }
      plan.noteStandardOutput()
      plan.note(configurations)
      for (input, content) in loaded.files {
        plan.note(reading: content.status.identity, called: input.name)
      }
      return try plan.checked()
    } catch {
      throw Failure(error)
    }
  }
}
