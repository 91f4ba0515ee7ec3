import ThemeBase

extension ReportFormat {
  /// JUnit's XML: a suite for each file, a failed case for each finding.
  ///
  /// The document is valid by the schema of Ant's JUnit task, which is stricter than all readers. A note is a passed case, and
  /// is in the output of its suite. Readers keep one case of equal class and name, so the name has the place. A file
  /// without findings is a suite with one passed case. Nothing tells the time, so equal findings give equal bytes.
  package static let junit = ReportFormat(name: "junit") { findings, _ in
    var suites = findings.located().byPath
    var paths = Set(suites.map { $0.path })
    for file in findings.groups.flatMap({ $0.sources.files }) where paths.insert(file.path).inserted {
      suites.append((file.path, []))
    }
    var xml = XMLWriter()
    xml.element("testsuites") { xml in
      for (number, suite) in suites.enumerated() { xml.writeSuite(number, suite.path, suite.findings) }
    }
    return Array(xml.text.utf8)
  }
}

extension LocatedFinding {
  fileprivate var isFailure: Bool { diagnostic.severity > .note }

  /// The finding in a line, with its place.
  fileprivate var line: String {
    let place = range.start
    return "\(path):\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(fullMessage)"
  }
}

extension XMLWriter {
  fileprivate mutating func writeSuite(_ number: Int, _ path: String, _ findings: [LocatedFinding]) {
    let attributes = [
      ("name", path), ("package", "themec"), ("id", String(number)),
      // The schema wants a time and a host; the same ones in every report.
      ("timestamp", "1970-01-01T00:00:00"), ("hostname", "localhost"), ("tests", String(max(findings.count, 1))),
      ("failures", String(findings.count { $0.isFailure })), ("errors", "0"), ("time", "0"),
    ]
    var names: [String: Int] = [:]
    element("testsuite", attributes) { xml in
      xml.element("properties")
      if findings.isEmpty { xml.element("testcase", [("name", "themec"), ("classname", path), ("time", "0")]) }
      for finding in findings {
        let place = finding.range.start
        var name = "\(finding.diagnostic.code.rawValue) \(place.line):\(place.column)"
        names[name, default: 0] += 1
        if let count = names[name], count > 1 { name += " (\(count))" }
        xml.writeCase(name, finding)
      }
      let notes = findings.filter { !$0.isFailure }.map { $0.line }
      xml.element("system-out", text: notes.joined(separator: "\n"))
      xml.element("system-err")
    }
  }

  private mutating func writeCase(_ name: String, _ finding: LocatedFinding) {
    let attributes = [("name", name), ("classname", finding.path), ("time", "0")]
    guard finding.isFailure else { return element("testcase", attributes) }
    element("testcase", attributes) { xml in
      xml.element(
        "failure", [("message", finding.diagnostic.message), ("type", finding.diagnostic.code.rawValue)],
        text: finding.line)
    }
  }
}
