extension ReportFormat {
  /// One line for each finding, `path:line:column: error: message [code]`; a repeated one names its other places.
  package static let concise = ReportFormat(name: "concise", isForPeople: true) { findings, context in
    var text = ""
    for group in findings.groups {
      var renderer = ConciseRenderer(group.sources, context.rendering)
      for finding in group.repeatedFindings { text += renderer.render(finding) }
    }
    return Array(text.utf8)
  }
}
