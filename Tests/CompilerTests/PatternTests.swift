import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports
import ThemeTable

@testable import themec

/// A pattern sets what each of its paths takes.
@Suite struct PatternTests {
  private func codes(_ text: String) -> [String] {
    compile(text).diagnostics.filter { $0.severity > .note }.map { "\($0.code.rawValue): \($0.message)" }
  }

  /// The paths that have a property in a theme.
  private func paths(_ text: String, with property: String) -> [String] {
    texts(compile(text).table, in: StyleEnvironment()).filter { $0.value[property] != nil }.keys.sorted()
  }

  private func check(_ text: String, styles expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expect(compile(text).diagnostics.isEmpty, sourceLocation: sourceLocation)
    expectEqual(paths(text, with: "font-color"), expected, sourceLocation: sourceLocation)
  }

  private let item = ["footnote", "status", "subtitle", "title"].map { "fdlFUIHierarchyItemView_\($0)" }

  @Test func pathsThatTakeThePropertyAreStyled() {
    check("fdlFUIHierarchyItemView_* { font-color: red; }", styles: item)
    check("fdlFUIHierarchyItemView* { font-color: red; }", styles: item)
    check("fdlFUIHierarchyItemView_*, Label { font-color: red; }", styles: ["Label"] + item)
    check("fdlFUIHierarchyItemView_* { font-color: red; tint-color: red; }", styles: item)
  }

  @Test func onlyWhatNoPathTakesIsReported() {
    let pattern = "fdlFUIHierarchyItemView_*"
    expectEqual(
      codes("\(pattern) { font-colour: red; }"),
      [
        "unknown-property: no class path that '\(pattern)' matches takes 'font-colour'"
      ])
    expect(codes("\(pattern) { font-color: red; } *_title { font-color: blue; }").isEmpty)
    expectEqual(codes("\(pattern) { xyzzy: 1; font-color: red; }").count, 1)
    expectEqual(codes("fdlFUIHierarchyItemView_titl* { xyzzy: 1; }").count, 1)
  }

  /// A property that an exact path of the same list does not take is reported.
  @Test func exactPathsAreHeldToTheirProperties() {
    let found = codes("fdlFUIHierarchyItemView_detailImageView, fdl*_title { font-color: red; }")
    expectEqual(found, ["unknown-property: 'fdlFUIHierarchyItemView_detailImageView' has no property 'font-color'"])
  }

  @Test func nestedPatterns() {
    check("fdlFUIHierarchyItemView { &_* { font-color: red; } }", styles: item)
    check(
      "fdlFUIHierarchyItemView { &_*title { font-color: red; } }",
      styles: ["subtitle", "title"].map { "fdlFUIHierarchyItemView_\($0)" })
    check("fdlFUIHierarchyViewH* { &_t*e { font-color: red; } }", styles: ["fdlFUIHierarchyViewHeader_title"])
    expectEqual(
      codes("fdlFUIHierarchyItemView { &_*titel { font-color: red; } }"),
      [
        "unmatched-pattern: no class path matches '&_*titel'"
      ])
  }

  @Test func classesOfTheThemeAreMatched() {
    check("@class BigLabel : Label; *gLabel { font-color: red; }", styles: ["BigLabel"])
  }

  /// A path with a number in it is matched if the theme names it, wherever and however it does.
  @Test func numbersThatTheThemeNamesAreMatched() {
    let row = "fdlFUIDataTable_textItem_row3"
    let fixed = paths("fdlFUIDataTable_* { font-color: red; }", with: "font-color")
    for names in [
      "\(row) { font-style: title1; }", "\(row) { }", "Label, \(row) { font-style: title1; }",
      "fdlFUIDataTable { &_textItem_row3 { font-style: title1; } }",
      "@media (device: ipad) { \(row) { font-style: title1; } }",
    ] {
      for pattern in ["fdlFUIDataTable_*", "fdlFUIDataTable { &_*", "fdlFUIDataTable* { &*"] {
        let rule = pattern + " { font-color: red; }" + (pattern.contains("{") ? " }" : "")
        let expected = pattern.hasSuffix("_*") ? fixed + [row] : paths(rule, with: "font-color") + [row]
        expectEqual(paths(rule + names, with: "font-color").sorted(), Set(expected).sorted(), "\(rule + names)")
        expect(paths(names + rule, with: "font-color").contains(row), "\(names + rule)")
      }
    }
    expect(!fixed.contains(row))
    check("fdl*_row3 { font-color: red; } \(row) { font-color: blue; }", styles: [row])
    check("@class Third : \(row); fdl*_row3 { font-color: red; }", styles: ["Third", row])
    check(
      "@component My { @part &_bar[n]_end[n] : text; } fdlMy_b* { font-color: red; } fdlMy_bar10_end2 { font-size: 1; }",
      styles: ["fdlMy_bar10_end2"])
    let both = "fdl*_row* { font-color: red; } \(row), fdlFUIDataTable_textItem_row12 { font-size: 1; }"
    expectEqual(paths(both, with: "font-color"), ["fdlFUIDataTable_textItem_row12", row])
  }

