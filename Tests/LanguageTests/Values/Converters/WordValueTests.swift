import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Text styles, fonts, images, keywords and free text.
@Suite struct WordValueTests {
  private let style = ValueGrammar(.fontStyle)
  private let font = ValueGrammar(.fontName)
  private let image = ValueGrammar(.image)
  private let string = ValueGrammar(.string)

  @Test func textStyles() {
    for style in StyleTextStyle.wellKnown { checkFit(style.name, as: self.style) }
    expectEqual(StyleTextStyle.wellKnown.count, 15)
    check("headline", as: style, "'headline'")
    check("Headline", as: style, "- !unknownKeyword@0-1=headline")
    check("subheadlin", as: style, "- !unknownKeyword@0-1=subheadline")
    check("title", as: style, "- !unknownKeyword@0-1=title1")
    check("kpi", as: style, "- !unknownKeyword@0-1=KPI")
    check("huge", as: style, "- !unknownKeyword@0-1")
    check("headline body", as: style, "- !extraTokens@1-2")
    check("", as: style, "- !empty@0-0")
    checkMismatch("12", "red", "#FF0000", "\"headline\"", "bold", as: style)
  }

  @Test func fonts() {
    checkFit(
      "system", "boldSystem", "ultraLightSystem", "Helvetica", "HelveticaNeue-Light", "Gill Sans",
      "Avenir Next Condensed", ".SFUIText", "Font 72", "\"72\"", "Arial-BoldMT", as: font)
    // The family of SAP's fonts.
    checkFit("72", "72-Bold", "72-SemiboldDuplex", "72 Condensed", "72Mono-Bold", "3270-Regular", as: font)
    check("72-Bold", as: font, "'72-Bold'")
    check("Gill Sans", as: font, "'Gill Sans'")
    check("\"72 Black\"", as: font, "'72 Black'")
    check("BoldSystem", as: font, "'BoldSystem' ~fontAliasCase(\"boldSystem\")@0-1")
    check("SYSTEM", as: font, "'SYSTEM' ~fontAliasCase(\"system\")@0-1")
    check("12", as: font, "- !wrongType@0-1")
    check("Arial , 12", as: font, "- !wrongType@1-2")
    check("", as: font, "- !empty@0-0")
    checkMismatch(
      "#FF0000", "18px", "72.5", "72px", "72-", "12-8", "72 , 12", "rgb ( 1 , 2 , 3 )", "@font", "-1", ".", as: font)
  }

  @Test func images() {
    checkFit("star", "star.png", "icons/star", "star-fill_2", "72x72", "\"my star\"", "_x", "2a.png", as: image)
    check("\"my star\"", as: image, "'my star'")
    check("star fill", as: image, "- !extraTokens@1-2")
    check("12", as: image, "- !wrongType@0-1")
    check("", as: image, "- !empty@0-0")
    checkMismatch("#FF0000", "-1.5", "a , b", "( )", "@x", "rgb ( 1 , 2 , 3 )", as: image)
  }

  @Test func strings() {
    checkFit("a", "12", "a b c", "\"a b\"", "#FF0000", ", ;", as: string)
    check("\", \"", as: string, "', '")
    check("a \"b\"", as: string, "'a \"b\"'")
    check("", as: string, "- !empty@0-0")
  }

  @Test func keywords() {
    let words = ["left", "center", "right", "justified", "natural"]
    let align = ValueGrammar(words.map { .keyword($0) }, keywordKind: .textAlignment)
    for word in words { check(word, as: align, "align \(word)") }
    checkMismatch("", "12", "#FF0000", "left right", "xyzzy", "LEFT", as: align)
    check("centre", as: align, "- !unknownKeyword@0-1=center")
    check("Left", as: align, "- !unknownKeyword@0-1=left")
    check("justify", as: align, "- !unknownKeyword@0-1")
    check("left right", as: align, "- !extraTokens@1-2")
    check("line", as: ValueGrammar([.keyword("none"), .keyword("line")]), "word line")
    // The constants of UIKit end with the keywords.
    check("NSTextAlignmentRight", as: align, "- !unknownKeyword@0-1=right")
    check("UITextAlignmentLeft", as: align, "- !unknownKeyword@0-1=left")
    check("MyTextAlignmentLeft", as: align, "- !unknownKeyword@0-1")
    let match = ValueMatcher.match(ValueText("centre"), align, target: .nui, palette: ColorPalette())
    expectEqual(match.expected, "left | center | right | justified | natural")
  }

  @Test func alternativesOfTypesAndWords() {
    let grammar = ValueGrammar([.type(.number, range: 0...10), .keyword("none")])
    expectEqual(grammar.text, "Number [0,10] | none")
    check("none", as: grammar, "word none")
    check("5", as: grammar, "5.0")
    check("nine", as: grammar, "- !unknownKeyword@0-1=none")
    check("1 2", as: grammar, "1.0 !extraTokens@1-2")
    check("xyzzy", as: grammar, "0.0 !wrongType@0-1")
  }
}
