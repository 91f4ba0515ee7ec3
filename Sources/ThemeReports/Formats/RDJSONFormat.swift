import ThemeBase

extension ReportFormat {
  /// [Reviewdog's diagnostic format](https://github.com/reviewdog/reviewdog/tree/master/proto/rdf), whose columns count
  /// UTF-8 bytes.
  package static let rdjson = ReportFormat(name: "rdjson") { findings, _ in
    let report: JSONObject = [
      "diagnostics": findings.located().map { $0.rdjson }, "severity": findings.summary.severity?.rdjsonName,
      "source": JSONObject.inline(["name": "themec"]),
    ]
    return report.report()
  }
}

extension LocatedFinding {
  fileprivate var rdjson: JSONObject {
    [
      "code": JSONObject.inline(["value": diagnostic.code.rawValue]), "location": range.rdjson(in: path),
      "message": fullMessage,
      "related_locations": diagnostic.secondary.compactMap { label -> JSONObject? in
        guard let range = locator.range(of: label.span) else { return nil }
        return ["location": range.rdjson(in: locator.path(of: label.span)), "message": label.text]
      },
      "severity": diagnostic.severity.rdjsonName, "suggestions": diagnostic.fixIts.compactMap(suggestion),
    ]
  }

  /// A fix, which replaces one range of the finding's own file; nil for any other.
  private func suggestion(_ fixIt: FixIt) -> JSONObject? {
    guard fixIt.applicability != .shownOnly, fixIt.edits.count == 1, let edit = fixIt.edits.first,
      edit.span.file == diagnostic.span.file, let range = locator.range(of: edit.span)
    else { return nil }
    return .inline(["range": range.rdjson, "text": edit.replacement])
  }
}

extension SourceRange {
  fileprivate var rdjson: JSONObject {
    func place(_ place: SourcePosition) -> JSONObject { ["column": place.utf8Column, "line": place.line] }
    return ["end": place(end), "start": place(start)]
  }

  fileprivate func rdjson(in path: String) -> JSONObject { .inline(["path": path, "range": rdjson]) }
}

extension Severity { fileprivate var rdjsonName: String { named("ERROR", "WARNING", "INFO") } }
