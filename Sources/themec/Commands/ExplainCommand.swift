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
    guard let word = parsed.positionals.first?.text else {
      try console.write(list(width: console.outputTraits.width ?? 100))
      return .success
    }
    let renderer = ExplanationRenderer(console.outputTraits.rendering)
    try console.write(renderer.render(try SeverityChange.code(bare(word))))
    return .success
  }

  /// The code in what people copy from a report: `[code]`, `error[code]:`.
  private static func bare(_ word: String) -> String {
    guard let open = word.firstIndex(of: "["), let close = word.lastIndex(of: "]"), open < close
    else { return word }
    return String(word[word.index(after: open)..<close])
  }

  /// Every code with its severity and the first sentence of what it means.
  private static func list(width: Int) -> String {
    let codes = DiagnosticCode.allCases.sorted { $0.rawValue < $1.rawValue }
    return HelpText(width: width).rows(
      codes.map { code in
        let sentence = firstSentence(of: code.explanation.meaning)
        return (code.rawValue, "\(code.defaultSeverity.rawValue): \(sentence)")
      })
  }

  private static func firstSentence(of text: String) -> Substring {
    for index in text.indices where text[index] == "." {
      let next = text.index(after: index)
      if next == text.endIndex || text[next].isWhitespace { return text[..<next] }
    }
    return text[...]
  }
}
