package import ThemeBase

/// All that `themec explain` knows of diagnostic codes, as one JSON document for tools.
package enum CodeDocument {
  /// The report about the wrong example of a code.
  package struct Example: Sendable {
    var fixes: [FixIt]
    /// The finding as people read it, or nil where a theme alone does not show it.
    var report: String?
    /// The example after its first fix, or nil without one.
    package var fixed: String?

    package init(fixes: [FixIt] = [], report: String? = nil) { (self.fixes, self.report) = (fixes, report) }
  }

  /// The document about some codes, with their groups.
  package static func bytes(of codes: [DiagnosticCode], example: (DiagnosticCode) -> Example) -> [UInt8] {
    let groups = DiagnosticGroup.allCases.filter { group in codes.contains { $0.group == group } }
    let document: JSONObject = [
      "codes": codes.map { object(of: $0, example($0)) },
      "groups": groups.map { ["about": $0.about, "name": $0.rawValue] as JSONObject },
    ]
    return document.document("themec-codes")
  }

  private static func object(of code: DiagnosticCode, _ example: Example) -> JSONObject {
    let explanation = code.explanation
    return [
      "code": code.rawValue, "fixed": example.fixed,
      "fixes": example.fixes.map { ["isSafe": $0.applicability == .safe, "title": $0.title] as JSONObject },
      "group": code.group.rawValue, "isOptIn": code.isOptIn, "level": code.defaultSeverity.rawValue,
      "lowerLayer": explanation.lowerLayer, "meaning": paragraphs(of: explanation.meaning),
      "reason": paragraphs(of: explanation.reason), "report": example.report, "right": explanation.right,
      "since": explanation.since, "summary": explanation.summary, "target": explanation.target,
      "theme": explanation.theme, "wrong": explanation.wrong,
    ]
  }

  private static func paragraphs(of text: String) -> [String] {
    WrappedText.paragraphs(of: text, width: .max).map { $0.joined(separator: " ") }
  }
}
