extension ReportFormat {
  /// One line for each finding: `path:line:column: error: message [code]`.
  package static let concise = ReportFormat(name: "concise", isForPeople: true) { findings, context in
    var text = ""
    for group in findings.groups {
      var renderer = ConciseRenderer(group.sources, context.rendering)
      for diagnostic in group.diagnostics { text += renderer.render(diagnostic) }
    }
    return Array(text.utf8)
  }
}