  @Test func anExactNumberIsStrongerThanAPattern() {
    let row = "fdlFUIDataTable_textItem_row3"
    let table = compile("\(row) { font-color: blue; } fdlFUIDataTable_* { font-color: red; }").table
    expectEqual(texts(table, in: StyleEnvironment())[row]?["font-color"], "blue")
  }

  @Test func numbersThatNobodyNamesAreAdvised() {
    for (pattern, example) in [("*_row*", "row1"), ("*_row12", "row12"), ("*Item_row2*", "row2")] {
      let found = compile("fdlFUIDataTable\(pattern) { font-color: red; }").diagnostics
      expectEqual(found.map(\.code), [.unmatchedPattern])
      expectEqual(
        found.first?.help,
        [
          "'fdlFUIDataTable_textItem_row[n]' is matched with the numbers that rules name: write 'fdlFUIDataTable_textItem_\(example) { … }'"
        ])
    }
  }

  /// Beyond the first patterns an index of the paths is asked, which must say the same.
  @Test func manyPatternsMatchWhatFewDo() {
    let others = (0..<40).map { "Nothing\($0)*" }.joined(separator: ", ") + " { width: 1; }\n"
    for pattern in ["*", "fdlFUIHierarchy*_title", "*gLabel", "Big*", "BigLabel*", "Z*", "zzz*", "fdlFUIData*"] {
      let rule = """
        @class BigLabel : Label; \(pattern) { font-color: red; }
        fdlFUIDataTable_textItem_row3 { font-size: 1; }
        """
      expectEqual(styled(by: others + rule), styled(by: rule), "\(pattern)")
    }
  }

  private func styled(by text: String) -> [String] {
    let table = compile(text).table
    return table.rows.map { table.names[$0.path] }
  }

  /// A counted step of the work, since many patterns over many classes would be quadratic.
  @Test func patternsAreComparedWithThePathsThatBeginAlike() {
    let index = PathIndex(.standard)
    func comparisons(_ pattern: String) -> Int { index.comparisons(with: Array(pattern.utf8)[...]) }
    expectEqual(comparisons("*"), Registry.standard.expand("*").count)
    let items = "fdlFUIHierarchyItemView_*"
    expectEqual(comparisons(items), Registry.standard.expand(items).count)
    expectEqual(comparisons("Nothing*"), 0)
  }

  @Test func explainSaysHowMuchIsStyled() throws {
    let compilation = compile("fdlFUIHierarchyItemView_* { font-color: red; }")
    let explanation = try #require(
      Explainer.explain("fdlFUIHierarchyItemView_title", in: StyleEnvironment(), of: compilation.compilation))
    expect(explanation.text().text.contains("by a pattern that styles 4 of 5\n"))
    expectEqual(
      PatternStyling.list(of: compilation.compilation).map(\.line),
      ["theme.nss:1:29: 'font-color' styles 4 of 5 class paths"])
  }
}

/// Definitions that stand where they count for nothing.
@Suite struct MisplacedDefinitionTests {
  private func check(_ text: String, _ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation) {
    let result = compile(text)
    expectEqual(
      result.diagnostics.filter { $0.severity == .error }.map(\.code), [.definitionInRule],
      sourceLocation: sourceLocation)
    expectEqual(texts(result.table, in: StyleEnvironment())["Label"] ?? [:], expected, sourceLocation: sourceLocation)
  }

  @Test func definitionsInRulesCountForNothing() {
    check("Label { @a: 1; font-size: @a; }", [:])
    check("@a: 2; Label { @a: 1; font-size: @a; }", ["font-size": "2"])
    check("Label { font-size: @a; @media (device: ipad) { @a: 1; } } @a: 2;", ["font-size": "2"])
  }
}
