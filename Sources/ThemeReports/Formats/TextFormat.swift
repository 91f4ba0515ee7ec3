import ThemeBase

extension ReportFormat {
  /// Source frames for people, each finding once, and a summary at the end.
  package static let text = ReportFormat(name: "text", isForPeople: true) { findings, context, take in
    var text = StyledText(context.rendering)
    for group in findings.groups {
      var renderer = TextRenderer(group.sources, context.rendering, findings.pages)
      for finding in group.repeatedFindings() {
        renderer.render(finding, to: &text)
        text.endLine()
        guard text.bytes.count > longestPiece else { continue }
        take(text.bytes)
        text = StyledText(context.rendering)
      }
    }
    text.append(findings.summaryLine(context))
    take(text.bytes)
  }

  /// One line for each finding, `path:line:column: error: message [code]`; a repeated one names its other places.
  package static let concise = ReportFormat(name: "concise", isForPeople: true) { findings, context, take in
    var text: [UInt8] = []
    for group in findings.groups {
      var renderer = ConciseRenderer(group.sources, context.rendering)
      for finding in group.repeatedFindings(inAllFiles: false) {
        text += renderer.render(finding).utf8
        guard text.count > longestPiece else { continue }
        take(text)
        text = []
      }
    }
    take(text)
  }

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
    var counts: [Severity: [DiagnosticCode: Int]] = [:]
    for diagnostic in groups.lazy.flatMap({ $0.diagnostics }) {
      counts[diagnostic.severity, default: [:]][diagnostic.code, default: 0] += 1
    }
    let rows = counts.flatMap { severity, codes in codes.map { (count: $1, severity: severity, code: $0.rawValue) } }
    let width = rows.map { String($0.count).count }.max() ?? 0
    let severityWidth = Severity.allCases.map { $0.rawValue.count }.max() ?? 0
    for (count, severity, code) in rows.sorted(by: {
      ($1.count, $1.severity, $0.code) < ($0.count, $0.severity, $1.code)
    }) {
      let number = String(count)
      text.append(spaces: width - number.count)
      text.append(number, .emphasis)
      text.append(spaces: 2)
      text.append(severity.rawValue, .severity(severity))
      text.append(spaces: severityWidth - severity.rawValue.count + 2)
      text.append(line: code)
    }
    return text
  }
}
