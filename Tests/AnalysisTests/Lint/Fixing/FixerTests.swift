import Synchronization
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

@testable import ThemeAnalysis

/// Small sheets before and after `--fix`.
@Suite struct FixerTests {
  private func check(
    _ text: String, _ expected: String?, _ level: FixLevel = .safe, _ location: SourceLocation = #_sourceLocation
  ) { expectEqual(Fixer.fixed(text, level), expected ?? text, "\(level)", sourceLocation: location) }

  @Test func safeFixesAreApplied() {
    check("Label { font-size: 17px }", "Label { font-size: 17; }")
    check("Label { font-size: 17; };", "Label { font-size: 17; }")
    check("Label: { font-size: 17; }", "Label { font-size: 17; }")
    check("Control:Button { font-size: 20; }", "Button { font-size: 20; }")
  }

  @Test func aLoneCopyrightByteIsWrittenInUTF8() {
    let text = "/* ~ 2013 */ Label { font-size: 17px; }"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xA9 : $0 }
    let fixed = Fixer.fix(bytes, .safe).graph.trees[0].file.bytes
    expectEqual(String(decoding: fixed, as: UTF8.self), "/* © 2013 */ Label { font-size: 17; }")
  }

  @Test func unsafeFixesWaitToBeAskedFor() {
    check("Button { font-sise: 17; }", nil)
    check("Button { font-sise: 17; }", "Button { font-size: 17; }", .unsafe)
  }

  @Test func importsAreWrittenWithoutURL() {
    check("@import url(\"base.nss\");", "@import \"base.nss\";")
    check("@import url(base.nss);", "@import \"base.nss\";")
    check("@import base.nss;", "@import \"base.nss\";")
  }

  @Test func aStateIsNoClass() {
    check("Button:highlighted { font-color: red; }", nil)
    check("Button:highlighted { font-color: red; }", nil, .unsafe)
  }

  @Test func aPartOfANestedRuleStaysNested() {
    check(
      "fdlFUIHierarchyItemView { &-title { font-color: red; } }",
      "fdlFUIHierarchyItemView { &_title { font-color: red; } }", .unsafe)
  }

  @Test func aCommaBetweenDeclarationsIsASemicolon() {
    check("Label { font-size: 17, font-color: red; }", "Label { font-size: 17; font-color: red; }")
    check("Label {\n  font-size: 17,\n  font-color: red\n}", "Label {\n  font-size: 17;\n  font-color: red;\n}")
  }

  @Test func aDefinitionInARuleRemovesNoOther() {
    let text = "@size: 3; Label { @size: 17; font-size: @size; }"
    expect(FixProof(Array(text.utf8)).fixes.isEmpty)
    check("@size: 3; Label { @size: 17; font-size: @size; }", nil)
    check("@size: 3; Label { @size: 17; font-size: @size; }", nil, .unsafe)
  }

  @Test func aPropertyOfTheAppsOwnIsNoSlip() {
    check("Big { corners-radius: 18,0,0,18; }", nil, .unsafe)
    expect(FixProof(Array("Big { corners-radius: 18,0,0,18; }".utf8)).fixes.isEmpty)
    check("Big { corners-radius: 18; }", "Big { corner-radius: 18; }", .unsafe)
  }

  @Test func fixesThatTouchAreAppliedOneAfterTheOther() {
    check("Label { font-size: 17px", nil)
    check("Label { width: 3px; font-size: 17px }", "Label { width: 3; font-size: 17; }")
  }

  @Test func nothingIsFixedBesideErrorsThatStay() {
    check("Label { font-size: 17px; } Button { : 3; }", "Label { font-size: 17; } Button { : 3; }")
    check("Label { font-size: 17px; ", nil)
  }

  @Test func acceptedFindingsStay() {
    let text = "Label { font-size: 17px; width: 3px; }"
    let graph = FixProof.graph(Array(text.utf8))
    let outcome = Fixer(
      level: .safe, files: [FileID(index: 0)],
      themes: [.init(layers: graph.entries, options: CompilerOptions(), lint: LintOptions())],
      access: FixProof.access, review: { findings, _ in findings.filter { $0.span.start > 25 } }
    ).run(on: graph)
    expectEqual(
      String(decoding: outcome.graph.trees[0].file.bytes, as: UTF8.self), "Label { font-size: 17px; width: 3; }")
  }

  @Test func onlyTheNamedFilesChange() {
    let graph = ImportGraph.load(
      [.init(path: "a.nss", bytes: Array("@import \"base.nss\"; A { width: 3px; }".utf8), root: "")],
      read: { _ in .bytes(Array("B { width: 3px; }".utf8)) })
    let outcome = Fixer(
      level: .safe, files: [FileID(index: 0)],
      themes: [.init(layers: graph.entries, options: CompilerOptions(), lint: LintOptions())],
      access: ImportGraph.Access(read: { _ in .bytes(Array("B { width: 3px; }".utf8)) })
    ).run(on: graph)
    expectEqual(outcome.texts.keys.map(\.index), [0])
    expectEqual(outcome.findings.map(\.code).filter { $0 == .unitSuffix }.count, 1)
  }

  /// A file that two themes import is fixed only in ways that both can bear.
  @Test func aSharedFileKeepsTheMeaningOfEveryTheme() {
    let entries = ["a", "b"].map { name in
      ImportGraph.Entry(
        path: "\(name).nss", bytes: Array("@import \"shared.nss\"; Label { width: 3px; }".utf8), root: "")
    }
    let shared = Array("Button { width: 4px; }".utf8)
    let access = ImportGraph.Access(read: { _ in .bytes(shared) })
    let graph = ImportGraph.load(entries, through: access)
    let outcome = Fixer(
      level: .safe, files: Set(graph.trees.map(\.file.id)),
      themes: graph.entries.map { .init(layers: [$0], options: CompilerOptions(), lint: LintOptions()) }, access: access
    ).run(on: graph)
    expect(outcome.texts.count == 3 && outcome.appliedCount == 3 && outcome.rejected == 0)
  }

  /// Half of the fixes make a value wrong, and every pair of the others together sets a property twice.
  @Test func fixesThatFailAreFoundOneByOne() {
    let rule = "Button { fnt-size: red; font-colr: red; font-colur: blue; }\n"
    let fixed = "Button { fnt-size: red; font-color: red; font-colur: blue; }\n"
    let text = String(repeating: rule, count: 20)
    let graph = FixProof.graph(Array(text.utf8))
    let trials = Mutex(0)
    let outcome = Fixer(
      level: .unsafe, files: [FileID(index: 0)],
      themes: [.init(layers: graph.entries, options: CompilerOptions(), lint: LintOptions())],
      access: FixProof.access,
      review: { findings, _ in
        trials.withLock { $0 += 1 }
        return findings
      }
    ).run(on: graph)
    expectEqual(
      String(decoding: outcome.graph.trees[0].file.bytes, as: UTF8.self), String(repeating: fixed, count: 20))
    expect(outcome.appliedCount == 20 && outcome.rejected == 40)
    expect(trials.withLock { $0 } < 400)
  }
}
