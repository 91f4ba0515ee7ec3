import ThemeCompiler
import ThemeDiagnostics
import ThemeTable

extension Command {
  static let resolve = Command(
    "resolve", overview: "Show what an app would get from a theme in one environment.",
    discussion: """
      With a class path, or a list of them as 'A:B:C', only the style of that path or list is shown. A theme \
      with errors is resolved as far as it can be.
      """,
    positionals: [
      PositionalSpec(
        "theme", help: "A stylesheet, or a table that 'build' wrote; '-' is standard input."),
      PositionalSpec(
        "class-path", .optional, help: "A class path or a list 'A:B:C', as an app attaches it."),
    ],
    options: [.answerForm] + OptionSpec.environment + OptionSpec.compiling,
    examples: [
      Example("resolve theme.nss", "Show all styles."),
      Example(
        "resolve theme.nsst Button --appearance dark", "Show one style as it is in the dark."),
      Example("resolve theme.nss Button:LargeButton --format json", "Show a class list to a tool."),
    ],
    run: ResolveCommand.run)
}

extension OptionSpec {
  static let answerForm = OptionSpec(
    "format", value: .choice(AnswerForm.names), defaultValue: AnswerForm.text.rawValue,
    help: "The form of the answer.")
}

/// `themec resolve`.
enum ResolveCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals.prefix(1), reporter: try Reporter(parsed))
    try request.reporter.leaveStandardOutput(to: "the styles")
    try request.claim([])
    let contents = try request.read()
    var code = ExitCode.success
    var table = ResolvedTable()
    if let input = request.inputs.first, let bytes = contents.first,
      let compiled = try CompiledTable.read(bytes, named: input.name)
    {
      table = compiled
    } else {
      let (compilations, findings) = try request.compile(contents)
      code = try request.reporter.publish(findings, on: console)
      table = compilations.first?.table ?? table
    }
    let answer = answer(
      table, in: parsed.environment(), selection: parsed.positionals.dropFirst().first?.text)
    if let missing = answer.missing {
      console.say(missing, .warning)
      if request.reporter.isStrict { code = .findings }
    }
    switch parsed.choice(.answerForm) ?? AnswerForm.text {
    case .text: try console.write(answer.styles.text())
    case .json: try console.write(answer.styles.json())
    }
    return code
  }

  private static func answer(
    _ table: ResolvedTable, in environment: Environment, selection: String?
  ) -> (styles: EnvironmentStyles, missing: Failure.Problem?) {
    guard let selection else { return (EnvironmentStyles(table, in: environment), nil) }
    if let styles = EnvironmentStyles(table, in: environment, selection: selection) {
      return (styles, nil)
    }
    return (
      EnvironmentStyles(ResolvedTable(), in: environment), table.missingStyle(of: selection)
    )
  }
}
