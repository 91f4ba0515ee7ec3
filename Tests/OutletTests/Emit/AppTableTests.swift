import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// The definitions that an app reads from a table.
@Suite struct AppTableTests {
  private func check(_ text: String, _ expected: [String: String], in environment: StyleEnvironment = .init()) throws {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    let theme = try StyleTable(Compiler.compile(sources, options: CompilerOptions()).appTable)
    let found = theme.definitionNames.compactMap { name in
      theme.definition(name, in: environment).map { (name, "\($0.typeName) \($0)") }
    }
    expectEqual(Dictionary(uniqueKeysWithValues: found), expected, "\(text)")
  }

  @Test func colorsNumbersAndFontsAreThere() throws {
    try check(
      "@a: #0B6E99; @b: @a; @c: darken(@a, 0.1);",
      ["a": "color #0B6E99FF", "b": "color #0B6E99FF", "c": "color #00517AFF"])
    try check("@gap: 4; @half: 0.5; @sum: @gap + 1;", ["gap": "number 4", "half": "number 0.5", "sum": "number 5"])
    try check("@font: Georgia; @style: headline;", ["font": "font-name Georgia", "style": "text-style headline"])
    try check("@word: center; @picture: a.png;", [:])
  }

  @Test func theyDependOnTheEnvironment() throws {
    let text = "@a: red; @media (appearance: dark) { @a: blue; } @media (device: ipad) { @b: 3; }"
    try check(text, ["a": "color #FF0000FF"])
    try check(text, ["a": "color #0000FFFF"], in: StyleEnvironment(appearance: .dark))
    try check(text, ["a": "color #FF0000FF", "b": "number 3"], in: StyleEnvironment(device: .ipad))
  }

  @Test func thoseOfBuiltInThemesStayOut() throws {
    try check("@import \"themec:Midnight\"; @own: red;", ["own": "color #FF0000FF"])
    try check("@import \"themec:Midnight\"; @violet: #010203;", ["violet": "color #010203FF"])
  }
}
