import ThemeBase

extension ReportFormat {
  /// [Reviewdog's diagnostic format](https://github.com/reviewdog/reviewdog/tree/master/proto/rdf), whose columns count
  /// UTF-8 bytes.
  package static let rdjson = ReportFormat(name: "rdjson") { findings, _ in
    var json = JSONWriter(.pretty)
    json.object { json in
      json.array("diagnostics") { json in
        var locators = findings.groups.map { FindingLocator($0.sources) }
        for finding in findings.located() { finding.writeRDJSON(to: &json, &locators[finding.group]) }
      }
      if let worst = findings.summary.severity { json.member("severity", worst.rdjsonName) }
      json.object("source", inline: true) { $0.member("name", "themec") }
    }
    return json.report()
  }
}

extension LocatedFinding {
  fileprivate func writeRDJSON(to json: inout JSONWriter, _ locator: inout FindingLocator) {
    json.object { json in
      json.object("code", inline: true) { $0.member("value", diagnostic.code.rawValue) }
      json.key("location")
      range.writeRDJSON(path: path, to: &json)
      json.member("message", fullMessage)
      json.array("related_locations") { json in
        for label in diagnostic.secondary {
          guard let range = locator.range(of: label.span) else { continue }
          json.object { json in
            json.key("location")
            range.writeRDJSON(path: locator.path(of: label.span), to: &json)
            json.member("message", label.text)
          }
        }
      }
      json.member("severity", diagnostic.severity.rdjsonName)
      json.array("suggestions") { json in
        // A suggestion replaces one range of the finding's own file.
        for fixIt in diagnostic.fixIts where fixIt.applicability != .shownOnly {
          guard fixIt.edits.count == 1, let edit = fixIt.edits.first, edit.span.file == diagnostic.span.file,
            let range = locator.range(of: edit.span)
          else { continue }
          json.object(inline: true) { json in
            json.key("range")
            range.writeRDJSONRange(to: &json)
            json.member("text", edit.replacement)
          }
        }
      }
    }
  }
}

extension SourceRange {
  fileprivate func writeRDJSON(path: String, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("path", path)
      json.key("range")
      writeRDJSONRange(to: &json)
    }
  }

  fileprivate func writeRDJSONRange(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      for (key, place) in [("end", end), ("start", start)] {
        json.object(key) {
          $0.member("column", place.utf8Column)
          $0.member("line", place.line)
        }
      }
    }
  }
}

extension Severity { fileprivate var rdjsonName: String { named("ERROR", "WARNING", "INFO") } }
