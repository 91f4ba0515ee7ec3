import ThemeDiagnostics

/// `CODE=LEVEL`, as `-W` takes it.
enum SeverityChange {
  private static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  /// The code and its new severity; nil switches it off.
  static func parse(_ text: String) throws(Failure) -> (DiagnosticCode, Severity?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let code = DiagnosticCode(rawValue: String(parts[0])) else {
      throw .unknownCode(String(parts[0]))
    }
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
}
