import TestSupport
import Testing
import ThemeBase
import ThemeEditor
import ThemeSyntax

@Suite struct NameTests {
  /// Checks what a rename at `1️⃣` makes of a theme, or why it is refused.
  private func check(
    _ source: String, to name: String, gives expected: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let sample = EditorSample(source)
    let target = try #require(sample.target, sourceLocation: location)
    do throws(Rename.Refusal) {
      let edits = try Rename.changes(of: target, to: name, in: sample.scope).edits
      var bytes = sample.tree.file.bytes
      for edit in edits.flatMap(\.self).sorted(by: { $0.span > $1.span }) {
        bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
      }
      expectEqual(String(decoding: bytes, as: UTF8.self), expected, sourceLocation: location)
    } catch { expectEqual(error.reason, expected, sourceLocation: location) }
  }

  @Test func definitionsAreRenamedWithTheirFamily() throws {
    try check(
      "@br1️⃣and: red; @brand_darkBackground: blue; A { x: @brand @branded; }", to: "@main",
      gives: "@main: red; @main_darkBackground: blue; A { x: @main @branded; }")
    try check(
      "@brand: red; @brand_dark1️⃣Background: blue;", to: "@main_darkBackground",
      gives: "@main: red; @main_darkBackground: blue;")
    try check("@a: red; B { c: @1️⃣a; }", to: "b", gives: "@b: red; B { c: @b; }")
  }

  @Test func clashesAreFoundFirst() throws {
    try check("@a1️⃣: red; @b: blue;", to: "@b", gives: "'@b' exists already")
    try check("@a1️⃣: red;", to: "@media", gives: "'@media' cannot name a definition")
    try check("@a1️⃣: red;", to: "@b c", gives: "'@b c' cannot name a definition")
    try check("@a1️⃣: red;", to: "", gives: "'@' cannot name a definition")
    try check(
      "@a1️⃣: red;", to: "@tintColor",
      gives: "'@tintColor' overrides a palette colour, which a definition does by its name alone")
  }

  @Test func classesOfTheAppAreRenamed() throws {
    try check(
      "@class Mi1️⃣ne : Button; Mine, Label { font-color: red; }", to: "Yours",
      gives: "@class Yours : Button; Yours, Label { font-color: red; }")
    try check(
      "Butt1️⃣on { font-color: red; }", to: "Knob",
      gives: "'Button' is declared by a component, so its name cannot change")
    try check("My_ti1️⃣tle {} My { &_title {} }", to: "Your_title", gives: "'My_title' is also written as '&_title'")
  }

  @Test func nestedRulesAreRenamedWithTheirClass() throws {
    try check(
      "Hero1️⃣ { &_title { font-size: 4; } }\nHero_title { font-color: red; }", to: "Star",
      gives: "Star { &_title { font-size: 4; } }\nStar_title { font-color: red; }")
    // As deep as rules nest, wherever the paths are named, and nothing that only begins the same way.
    try check(
      "He1️⃣ro, Own { _row { &Big { x: y; } } } @class Hero_rowBig : Button; Hero_rowBig, Heroic, Hero_b { &_z {} } Hero_rowBig_z {}",
      to: "Star",
      gives:
        "Star, Own { _row { &Big { x: y; } } } @class Star_rowBig : Button; Star_rowBig, Heroic, Hero_b { &_z {} } Star_rowBig_z {}"
    )
    try check(
      "Hero_ti1️⃣tle { x: y; } Hero { &_title { x: y; } }", to: "Star_title",
      gives: "'Hero_title' is also written as '&_title'")
    try check(
      "Her1️⃣o { &_title_text {} } Hero_title { &_text {} }", to: "Star",
      gives: "'Hero_title_text' is also written as '&_text'")
    try check("He1️⃣ro { &_title {} } Star_title {}", to: "Star", gives: "'Star_title' exists already")
    try check(
      "fdl1️⃣FUI { &HierarchyItemView { &_title { font-size: 4; } } }", to: "x",
      gives: "'fdlFUIHierarchyItemView_title' is declared by a component, so its name cannot change")
  }

  @Test func namesOfABuiltInThemeStay() throws {
    let reason = "'@rowTitle' belongs to a built-in theme, so its name cannot change"
    for source in [
      "@import \"themec:Fiori\"; A { font-style: @row1️⃣Title; }",
      "@import \"themec:Fiori\"; @row1️⃣Title: body; A { font-style: @rowTitle; }",
    ] { try check(source, to: "@x", gives: reason) }
    try check("@import \"themec:Fiori\"; @m1️⃣ine: red;", to: "@rowTitle", gives: "'@rowTitle' exists already")
    try check("@import \"themec:Fiori\"; @m1️⃣ine: red;", to: "@x", gives: "@import \"themec:Fiori\"; @x: red;")
  }

  @Test func coloursOfThePaletteAndPropertiesHaveUses() throws {
    func uses(_ source: String) throws -> [String] {
      let sample = EditorSample(source)
      let target = try #require(sample.target)
      return NameUses.of(target, in: sample.tree).map { "\(sample.text($0.span))\($0.isDeclaration ? "!" : "")" }
    }
    let source = "@tintColor: red; A { font-color: tintColor; } B { tint-color: mix(tint1️⃣Color, red); }"
    try expectEqual(uses(source), ["@tintColor!", "tintColor", "tintColor"])
    try expectEqual(uses("A { fo1️⃣o: 1; } B { foo: 2; foo-bar: 3; }"), ["foo", "foo"])
    let sample = EditorSample(source)
    let target = try #require(sample.target)
    expectEqual(DefinitionSites.find(target, in: 0, of: sample.theme).map(sample.text), ["@tintColor"])
  }

  @Test func definitionsOfAUseAreThoseThatCanApply() throws {
    let sample = EditorSample(
      """
      @a: red;
      @media (appearance: dark) { @a: blue; }
      @media (appearance: light) { Button { font-color: @1️⃣a; } }
      """)
    let target = try #require(sample.target)
    let spans = DefinitionSites.find(target, in: 0, of: sample.theme)
    expectEqual(spans.map(\.start), [0])
  }

  @Test func aHoverTellsTheValueInEachEnvironment() throws {
    let sample = EditorSample("@a: #112233; @media (appearance: dark) { @a: #445566; } Button { font-color: @1️⃣a; }")
    let target = try #require(sample.target)
    let hover = try #require(Hover.find(target, of: sample.theme))
    expect(hover.text.plain.contains("#445566 if (appearance: dark)"))
    expect(hover.text.plain.contains("#112233 if (appearance: light)"))
    expect(hover.text.plain.contains("defined at /t/a.nss:1:42"))
  }
}
