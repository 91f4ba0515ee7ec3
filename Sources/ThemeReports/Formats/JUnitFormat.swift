import ThemeDiagnostics

extension ReportFormat {
  /// JUnit's XML: a suite for each file, a failed case for each finding.
  ///
  /// A note is a passed case. Readers keep one case of equal class and name, so the name has the place. A file without
  /// findings is a suite with one passed case. Nothing tells the time, so equal findings give equal bytes.
  package static let junit = ReportFormat("junit") { findings, _ in
    let located = findings.located()
    var suites = located.byPath
    let found = Set(suites.map(\.path))
    for group in findings.groups {
      for file in group.sources.files where !found.contains(file.path) {
        let isNew = !suites.contains { $0.path == file.path }
        if isNew { suites.append((file.path, [])) }
      }
    }
    var xml = XMLWriter()
    let failures = located.count { $0.isFailure }
    let attributes = [
      ("name", "themec"), ("tests", String(suites.reduce(0) { $0 + max($1.findings.count, 1) })),
      ("failures", String(failures)), ("errors", "0"), ("time", "0"),
    ]
    xml.element("testsuites", attributes) { xml in
      for suite in suites { xml.writeSuite(suite.path, suite.findings) }
    }
    return Array(xml.text.utf8)
  }
}

extension LocatedFinding {
  fileprivate var isFailure: Bool { diagnostic.severity > .note }
}

extension XMLWriter {
  fileprivate mutating func writeSuite(_ path: String, _ findings: [LocatedFinding]) {
    let attributes = [
      ("name", path), ("tests", String(max(findings.count, 1))),
      ("failures", String(findings.count { $0.isFailure })), ("errors", "0"), ("time", "0"),
    ]
    var names: [String: Int] = [:]
    element("testsuite", attributes) { xml in
      if findings.isEmpty {
        xml.element("testcase", [("name", "themec"), ("classname", path), ("time", "0")])
      }
      for finding in findings {
        let place = finding.range.start
        var name = "\(finding.diagnostic.code.rawValue) \(place.line):\(place.column)"
        names[name, default: 0] += 1
        if let count = names[name], count > 1 { name += " (\(count))" }
        xml.writeCase(name, finding)
      }
    }
  }

  private mutating func writeCase(_ name: String, _ finding: LocatedFinding) {
    let place = finding.range.start
    let attributes = [
      ("name", name), ("classname", finding.path), ("file", finding.path),
      ("line", String(place.line)), ("time", "0"),
    ]
    let severity = finding.diagnostic.severity.rawValue
    let text =
      "\(finding.path):\(place.line):\(place.column): \(severity): \(finding.fullMessage)"
    element("testcase", attributes) { xml in
      if finding.isFailure {
        xml.element(
          "failure",
          [("type", finding.diagnostic.code.rawValue), ("message", finding.diagnostic.message)],
          text: text)
      } else {
        xml.element("system-out", text: text)
      }
    }
  }
}
