import ThemeProject
import ThemeReports

/// The command line tool as a whole: finds the command, runs it and ends with its exit code.
enum Tool {
  static let overview = "Compile, check and explain theming stylesheets for SAP Fiori and UIKit apps."
  static let version = ToolVersion.current

  static func main() -> Never {
    Platform.keepFreedMemory()
    Platform.holdStandardStreams()
    Platform.letWritesFail()
    Platform.takeSignals()
    Platform.end(exitCode(of: Platform.arguments))
  }

  /// Runs a command line and reports why it could not do its work, if so.
  private static func exitCode(of arguments: [Argument]) -> ExitCode {
    do throws(Failure) { return try run(try ArgumentFiles.expand(arguments)) } catch .brokenPipe {
      Platform.endOfBrokenPipe()
    } catch {
      Console(color: .auto).say(error)
      return error.exitCode
    }
  }

  private static func run(_ arguments: [Argument]) throws(Failure) -> ExitCode {
    guard let first = arguments.first else {
      let console = Console()
      console.say(HelpText.styled(help.greeting(of: Command.all), console.errorTraits.rendering))
      return .usage
    }
    switch first.text {
    case "-h", "--help": return try show(help.overview(of: Command.all))
    case "--version": return try show("\(version)\n")
    case "help":
      guard arguments.count > 1, arguments[1] != "help" else { return try show(help.overview(of: Command.all)) }
      return try show(help.text(of: command(named: arguments[1])))
    case let name where first.looksLikeOption: throw .misplacedOption(name)
    default: return try run(command(named: first), with: arguments.dropFirst())
    }
  }

  private static func command(named name: Argument) throws(Failure) -> Command {
    guard let command = Command.named(name.text) else { throw .unknownCommand(name.text) }
    return command
  }

  private static func run(_ command: Command, with arguments: ArraySlice<Argument>) throws(Failure) -> ExitCode {
    // The options of a command line that the command runs are not its own.
    let options = arguments.prefix { $0 != "--" && !(command.runsCommandLine && !$0.looksLikeOption) }
    if options.contains(where: { $0 == "-h" || $0 == "--help" }) { return try show(help.text(of: command)) }
    if options.contains("--version") { return try show("\(version)\n") }
    do throws(Failure) {
      let parsed = try ArgumentParser.parse(arguments, for: command)
      let console = Console(color: parsed.choice(.color) ?? .auto, isQuiet: parsed.has(.quiet))
      if let file = parsed.value(.printConfig) { return try ConfigCommand.show(file, parsed, console) }
      return try command.run(parsed, console)
    } catch  where error.exitCode == .usage {
      let console = Console()
      console.say(error)
      console.say(
        StyledText(
          lines: """
            Usage: \(help.usage(of: command))
              See 'themec \(command.name) --help' for more information.

            """))
      return .usage
    }
  }

  private static func show(_ text: String) throws(Failure) -> ExitCode {
    let console = Console()
    try console.write(HelpText.styled(text, console.outputTraits.rendering))
    return .success
  }

  private static var help: HelpText { HelpText(width: Platform.columns(1).map { min(max($0, 60), 100) } ?? 80) }
}
