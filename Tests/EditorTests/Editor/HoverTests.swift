import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

@testable import ThemeEditor

/// Answers that are shown beside the text: hovers, proposals of several lines, pages of the registry.
@Suite struct HoverTests {
  private func hover(_ source: String) throws -> String {
    let sample = EditorSample(source)
    let target = try #require(sample.target)
    return try #require(Hover.find(target, of: sample.theme)).text.plain
  }

  @Test func aColourTellsItsContrast() throws {
    let text = try hover(
      """
      Button {
        font-1️⃣color: #777777;
        background-color: #FFFFFF;
        @media (appearance: dark) { background-color: #000000; }
      }
      """)
    expect(text.contains("- contrast 4.47:1 (fails) on #FFFFFF if (appearance: light)"))
    expect(text.contains("- contrast 4.68:1 on #000000 if (appearance: dark)"))
    // Without a background nothing is known.
    expect(!(try hover("Button { font-1️⃣color: #777777; }")).contains("contrast"))
  }

  @Test func aPartTellsItsContrastOnWhatLiesBeneath() throws {
    let text = try hover(
      "fdlFUIHierarchyCollectionItem { background-color: white; }\nfdlFUIHierarchyItemView_title { font-co1️⃣lor: #777777; }"
    )
    expect(text.contains("- contrast 4.47:1 (fails) on #FFFFFF of fdlFUIHierarchyCollectionItem"))
    let definition = try hover("@a1️⃣: #777777; Button { font-color: @a; background-color: white; }")
    expect(definition.contains("- contrast 4.47:1 (fails) as Button font-color on #FFFFFF\n"))
  }

  @Test func aDefinitionTellsTheCommentAboveIt() throws {
    func check(_ above: String, _ comment: String?) throws {
      let text = try hover("@x: 1;\(above)@a: 2;\nB { c: @1️⃣a; }")
      let expected = comment.map { "@a: 2;\n\n\($0)\n\n- 2\n" } ?? "@a: 2;\n\n- 2\n"
      expect(text.hasPrefix(expected), "\(above)")
    }
    try check("\n/* why */\n", "why")
    try check("\n/*\n * why\n * so\n */\n", "why\nso")
    try check("\n// === why ===\n// so\n", "why\nso")
    try check("\n/* why */\n/* themec-disable-next-line unit-suffix -- x */\n", "why")
    // A comment about the line before, or set apart by an empty line.
    try check(" /* why */\n", nil)
    try check("\n/* why */\n\n", nil)
  }

  @Test func functionsAndImportsTellWhatTheyAre() throws {
    expect(try hover("A { font-color: rg1️⃣b(1, 2, 3); }").contains("A number without a dot is divided by 255."))
    expect(try hover("A { font-color: li1️⃣ghten(red, 0.1); }").contains("lighten(colour, amount)"))
    expect(try hover("@import \"themec:Fi1️⃣ori\";").contains("built into themec"))
  }

  @Test func placesAreLinksAndOtherTextStaysAsItIs() throws {
    let sample = EditorSample("@a: #2E7D32;\n@b: @a;\nB { c: @1️⃣b; }")
    let target = try #require(sample.target)
    let text = try #require(Hover.find(target, of: sample.theme)).text
    let linked = text.markdown { _ in "file:///t/a.nss#L1" }
    expect(linked.contains("- `@a` = `#2E7D32` at [/t/a.nss:1:1](<file:///t/a.nss#L1>)\n"))
    expect(text.plain.contains("- @a = #2E7D32 at /t/a.nss:1:1\n"))
    expect(text.markdown().contains(" at /t/a.nss:1:1\n"))
  }

  @Test(arguments: [
    ("Number [0,] of #2E7D32 { a | b }", "Number [0,] of #2E7D32 { a | b }"),
    ("a_b fdl*_x ~ a < b & c > d", "a_b fdl\\*\\_x ~ a < b & c > d"),
    ("[a](b) <b> `c` &amp; # d", "[a\\](b) \\<b> \\`c\\` \\&amp; # d"), ("# a\n- b", "\\# a\n\\- b"),
    ("_a_", "\\_a\\_"),
  ]) func onlyMarksAreEscaped(_ text: String, _ expected: String) { expectEqual(Markdown.escaped(text), expected) }

  @Test func aClassPathTellsWhereItIsDocumented() throws {
    let registry = Registry.standard
    var checked = 0
    for component in registry.components.values.prefix(200) {
      guard let part = component.parts.first, !component.sources.isEmpty else { continue }
      let path = registry.paths[registry.parts[part].path]
      guard !path.contains("["), registry.parts(of: registry.parts[part].path).count == 1 else { continue }
      let text = try hover("1️⃣\(path) { font-color: red; }")
      expect(text.contains("of \(component.name) (\(component.certainty.rawValue))"))
      for source in component.sources { expect(text.contains("- \(source)")) }
      checked += 1
    }
    expect(checked > 20)
  }

  @Test func coloursAndPropertiesHavePages() throws {
    func marked(_ source: String) throws -> String {
      let sample = EditorSample(source)
      let target = try #require(sample.target)
      let page = try #require(
        RegistryPage.palette(target, of: sample.theme) ?? RegistryPage.find(target, sample.theme.registry))
      return page.name + " " + String(decoding: page.bytes[page.range], as: UTF8.self)
    }
    expect(try marked("A { font-color: tint1️⃣Color; }").hasSuffix(".nss tintColor"))
    try expectEqual(marked("Button { font-col1️⃣or: red; }"), "Button.nss font-color")
  }

  @Test func theVariantsThatAreMissingAreOneProposal() throws {
    let sample = EditorSample("@tintColor: red;\n@tintColor_darkBackground: blue;\n@tin1️⃣")
    let context = try #require(CompletionContext.find(in: sample.tree, at: sample.offset))
    let items = Completion.find(context, of: sample.theme).items
    let snippet = try #require(items.first { $0.label == "@tintColor_… missing variants" })
    let lines = (snippet.insertion ?? "").split(separator: "\n").map(String.init)
    expect(snippet.isSnippet && lines.count >= 1)
    for (number, line) in lines.enumerated() {
      expect(line.hasPrefix("@tintColor_") && line.contains(": $\(number + 1);"))
      // A line that is there already is not proposed again.
      expect(!line.hasPrefix("@tintColor_darkBackground:"))
    }
    expectEqual(lines.last?.hasSuffix("$0"), true)
  }

  @Test func aPageOfTheRegistryIsAStylesheetWithThePart() throws {
    for name in ["Button", "fdlFUIHierarchyItemView_title"] {
      let sample = EditorSample("1️⃣\(name) { font-color: red; }")
      let target = try #require(sample.target)
      let page = try #require(RegistryPage.find(target, sample.theme.registry))
      expectEqual(String(decoding: page.bytes[page.range], as: UTF8.self), name)
      let file = EditorSample(String(decoding: page.bytes, as: UTF8.self)).tree
      expect(file.nodes(.atRule).contains { $0.firstToken.isSpelt("@component") })
      expect(String(decoding: page.bytes, as: UTF8.self).contains("font-color: "))
    }
  }
}
