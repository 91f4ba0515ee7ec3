import ThemeDiagnostics
import ThemeJSON
import ThemeReports

/// How diagnostics are written.
enum ReportFormat: String, CaseIterable, Sendable {
  /// Source frames for people.
  case text
  /// One line each: `path:line:col: error: message [code]`.
  case concise
  /// One document for tools.
  case json

  static let names = allCases.map(\.rawValue)

  /// The whole report; `remark` is put behind the summary of one that people read.
  func render(_ findings: Findings, _ options: RenderingOptions, remark: String? = nil) -> [UInt8] {
    switch self {
    case .text: Array(text(of: findings, options, remark: remark).utf8)
    case .concise: Array(lines(of: findings, options).utf8)
    case .json: json(of: findings)
    }
  }

  private func text(
    of findings: Findings, _ options: RenderingOptions, remark: String?
  ) -> String {
    var text = ""
    for group in findings.groups {
      var renderer = TextRenderer(group.sources, options)
      for diagnostic in group.diagnostics { text += renderer.render(diagnostic) + "\n" }
    }
    let summary = findings.summary
    // Notes alone need no counting: there is nothing to put right.
    guard summary.severity ?? .note > .note, let line = summary.line(options) else { return text }
    return text + line + (remark.map { "; \($0)" } ?? "") + "\n"
  }

  private func lines(of findings: Findings, _ options: RenderingOptions) -> String {
    var text = ""
    for group in findings.groups {
      var renderer = ConciseRenderer(group.sources, options)
      for diagnostic in group.diagnostics { text += renderer.render(diagnostic) }
    }
    return text
  }

  private func json(of findings: Findings) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.array { json in
      for group in findings.groups {
        var renderer = JSONRenderer(group.sources)
        for diagnostic in group.diagnostics { renderer.write(diagnostic, to: &json) }
      }
    }
    return json.document()
  }
}
