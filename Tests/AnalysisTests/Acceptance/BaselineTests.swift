import TestSupport
import Testing
import ThemeBase
import ThemeProject
import ThemeSyntax

@Suite struct BaselineTests {
  /// Findings about the units in a sheet.
  private func diagnostics(_ text: String, path: String = "a.nss") -> [Diagnostic] {
    var sources = SourceSet()
    let file = sources.add(path: path, bytes: Array(text.utf8))
    let finder = SubjectFinder(Parser.parse(file).value)
    let starts = text.utf8.indices.filter { text.utf8[$0...].starts(with: "px".utf8) }
    return starts.map { index in
      let start = text.utf8.distance(from: text.startIndex, to: index)
      let span = file.span(start, start + 2)
      return Diagnostic(.unitSuffix, "a length has no unit: 'px'", at: span, subject: finder.subject(at: span))
    }
  }

  private func read(_ bytes: [UInt8]) throws(JSONFault) -> Baseline {
    var sources = SourceSet()
    return try Baseline(sources.add(path: "baseline.json", bytes: bytes))
  }

  private let sheet = """
    A { font-size: 17px; }
    B, C { font-size-highlighted: 18px; &_title { font-size: 17px; } }
    """

  @Test func aFindingIsALine() {
    let document = Baseline(accepting: diagnostics(sheet + "\nA { font-size: 17px; }")).document()
    expectEqual(
      String(decoding: document, as: UTF8.self),
      """
      {
        "findings": [
          {"class": "A", "code": "unit-suffix", "count": 2, "property": "font-size", "value": "17px"},
          {"class": "B, C", "code": "unit-suffix", "count": 1, "property": "font-size", "state": "highlighted", "value": "18px"},
          {"class": "B_title, C_title", "code": "unit-suffix", "count": 1, "property": "font-size", "value": "17px"}
        ],
        "format": "themec-baseline",
        "version": 1
      }

      """)
  }

  @Test func anEmptySpanAtTheStartOfAFileIsAboutItsFirstToken() {
    var sources = SourceSet()
    let file = sources.add(path: "a.nss", bytes: Array("@component t { note: a; }\n".utf8))
    let subject = SubjectFinder(Parser.parse(file).value).subject(at: file.span(0, 0))
    expectEqual(subject.value, "@component")
  }

  @Test func aBaselineIsReadAsItWasWritten() throws {
    let baseline = Baseline(accepting: diagnostics(sheet))
    try expectEqual(read(baseline.document()), baseline)
    try expectEqual(read(Baseline().document()), Baseline())
  }

  @Test func layoutOrderAndFoldersDoNotCount() {
    let other = """

      B,  C {
        &_title { font-size : 17px }
        font-size-highlighted: /* big */ 18px;
      }
      A { font-size:17px }
      """
    expectEqual(Baseline(accepting: diagnostics(sheet)), Baseline(accepting: diagnostics(other, path: "moved/b.nss")))
  }

  @Test func oneMoreIsNew() {
    var baseline = Baseline(accepting: diagnostics(sheet))
    let now = diagnostics(sheet + "\nA { font-size: 17px; }")
    expectEqual(now.filter { !baseline.consume($0) }.count, 1)
    expect(baseline.counts.isEmpty)
  }

  @Test func fixedFindingsArePruned() {
    let old = Baseline(accepting: diagnostics(sheet))
    let now = Baseline(accepting: diagnostics("A { font-size: 17px; } D { font-size: 9px; }"))
    expectEqual(old.pruned(to: now).count, 1)
    expectEqual(old.subtracting(now).count, 2)
    expectEqual(now.subtracting(old).sortedKeys.map(\.subject.classPath), ["D"])
  }

  @Test(arguments: [
    DiagnosticCode.missingSemicolon, .unexpectedToken, .unknownColor, .unusedSuppression, .malformedSuppression,
    .importCycle, .unusedDefinition,
  ]) func errorsAreAccepted(code: DiagnosticCode) {
    let finding = Diagnostic(code, "", at: Span(file: FileID(index: 0), start: 0, end: 0))
    expectEqual(Baseline(accepting: [finding]).count, 1)
  }

  @Test(arguments: [
    DiagnosticCode.notUtf8, .notAStylesheet, .importNotFound, .importOutsideRoot, .importTooDeep, .tooManyImports,
  ]) func filesThatAreNotReadStayFindings(code: DiagnosticCode) {
    let finding = Diagnostic(code, "", at: Span(file: FileID(index: 0), start: 0, end: 0))
    var baseline = Baseline(accepting: [finding])
    expect(baseline.counts.isEmpty)
    baseline.add(Baseline.Key(code: code.rawValue, subject: DiagnosticSubject(value: "")), count: 1)
    let isAccepted = baseline.consume(finding)
    expect(!isAccepted)
  }

  @Test(arguments: [
    "[]", "{}", #"{"format": "themec-baseline", "version": 2, "findings": []}"#,
    #"{"format": "themec-baseline", "version": 1}"#, #"{"format": "themec-baseline", "version": 1, "findings": [1]}"#,
    #"{"format": "themec-baseline", "version": 1, "findings": [{"count": 1}]}"#,
    #"{"format": "themec-baseline", "version": 1, "findings": [{"code": "a", "count": 0}]}"#,
    #"{"format": "themec-baseline", "version": 1, "findings": [{"code": "a", "line": 1}]}"#,
    #"{"format": "themec-baseline", "version": 1, "findings": [{"code": 1}]}"#,
  ]) func otherDocumentsAreRefused(text: String) { #expect(throws: JSONFault.self) { try read(Array(text.utf8)) } }
}
