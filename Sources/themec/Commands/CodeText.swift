import ThemeBase

/// The codes of diagnostics by their names.
enum CodeText {
  /// The code in what people copy from a report: `code`, `[code]`, `error[code]:`.
  static func code(in word: String) -> DiagnosticCode? {
    guard let open = word.firstIndex(of: "["), let close = word.lastIndex(of: "]"), open < close else {
      return DiagnosticCode(rawValue: word)
    }
    return DiagnosticCode(rawValue: String(word[word.index(after: open)..<close]))
  }

  /// Every code with its severity and the first sentence of what it means.
  static func list(width: Int) -> String {
    let codes = DiagnosticCode.allCases
    return HelpText(width: width).rows(
      codes.map { code in (code.rawValue, "\(code.defaultSeverity.rawValue): \(code.explanation.summary)") })
  }
}

extension Failure {
  static func unknownCode(_ name: String) -> Failure {
    let near = NameSuggester.nearest(to: name, in: DiagnosticCode.allCases.map(\.rawValue))
    return .usage(
      "unknown diagnostic code \(quoted(name))",
      help: [near.map { "did you mean '\($0)'?" } ?? "'themec explain' lists the codes"])
  }
}
