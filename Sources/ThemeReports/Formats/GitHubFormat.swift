import ThemeBase

extension ReportFormat {
  /// [Workflow commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions) that annotate a
  /// pull request.
  ///
  /// GitHub shows ten annotations of each kind in a step, so the worst findings come first. The last line is a summary.
  package static let github = ReportFormat(name: "github") { findings, _ in
    var text = ""
    for finding in findings.located().worstFirst { text += finding.workflowCommand + "\n" }
    if let line = findings.summary.line { text += line + "\n" }
    return Array(text.utf8)
  }
}

extension LocatedFinding {
  /// The number of characters of a message that GitHub's runner keeps.
  private static let longestMessage = 4_096

  fileprivate var workflowCommand: String {
    let command = diagnostic.severity.named("error", "warning", "notice")
    let (start, end) = (range.start, range.end)
    var properties = [("file", path), ("line", String(start.line)), ("endLine", String(end.line))]
    // The runner drops columns of an annotation over several lines.
    if start.line == end.line { properties += [("col", String(start.column)), ("endColumn", String(end.column))] }
    properties.append(("title", diagnostic.code.rawValue))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let message = String(fullMessage.prefix(Self.longestMessage))
    return "::\(command) \(list)::\(Self.escapedMessage(message))"
  }

  private static func escapedProperty(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escapedMessage(_ text: String) -> String { escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private static func escape(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += codes[$1] ?? VisibleText.escaped($1) }
  }
}
