import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax

/// Actions, applied and compiled.
@Suite struct ActionTests {
  /// The text of a sample with the edits of an action.
  private func apply(_ action: EditorAction, to sample: EditorSample) -> String {
    var bytes = sample.tree.file.bytes
    let edits = action.edits.sorted { $0.span < $1.span }
    for (first, second) in zip(edits, edits.dropFirst()) {
      expect(first.span.end <= second.span.start, "\(action.title): edits overlap")
    }
    for edit in edits.reversed() {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func actions(_ sample: EditorSample, at offset: Int? = nil) -> [EditorAction] {
    let offset = offset ?? sample.offset
    return EditorActions.find(in: offset..<offset, ofFile: 0, of: sample.theme)
  }

  /// Checks what the action with a title makes of a theme with the cursor at `1️⃣`, or why it is refused.
  private func check(
    _ source: String, _ title: String, gives expected: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let sample = EditorSample(source)
    let all = actions(sample)
    let action = try #require(
      all.first { $0.title.hasPrefix(title) }, "only \(all.map(\.title))", sourceLocation: location)
    expectEqual((action.refusal ?? apply(action, to: sample)), expected, sourceLocation: location)
  }

  @Test func valuesAreExtracted() throws {
    try check(
      "@import \"x\";\nButton { font-color: #121️⃣3456; }", "Extract the value into '@font-color'",
      gives: "@import \"x\";\n@font-color: #123456;\nButton { font-color: @font-color; }")
    try check(
      "@font-color: red;\nA { font-color: b1️⃣lue; }\nB { font-color: blue; }", "Extract all 2",
      gives:
        "@font-color-2: blue;\n@font-color: red;\nA { font-color: @font-color-2; }\nB { font-color: @font-color-2; }")
  }

  @Test func definitionsAreInlined() throws {
    try check(
      "@a: 1 + 2;\nA { font-size: 2 * @1️⃣a; }\nB { font-size: @a; }", "Inline '@a' everywhere",
      gives: "A { font-size: 2 * (1 + 2); }\nB { font-size: 1 + 2; }")
    try check(
      "@a: 1;\nA { font-size: @1️⃣a; }\nB { font-size: @a; }", "Inline '@a' here",
      gives: "@a: 1;\nA { font-size: 1; }\nB { font-size: @a; }")
    try check(
      "@a: 1; @media (appearance: dark) { @a: 2; } A { font-size: @1️⃣a; }", "Inline",
      gives: "'@a' has several definitions, or none")
    try check("@tintColor1️⃣: red;", "Inline", gives: "'@tintColor' overrides a palette colour")
  }

  /// Their definitions cannot be edited, and a copy of a value would not follow the theme.
  @Test func namesOfABuiltInThemeAreNotInlined() throws {
    try check(
      "@import \"themec:Fiori\"; A { font-style: @row1️⃣Title; }", "Inline",
      gives: "'@rowTitle' belongs to a built-in theme")
  }

  @Test func linesOfComponentsAreLeftAlone() throws {
    for line in ["font-color: Co1️⃣lor;", "font-si1️⃣ze: Number;"] {
      let sample = EditorSample("@component Own {\n  @part Own_x { \(line) }\n}\n")
      expect(actions(sample).allSatisfy { $0.purpose == .quickFix }, "\(line)")
    }
    try check(
      "@component Own {\n  @part Own_x { font-color: red; }\n}\nA { font-color: r1️⃣ed; }\nB { font-color: red; }",
      "Extract all 2",
      gives:
        "@font-color: red;\n@component Own {\n  @part Own_x { font-color: red; }\n}\nA { font-color: @font-color; }\nB { font-color: @font-color; }"
    )
  }

  @Test func actionsKeepLineEndingsCommentsAndTheByteOrderMark() throws {
    try check(
      "\u{FEFF}@a/* why */: 1;\r\nA { font-size: @1️⃣a; }\r\n", "Inline '@a' everywhere",
      gives: "\u{FEFF}/* why */\r\nA { font-size: 1; }\r\n")
    try check(
      "\u{FEFF}A { font-color: r1️⃣ed; }\r\n", "Extract the value",
      gives: "\u{FEFF}@font-color: red;\r\nA { font-color: @font-color; }\r\n")
  }

  /// A definition that another theme uses stays.
  @Test func definitionsOfSeveralThemesAreNotInlinedEverywhere() throws {
    let sample = EditorSample("@leaf: red;\nA { font-color: @l1️⃣eaf; }")
    func refusal(_ other: String) throws -> String? {
      let tree = EditorSample(other).tree
      return try #require(
        EditorActions.find(in: sample.offset..<sample.offset, ofFile: 0, of: sample.theme, related: { _ in [tree] })
          .first { $0.title == "Inline '@leaf' everywhere" }
      ).refusal
    }
    try expectEqual(refusal("B { font-color: @leaf; }"), "another theme uses '@leaf' too")
    expect(try refusal("B { font-color: blue; }") == nil)
  }

