import Testing
import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeReports
import ThemeService
import ThemeTable

@testable import themec

/// A pattern sets what each of its paths takes.
@Suite struct PatternTests {
  private func codes(_ text: String) -> [String] {
    compile(text).diagnostics.filter { $0.severity > .note }
      .map { "\($0.code.rawValue): \($0.message)" }
  }

  /// The paths that have a property in a theme.
  private func paths(_ text: String, with property: String) -> [String] {
    texts(compile(text).table, in: StyleEnvironment()).filter { $0.value[property] != nil }.keys
      .sorted()
  }

  private func check(
    _ text: String, styles expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(compile(text).diagnostics.isEmpty, sourceLocation: sourceLocation)
    #expect(paths(text, with: "font-color") == expected, sourceLocation: sourceLocation)
  }

  private let item = ["footnote", "status", "subtitle", "title"]
    .map { "fdlFUIHierarchyItemView_\($0)" }

  @Test func pathsThatTakeThePropertyAreStyled() {
    check("fdlFUIHierarchyItemView_* { font-color: red; }", styles: item)
    check("fdlFUIHierarchyItemView* { font-color: red; }", styles: item)
    check(
      "fdlFUIHierarchyItemView_*, Label { font-color: red; }", styles: ["Label"] + item)
    check(
      "fdlFUIHierarchyItemView_* { font-color: red; tint-color: red; }",
      styles: item)
  }

  @Test func onlyWhatNoPathTakesIsReported() {
    let pattern = "fdlFUIHierarchyItemView_*"
    #expect(
      codes("\(pattern) { font-colour: red; }") == [
        "unknown-property: no class path that '\(pattern)' matches takes 'font-colour'"
      ])
    #expect(codes("\(pattern) { font-color: red; } *_title { font-color: blue; }").isEmpty)
    #expect(codes("\(pattern) { xyzzy: 1; font-color: red; }").count == 1)
    #expect(codes("fdlFUIHierarchyItemView_titl* { xyzzy: 1; }").count == 1)
  }

  /// A property that an exact path of the same list does not take is reported.
  @Test func exactPathsAreHeldToTheirProperties() {
    let found = codes("fdlFUIHierarchyItemView_detailImageView, fdl*_title { font-color: red; }")
    #expect(
      found == [
        "unknown-property: 'fdlFUIHierarchyItemView_detailImageView' has no property 'font-color'"
      ])
  }

  @Test func nestedPatterns() {
    check("fdlFUIHierarchyItemView { &_* { font-color: red; } }", styles: item)
    check(
      "fdlFUIHierarchyItemView { &_*title { font-color: red; } }",
      styles: ["subtitle", "title"].map { "fdlFUIHierarchyItemView_\($0)" })
    check(
      "fdlFUIHierarchyViewH* { &_t*e { font-color: red; } }",
      styles: ["fdlFUIHierarchyViewHeader_title"])
    #expect(
      codes("fdlFUIHierarchyItemView { &_*titel { font-color: red; } }") == [
        "unmatched-pattern: no class path matches '&_*titel'"
      ])
  }

  @Test func classesOfTheThemeAreMatched() {
    check("@class BigLabel : Label; *gLabel { font-color: red; }", styles: ["BigLabel"])
  }

  /// Beyond the first patterns an index of the paths is asked, which must say the same.
  @Test func manyPatternsMatchWhatFewDo() {
    let others = (0..<40).map { "Nothing\($0)*" }.joined(separator: ", ") + " { width: 1; }\n"
    for pattern in ["*", "fdlFUIHierarchy*_title", "*gLabel", "Big*", "BigLabel*", "Z*", "zzz*"] {
      let rule = "@class BigLabel : Label; \(pattern) { font-color: red; }"
      #expect(styled(by: others + rule) == styled(by: rule), "\(pattern)")
    }
  }

  private func styled(by text: String) -> [String] {
    let table = compile(text).table
    return table.rows.map { table.names[$0.path] }
  }

  /// A counted step of the work, since many patterns over many classes would be quadratic.
  @Test func patternsAreComparedWithThePathsThatBeginAlike() {
    let index = PathIndex(.standard)
    func comparisons(_ pattern: String) -> Int {
      index.comparisons(with: Array(pattern.utf8)[...])
    }
    #expect(comparisons("*") == Registry.standard.expand("*").count)
    let items = "fdlFUIHierarchyItemView_*"
    #expect(comparisons(items) == Registry.standard.expand(items).count)
    #expect(comparisons("Nothing*") == 0)
  }

  @Test func explainSaysHowMuchIsStyled() throws {
    let compilation = compile("fdlFUIHierarchyItemView_* { font-color: red; }")
    let explanation = try #require(
      Explainer.explain(
        "fdlFUIHierarchyItemView_title", in: StyleEnvironment(), of: compilation))
    #expect(explanation.text().text.contains("by a pattern that styles 4 of 5\n"))
    #expect(
      PatternStyling.list(of: compilation).map(\.line) == [
        "theme.nss:1:29: 'font-color' styles 4 of 5 class paths"
      ])
  }
}

/// Definitions that stand where they count for nothing.
@Suite struct MisplacedDefinitionTests {
  private func check(
    _ text: String, _ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = compile(text)
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.code) == [.definitionInRule],
      sourceLocation: sourceLocation)
    #expect(
      texts(result.table, in: StyleEnvironment())["Label"] ?? [:] == expected,
      sourceLocation: sourceLocation)
  }

  @Test func definitionsInRulesCountForNothing() {
    check("Label { @a: 1; font-size: @a; }", [:])
    check("@a: 2; Label { @a: 1; font-size: @a; }", ["font-size": "2"])
    check("Label { font-size: @a; @media (device: ipad) { @a: 1; } } @a: 2;", ["font-size": "2"])
  }
}
