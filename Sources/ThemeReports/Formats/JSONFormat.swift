import ThemeBase

extension ReportFormat {
  /// One document for tools: an object with `"format": "themec-report"` and a version.
  package static let json = ReportFormat(name: "json") { findings, _ in
    var json = JSONWriter(.pretty)
    json.object { json in
      if let classes = findings.classes {
        var renderer = JSONRenderer(findings.groups.last?.sources ?? SourceSet())
        json.array("classes", classes) { renderer.write($1, to: &$0) }
      }
      json.array("diagnostics") { json in
        for group in findings.groups {
          var renderer = JSONRenderer(group.sources)
          for diagnostic in group.diagnostics { renderer.write(diagnostic, to: &json) }
        }
      }
      json.member("format", "themec-report")
      json.object("summary", inline: true) { json in
        let summary = findings.summary
        json.member("errors", summary.errors)
        json.member("notShown", summary.suppressed)
        json.member("notes", summary.notes)
        json.member("warnings", summary.warnings)
      }
      json.member("version", 1)
    }
    return json.report()
  }
}
