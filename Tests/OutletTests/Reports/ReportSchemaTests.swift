import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeReports

/// The reports against the published schemas of their formats, read by packages of Python.
///
/// Without those packages or the schemas, which are among the shared facts, a note is printed and less is checked.
@Suite struct ReportSchemaTests {
  private static let samples: [FindingsSample] = [.oneLine, .mixed, .many(30), .clean, .hostile()]

  /// The report of a format on every sample, some of the findings accepted.
  private func reports(_ format: ReportFormat) -> [String] {
    Self.samples.map { sample in
      var findings = sample.findings
      findings.groups[0].accepted = Array(findings.groups[0].diagnostics.prefix(1))
      for index in findings.groups[0].accepted.indices {
        findings.groups[0].accepted[index].acceptance = .comment(reason: "known")
      }
      let context = ReportContext(version: "1.2.3", exitCode: 1, showsAccepted: true)
      return String(decoding: format.render(findings, context), as: UTF8.self)
    }
  }

  /// Has a program in Python read reports, all in one run, in which it stumbles over the first that is wrong.
  private func check(
    _ reports: [String], with program: String, importing packages: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard let data = try Python.run(program, importing: packages, reports) else { return }
    let text = String(decoding: data, as: UTF8.self)
    expect(text.isEmpty, "\(text.suffix(2_000))", sourceLocation: sourceLocation)
  }

  /// Validates what a format makes of every sample; `eachElement` takes the elements of an array one by one.
  private func check(
    _ format: ReportFormat, against schema: String, eachElement: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard SharedFacts.data(schema) != nil else { return }
    let program = """
      import json
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      validator = jsonschema.validators.validator_for(schema)(schema)
      validator.check_schema(schema)
      for report in map(json.loads, sys.argv[2:]):
          for document in (report if \(eachElement ? "True" : "False") else [report]):
              validator.validate(document)
      """
    try check(
      [SharedFacts.url(schema).path] + reports(format), with: program, importing: "jsonschema",
      sourceLocation: sourceLocation)
  }

  @Test func sarifIsValid() throws { try check(.sarif, against: "reference/schemas/sarif-2.1.0.json") }

  @Test func gitlabIsValid() throws {
    try check(.gitlab, against: "reference/schemas/gitlab-code-quality.json", eachElement: true)
  }

  @Test func rdjsonIsValid() throws { try check(.rdjson, against: "reference/schemas/rdjson/DiagnosticResult.json") }

  /// The schema of Ant's JUnit task, which is stricter than the readers of such reports.
  @Test func junitIsValid() throws {
    let schema = "reference/schemas/junit-ant.xsd"
    guard SharedFacts.data(schema) != nil else { return }
    let program = """
      schema = xmlschema.XMLSchema(sys.argv[1])
      for report in sys.argv[2:]: schema.validate(report)
      """
    try check([SharedFacts.url(schema).path] + reports(.junit), with: program, importing: "xmlschema")
  }

  /// XML parsers are strict: one character that XML does not have, and the report is lost.
  @Test(arguments: [ReportFormat.junit, .checkstyle]) func xmlIsWellFormed(format: ReportFormat) throws {
    let program = "for report in sys.argv[1:]: xml.dom.minidom.parseString(report)"
    try check(reports(format), with: program, importing: "xml.dom.minidom")
  }
}
