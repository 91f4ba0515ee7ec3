/// A subcommand, described as data: what it takes, and what it does.
struct Command: Sendable {
  typealias Run = @Sendable (ParsedArguments, Console) throws(Failure) -> ExitCode

  let name: String
  let positionals: [PositionalSpec]
  let options: [OptionSpec]
  /// Whether the words from the first positional on are another command line.
  let runsCommandLine: Bool
  let run: Run

  init(
    _ name: String, positionals: [PositionalSpec], options: [OptionSpec], runsCommandLine: Bool = false,
    run: @escaping Run
  ) {
    self.name = name
    self.positionals = positionals
    self.options = options + OptionSpec.common
    self.runsCommandLine = runsCommandLine
    self.run = run
  }

  /// The texts of help about the command.
  var page: HelpPage { HelpPage(name) }

  /// All commands in the order in which help lists them.
  static let all = listed.dropLast(2).map(described)

  /// The command of a name, or nil.
  ///
  /// No other is described, and no dictionary of the names is made: both would only delay the start.
  static func named(_ name: String) -> Command? {
    listed.first { $0.name == name }.map(described)
  }

  private static func described(_ entry: (name: String, run: Run)) -> Command { taking(entry.name, run: entry.run) }

  /// The commands by their names, in the order in which help lists them; the overview does not list the last two.
  private static let listed: [(name: String, run: Run)] = [
    ("build", BuildCommand.run),
    ("preview", PreviewCommand.run),
    ("lint", LintCommand.run),
    ("baseline", BaselineCommand.run),
    ("resolve", ResolveCommand.run),
    ("explain", ExplainCommand.run),
    ("diff", DiffCommand.run),
    ("format", FormatCommand.run),
    ("import", ImportCommand.run),
    ("registry", RegistryCommand.run),
    ("config", ConfigCommand.run),
    ("init", InitCommand.run),
    ("lsp", LanguageServerCommand.run),
    ("editor", EditorCommand.run),
    ("completions", CompletionsCommand.run),
    ("manual", CompletionsCommand.writeManual),
    ("debug", DebugCommand.run),
    ("complete", CompleteCommand.run),
  ]
}
