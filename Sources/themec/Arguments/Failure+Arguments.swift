import ThemeBase

extension Failure {
  /// The same failure with the origin of the argument that caused it, if that is in a file.
  func at(_ origin: Argument.Origin?) -> Failure {
    guard let origin, let first = problems.first else { return self }
    var copy = self
    copy.problems[0].message = "\(escaped(origin.description)): \(first.message)"
    return copy
  }

  static func unknownOption(_ spelling: String, of command: Command) -> Failure {
    let known = command.options.flatMap(\.spellings)
    let help: [String] =
      if let near = nearestOption(to: spelling, among: known) {
        ["did you mean '\(near)'?"]
      } else if let home = Command.all.first(where: { $0.options.flatMap(\.spellings).contains(spelling) }) {
        ["'\(spelling)' is an option of 'themec \(home.name)'"]
      } else { [] }
    return .usage("unknown option \(quoted(spelling)) for 'themec \(command.name)'", help: help)
  }

  /// The option that was probably meant: `-target` and `--taget` are both `--target`.
  private static func nearestOption(to spelling: String, among known: [String]) -> String? {
    let withoutDashes = spelling.drop { $0 == "-" }
    if withoutDashes.count > 1, known.contains("--\(withoutDashes)") { return "--\(withoutDashes)" }
    return NameSuggester.nearest(to: spelling, in: known.filter { $0.count > 2 })
  }

  static func unknownCommand(_ name: String) -> Failure {
    let names = Command.all.map(\.name) + ["help"]
    let help =
      if let meant = meantCommands[name.lowercased()] {
        "did you mean 'themec \(meant)'?"
      } else if let near = NameSuggester.nearest(to: name, in: names) {
        "did you mean 'themec \(near)'?"
      } else if name.hasSuffix(".nss") { "to compile a theme, write 'themec build \(escaped(name))'" } else {
        "the commands are \(names.quotedList("and"))"
      }
    return .usage("unknown command \(quoted(name))", help: [help])
  }

  /// The names that other tools have for our commands.
  private static let meantCommands = [
    "fix": "lint --fix", "check": "lint", "validate": "lint", "test": "lint", "compile": "build",
    "watch": "build --watch",
    "fmt": "format", "new": "init", "create": "init", "version": "--version", "convert": "import",
  ]

  /// An option before the command: one of the tool's own is meant, or one that belongs after the command.
  static func misplacedOption(_ name: String) -> Failure {
    let own = ["--version", "--help"]
    let near = own.first { name.count > 3 && $0.hasPrefix(name) } ?? NameSuggester.nearest(to: name, in: own)
    return .usage(
      "unknown option \(quoted(name)) before the command",
      help: [
        near.map { "did you mean 'themec \($0)'?" }
          ?? "options follow the command: 'themec build [<options>] <theme> ...'"
      ])
  }

  static func missingValue(of option: OptionSpec) -> Failure {
    var help: [String] = []
    if case .choice(let choices) = option.value { help = ["the values are \(choices().quotedList("and"))"] }
    let origin = option.placeholder ?? "<value>"
    return .usage("'\(option.spelling)' needs a value: '\(option.spelling) \(origin)'", help: help)
  }

  static func unwantedValue(of option: OptionSpec) -> Failure { .usage("'\(option.spelling)' takes no value") }

  /// A value outside a closed set.
  static func wrongChoice(_ value: String, of option: String, choices: [String]) -> Failure {
    let near = NameSuggester.nearest(to: value, in: choices)
    return .usage(
      "\(quoted(value)) is not a value of '\(option)'",
      help: (near.map { ["did you mean '\($0)'?"] } ?? []) + ["the values are \(choices.quotedList("and"))"])
  }

  /// A value that an option cannot have, with what it takes.
  static func wrongValue(_ value: String, of option: OptionSpec, takes right: String) -> Failure {
    .usage("\(quoted(value)) is not a value of '\(option.spelling)'", help: ["it takes \(right)"])
  }

  static func missingArgument(_ name: String) -> Failure {
    .usage(
      "'<\(name)>' is missing",
      help: name == "theme" ? ["name a stylesheet, or '-' for standard input"] : [])
  }

  static func unexpectedArgument(_ text: String, of command: String) -> Failure {
    .usage("unexpected argument \(quoted(text)) for 'themec \(command)'")
  }

  static func emptyArgument(_ positional: PositionalSpec) -> Failure { .usage("'<\(positional.name)>' is empty") }
}

extension OptionSpec {
  /// Every way to write the option's name.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}
