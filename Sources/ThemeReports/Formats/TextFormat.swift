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
}
