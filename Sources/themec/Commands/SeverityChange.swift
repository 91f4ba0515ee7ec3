import ThemeDiagnostics

/// `CODE=LEVEL`, as `-W` takes it.
enum SeverityChange {
  private static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  /// The code and its new severity; nil switches it off.
  static func parse(_ text: String) throws(Failure) -> (DiagnosticCode, Severity?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let code = try code(String(parts[0]))
    guard parts.count > 1 else {
      throw .usage(
        "'-W' needs a code and a level: '-W \(escaped(text))=<level>'",
        help: ["the levels are \(list(levels))"])
    }
    let level = String(parts[1])
    guard levels.contains(level) else {
      throw .wrongChoice(level, of: "-W \(code.rawValue)", choices: levels)
    }
    return (code, Severity(rawValue: level))
  }

  /// The code of that name.
  static func code(_ name: String) throws(Failure) -> DiagnosticCode {
    if let code = DiagnosticCode(rawValue: name) { return code }
    let near = NameSuggester.nearest(to: name, in: DiagnosticCode.allCases.map(\.rawValue))
    throw .usage(
      "unknown diagnostic code \(quoted(name))",
      help: [near.map { "did you mean '\($0)'?" } ?? "'themec explain' lists the codes"])
  }
}
