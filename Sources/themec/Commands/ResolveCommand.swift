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
      PositionalSpec("theme", help: "The stylesheet; '-' is standard input."),
      PositionalSpec(
        "class-path", .optional,
        help: "A class path or a list 'A:B:C', as an app attaches it."),
    ],
    options: [.resolveFormat] + OptionSpec.environment + OptionSpec.compiling,
    examples: [
      Example("resolve theme.nss", "Show all styles."),
      Example(
        "resolve theme.nss Button --appearance dark", "Show one style as it is in the dark."),
      Example("resolve theme.nss Button:LargeButton --format json", "Show a class list to a tool."),
    ],
    run: ResolveCommand.run)
}

extension OptionSpec {
  static let resolveFormat = OptionSpec(
    "format", value: .choice(AnswerForm.names),
    defaultValue: AnswerForm.text.rawValue, help: "The form of the answer.")
}

/// `themec resolve`.
enum ResolveCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals.prefix(1), reporter: try Reporter(parsed))
    try request.reporter.leaveStandardOutput(to: "the styles")
    try request.claim([])
    let (compilations, findings) = try request.compile()
    var code = try request.reporter.publish(findings, on: console)
    let selection = parsed.positionals.dropFirst().first?.text
    for compilation in compilations {
      let answer = answer(compilation.table, in: parsed.environment(), selection: selection)
      if let missing = answer.missing {
        console.say(missing, .warning)
        if request.reporter.isStrict { code = .findings }
      }
      switch parsed.choice(.resolveFormat) ?? AnswerForm.text {
      case .text: try console.write(answer.styles.text())
      case .json: try console.write(answer.styles.json())
      }
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

extension ResolvedTable {
  /// Why there is no style of a class path or list.
  fileprivate func missingStyle(of selection: String) -> Failure.Problem {
    let paths = rows.map { names[$0.path] }
    let classes = selection.split(separator: ":").map(String.init)
    if let path = classes.first(where: paths.contains) {
      return Failure.Problem(
        message: "the theme has no rule for \(quoted(path)) in this environment",
        help: ["the options '--\(Axis.allCases.map(\.name).joined(separator: "', '--"))' choose it"]
      )
    }
    let near = classes.lazy.compactMap { NameSuggester.nearest(to: $0, in: paths) }.first
    return Failure.Problem(
      message: "the theme has no rule for \(quoted(selection))",
      help: near.map { ["did you mean \(quoted($0))?"] } ?? [])
  }
}
