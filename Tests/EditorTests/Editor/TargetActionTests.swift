import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax

@testable import ThemeEditor

/// Under a named target no action and no proposal costs the target a stylesheet that it reads.
@Suite struct TargetActionTests {
  private func setup(_ target: Target) -> ThemeSetup {
    var setup = ThemeSetup()
    setup.options.target = target
    setup.lint.namesTarget = true
    for code in DiagnosticCode.allCases where code.isOptIn { setup.lint.severities[code] = code.defaultSeverity }
    return setup
  }

  private func losses(_ theme: AnalyzedTheme) -> Int { theme.findings.count { $0.code == .lostStylesheet } }
  private func errors(_ theme: AnalyzedTheme) -> Int { theme.findings.count { $0.severity == .error } }

  /// What a sheet has lost if it has become another one, which a target named by the user reads or not; nil if nothing.
  private func loss(_ sheet: FixedSheet, _ bytes: [UInt8], _ target: Target, mayAddErrors: Bool) -> String? {
    let after = FixedSheet(bytes, setup(target)).before
    if losses(after) > 0 { return "the target loses the sheet" }
    return mayAddErrors || errors(after) <= errors(sheet.before) ? nil : "an error is new"
  }

  /// Tries the fixes of many findings together, as they are worked out once somebody has chosen them.
  private func checkFixAll(_ sheet: FixedSheet, _ target: Target, _ name: String) {
    let start = sheet.before.findings.map { sheet.actions(in: Int($0.span.start)..<Int($0.span.start)) }.joined()
    let kinds = Set(start.compactMap(\.deferred) + [.safe])
    for fixes in kinds {
      let edits = fixes.edits(
        inFile: 0, of: sheet.before, through: ImportGraph.Access(read: { _ in .notFound }))
      let action = EditorAction(title: "\(fixes)", purpose: .fixAll, edits: edits)
      let loss = loss(sheet, sheet.applied(action), target, mayAddErrors: false)
      expect(loss == nil, "\(name) for \(target): \(fixes): \(loss ?? "")")
    }
  }

  /// Puts proposals in the place of some words.
  private func checkProposals(_ sheet: FixedSheet, _ target: Target, _ random: inout SeededGenerator, _ name: String) {
    let tree = sheet.before.tree(0)
    let words = tree.tokens.filter { $0.kind.isName || $0.kind.isVariable }
    for _ in 0..<min(4, words.count) {
      let word = random.pick(words)
      guard let context = CompletionContext.find(in: tree, at: Int(word.span.end)), context.word == word.range else {
        continue
      }
      let isValue =
        switch context.syntax {
        case .value, .definitionValue: true
        default: false
        }
      for item in Completion.find(context, of: sheet.before).items.shuffled(using: &random).prefix(4) {
        // What is left open for its arguments is not finished, nor is a definition in the place of a rule's class.
        guard !item.isSnippet, context.missingSemicolon == nil, context.syntax != .item || !item.label.hasPrefix("@")
        else { continue }
        let text = context.isBeforeColon ? item.label : item.insertion ?? item.label
        let edit = TextEdit(span: word.span, replacement: text)
        let action = EditorAction(title: item.label, purpose: .rewrite, edits: [edit])
        let loss = loss(sheet, sheet.applied(action), target, mayAddErrors: !isValue)
        expect(loss == nil, "\(name) for \(target): '\(item.label)' for '\(word.text)': \(loss ?? "")")
      }
    }
  }

  /// Tries the actions and proposals at some places of a sheet that the target reads.
  private func check(_ bytes: [UInt8], _ target: Target, _ random: inout SeededGenerator, _ name: String) {
    let sheet = FixedSheet(bytes, setup(target))
    guard losses(sheet.before) == 0 else { return }
    checkFixAll(sheet, target, name)
    checkProposals(sheet, target, &random, name)
    for _ in 0..<4 {
      let place = random.below(bytes.count + 1)
      for action in sheet.actions(in: place..<place) where action.refusal == nil && !action.edits.isEmpty {
        let after = FixedSheet(sheet.applied(action), setup(target)).before
        expect(losses(after) == 0, "\(name) for \(target) at \(place): \(action.title)")
        if action.purpose == .quickFix {
          expect(errors(after) <= errors(sheet.before), "\(name) for \(target) at \(place): \(action.title)")
        }
      }
    }
    for finding in sheet.before.findings.prefix(6) {
      for action in sheet.fixes(of: finding) where action.refusal == nil && !action.edits.isEmpty {
        let after = FixedSheet(sheet.applied(action), setup(target)).before
        expect(losses(after) == 0, "\(name) for \(target): \(action.title)")
        // Another one of its kind may come to light.
        func count(_ theme: AnalyzedTheme) -> Int {
          theme.findings.count { $0.code == finding.code && $0.message == finding.message }
        }
        expect(
          count(after) < count(sheet.before), "\(name) for \(target): \(action.title) leaves the finding")
      }
    }
  }

