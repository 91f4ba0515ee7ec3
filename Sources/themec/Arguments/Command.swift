/// A subcommand, described as data: what it takes, how help shows it, and what it does.
struct Command: Sendable {
  /// A line to try, with what it does.
  struct Example: Sendable {
    /// Without the name of the tool: `build theme.nss`.
    let line: String
    let explanation: String

    init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  let name: String
  /// One sentence for the overview.
  let overview: String
  /// Paragraphs below the overview, with empty lines between; may be empty.
  let discussion: String
  let positionals: [PositionalSpec]
  let options: [OptionSpec]
  let examples: [Example]
  /// How the command ends, as scripts see it.
  let exitCodes: [ExitStatus]
  /// Whether the words from the first positional on are another command line.
  let runsCommandLine: Bool
  let run: @Sendable (ParsedArguments, Console) throws(Failure) -> ExitCode

  init(
    _ name: String, overview: String, discussion: String = "", positionals: [PositionalSpec],
    options: [OptionSpec], examples: [Example], exitCodes: [ExitStatus] = ExitStatus.usual,
    runsCommandLine: Bool = false,
    run: @escaping @Sendable (ParsedArguments, Console) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.positionals = positionals
    self.options = options + [.quiet, .color, .version, .help]
    self.examples = examples
    self.exitCodes = exitCodes
    self.runsCommandLine = runsCommandLine
    self.run = run
  }

  /// The paragraphs of the discussion.
  var paragraphs: [String] { discussion.split(separator: "\n\n").map { String($0) } }

  /// All commands in the order in which help lists them.
  static let all: [Command] = listed.map { $0() }

  /// The commands of the overview, each described only when it is asked for.
  private static let listed: [@Sendable () -> Command] = [
    { .build }, { .preview }, { .lint }, { .baseline }, { .resolve }, { .explain }, { .diff },
    { .format }, { .importing }, { .registry }, { .config }, { .initialize }, { .worker },
    { .languageServer },
    { .editor }, { .completions }, { .manual },
  ]

  /// Commands that the overview does not list.
  private static let hidden: [@Sendable () -> Command] = [{ .debug }]

  /// The command of a name, or nil if there is none.
  ///
  /// The commands after it in the lists are not described, which would only delay the start.
  static func named(_ name: String) -> Command? {
    (listed + hidden).lazy.map { $0() }.first { $0.name == name }
  }
}

extension OptionSpec {
  static let version = OptionSpec("version", help: "Show the version.")
  static let help = OptionSpec("help", short: "h", help: "Show help information.")
  static let quiet = OptionSpec(
    "quiet", short: "q", help: "Print only what makes the run fail.")
  static let color = OptionSpec(
    "color", value: .choice(ColorChoice.allCases.map(\.rawValue)), defaultValue: "auto",
    help: "When to use colours; NO_COLOR and FORCE_COLOR are honoured.")
}
