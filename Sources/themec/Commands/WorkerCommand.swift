extension Command {
  static let worker = Command(
    "worker", overview: "Serve a build engine that keeps the tool running.",
    discussion: """
      With '--persistent_worker', as Bazel adds it, the tool reads requests from standard input and answers on standard \
      output until the engine closes the stream. Each request is a command line; the words after the options stand \
      before those of each request. Without '--persistent_worker' these words are run once, as if 'worker' were not \
      written, so one rule serves both ways.

      What a command prints goes into the response. '-' as a file is empty, and 'sandbox_dir' is the folder from which \
      paths count. A request that is withdrawn before its turn is not begun.
      """,
    positionals: [
      PositionalSpec("command", .zeroOrMore, help: "A command with its options and arguments.")
    ],
    options: [.persistentWorker, .workerProtocol],
    examples: [
      Example("worker --persistent_worker", "Serve an engine whose requests begin with a command."),
      Example("worker --protocol json build --persistent_worker", "Serve requests for 'build'."),
      Example("worker build @args.txt", "Build once, with the arguments of a file."),
    ],
    exitCodes: [
      ExitStatus(.success, "The engine has closed the stream; else the status of the command."),
      ExitStatus(.failure, "The stream cannot be read any further."), .usage,
    ],
    runsCommandLine: true, run: WorkerCommand.run)
}

extension OptionSpec {
  static let persistentWorker = OptionSpec(
    "persistent_worker",
    help: "Serve requests. It may be anywhere on the line, and 'worker' may then be left out.")
  static let workerProtocol = OptionSpec(
    "protocol", value: .choice(WorkRequestStream.Framing.allCases.map(\.rawValue)),
    defaultValue: WorkRequestStream.Framing.auto.rawValue,
    help:
      "How requests are written: as JSON, or as Protocol Buffers. 'auto' looks at the first one.")
}

/// `themec worker`.
enum WorkerCommand {
  /// The word that engines add to a command line to start a worker.
  static let flag = Argument("--persistent_worker")

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    guard parsed.has(.persistentWorker) else {
      guard !parsed.positionals.isEmpty else {
        throw .missingArgument(Command.worker.positionals[0])
      }
      return Tool.exitCode(of: parsed.positionals)
    }
    var worker = PersistentWorker(
      prefix: parsed.positionals, framing: parsed.choice(.workerProtocol) ?? .auto,
      try WorkerStreams())
    return try worker.run()
  }

  /// The words after `worker` of a command line that asks for a worker, or nil if it does not.
  ///
  /// Engines put their flag last: it goes to the front, before the words of the command.
  static func words(of arguments: [Argument]) -> [Argument]? {
    guard let index = arguments.firstIndex(of: flag), arguments.first?.text != "help",
      !arguments[..<index].contains("--")
    else { return nil }
    var rest = arguments
    rest.remove(at: index)
    if rest.first?.text == Command.worker.name { rest.removeFirst() }
    return [flag] + rest
  }
}
