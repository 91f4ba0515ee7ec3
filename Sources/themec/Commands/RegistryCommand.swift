import ThemeFiles
import ThemeRegistry
import ThemeReports

extension Command {
  static let registry = Command(
    "registry", overview: "Show what can be styled.",
    discussion: """
      Without a name, all components are listed. A component is shown with its parts, these with the \
      properties that they take and the types of those.
      """,
    positionals: [
      PositionalSpec(
        "component", .optional,
        help: "A component, a class path, or a pattern of class paths with '*'.")
    ],
    options: [.answerForm, .registry, .severity, .strict, .report] + OptionSpec.configuration,
    examples: [
      Example("registry", "List the components."),
      Example("registry FUIHierarchyItemView", "Show one component."),
      Example("registry 'fdlFUIHierarchy*_title'", "Show all class paths of a pattern."),
      Example("registry --format json", "Write everything for a tool."),
    ],
    run: RegistryCommand.run)
}

/// `themec registry`.
enum RegistryCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let reporter = try Reporter(parsed)
    try reporter.leaveStandardOutput(to: "the registry")
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
