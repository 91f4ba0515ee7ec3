import ThemeAnalysis
import ThemeBase
import ThemeComponents
import ThemeTable

extension Command {
  static let resolve = Command(
    "resolve", overview: "Show what an app would get from a theme in one environment.",
    discussion: """
      With a class path, or a list of them as 'A:B:C', only the style of that path or list is shown. A theme \
      with errors is resolved as far as it can be. A table is checked before it is shown.
      """,
    positionals: [
      PositionalSpec(
        "theme", .oneOrMore, files: .any,
        help: "The stylesheet or the table '.nsst'; '-' is standard input. Several with '--layer'."),
      PositionalSpec("class-path", .optional, help: "A class path or a list 'A:B:C', as an app attaches it."),
    ], options: [.answerForm, .withDefaults, .layer] + OptionSpec.environment + OptionSpec.compiling,
    examples: [
      Example("resolve theme.nss", "Show all styles."),
      Example("resolve theme.nss Button --appearance dark", "Show one style as it is in the dark."),
      Example("resolve theme.nss Button:LargeButton --format json", "Show a class list to a tool."),
      Example("resolve theme.nsst", "Show what is in a table."),
    ], run: ResolveCommand.run)
}

extension OptionSpec {
  static let withDefaults = OptionSpec(
    "with-defaults", help: "Show the default theme's styles too, where the theme says nothing else.")
}

/// `themec resolve`.
enum ResolveCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let words = ThemeWords.split(parsed.positionals, isLayered: parsed.has(.layer))
    try words.checkCount(1, of: .resolve)
    var request = try ThemeRequest(parsed, themes: words.themes, takesFolders: true)
    request.takesTables = true
    try request.checkIsOneTheme(for: "resolve")
    var (_, themes, code) = try request.resolve(for: "the styles", on: console)
    for theme in themes {
      let answer = answer(
        theme.table, in: parsed.environment(), selection: words.words.first?.text,
        withDefaults: parsed.has(.withDefaults))
      if let missing = answer.missing {
        let isUnknown = theme.table.rows(ofClassList: words.words[0].text).isEmpty
        console.say(missing, isUnknown ? .error : .warning)
        if isUnknown || request.reporter.policy.isStrict { code = .findings }
      }
      switch parsed.choice(.answerForm) ?? AnswerForm.text {
      case .text: try console.write(lines: answer.styles.text())
      case .json: try console.write(document: answer.styles.json())
      }
    }
    return code
  }

  private static func answer(
    _ table: ResolvedTable, in environment: StyleEnvironment, selection: String?, withDefaults: Bool
  ) -> (styles: EnvironmentStyles, missing: Failure.Problem?) {
    let own = styles(table, in: environment, selection: selection)
    let defaults = withDefaults ? styles(ResolvedTable(DefaultTheme.table), in: environment, selection: selection) : nil
    if let styles = own.map({ own in defaults.map { own.over($0) } ?? own }) ?? defaults { return (styles, nil) }
    guard let selection else { return (EnvironmentStyles(table, in: environment), nil) }
    return (EnvironmentStyles(ResolvedTable(), in: environment), table.missingStyle(of: selection))
  }

  /// The styles of a table, or of one selection of it; nil if no rule names that.
  private static func styles(_ table: ResolvedTable, in environment: StyleEnvironment, selection: String?)
    -> EnvironmentStyles?
  {
    guard let selection else { return EnvironmentStyles(table, in: environment) }
    return EnvironmentStyles(table, in: environment, selection: selection)
  }
}
