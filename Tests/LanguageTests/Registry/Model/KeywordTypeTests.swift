import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// The types that are a choice of words.
@Suite struct KeywordTypeTests {
  @Test(
    "each type takes its words",
    arguments: [
      ("TextAlign", ["left", "center", "right", "justified", "natural"]),
      ("NSTextAlignment", ["left", "center", "right", "justified", "natural"]),
      ("ButtonAlign", ["left", "center", "right", "fill"]),
      ("VerticalAlign", ["top", "center", "bottom", "fill"]),
      ("BorderStyle", ["none", "line", "bezel", "rounded"]),
      ("SeparatorStyle", ["none", "single-line", "single-line-etched"]),
      ("KeyboardAppearance", ["default", "dark", "light", "alert"]),
      ("TextTransform", ["none", "uppercase", "lowercase", "capitalize"]),
    ]) func keywords(type: String, words: [String]) throws
  {
    let grammar = try #require(Registry.standard.grammars.values.first { $0.name == type })
    expectEqual(grammar.keywords, words)
    expectEqual((grammar.keywordKind == .textAlignment), words.contains("left"))
  }
}
