import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax

@testable import ThemeEditor

/// "Accept …": the comment accepts the finding, and brings nothing else.
@Suite struct AcceptanceTests {
  private func theme(_ bytes: [UInt8], _ setup: ThemeSetup) -> AnalyzedTheme {
    let graph = ImportGraph.load([.init(path: "/t/a.nss", bytes: bytes, root: nil)]) { path in
      path.hasSuffix("base.nss") ? .bytes([]) : .notFound
    }
    return AnalyzedTheme(graph.entries, of: graph, setup)
  }

  private func setup(for code: DiagnosticCode) -> ThemeSetup {
    var setup = ThemeSetup()
    if let target = code.explanation.target.flatMap(Target.init) {
      setup.options.target = target
      setup.lint.portability = [target]
    }
    if code.isOptIn { setup.lint.severities[code] = code.defaultSeverity }
    return setup
  }

  private func acceptance(_ finding: Diagnostic, _ theme: AnalyzedTheme) -> EditorAction? {
    let start = Int(finding.span.start)
    return EditorActions.find(in: start..<start, ofFile: 0, of: theme).first {
      $0.title.hasPrefix("Accept '\(finding.code)'") && $0.finding == finding
    }
  }

  private func applied(_ action: EditorAction, _ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in action.edits.sorted(by: { $0.span < $1.span }).reversed() {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    return bytes
  }

  /// How often each code is found.
  private func counts(_ theme: AnalyzedTheme) -> [DiagnosticCode: Int] {
    theme.findings.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
  }

  /// Tries the action on every finding of a sheet, and returns how often it is offered.
  private func tryAll(_ bytes: [UInt8], _ setup: ThemeSetup) -> Int {
    let before = theme(bytes, setup)
    var offers = 0
    for finding in before.findings where finding.span.file == FileID(index: 0) {
      guard let action = acceptance(finding, before) else { continue }
      offers += 1
      var expected = counts(before)
      expected[finding.code, default: 0] -= 1
      let changed = applied(action, bytes)
      let found = counts(theme(changed, setup)).filter { $1 > expected[$0] ?? 0 }
      expect(found.isEmpty, "\(finding.code) in \(String(decoding: changed, as: UTF8.self))")
    }
    return offers
  }

  private static let codes = DiagnosticCode.allCases.filter {
    // Findings about apps and about what is emitted or imported belong to no stylesheet alone.
    ![.notExpressible, .malformedImportSource].contains($0) && $0.explanation.lowerLayer == nil && $0.group != .app
  }

  @Test(arguments: codes) func samplesAreAccepted(code: DiagnosticCode) {
    _ = tryAll(Array(code.explanation.wrong.utf8), setup(for: code))
  }

  @Test func mostSamplesCanBeAccepted() {
    let accepted = Self.codes.filter { code in tryAll(Array(code.explanation.wrong.utf8), setup(for: code)) > 0 }
    expect(accepted.count > 40)
  }

  private func check(_ source: String, _ expected: String, _ location: SourceLocation = #_sourceLocation) throws {
    let sample = EditorSample(source)
    let action = try #require(
      EditorActions.find(in: sample.offset..<sample.offset, ofFile: 0, of: sample.theme).first {
        $0.title.hasPrefix("Accept")
      }, sourceLocation: location)
    let result = applied(action, sample.tree.file.bytes)
    expectEqual(String(decoding: result, as: UTF8.self), expected, sourceLocation: location)
    expect(tryAll(sample.tree.file.bytes, ThemeSetup()) > 0, sourceLocation: location)
  }

  @Test func aCommentIsAcceptedOnItsLine() throws {
    try check(
      "1️⃣// x\nLabel { font-size: 17; }\n",
      "/* themec-disable-line line-comment -- reason */ // x\nLabel { font-size: 17; }\n")
  }

  @Test func aFindingBelowTheStartOfItsDeclarationIsAccepted() throws {
    try check(
      "Button { font-size:\n 1️⃣17px; }\n",
      "Button { font-size:\n /* themec-disable-next-line unit-suffix -- reason */\n 17px; }\n")
    try check(
      "Button {\n  font-size:\n    1️⃣17px;\n}\n",
      "Button {\n  /* themec-disable-next-line unit-suffix -- reason */\n  font-size:\n    17px;\n}\n")
  }

  @Test func noCommentIsPutIntoAnother() throws {
    try check(
      "/* a\n   b */ Label { font-size: 1️⃣17px; }\n",
      "/* themec-disable-next-line unit-suffix -- reason */\n/* a\n   b */ Label { font-size: 17px; }\n")
  }

  @Test func lineEndingsAndTheByteOrderMarkStay() throws {
    try check(
      "\u{FEFF}Label { font-size: 1️⃣17px; }\r\n",
      "\u{FEFF}/* themec-disable-next-line unit-suffix -- reason */\r\nLabel { font-size: 17px; }\r\n")
  }

  private static let sheets = codes.map { Array($0.explanation.wrong.utf8) }

  @Test(arguments: [UInt64(61), 62]) func findingsOfMutatedSheetsAreAccepted(seed: UInt64) {
    var variants = SheetVariants(Self.sheets, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 400) {
      _ = tryAll(variants.next(longest: 120), ThemeSetup())
    }
  }

  /// An editor's action loses no more than `themec lint --fix`, which gives the same for all fixes of a file.
  @Test(arguments: [UInt64(71), 72]) func quickFixesLoseNothing(seed: UInt64) {
    var variants = SheetVariants(Self.sheets, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 400) {
      let bytes = variants.next(longest: 120)
      let before = theme(bytes, ThemeSetup())
      let whole = EditorActions.find(in: 0..<bytes.count, ofFile: 0, of: before)
      for action in whole where action.purpose == .quickFix && !action.title.hasPrefix("Accept") {
        let changed = applied(action, bytes)
        // A fix of a comment changes the comment.
        let subject = action.finding.map { Int($0.span.start) }
        let isAboutComment =
          action.finding?.code == .unopenedComment
          || before.tree(0).comments().contains { $0.range.contains(subject ?? -1) }
        let after = isAboutComment ? before : theme(changed, ThemeSetup())
        let lost = SheetLoss.found(bytes, changed) ?? SheetLoss.comment(comments(before), comments(after))
        expect(lost == nil, "\(action.title): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  private func comments(_ theme: AnalyzedTheme) -> [ArraySlice<UInt8>] {
    theme.tree(0).comments().map { theme.tree(0).file.bytes[$0.range] }
  }
}
