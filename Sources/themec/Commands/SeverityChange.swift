import ThemeBase

/// `NAME=LEVEL`, as `-W` takes it; the name is that of a code or of a group.
enum SeverityChange {
  private static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  /// The codes and their new severity; nil switches them off.
  static func parse(_ text: String) throws(Failure) -> ([DiagnosticCode], Severity?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let codes = DiagnosticCode.named(name) else { throw .unknownCode(name) }
    guard parts.count > 1 else {
      throw .usage(
        "'-W' needs a code or group and a level: '-W \(escaped(text))=<level>'",
        help: ["the levels are \(levels.quotedList("and"))"])
    }
    let level = String(parts[1])
    guard levels.contains(level) else { throw .wrongChoice(level, of: "-W \(name)", choices: levels) }
    return (codes, Severity(rawValue: level))
  }
}
