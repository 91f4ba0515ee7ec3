import TestSupport
import Testing
import ThemeBase
import ThemeProject
import ThemeSyntax

@Suite struct SuppressionTests {
  /// Checks which units (`px`) of a sheet stay findings, by line, and what is said about the comments.
  private func check(
    _ text: String, leaves lines: [Int], says messages: [String] = [], needsReasons: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var sources = SourceSet()
    let file = sources.add(path: "a.nss", bytes: Array(text.utf8))
    var suppressions = Suppressions(Parser.parse(file).value, needsReasons: needsReasons)
    let map = LineMap(file)
    var left: [Int] = []
    for index in text.utf8.indices where text.utf8[index...].starts(with: "px".utf8) {
      let start = text.utf8.distance(from: text.startIndex, to: index)
      let diagnostic = Diagnostic(.unitSuffix, "", at: file.span(start, start + 2))
      if suppressions.accept(diagnostic) == nil { left.append(map.line(at: start)) }
    }
    expectEqual(left, lines, sourceLocation: sourceLocation)
    let said = suppressions.diagnostics { $0 == .emptyRule }.map(\.message)
    expectEqual(said, messages, sourceLocation: sourceLocation)
  }

  private let unused = "no 'unit-suffix' is found where this comment accepts it"

  @Test func theNextLineWithCode() {
    check(
      """
      A {
        /* themec-disable-next-line unit-suffix -- because
           it is so */

        // and another comment
        a: 1px; b: 2px;
        c: 3px;
      }
      """, leaves: [7])
  }

  @Test func aDeclarationOverSeveralLines() {
    check("A {\n/* themec-disable-next-line unit-suffix */\na:\n 1px\n 2px;\nb: 3px; }", leaves: [6])
  }

  @Test func theLineOfTheComment() {
    check("A { a: 1px; /* themec-disable-line unit-suffix */ b: 2px;\nc: 3px; }", leaves: [2])
  }

  @Test func aRange() {
    check(
      """
      A { a: 1px; }
      /* themec-disable empty-rule, unit-suffix */
      A { a: 1px; }
      /* themec-enable unit-suffix */
      A { a: 1px; }
      // themec-disable unit-suffix
      A { a: 1px; }
      """, leaves: [1, 5])
  }

  @Test func theFile() {
    check("/* themec-disable-file unit-suffix */\nA { a: 1px; }", leaves: [])
    check(
      "A { a: 1px; }\n/* themec-disable-file unit-suffix */", leaves: [1],
      says: ["'themec-disable-file' must come before the first rule"])
  }

  @Test func unusedOnesAreReported() {
    check("/* themec-disable-next-line unit-suffix */\nA { a: 1; }", leaves: [], says: [unused])
    check("/* themec-disable-next-line empty-rule */\nA { a: 1; }", leaves: [])
    check(
      "/* themec-disable-file unit-suffix */\n/* themec-disable-next-line unit-suffix */\nA { a: 1px; }", leaves: [],
      says: [unused])
  }

  /// The text of a sheet in which every fix of an unused code is made, the last one first.
  private func mended(_ text: String) -> String {
    var sources = SourceSet()
    let tree = Parser.parse(sources.add(path: "a.nss", bytes: Array(text.utf8))).value
    var comments = Suppressions(tree)
    for start in text.utf8.indices where text.utf8[start...].starts(with: "px".utf8) {
      let offset = text.utf8.distance(from: text.startIndex, to: start)
      _ = comments.accept(Diagnostic(.unitSuffix, "", at: tree.file.span(offset, offset + 2)))
    }
    var bytes = Array(text.utf8)
    var floor = bytes.count
    for finding in comments.diagnostics(isOff: { _ in false }).reversed() {
      for edit in finding.fixIts.flatMap(\.edits) where Int(edit.span.end) <= floor {
        expect(finding.fixIts.allSatisfy { $0.applicability == .safe })
        bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
        floor = Int(edit.span.start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func unusedOnesAreRemoved() {
    let sheet = " A { a: 1px; }"
    expectEqual(mended("/* themec-disable-file empty-rule */" + sheet), sheet)
    expectEqual(mended("/* themec-disable-file empty-rule, unused-definition */" + sheet), sheet)
    for names in ["empty-rule, unit-suffix", "unit-suffix, empty-rule", "empty-rule unit-suffix"] {
      expectEqual(
        mended("/* themec-disable-file \(names) -- so */" + sheet),
        "/* themec-disable-file unit-suffix -- so */"
          + sheet)
    }
  }

  @Test func malformedOnesAreReported() {
    check("/* themec-disable-line */ A { a: 1px; }", leaves: [1], says: ["'themec-disable-line' names no code"])
    check(
      "/* themec-disable-line unit-sufix */ A { a: 1px; }", leaves: [1], says: ["unknown diagnostic code 'unit-sufix'"])
    for word in ["themec-disable-next", "themec-disable-lines", "themec-disabled", "themec-enabel", "themec-format-of"]
    {
      check("/* \(word) unit-suffix */ A { a: 1px; }", leaves: [1], says: ["no comment begins with '\(word)'"])
    }
    let glued = "themec-disable:unit-suffix"
    check("/* \(glued) */ A { a: 1px; }", leaves: [1], says: ["no comment begins with '\(glued)'"])
    check("/* themec-built, and themec-disable */ A { a: 1px; }", leaves: [1])
  }

  @Test(arguments: ["reason", "<reason>"]) func placeholdersAreNoReasons(_ text: String) {
    check(
      "A { a: 1px; /* themec-disable-line unit-suffix -- \(text) */ }", leaves: [],
      says: ["'themec-disable-line' gives no reason"], needsReasons: true)
  }

  @Test func reasonsCanBeRequired() {
    check(
      "/* themec-disable-line unit-suffix */ A { a: 1px; }", leaves: [],
      says: ["'themec-disable-line' gives no reason"], needsReasons: true)
    check("/* themec-disable-line unit-suffix -- why not */ A { a: 1px; }", leaves: [], needsReasons: true)
  }

  /// Checks whether a comment accepts a finding of a code at a severity.
  private func check(
    _ code: DiagnosticCode, _ severity: Severity, isAccepted: Bool, says message: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var sources = SourceSet()
    let file = sources.add(path: "a.nss", bytes: Array("/* themec-disable-file \(code) */".utf8))
    var suppressions = Suppressions(Parser.parse(file).value)
    let finding = Diagnostic(code, "", at: file.span(5, 6), severity: severity)
    expectEqual((suppressions.accept(finding) != nil), isAccepted, sourceLocation: sourceLocation)
    let said = suppressions.diagnostics { _ in false }
    expectEqual(said.map(\.message), (message.map { [$0] } ?? []), sourceLocation: sourceLocation)
    expect(said.allSatisfy { $0.fixIts.isEmpty }, sourceLocation: sourceLocation)
  }

  @Test func theLevelOfTheFindingDecides() {
    check(.unknownProperty, .note, isAccepted: true)
    check(.unknownColor, .warning, isAccepted: true)
    check(.lowContrast, .error, isAccepted: true)
    for code in [DiagnosticCode.missingSemicolon, .unknownColor] {
      check(code, .error, isAccepted: false, says: "no comment accepts an error such as '\(code)' here")
    }
  }
}
