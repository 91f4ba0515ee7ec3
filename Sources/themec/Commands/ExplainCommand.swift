import ThemeDiagnostics

extension Command {
  static let explain = Command(
    "explain", overview: "Explain a diagnostic code, with an example.",
    discussion: "Without a code, all codes are listed.",
    positionals: [
      PositionalSpec("code", .optional, help: "A code as it stands in brackets in a report.")
    ],
    options: [],
    examples: [
      Example("explain missing-semicolon", "Say what a code means and how to put it right."),
      Example("explain", "List all codes."),
    ],
    run: ExplainCommand.run)
}

/// `themec explain`.
enum ExplainCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let name = parsed.positionals.first?.text else {
      try console.write(DiagnosticCode.allCases.map { "\($0.rawValue)\n" }.sorted().joined())
      return .success
    }
    let renderer = ExplanationRenderer(console.outputTraits.rendering)
    try console.write(renderer.render(try SeverityChange.code(name)))
    return .success
  }
}
