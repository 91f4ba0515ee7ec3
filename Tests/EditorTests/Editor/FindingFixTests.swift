import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax

@testable import ThemeEditor

/// The fixes that an editor offers for findings: how many findings have one, and what each makes of the theme.
@Suite struct FindingFixTests {
  /// Findings of some sheets by their codes: how many were tried, how many have a fix, and what is wrong with fixes.
  private struct Tally {
    var all: [DiagnosticCode: Int] = [:]
    var fixed: [DiagnosticCode: Int] = [:]
    var faults: [String] = []

    var share: Double { Double(fixed.values.reduce(0, +)) / Double(max(1, all.values.reduce(0, +))) }

    /// The findings without a fix by their codes, the most frequent first.
    var unfixed: String {
      all.map { ($0.key.rawValue, $0.value - (fixed[$0.key] ?? 0)) }.filter { $0.1 > 0 }.sorted {
        ($1.1, $0.0) < ($0.1, $1.0)
      }.map { "\($0) \($1)" }.joined(separator: ", ")
    }
  }

  /// Tries all fixes of a sheet's findings, of so many of each code.
  private func check(_ sheet: FixedSheet, of code: DiagnosticCode? = nil, _ tally: inout Tally) {
    var tried: [DiagnosticCode: Int] = [:]
    for finding in sheet.before.findings
    where tried[finding.code, default: 0] < 3 && (code ?? finding.code) == finding.code {
      tried[finding.code, default: 0] += 1
      tally.all[finding.code, default: 0] += 1
      let actions = sheet.fixes(of: finding)
      if !actions.isEmpty { tally.fixed[finding.code, default: 0] += 1 }
      tally.faults += actions.compactMap { action in
        // Behind an unknown name may be a state that the known class has not.
        sheet.fault(of: action, for: finding).flatMap {
          finding.code == .misspeltClass && $0.contains("new") ? nil : $0
        }.map {
          "\(finding.code) '\(action.title)': \($0) in \(sheet.text.debugDescription)"
        }
      }
    }
  }

  /// Corpus, shipped themes and samples of the codes: most findings have a fix besides their acceptance.
  @Test func mostFindingsHaveAFixThatMends() throws {
    var tally = Tally()
    for bytes in RealSheets.all { check(FixedSheet(bytes), &tally) }
    for theme in Repository.files(under: "Themes", ending: ".nss") {
      check(FixedSheet(try Repository.bytes(theme)), &tally)
    }
    expectEqual(tally.faults, [])
    expect(tally.share >= 0.9, "without a fix: \(tally.unfixed)")
  }

  private static let codes = DiagnosticCode.allCases.filter {
    // Findings about apps and about what is emitted or imported belong to no stylesheet alone.
    ![.notExpressible, .malformedImportSource].contains($0) && $0.explanation.lowerLayer == nil && $0.group != .app
  }

  @Test func mostSamplesOfCodesHaveAFixThatMends() {
    var tally = Tally()
    for code in Self.codes { check(FixedSheet(sampleOf: code), of: code, &tally) }
    expectEqual(tally.faults, [])
    expect(tally.share >= 0.65, "without a fix: \(tally.unfixed)")
  }

