extension ReportFormat {
  /// Source frames for people, and a summary at the end.
  package static let text = ReportFormat("text", isForPeople: true) { findings, context in
    var text = ""
    for group in findings.groups {
      var renderer = TextRenderer(group.sources, context.rendering)
      for diagnostic in group.diagnostics { text += renderer.render(diagnostic) + "\n" }
    }
    if let line = findings.summary.line(context.rendering) {
      text += line + (context.consequence.map { "; \($0)" } ?? "") + "\n"
    }
    return Array(text.utf8)
  }
}