  @Test func rulesAreSplitMergedAndSorted() throws {
    try check("A, 1️⃣B { c: d; }", "Split into 2 rules", gives: "A { c: d; }\n\nB { c: d; }")
    try check("A1️⃣ { b: c }\nA { d: e; }", "Merge with the next rule", gives: "A { b: c; d: e; }\n")
    try check("A { 1️⃣d: e; b: c; }", "Sort the declarations", gives: "A { b: c; d: e; }")
  }

  @Test func findingsAreAcceptedWithAReason() throws {
    try check(
      "  Button { font-size: 11️⃣7px; }", "Accept 'unit-suffix'",
      gives: "  /* themec-disable-next-line unit-suffix -- reason */\n  Button { font-size: 17px; }")
  }

  @Test func variantsAreFilledIn() throws {
    let source = "@tintColor1️⃣: #112233;"
    let sample = EditorSample(source)
    let action = try #require(actions(sample).first { $0.title.hasPrefix("Fill in") })
    let filled = EditorSample(apply(action, to: sample))
    expect(!actions(filled, at: 3).contains { $0.title.hasPrefix("Fill in") })
    expect(filled.theme.findings.allSatisfy { $0.severity < .error })
    try check(
      "Button {\n  font-color: r1️⃣ed;\n}", "Add a value of 'font-color' for the dark appearance",
      gives: "Button {\n  font-color: red;\n  @media (appearance: dark) {\n    font-color: red;\n  }\n}")
  }

  @Test func coloursAreMadeReadable() throws {
    let sample = EditorSample("Button { font-color: #FEF1️⃣EFE; background-color: #FFFFFF; }")
    func fails(_ sample: EditorSample) -> Bool {
      ContrastAudit.of(sample.theme.compilation).pairs.flatMap(\.variants).contains {
        $0.verdict == .fails || $0.verdict == .invisible
      }
    }
    expect(fails(sample))
    let action = try #require(actions(sample).first { $0.title.hasPrefix("Change the colour") })
    let fixed = EditorSample(apply(action, to: sample))
    expect(!fails(fixed))
  }

  // MARK: - All actions at all places

  private static let themes = [
    """
    @accent: #0B6E99; @size: 10 + 2;
    @media (appearance: dark) { @accent: #7FD4FF; }
    Button, Label { font-color: @accent; font-size: @size * 2; border-width: 1px }
    Button, Label { tint-color: lighten(@accent, 10%); }
    @media (device: ipad) { Label { font-size: 17; background-color: white; } Label { alpha: 0.5; } }
    """,
    "fdlFUIHierarchyItemView {\r\n  background-color: white;\r\n  &_title, &_subtitle { font-color: #EEEEEE; }\r\n  &_title { text-align: left; }\r\n}\r\n",
    "@tintColor: red; @é😀: #fff; A { b: @é😀; /* c */ d: \"e; f\"; } A { a: rgba(1, 2, 3, 0.5); } A{}",
    "@a: @b; @b: 3; Button { font-size: @a + @b; text-align: left; } B:C { font-size: (@a) }",
  ]

  /// Refactorings that are meant to change the resolved styles; all others keep them.
  private static let changing = ["Fill in", "Change the colour"]

  @Test func actionsKeepWhatAThemeMeans() {
    for source in Self.themes {
      let sample = EditorSample(source)
      let meaning = ThemeMeaning(sample.theme.compilation.table)
      let mistakes = sample.theme.findings.filter { $0.severity == .error }.count
      var seen: Set<EditorAction> = []
      for offset in 0...sample.tree.file.bytes.count {
        for action in actions(sample, at: offset) where action.refusal == nil && seen.insert(action).inserted {
          let result = EditorSample(apply(action, to: sample))
          expect(
            result.theme.findings.filter { $0.severity == .error }.count <= mistakes,
            "\(action.title): \(result.tree.file.text(result.tree.stylesheet.span))")
          guard action.purpose != .quickFix, !Self.changing.contains(where: action.title.hasPrefix) else { continue }
          expectEqual(
            ThemeMeaning(result.theme.compilation.table), meaning,
            "\(action.title): \(result.tree.file.text(result.tree.stylesheet.span))")
        }
      }
      expect(seen.count > 5)
    }
  }
}
