import TestSupport
import Testing
import ThemeBase

@testable import ThemeReports

@Suite struct ReportFormatTests {
  private func text(_ format: ReportFormat, _ findings: Findings, _ context: ReportContext = ReportContext()) -> String
  { String(decoding: format.render(findings, context), as: UTF8.self) }

  /// A finding about `#fff` in a line whose characters, UTF-16 units and bytes differ in number.
  private var sample: Findings { FindingsSample.oneLine.findings }

  @Test func everyFormatHasItsOwnColumns() {
    // '@é😀: ' is 6 characters, 7 UTF-16 units, 10 bytes.
    let columns: [(ReportFormat, String)] = [
      (.text, "themes/a b.nss:1:6\n"), (.concise, "themes/a b.nss:1:6: error:"),
      (.json, #""start": {"column": 6, "line": 1, "offset": 9, "utf16Column": 7}"#),
      (.sarif, #"{"endColumn": 11, "endLine": 1, "startColumn": 7, "startLine": 1}"#),
      (.github, "::error file=themes/a b.nss,line=1,endLine=1,col=6,endColumn=10,title="),
      (.gitlab, #""location": {"lines": {"begin": 1}, "path": "themes/a b.nss"}"#),
      (.checkstyle, #"<error line="1" column="6" severity="error""#),
      (.junit, #"<testcase name="ambiguous-hex 1:6" classname="themes/a b.nss""#),
      (.rdjson, #""range": {"end": {"column": 14, "line": 1}, "start": {"column": 10, "line": 1}}"#),
      (.markdown, "| 1:6 | error | `ambiguous-hex` |"),
    ]
    expectEqual(columns.map(\.0.name), ReportFormat.names)
    for (format, expected) in columns {
      expect(text(format, sample).contains(expected), "\(format.name):\n\(text(format, sample))")
    }
  }

  @Test(arguments: ReportFormat.all) func formatsAreAsTheyWere(format: ReportFormat) {
    let context = ReportContext(version: "1.2.3", exitCode: 1)
    Golden.check(text(format, FindingsSample.mixed.findings, context), named: "Reports/Formats/\(format.name)")
  }

  @Test(arguments: ReportFormat.all) func findingsAgreeInNumber(format: ReportFormat) {
    let findings = FindingsSample.many(700).findings
    let marks: [String: String] = [
      "json": #""code": ""#,
      "sarif": #""ruleId": ""#, "github": "\n::error \u{1}\n::warning \u{1}\n::notice ", "gitlab": #""check_name""#,
      "checkstyle": "<error ", "junit": "<testcase ", "rdjson": #""code": {"#, "markdown": "` | ",
    ]
    let report = "\n" + text(format, findings)
    // People read each finding once, and how often it was found.
    if format.isForPeople {
      let isText = format.name == "text"
      let repeats = report.split(separator: isText ? "= also: and " : " (and ").dropFirst().reduce(0) {
        $0 + (Int($1.prefix { $0 != " " }) ?? 0)
      }
      let blocks = isText ? report.split(separator: "themec explain").count - 1 : report.split(separator: "\n").count
      expectEqual(blocks + repeats, 700)
      expect(!isText || report.hasSuffix("\nerror: 233 errors, 233 warnings, 234 notes\n"))
      return
    }
    let count = (marks[format.name] ?? "?").split(separator: "\u{1}").reduce(0) {
      $0 + report.split(separator: $1, omittingEmptySubsequences: false).count - 1
    }
    expectEqual(count, 700, "\(format.name)")
  }

  @Test func aCommentOnAForgeIsLimited() {
    let report = text(.markdown, FindingsSample.many(2_000).findings)
    let count = report.split(separator: "` | ").count - 1
    expect(count < 2_000 && report.hasSuffix("\n\(2_000 - count) more not shown\n"))
    expect(report.utf8.count < 65_536)
  }

  @Test func aReportWithoutFindingsIsComplete() {
    let findings = FindingsSample.clean.findings
    expect(text(.text, findings) == "" && text(.concise, findings) == "")
    expect(text(.gitlab, findings) == "[]\n" && text(.github, findings) == "")
    expect(text(.junit, findings).contains(#"tests="1" failures="0""#))
    expect(text(.json, findings).contains(#""diagnostics": []"#))
    expect(text(.sarif, findings).contains(#""results": []"#))
  }

  @Test func hostileTextStaysInItsPlace() {
    let findings = FindingsSample.hostile().findings
    let github = text(.github, findings)
    expectEqual(github.split(separator: "\n").count, 4, "\(github)")
    expect(github.contains("file=a%2Cb%3Ac%0A"))
    expect(!text(.markdown, findings).contains("<img"))
  }

  /// Signs that turn the reading direction, move the cursor or hide a message are spelled in every field of every format: by
  /// their numbers, or as escapes of JSON, which programs read as they are.
  @Test(arguments: ReportFormat.all) func unseenSignsAreSpelled(format: ReportFormat) {
    let signs =
      [0x1B, 0x7F, 0x85, 0x9B, 0x200B, 0x200E, 0x2028, 0x2060, 0xFEFF, 0xE0041] + Array(0x202A...0x202E)
      + Array(0x2066...0x2069)
    for sign in signs.compactMap(Unicode.Scalar.init) {
      let report = text(format, FindingsSample.hostile("\(sign)").findings)
      expect(!report.unicodeScalars.contains(sign), "\(format.name): \(report)")
      let number = String(sign.value, radix: 16, uppercase: true)
      let isJSON = ["json", "sarif", "gitlab", "rdjson"].contains(format.name)
      guard sign.value > 0x7F, !isJSON else { continue }
      expect(report.contains("U+\(number.count < 4 ? "00" : "")\(number)"), "\(format.name)")
    }
  }

  @Test func fingerprintsAreEachTheirOwnAndStay() {
    let located = FindingsSample.many(50).findings.located()
    expectEqual(Set(located.map(\.fingerprint)).count, 50)
    let moved = FindingsSample.many(50, prefix: "\n\n  ").findings.located()
    expectEqual(located.map(\.fingerprint), moved.map(\.fingerprint))
  }

  @Test func theWorstFindingsAreKept() {
    let located = FindingsSample.mixed.findings.located()
    expectEqual(located.worst(1).map(\.diagnostic.severity), [.error])
    expectEqual(located.worst(100).count, located.count)
    expectEqual(located.worstFirst.map(\.diagnostic.severity), [.error, .warning, .note])
  }

  @Test func linesHashAsGitHubHashesThem() {
    expectEqual(LineHashes([])[1], "c129715d7a2bc9a3:1")
    let lines = LineHashes(Array(" a\nb\n  \t\tc\n d".utf8))
    expectEqual(
      (1...5).map { lines[$0] },
      [
        "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1", nil,
      ])
    let other = LineHashes(Array(" a\r\nb\r  \t\tc\r\n d".utf8))
    expectEqual((1...4).map { other[$0] }, (1...4).map { lines[$0] })
  }

  @Test func acceptedFindingsAreShownOnRequest() {
    var findings = FindingsSample.mixed.findings
    var diagnostic = findings.groups[0].diagnostics.removeFirst()
    diagnostic.acceptance = .comment(reason: "the designers want it")
    findings.groups[0].accepted = [diagnostic]
    expect(!text(.sarif, findings).contains("suppressions"))
    let shown = text(.sarif, findings, ReportContext(showsAccepted: true))
    expect(shown.contains(#"{"justification": "the designers want it", "kind": "inSource"}"#))
  }
}
