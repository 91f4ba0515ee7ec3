import TestSupport
import Testing
import ThemeBase
import ThemeEditor
import ThemeModel
import ThemeProject
import ThemeSyntax
import ThemeTable

@Suite struct OutlineTests {
  private func tokens(_ source: String) -> [String] {
    let sample = EditorSample(source)
    return SemanticTokens.find(in: sample.tree).map { token in
      let text = String(decoding: sample.tree.file.bytes[token.range], as: UTF8.self)
      return "\(token.role) \(text)\(token.isDeclaration ? " !" : "")"
    }
  }

  @Test func wordsAreWhatTheyAreInTheTree() {
    expectEqual(
      tokens("@é😀: #fff; /* x */ Button { font-size: -2 * @a; font-color: lighten(red, 0.1); }"),
      [
        "variable @é😀 !", "number #fff", "comment /* x */", "class Button", "property font-size", "number -2",
        "operator *", "variable @a", "property font-color", "function lighten", "enumMember red", "number 0.1",
      ])
    expectEqual(
      tokens("@media (appearance: dark) and (device: ipad) {} @import \"a.nss\"; @class A : B;"),
      [
        "keyword @media", "property appearance", "enumMember dark", "keyword and", "property device", "enumMember ipad",
        "keyword @import", "string \"a.nss\"", "keyword @class", "type A", "type B",
      ])
  }

  @Test func outlinesNestAndHoldTheirNames() {
    let tree = EditorSample(
      "@a: 1;\n@media (device: ipad) {\n  A, B { c: d; &_e { f: g; } }\n}\nA,\nC {}\n@import \"a\";"
    ).tree
    let items = Outline.items(of: tree)
    expectEqual(
      items.map { "\($0.depth) \($0.name) \($0.detail)" },
      [
        "0 @a 1", "0 @media (device: ipad) ", "1 A, B ", "2 c d", "2 &_e ", "3 f g", "0 A, C ", "0 @import \"a\" ",
      ])
    for item in items { expect(item.span.start <= item.nameSpan.start && item.nameSpan.end <= item.span.end) }
    expectEqual(Outline.items(of: tree, nested: false), items.filter { $0.depth == 0 })
  }

  @Test func blocksCommentsAndImportsFold() {
    let folds = Folding.ranges(
      of: EditorSample("@import \"a\";\n@import \"b\";\n/* c\n */\nA {\n  b: c;\n}\n// d\n// e\n").tree)
    expectEqual(folds.map(\.content), [.imports, .comment, .block, .comment])
  }

  @Test func coloursAreLiterals() {
    let sample = EditorSample(
      "@a: #112233; Button { font-color: rgba(1, 2, 3, 0.5); background-color: red; font-name: red; tint-color: @a; }")
    let marks = ColorMarks.find(in: sample.tree, of: sample.theme)
    expectEqual(marks.map { sample.text($0.span) }, ["#112233", "rgba(1, 2, 3, 0.5)", "red"])
    // A name of the palette has the colour of its first appearance.
    let palette = EditorSample("Button { font-color: tintColor; }")
    expectEqual(ColorMarks.find(in: palette.tree, of: palette.theme).count, 1)
    let notations = ColorMarks.notations(for: marks[0].color, of: sample.theme)
    expectEqual(notations, ["#112233", "rgb(17, 34, 51)", "@a"])
  }

  @Test(arguments: Target.allCases) func theFirstNotationOfAColourDrawsNoFinding(target: Target) throws {
    let sample = EditorSample("Label { font-color: red; }", target: target)
    for alpha: UInt8 in [255, 128, 1] {
      let color = StyleColor(red: 1, green: 130, blue: 3, alpha: alpha)
      let notation = try #require(ColorMarks.notations(for: color, of: sample.theme).first)
      let written = EditorSample("Label { font-color: \(notation); }", target: target)
      expect(written.theme.findings.isEmpty, "\(notation)")
    }
  }

  @Test func hintsAndLensesTellWhatDefinitionsComeTo() {
    let sample = EditorSample(
      "@a: #000000; Button { font-color: @a; background-color: white; } Label { font-color: @a; }")
    let hints = InlayHint.find(in: 0..<500, ofFile: 0, of: sample.theme)
    expectEqual(hints.map(\.text), ["= #000000", "= #000000"])
    let lenses = CodeLens.find(in: sample.tree)
    expectEqual(lenses.map(\.name), ["@a"])
    expectEqual(CodeLens.text(of: "@a", in: sample.theme), "2 uses · 21.00:1")
  }

  @Test func lensesTellTheContrastOfEachAppearance() {
    let sample = EditorSample(
      """
      @ink: #777777; @paper: #FFFFFF; @unused: 1;
      @media (appearance: dark) { @paper: #000000; }
      Button { font-color: @ink; background-color: @paper; }
      Label { font-color: @ink; background-color: #EEEEEE; }
      """)
    expectEqual(
      CodeLens.find(in: sample.tree).map { CodeLens.text(of: $0.name, in: sample.theme) },
      [
        "2 uses · light 4.47:1 · dark 4.68:1 · 3.85:1", "1 use", "0 uses",
      ])
  }
}
