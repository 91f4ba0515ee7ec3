/// `themec completions` and `themec manual`, which write what is installed beside the tool.
enum CompletionsCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let shell = try parsed.choice(at: 0, called: "shell", as: Shell.self)
    try console.write(document: Array(shell.script.utf8))
    return .success
  }

  static func writeManual(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    try console.write(document: Array(ManualPage(commands: Command.all).text.utf8))
    return .success
  }
}

/// `themec complete`, which completion scripts ask.
enum CompleteCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let shell = try parsed.choice(at: 0, called: "shell", as: Shell.self)
    let home = Array((Platform.variable("HOME") ?? "").utf8)
    let words = parsed.positionals.dropFirst().map { word in
      word.bytes.starts(with: "~/".utf8) ? Argument(bytes: home + word.bytes.dropFirst()) : word
    }
    try console.write(document: Array(shell.answer(to: words).utf8))
    return .success
  }
}
