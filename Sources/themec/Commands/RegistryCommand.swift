import ThemeRegistry

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
    options: [.answerForm, .registry, .severity, .strict, .report],
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
    let (registry, group) = try RegistryFiles(parsed).load(parsed.compilerOptions())
    let code = try reporter.publish(Findings(registry: group), on: console)
    let word = parsed.positionals.first?.text
    let selection =
      if let word { try RegistrySelection.find(word, in: registry) } else {
        RegistrySelection.all(of: registry)
      }
    switch parsed.choice(.answerForm) ?? AnswerForm.text {
    case .json: try console.write(RegistryJSON(registry: registry).document(selection))
    case .text:
      let text = RegistryText(registry: registry)
      try console.write(word == nil ? text.list(selection) : text.details(selection))
    }
    return code
  }
}
