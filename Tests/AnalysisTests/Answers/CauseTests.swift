import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// What makes two themes differ, and what follows for contrast.
@Suite struct CauseTests {
  /// Checks the causes of a difference: name, texts, values, classes, and pairs that newly fail and now pass.
  private func checkCauses(_ old: String, _ new: String, _ expected: [String]) {
    let (before, after) = (compile(old), compile(new))
    let difference = ThemeDifference(from: before, to: after, registry: after.registry)
    let causes = difference.causes.map { cause in
      let texts =
        switch cause.subject {
        case .rules: ""
        case .definition(_, let old, let new, let environments):
          " \(old ?? "none")→\(new ?? "none")" + (environments == .all ? "" : " somewhere")
        }
      return "\(cause.name)\(texts): \(cause.valueCount) in \(cause.pathCount)"
        + cause.newlyFailing.map { " -\($0.path)" }.joined() + cause.nowPassing.map { " +\($0.path)" }.joined()
    }
    expectEqual(causes, expected, "\(old) → \(new)")
  }

  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  @Test func aDefinitionIsTheCauseOfAllThatItReaches() {
    checkCauses(
      "@brand: #112233; Label { font-color: @brand; } Button { font-color: @brand; tint-color: @brand; }",
      "@brand: #445566; Label { font-color: @brand; } Button { font-color: @brand; tint-color: @brand; }",
      ["@brand #112233→#445566: 3 in 2"])
    // By way of another definition, which is written alike.
    checkCauses(
      "@a: red; @b: @a; Label { font-color: @b; }", "@a: blue; @b: @a; Label { font-color: @b; }",
      ["@a red→blue: 1 in 1"])
    checkCauses(
      "@a: red; @b: blue; Label { font-color: mix(@a, @b); }", "@a: red; @b: green; Label { font-color: mix(@a, @b); }",
      ["@b blue→green: 1 in 1"])
    // What is written alike, or comes to the same, is none.
    checkCauses("@a: red; Label { font-color: @a; }", "@a: red; Label { font-color: @a; }", [])
    checkCauses("@a: red; Label { font-color: @a; }", "@a: #FF0000; Label { font-color: @a; }", [])
  }

  @Test func aDefinitionOfSomeEnvironmentsIsTheCauseThere() {
    checkCauses(
      "@a: red; Label { font-color: @a; }",
      "@a: red; @media (appearance: dark) { @a: blue; } Label { font-color: @a; }", ["@a red→blue somewhere: 1 in 1"])
  }

  @Test func partsOfADefinitionAreInTheOrderOfTheirEnvironments() {
    checkCauses(
      "@a: red; @media (appearance: dark) { @a: blue; } Label { font-color: @a; }",
      "@a: green; @media (appearance: dark) { @a: white; } Label { font-color: @a; }",
      ["@a red→green somewhere: 1 in 1", "@a blue→white somewhere: 1 in 1"])
  }

  @Test func aPaletteColourIsACause() {
    checkCauses(
      "BarButton { font-color: tintColor; }", "@tintColor_darkBackground: red; BarButton { font-color: tintColor; }",
      ["@tintColor_darkBackground none→red: 1 in 1"])
    checkCauses(
      "@import \"themec:NUI\"; @accent: #0B6E99;", "@import \"themec:NUI\"; @accent: #0B6E90;",
      ["@accent #0B6E99→#0B6E90: 18 in 15"])
  }

  @Test func rulesAreTheCauseOfWhatTheyWriteOtherwise() {
    checkCauses(
      "Label { font-size: 3; }", "Label { font-size: 4; } Button { font-size: 5; }",
      ["Button: 1 in 1", "Label: 1 in 1"])
    checkCauses(
      "@a: red; @b: blue; Label { font-color: @a; }", "@a: green; @b: blue; Label { font-color: @b; }",
      ["Label: 1 in 1"])
  }

  @Test func pairsThatFailAndPassAreTold() {
    let theme = { (ink: String) in "@ink: \(ink); Button { background-color: white; font-color: @ink; }" }
    checkCauses(theme("#333333"), theme("#CCCCCC"), ["@ink #333333→#CCCCCC: 1 in 1 -Button"])
    checkCauses(theme("#CCCCCC"), theme("#333333"), ["@ink #CCCCCC→#333333: 1 in 1 +Button"])
    checkCauses(theme("#CCCCCC"), theme("#DDDDDD"), ["@ink #CCCCCC→#DDDDDD: 1 in 1"])
    // The ground is a cause as the text is.
    let ground = { (paper: String) in "@paper: \(paper); Button { background-color: @paper; font-color: white; }" }
    checkCauses(ground("#333333"), ground("#CCCCCC"), ["@paper #333333→#CCCCCC: 1 in 1 -Button"])
  }
}