  private static let sheets = Array(RealSheets.names.enumerated().filter { $0.offset % 12 == 5 }.map(\.element))

  @Test(arguments: sheets, Target.allCases) func actionsOnRealSheets(_ sheet: String, _ target: Target) throws {
    var random = SeededGenerator(seed: UInt64(sheet.utf8.count))
    let bytes = try RealSheets.bytes(of: sheet)
    guard bytes.count < 8_000 else { return }
    check(bytes, target, &random, sheet)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>, Target.allCases) func actionsOnSlips(seed: UInt64, target: Target) {
    var random = SeededGenerator(seed: seed)
    let names = ["Mine", "Button", "Own", "fdlFUIObjectView_headlineLabel", "TableCell, Mine"]
    let lines = [
      "font-color: #8899AA;", "background-color: #AABBCC;", "font-size: 3;", "font-color: @ink;", "corner-radius: 4px;",
      "font-color-highlighted: red;", "font-sise: 12;", "background-color: #AABBCC;",
    ]
    for _ in 0..<MutationCount.perSeed(seeds: 4, usual: 16) {
      let rules = (0...2).map { _ in
        "\(random.pick(names)) { \((0...2).map { _ in random.pick(lines) }.joined(separator: " ")) }\n"
      }
      let text = "@ink: #333333;\n" + rules.joined()
      check(Array(text.utf8), target, &random, text)
    }
  }

  /// What only themec reads is not written for a target, whatever makes the edits.
  @Test(arguments: [
    ("@class A;\n", false), ("@media (appearance: dark) { A { b: c; } }\n", false), ("@x: 1;\n", true), ("", true),
    ("B { c: d; }\n", true), ("B { C { c: d; } }\n", false), ("@import \"b.nss\";\n", false),
  ]) func fixesOfManyFindingsAreGuarded(text: String, isAllowed: Bool) {
    let tree = FixedSheet(Array("A { font-size: 3; }\n".utf8), setup(.nui)).before.tree(0)
    let edit = TextEdit(span: tree.file.span(0, 0), replacement: text)
    expectEqual(TargetReading.allows([edit], in: tree), isAllowed)
  }

  @Test(arguments: [Target.nui, .fioriUIKit]) func aDeclarationIsForTheRegistryFile(target: Target) throws {
    let sheet = FixedSheet(Array("Mine { font-size: 3; }\n".utf8), setup(target))
    let finding = try #require(sheet.before.findings.first { $0.code == .undeclaredClass })
    expectEqual(finding.help, ["if it is the app's own, declare it in a registry file: '@class Mine;'"])
    let actions = sheet.fixes(of: finding)
    expectEqual(actions.map(\.title), ["Declare the class in the registry file: '@class Mine;'"])
    expectEqual(actions.map(\.declaration), ["@class Mine;\n"])
    expect(!sheet.actions(in: 0..<0).contains { $0.deferred == .similar(.undeclaredClass) })
    // What needs a condition inside a rule is refused with the reason.
    let dark = sheet.actions(in: 8..<8).first { $0.title.contains("for the dark appearance") }
    expect(dark == nil || dark?.refusal != nil)
    let color = FixedSheet(Array("Mine { font-color: red; }\n".utf8), setup(target))
    let added = color.actions(in: 8..<8).first { $0.title.contains("for the dark appearance") }
    expectEqual(added?.refusal, "the target '\(target.rawValue)' could not read the stylesheet")
  }

  @Test func proposalsAreReadByTheTarget() throws {
    func labels(_ source: String, _ isNamed: Bool) throws -> Set<String> {
      let marked = MarkedSource(source)
      var setup = setup(.nui)
      setup.lint.namesTarget = isNamed
      let theme = FixedSheet(marked.bytes, setup).before
      let context = try #require(CompletionContext.find(in: theme.tree(0), at: marked.offsets[1] ?? 0))
      return Set(Completion.find(context, of: theme).items.map(\.label))
    }
    for (source, label) in [
      ("Label { font-size: 2; }\n@1️⃣", "@class"), ("Label { font-size: 2; }\n@1️⃣", "@import"),
      ("Label { font-size: 2; @1️⃣ }", "@media"), ("Label { font-size: 2; font-color: 1️⃣; }", "lighten"),
      ("Label { font-size: 2; }\n@media (1️⃣", "appearance"),
    ] {
      try expect(labels(source, false).contains(label), "\(label)")
      try expect(!labels(source, true).contains(label), "\(label)")
    }
    try expect(labels("Label { font-size: 2; }\n@media (1️⃣", true).contains("device"))
  }
}
