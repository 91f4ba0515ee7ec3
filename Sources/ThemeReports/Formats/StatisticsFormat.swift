import ThemeBase

extension ReportFormat {
  /// The number of findings of each code, the most frequent code first, for `themec lint --statistics`.
  package static let statistics = ReportFormat(name: "statistics", isForPeople: true) { findings, context in
    var text = findings.statistics(context.rendering)
    text.append(findings.summaryLine(context))
    return text.bytes
  }
}

extension Findings {
  /// A line with the number of findings of each code and severity, the most frequent first.
  package func statistics(_ rendering: RenderingOptions) -> StyledText {
    var text = StyledText(rendering)
    let counts = CodeCount.all(in: self)
    let width = counts.first.map { String($0.count).count } ?? 0
    for count in counts {
      let number = String(count.count)
      text.append(spaces: width - number.count)
      text.append(number, .emphasis)
      text.append(spaces: 2)
      text.append(count.severity.rawValue, .severity(count.severity))
      text.append(spaces: CodeCount.severityWidth - count.severity.rawValue.count + 2)
      text.append(line: count.code.rawValue)
    }
    return text
  }
}

/// The number of findings of one code and one severity.
private struct CodeCount {
  static let severityWidth = Severity.allCases.map { $0.rawValue.count }.max() ?? 0

  var code: DiagnosticCode
  var severity: Severity
  var count: Int

  static func all(in findings: Findings) -> [CodeCount] {
    var counts: [Severity: [DiagnosticCode: Int]] = [:]
    for diagnostic in findings.groups.lazy.flatMap({ $0.diagnostics }) {
      counts[diagnostic.severity, default: [:]][diagnostic.code, default: 0] += 1
    }
    return counts.flatMap { severity, codes in codes.map { CodeCount(code: $0, severity: severity, count: $1) } }.sorted
    { left, right in
      (right.count, right.severity, left.code.rawValue) < (left.count, left.severity, right.code.rawValue)
    }
  }
}
