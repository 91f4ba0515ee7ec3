extension Command {
  /// The command that completion scripts ask.
  static let complete = Command(
    "complete", overview: "Print the words that a shell offers at the cursor.",
    positionals: [
      .shell,
      PositionalSpec(
        "word", .zeroOrMore, help: "The words of the command line after its first; the last is at the cursor."),
    ], options: [], examples: [Example("complete bash explain theme.nss But", "Print the class paths.")],
    exitCodes: [ExitStatus(.success, "The words were printed."), .failure, .usage], runsCommandLine: true,
    run: { parsed, console throws(Failure) in
      let shell = try parsed.choice(at: 0, called: "shell", as: Shell.self)
      let home = Array((Platform.variable("HOME") ?? "").utf8)
      let words = parsed.positionals.dropFirst().map { word in
        word.bytes.starts(with: "~/".utf8) ? Argument(bytes: home + word.bytes.dropFirst()) : word
      }
      try console.write(document: Array(shell.answer(to: words).utf8))
      return .success
    })
}
