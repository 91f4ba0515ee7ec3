package import ThemeBase

/// All that `themec explain` knows of diagnostic codes, as one JSON document for tools.
package enum CodeDocument {
  /// What themec says about the wrong example of a code.
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
    var json = JSONWriter(.pretty)
    json.object { json in
      json.array("codes", codes) { write($1, example($1), to: &$0) }
      json.member("format", "themec-codes")
      let groups = DiagnosticGroup.allCases.filter { group in codes.contains { $0.group == group } }
      json.array("groups", groups) { json, group in
        json.object { json in
          json.member("about", group.about)
          json.member("name", group.rawValue)
        }
      }
      json.member("version", 1)
    }
    return json.document()
  }

  private static func write(_ code: DiagnosticCode, _ example: Example, to json: inout JSONWriter) {
    let explanation = code.explanation
    json.object { json in
      json.member("code", code.rawValue)
      if let fixed = example.fixed { json.member("fixed", fixed) }
      json.array("fixes", example.fixes) { json, fix in
        json.object { json in
          json.member("isSafe", fix.applicability == .safe)
          json.member("title", fix.title)
        }
      }
      json.member("group", code.group.rawValue)
      json.member("isOptIn", code.isOptIn)
      json.member("level", code.defaultSeverity.rawValue)
      if let layer = explanation.lowerLayer { json.member("lowerLayer", layer) }
      json.array("meaning", paragraphs(of: explanation.meaning)) { $0.value($1) }
      json.array("reason", paragraphs(of: explanation.reason)) { $0.value($1) }
      if let report = example.report { json.member("report", report) }
      json.member("right", explanation.right)
      json.member("since", explanation.since)
      json.member("summary", explanation.summary)
      if let target = explanation.target { json.member("target", target) }
      if let theme = explanation.theme { json.member("theme", theme) }
      json.member("wrong", explanation.wrong)
    }
  }

  private static func paragraphs(of text: String) -> [String] {
    WrappedText.paragraphs(of: text, width: .max).map { $0.joined(separator: " ") }
  }
}
