extension ReportFormat {
  /// Source frames for people, each finding once, and a summary at the end.
  package static let text = ReportFormat("text", isForPeople: true) { findings, context in
    var text = ""
    for group in findings.groups {
      var renderer = TextRenderer(group.sources, context.rendering)
      for finding in group.repeatedFindings {
        text += renderer.render(finding.diagnostic, repeats: finding.repeats) + "\n"
      }
    }
    return Array((text + findings.summaryLine(context).text).utf8)
  }
}
