import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax

@testable import ThemeAnalysis

/// No fix loses a line ending, a byte order mark or a comment, and one run applies all that can be applied.
@Suite struct FixLossTests {
  private func check(
    _ text: String, _ expected: String, _ level: FixLevel = .safe, portability: Set<Target> = [],
    _ location: SourceLocation = #_sourceLocation
  ) {
    var setup = ThemeSetup()
    setup.lint.portability = portability
    expectEqual(Fixer.fixed(text, level, setup), expected, sourceLocation: location)
  }

  @Test func aLineGoesWithItsWholeEnding() {
    check(
      "@a: red;\r\nButton { font-size: 17; }\r\n@a: blue;\r\nLabel { font-color: @a; }\r\n",
      "Button { font-size: 17; }\r\n@a: blue;\r\nLabel { font-color: @a; }\r\n")
    check("\u{FEFF}@a: red;\r@a: blue;\rLabel { font-color: @a; }\r", "\u{FEFF}@a: blue;\rLabel { font-color: @a; }\r")
  }

  @Test func newLinesEndAsThoseAroundThem() {
    check(
      "@a : red; @b : blue ;\r\nLabel { font-color: @a; tint-color: @b; }\r\n",
      "@a:red;\r\n@b:blue;\r\nLabel { font-color: @a; tint-color: @b; }\r\n", portability: [.fioriSwiftUI])
  }

  /// The runtime reads the line only without the mark, and then the fix would do.
  @Test func theByteOrderMarkStays() {
    let text = "\u{FEFF}@b : blue ;\nLabel { font-color: @b; }\n"
    check(text, text, portability: [.fioriSwiftUI])
    check(String(text.dropFirst()), "@b:blue;\nLabel { font-color: @b; }\n", portability: [.fioriSwiftUI])
  }

  @Test func commentsInRemovedTextMoveToTheLineAbove() {
    check("@n/* note */: 4;\n@n: 5;\nLabel { font-size: @n; }\n", "/* note */\n@n: 5;\nLabel { font-size: @n; }\n")
    check(
      "Label {\r\n  font-size: 5;/*a*/;/*b*/;/*c*/\r\n}\r\n", "Label {\r\n  /*b*/\r\n  font-size: 5;/*a*//*c*/\r\n}\r\n"
    )
    check(
      "/* x\n */ @n /* a */ : /* b */ 4; @n // c\n: 5; @n: 6; Label { font-size: @n; }",
      "/* a */\n/* b */\n/* c */\n/* x\n */ @n: 6; Label { font-size: @n; }")
  }

  @Test func aCommentInsideANameMovesToTheLineAbove() {
    check(
      "fdlFUIHierarchyItemView {\n  &/* t */_title { font-color: red; }\n}\n",
      "fdlFUIHierarchyItemView {\n  /* t */\n  &_title { font-color: red; }\n}\n", .unsafe)
  }

  @Test func aChangedCommentIsNotWrittenTwice() {
    check("// a\n// b\nLabel { font-size: 17; } // c\n", "/* a */\n/* b */\nLabel { font-size: 17; } /* c */\n")
  }

  // MARK: - Any sheet

  private static let sheets: [[UInt8]] =
    DiagnosticCode.allCases.map { Array($0.explanation.wrong.utf8) }
    + Repository.files(under: "Themes", ending: ".nss").compactMap { try? Repository.bytes($0) } + RealSheets.all

  private static let targets: [Target?] = [nil, nil] + Target.allCases.map(Optional.some)

  private static let seeds: [UInt64] = [31, 32, 33, 34]

  /// Each sheet is compiled some ten times: 5,000 are a matter of minutes.
  private static let count =
    MutationCount.isLongRun
    ? MutationCount.perSeed(seeds: seeds.count, usual: 5_000) : MutationCount.isThorough ? 250 : 60

  @Test(arguments: seeds) func mutatedSheetsLoseNothing(seed: UInt64) {
    var variants = SheetVariants(Self.sheets, seed: seed)
    for number in 0..<Self.count {
      let bytes = variants.next()
      var setup = ThemeSetup()
      if let target = Self.targets[number % Self.targets.count] {
        setup.options.target = target
        setup.lint.portability = [target]
      }
      for level in [FixLevel.safe, .unsafe] {
        if let fault = fault(of: bytes, level, setup) {
          Issue.record(
            "seed \(seed), \(setup.lint.portability), \(level): \(fault): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
          )
        }
      }
    }
  }

  private func fault(of bytes: [UInt8], _ level: FixLevel, _ setup: ThemeSetup) -> String? {
    let outcome = Fixer.fix(bytes, level, setup)
    guard !outcome.texts.isEmpty else { return nil }
    let before = FixProof(bytes, setup).before
    let tree = outcome.graph.trees[0]
    let fixed = tree.file.bytes
    let lost = SheetLoss.found(bytes, fixed) ?? lostComment(before, tree)
    if let lost { return "lost \(lost), giving \(String(decoding: fixed, as: UTF8.self).debugDescription)" }
    let after = FixProof(fixed, setup).before
    if after.diagnostics.count(where: \.isSyntaxError) > before.diagnostics.count(where: \.isSyntaxError) {
      return "a new error of syntax in \(String(decoding: fixed, as: UTF8.self).debugDescription)"
    }
    // A letter that only looks like one of ours is mended, and with it the name.
    let gone = properties(of: before).subtracting(properties(of: after))
    if level == .safe, !gone.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) { return "lost declarations of \(gone.sorted())" }
    let again = Fixer.fix(fixed, level, setup)
    if !again.texts.isEmpty {
      let text = String(decoding: again.graph.trees[0].file.bytes, as: UTF8.self)
      return
        "a second run changes \(String(decoding: fixed, as: UTF8.self).debugDescription) to \(text.debugDescription)"
    }
    if level == .safe, !before.hasErrors {
      if ThemeMeaning(after.table) != ThemeMeaning(before.table) { return "another meaning" }
    }
    return nil
  }

  /// The names of the properties that some rule declares.
  private func properties(of compilation: LintedTheme) -> Set<String> {
    Set(compilation.program.declarations.values.map { compilation.program.properties[$0.property] })
  }

  /// A comment that the fixes have lost; where words before a `*/` become a comment, nothing is said.
  private func lostComment(_ before: LintedTheme, _ fixed: SyntaxTree) -> String? {
    guard !before.diagnostics.contains(where: { $0.code == .unopenedComment }) else { return nil }
    return SheetLoss.comment(
      comments(in: before.graph.trees[0]), comments(in: fixed),
      allowsCopies: before.diagnostics.contains { $0.code == .themecOnly })
  }

  private func comments(in tree: SyntaxTree) -> [ArraySlice<UInt8>] {
    tree.comments().map { tree.file.bytes[$0.range] }
  }
}
