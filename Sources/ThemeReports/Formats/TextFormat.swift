import ThemeBase
import ThemeDiagnostics

extension ReportFormat {
  /// Source frames for people, each finding once, and a summary at the end.
  package static let text = ReportFormat(name: "text", isForPeople: true) { findings, context in
    var text = StyledText(context.rendering)
    for group in findings.groups {
      var renderer = TextRenderer(group.sources, context.rendering, findings.pages)
      var losses = context.isAnswer ? group.losses : [:]
      for finding in group.repeatedFindings {
        if let loss = losses.removeValue(forKey: finding.diagnostic.span.file) {
          text.append(line: loss, .emphasis)
          text.endLine()
        }
        renderer.render(finding, to: &text)
        text.endLine()
      }
    }
    text.append(findings.summaryLine(context))
    return text.bytes
  }
}

extension Findings.Group {
  /// The line at the head of each file's report, for files that a runtime loses as a whole.
  fileprivate var losses: [FileID: String] {
    var losses: [FileID: String] = [:]
    for finding in diagnostics {
      guard let loss = finding.loss, let file = sources[finding.span.file] else { continue }
      losses[file.id] = "\(file.path): \(loss)"
    }
    return losses
  }
}
