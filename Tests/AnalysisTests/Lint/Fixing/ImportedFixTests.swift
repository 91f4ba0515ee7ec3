import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

@testable import ThemeAnalysis

/// Safe fixes of a base leave what themes mean that import it, whatever these replace.
@Suite struct ImportedFixTests {
  private static let definitions = [
    "@n: 5;", "@n: 5px;", "@m: @n + 1;", "@m: (@n);", "@k: @m * 2;", "@c: hsl(0.0, 1.0, 1.0);",
    "@c: #FF0000;", "@d: lighten(@c, 0.1);", "@d: @c;", "@p: 4 @n;", "@f: \"Gill\";", "@n: 7;",
    "@media (device: ipad) { @n: 9; }",
    "@media (device: ipad) or (orientation: landscape) { @m: 3; }",
    "@tintColor:@c;", "@tintColor_darkBackground: darken(@c, 0.1);", "@separator: @d;",
    "@tintColr: @c;",
    "@tintColor_elevatedContrastLightBackground: red;", "@q: @n; // last",
  ]
  private static let rules = [
    "Label { corner-radius: @n + 1; }", "Label { font-size: (@m); font-color: @c }",
    "Button { padding: @p; font-color: lighten(@d, 0.2); }",
    "Button { font-size: @k; font-size: @k; }",
    "@media (device: ipad) or (contrast: high) { Label { font-size: @n * 2; } }",
    "Label { font-name: @f; font-color: #FF0000; }", "Control:Button { font-size: @n - 1; }",
    "View { &_a { font-size: (3); } background-color: tintColor; }", "Label { font-size: 2 + 1; };",
    "@class Big : Label; *ig { font-size: @m; }",
  ]

  private func random(_ samples: [String], _ random: inout SeededGenerator) -> String {
    (0..<4).map { _ in samples[random.below(samples.count)] }.joined(separator: "\n") + "\n"
  }

  @Test(arguments: [1, 2, 3, 4], [Target.nui, .fioriUIKit, .fioriSwiftUI])
  func importersKeepTheirMeaning(seed: UInt64, target: Target) {
    var generator = SeededGenerator(seed: seed)
    var setup = ThemeSetup()
    setup.options.target = target
    setup.lint.portability = [target]
    for _ in 0..<MutationCount.perSeed(seeds: 4, usual: 160) {
      let base =
        random(Self.definitions, &generator) + random(Self.rules, &generator)
        + random(Self.definitions, &generator)
      let fixed = Fixer.fixed(base, .safe, setup)
      guard fixed != base else { continue }
      for _ in 0..<4 {
        let brand =
          "@import \"base.nss\";\n" + random(Self.definitions, &generator)
          + "@n: 3;\nNavigationBar { font-color: @c; } Switch { tint-color: @d; } TextField { padding: @p; font-size: @m; }"
        let (before, after) = (meaning(brand, base, setup), meaning(brand, fixed, setup))
        #expect(before == after, "\(base)\n=====\n\(fixed)\n=====\n\(brand)")
      }
    }
  }

  private func meaning(_ brand: String, _ base: String, _ setup: ThemeSetup) -> ThemeMeaning {
    let graph = ImportGraph.load(
      [ImportGraph.Entry(path: "brand.nss", bytes: Array(brand.utf8), root: "")],
      through: ImportGraph.Access(read: {
        $0.text == "base.nss" ? .bytes(Array(base.utf8)) : .notFound
      }))
    return ThemeMeaning(LintedTheme(graph, setup).table)
  }

  /// Who imports the string may use it where the word is a colour.
  @Test func aStringOfADefinitionIsFixedOnDemandOnly() {
    var setup = ThemeSetup()
    setup.lint.portability = [.nui]
    let theme = "@f: \"red\";\nLabel { font-name: \"Gill\"; }"
    #expect(Fixer.fixed(theme, .safe, setup) == "@f: \"red\";\nLabel { font-name: Gill; }")
    #expect(Fixer.fixed(theme, .unsafe, setup) == "@f: red;\nLabel { font-name: Gill; }")
  }

  /// The number that a definition of an importer changes stays a sum.
  @Test func whatUsesADefinitionIsFixedOnDemandOnly() {
    var setup = ThemeSetup()
    setup.lint.portability = [.nui]
    let theme = "@n: 5;\nLabel { corner-radius: @n + 1; font-size: 2 + 1; }"
    expectEqual(Fixer.fixed(theme, .safe, setup), "@n: 5;\nLabel { corner-radius: @n + 1; font-size: 3; }")
    expectEqual(Fixer.fixed(theme, .unsafe, setup), "@n: 5;\nLabel { corner-radius: 6; font-size: 3; }")
  }
}