  @Test(arguments: [UInt64(81), 82]) func fixesOfMutatedSheetsMend(seed: UInt64) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    var tally = Tally()
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 240) {
      let sheet = FixedSheet(mutator.next(longest: 300))
      // Around errors of syntax there is no telling what a fix brings to light.
      guard !sheet.before.findings.contains(where: { $0.code.group == .syntax }) else { continue }
      check(sheet, &tally)
    }
    expectEqual(tally.faults, [], "seed \(seed)")
  }

  // MARK: - Single fixes

  private func check(
    _ source: String, _ title: String, gives expected: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let sheet = FixedSheet(Array(source.utf8))
    let actions = sheet.before.findings.flatMap(sheet.fixes)
    let action = try #require(
      actions.first { $0.title.hasPrefix(title) }, "only \(actions.map(\.title))", sourceLocation: location)
    expectEqual(String(decoding: sheet.applied(action), as: UTF8.self), expected, sourceLocation: location)
  }

  @Test func whatIsMissingIsAdded() throws {
    try check(
      "@import \"base.nss\";\n/* A class. */\nHero { font-size: 3; }\n", "Declare the class",
      gives: "@import \"base.nss\";\n/* A class. */\n@class Hero;\nHero { font-size: 3; }\n")
    try check(
      "Button { &_big { font-size: 3; } }\n", "Declare the class: '@class Button_big;'",
      gives: "@class Button_big;\nButton { &_big { font-size: 3; } }\n")
    try check(
      "Button { font-color: mix(@x, red); }", "Define '@x' as 'black'",
      gives: "@x: black;\nButton { font-color: mix(@x, red); }")
    try check("Button { font-size: @x; }", "Define '@x' as '1'", gives: "@x: 1;\nButton { font-size: @x; }")
  }

  @Test func nothingIsAddedInsideAComment() throws {
    try check(
      "/* a\n   b */ Button { font-size: @x; }\n", "Define '@x' as '1'",
      gives: "@x: 1;\n/* a\n   b */ Button { font-size: @x; }\n")
  }

  @Test func whatHasNoEffectIsRemoved() throws {
    try check(
      "@a: 1;\n@b: 2; /* why */\nButton { font-size: @a; }\n", "Remove the definition",
      gives: "@a: 1;\n/* why */\nButton { font-size: @a; }\n")
    try check("Button { font-size: 3; foo: 1; }", "Remove the declaration", gives: "Button { font-size: 3; }")
    try check(
      "Label { font-size: 3; }\n\n@media (device: ipad) {\n  Button {\n    foo: 1;\n  }\n}\n", "Remove the declaration",
      gives: "Label { font-size: 3; }\n\n")
    try check(
      "Label { font-size: 3; }\n\nButton {}\n\nControl { font-size: 3; }\n", "Remove the rule",
      gives: "Label { font-size: 3; }\n\nControl { font-size: 3; }\n")
  }

  @Test func splitRulesAreMerged() throws {
    try check(
      "Label {\n  font-size: 3 /* a */\n}\nButton { font-size: 1; }\nLabel {\n  /* b */\n  font-color: red;\n}\n",
      "Merge with the rule above",
      gives: "Label {\n  font-size: 3; /* a */\n  /* b */\n  font-color: red;\n}\nButton { font-size: 1; }\n")
    try check(
      "Label { font-size: 3; // n\n}\nLabel { font-color: red; }\n", "Merge with the rule above",
      gives: "Label { font-size: 3; // n\n font-color: red; }\n")
    // A rule between them styles the class too: the order matters.
    let sheet = FixedSheet(Array("A { a: 1; }\n@media (device: ipad) { A { a: 2; } }\nA { a: 3; }\n".utf8))
    expect(!sheet.before.findings.flatMap(sheet.fixes).contains { $0.title.hasPrefix("Merge") })
  }

  // MARK: - Many fixes

  /// "Fix all … in this file" fixes what it can, and brings nothing worse.
  @Test func findingsOfAKindAreFixedTogether() throws {
    var tried = 0
    // A mended comment accepts nothing in its sample, and merging two rules of many is no end.
    for code in Self.codes where ![.malformedSuppression, .splitRule].contains(code) {
      tried += try checkFixesOfAKind(of: FixedSheet(sampleOf: code, times: 4), only: code)
    }
    expect(tried > 10)
    let step = MutationCount.isThorough ? 1 : 3
    for index in stride(from: 0, to: RealSheets.all.count, by: step) {
      _ = try checkFixesOfAKind(of: FixedSheet(RealSheets.all[index]))
    }
  }

  /// Applies each "Fix all …" of a sheet, or that of one code only; returns how many there were.
  private func checkFixesOfAKind(of sheet: FixedSheet, only wanted: DiagnosticCode? = nil) throws -> Int {
    let access = ImportGraph.Access(read: { _ in .notFound })
    var seen: Set<FileFixes> = []
    for action in sheet.actions(in: 0..<sheet.bytes.count) {
      guard let fixes = action.deferred, case .similar(let code) = fixes, code == wanted ?? code,
        seen.insert(fixes).inserted
      else { continue }
      var applied = action
      applied.edits = fixes.edits(inFile: 0, of: sheet.before, through: access)
      let after = FixedSheet(sheet.applied(applied), sheet.setup)
      let left = after.before.findings.count { $0.code == code && !after.fixes(of: $0).isEmpty }
      // A few are left because their fixes would bring something worse.
      expect(left <= sheet.before.findings.count { $0.code == code } / 4, "\(code), \(left)")
      let finding = try #require(sheet.before.findings.first { $0.code == code })
      expect(sheet.fault(of: applied, for: finding) == nil, "\(code) in \(sheet.text)")
    }
    return seen.count
  }
}
