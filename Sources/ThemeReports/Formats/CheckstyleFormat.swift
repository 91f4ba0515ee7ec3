import ThemeBase

extension ReportFormat {
  /// Checkstyle's XML, which many tools read: a `file` for each path, with its findings.
  package static let checkstyle = ReportFormat(name: "checkstyle") { findings, _ in
    var xml = XMLWriter()
    xml.element("checkstyle", [("version", "8.0")]) { xml in
      for (path, located) in findings.located().byPath {
        xml.element("file", [("name", path)]) { xml in
          for finding in located {
            xml.element(
              "error",
              [
                ("line", String(finding.range.start.line)),
                ("column", String(finding.range.start.column)),
                ("severity", finding.diagnostic.severity.named("error", "warning", "info")),
                ("message", finding.fullMessage),
                ("source", "themec.\(finding.diagnostic.code.rawValue)"),
              ])
          }
        }
      }
    }
    return Array(xml.text.utf8)
  }
}

extension [LocatedFinding] {
  /// The findings by path, the paths in the order in which they come up.
  var byPath: [(path: String, findings: [LocatedFinding])] {
    var groups = Dictionary(grouping: self) { $0.path }
    return compactMap { finding in groups.removeValue(forKey: finding.path).map { (finding.path, $0) } }
  }
}
