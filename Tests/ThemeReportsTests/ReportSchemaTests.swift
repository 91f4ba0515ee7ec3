import Foundation
import TestSupport
import Testing
import ThemeDiagnostics
import ThemeReports

/// The reports against the published schemas of their formats, read by the `jsonschema` package of Python.
///
/// Without that package or the schemas, which are among the shared facts, a note is printed and less is checked.
@Suite struct ReportSchemaTests {
  private static let samples: [FindingsSample] = [.oneLine, .mixed, .many(30), .clean, .hostile]

  /// Validates what a format makes of every sample; `eachElement` takes the elements of an array one by one.
  private func check(
    _ format: ReportFormat, against schema: String, eachElement: Bool = false
  ) throws {
    guard SharedFacts.data(schema) != nil, Self.hasValidator else { return }
    for sample in Self.samples {
      var findings = sample.findings
      findings.groups[0].accepted = findings.groups[0].diagnostics.prefix(1).map {
        .init($0, by: .comment(reason: "known"))
      }
      let context = ReportContext(version: "1.2.3", exitCode: 1, showsAccepted: true)
      let report = FileManager.default.temporaryDirectory
        .appending(path: "themec-report-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: report) }
      try Data(format.render(findings, context)).write(to: report)
      let script = """
        import json, sys, jsonschema
        schema, report = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
        for document in (report if \(eachElement ? "True" : "False") else [report]):
            jsonschema.validate(document, schema)
        """
      let (code, output) = try Self.python(
        ["-c", script, SharedFacts.url(schema).path, report.path])
      #expect(code == 0, "\(format.name): \(output.suffix(2_000))")
    }
  }

  @Test func sarifIsValid() throws {
    try check(.sarif, against: "reference/schemas/sarif-2.1.0.json")
  }

  @Test func gitlabIsValid() throws {
    try check(.gitlab, against: "reference/schemas/gitlab-code-quality.json", eachElement: true)
  }

  @Test func rdjsonIsValid() throws {
    try check(.rdjson, against: "reference/schemas/rdjson/DiagnosticResult.json")
  }

  /// The schema of Ant's JUnit task, which is stricter than the readers of such reports.
  @Test func junitIsValid() throws {
    let schema = "reference/schemas/junit-ant.xsd"
    guard SharedFacts.data(schema) != nil else { return }
    guard (try? Self.python(["-c", "import xmlschema"]).code) == 0 else {
      print("note: no 'xmlschema' for python3; JUnit reports are not validated")
      return
    }
    let script = """
      import sys, xmlschema
      schema = xmlschema.XMLSchema(sys.argv[1])
      for report in sys.argv[2:]: schema.validate(report)
      """
    let reports = Self.samples.map { sample in
      String(decoding: ReportFormat.junit.render(sample.findings, ReportContext()), as: UTF8.self)
    }
    let (code, output) = try Self.python(["-c", script, SharedFacts.url(schema).path] + reports)
    #expect(code == 0, "\(output.suffix(2_000))")
  }

  /// XML parsers are strict: one character that XML does not have, and the report is lost.
  @Test(arguments: [ReportFormat.junit, .checkstyle])
  func xmlIsWellFormed(format: ReportFormat) throws {
    for sample in Self.samples {
      let text = String(decoding: format.render(sample.findings, ReportContext()), as: UTF8.self)
      let script = "import sys, xml.dom.minidom; xml.dom.minidom.parseString(sys.argv[1])"
      let (code, output) = try Self.python(["-c", script, text])
      #expect(code == 0, "\(format.name): \(output.suffix(2_000))")
    }
  }

  private static let hasValidator: Bool = {
    let isThere = (try? python(["-c", "import jsonschema"]).code) == 0
    if !isThere { print("note: no 'jsonschema' for python3; reports are not validated") }
    return isThere
  }()

  private static func python(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
