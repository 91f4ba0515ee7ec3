import ThemeBase

extension ReportFormat {
  /// Source frames for people, each finding once, and a summary at the end.
  package static let text = ReportFormat(name: "text", isForPeople: true) { findings, context in
    var text = StyledText(context.rendering)
    for group in findings.groups {
      var renderer = TextRenderer(group.sources, context.rendering, findings.pages)
      for finding in group.repeatedFindings {
        renderer.render(finding, to: &text)
        text.endLine()
      }
    }
    text.append(findings.summaryLine(context))
    return text.bytes
  }
}
