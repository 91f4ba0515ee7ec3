import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel

/// Texts that NUI and SAP's fork of it read otherwise than themec, or not as they look: section 11 of the facts about NUI.
@Suite struct NUIPortabilityTests {
  @Test(arguments: cases) func isReported(sample: PortabilityCase) throws { try check(sample) }

  /// The fork reads the grammar like NUI; only colours differ.
  @Test(arguments: cases.filter { $0.code.isAboutPortability }) func isReportedForTheFork(sample: PortabilityCase)
    throws
  {
    var sample = sample
    sample.target = .fioriUIKit
    try check(sample)
  }

  /// Without a target the additions are no mistakes.
  @Test(arguments: cases.filter { $0.code.isAboutPortability }) func isSilentWithoutTarget(sample: PortabilityCase) {
    let found = compile(MarkedSource(sample.bad).text).diagnostics
    expect(!found.contains { $0.code.isAboutPortability && $0.severity > .note })
  }

  private static func nui(
    _ id: String, _ code: DiagnosticCode, _ bad: String, fixed: String? = nil, good: String? = nil,
    keepsMeaning: Bool = true
  ) -> PortabilityCase {
    PortabilityCase(id: id, target: .nui, bad: bad, code: code, fixed: fixed, keepsMeaning: keepsMeaning, good: good)
  }

  private static let cases = grammar + conditions + compositions + values + words

  private static let grammar = [
    nui("4 no imports", .themecOnly, "1️⃣@import2️⃣ \"base.nss\";", good: ""),
    nui(
      "4 no nested rules", .themecOnly, "fdlFUIHierarchyViewHeader { 1️⃣&2️⃣_title { font-color: red; } }",
      good: "fdlFUIHierarchyViewHeader_title { font-color: red; }"),
    nui("4 no media in rules", .themecOnly, "Label { font-size: 1; 1️⃣@media2️⃣ (device: ipad) { font-size: 2; } }"),
    nui(
      "4 no nested media", .themecOnly,
      "@media (device: ipad) { 1️⃣@media2️⃣ (orientation: portrait) { Label { font-size: 2; } } }",
      good: "@media (device: ipad) and (orientation: portrait) { Label { font-size: 2; } }"),
    nui(
      "4 no patterns", .themecOnly, "1️⃣fdlFUIHierarchyIndicator_t*2️⃣ { font-color: red; }",
      good: "fdlFUIHierarchyIndicator_title { font-color: red; }"),
    nui("4 no classes", .themecOnly, "1️⃣@class2️⃣ A : Button;", good: ""),
    nui("4 no components", .themecOnly, "1️⃣@component2️⃣ A { @part & : text; }", good: ""),
    nui("4 no palettes", .themecOnly, "1️⃣@palette2️⃣ v8;", good: ""),
    nui(
      "3 no strings", .quotedString, "Label { font-name: 1️⃣\"Gill Sans\"2️⃣; }", fixed: "Label { font-name: Gill Sans; }"),
    nui("3 no strings, image", .quotedString, "Button { image: 1️⃣'back.png'2️⃣; }", fixed: "Button { image: back.png; }"),
    nui("3 no strings with spaces", .quotedString, "Button { image: 1️⃣\"a b\"2️⃣; }"),
  ]

  private static let conditions = [
    nui(
      "4 no 'or'", .themecOnly, "@media (device: ipad) 1️⃣or2️⃣ (orientation: portrait) { Label { font-size: 2; } }",
      fixed: """
        @media (device: iphone) and (orientation: portrait) { Label { font-size: 2; } }
        @media (device: ipad) { Label { font-size: 2; } }
        """),
    nui(
      "4 no comma", .themecOnly,
      "@media (device: ipad)1️⃣,2️⃣ (orientation: portrait) { Button { font-size: 2; } } @b: 2; Label { font-size: @b; }",
      fixed: """
        @media (device: iphone) and (orientation: portrait) { Button { font-size: 2; } }
        @media (device: ipad) { Button { font-size: 2; } } @b: 2; Label { font-size: @b; }
        """),
    nui(
      "4 no 'not'", .themecOnly, "@media 1️⃣not2️⃣ (device: ipad) { Label { font-size: 2; } }",
      fixed: "@media (device: iphone) { Label { font-size: 2; } }"),
    nui(
      "4 no groups", .themecOnly, "@media 1️⃣(2️⃣(device: ipad)) and (orientation: portrait) { Label { font-size: 2; } }",
      fixed: "@media (device: ipad) and (orientation: portrait) { Label { font-size: 2; } }"),
    nui("7 other axes always hold", .mediaAxisNotRead, "@media (1️⃣appearance2️⃣: dark) { Label { font-size: 2; } }"),
    nui(
      "7 unknown option", .unknownMediaAxis, "@media (1️⃣Orientation2️⃣: portrait) { Label { font-size: 2; } }",
      fixed: "@media (orientation: portrait) { Label { font-size: 2; } }", keepsMeaning: false),
    nui(
      "7 unknown choice", .unknownMediaChoice, "@media (device: 1️⃣iPhone2️⃣) { Label { font-size: 2; } }",
      fixed: "@media (device: iphone) { Label { font-size: 2; } }", keepsMeaning: false),
    nui(
      "7 the last option counts", .repeatedMediaAxis,
      "@media (device: iphone) and 1️⃣(device: ipad)2️⃣ { Label { font-size: 2; } }"),
    nui(
      "11 undone media rule", .undoneMediaRule,
      "@media (device: ipad) { Label { 1️⃣font-size2️⃣: 2; } } Label { font-size: 1; }",
      good: "Label { font-size: 1; } @media (device: ipad) { Label { font-size: 2; } }"),
  ]

  private static let compositions = [
    nui(
      "6 definition in a longer value", .definitionInValue, "@a: 8; Button { padding: 4 1️⃣@a2️⃣; }",
      fixed: "@a: 8; Button { padding: 4 8; }"),
    nui(
      "6 definition first in a longer value raises", .definitionBeforeValue, "@a: 8; Button { padding: 1️⃣@a2️⃣ @a; }",
      fixed: "@a: 8; Button { padding: 8 8; }"),
    nui(
      "6 definition in a colour", .definitionInValue, "@r: 255; Label { font-color: rgba(1️⃣@r2️⃣, 0, 0, 0.5); }",
      fixed: "@r: 255; Label { font-color: rgba(255, 0, 0, 0.5); }"),
    nui(
      "6 definition in a definition", .definitionInValue, "@a: red; @b: 1️⃣@a2️⃣; Label { font-color: @b; }",
      fixed: "@a: red; @b: red; Label { font-color: @b; }"),
    nui(
      "6 definition that depends on the device", .definitionInValue,
      "@a: 8; @media (device: ipad) { @a: 9; } Button { padding: 4 1️⃣@a2️⃣; }"),
    nui(
      "12.4 functions", .computedValue, "Label { font-color: 1️⃣darken2️⃣(#2E7D32, 0.1); }",
      fixed: "Label { font-color: #035F12; }"),
    nui(
      "12.4 functions of definitions", .computedValue, "@a: #2E7D32; Label { font-color: 1️⃣alpha2️⃣(@a, 0.5); }",
      fixed: "@a: #2E7D32; Label { font-color: rgba(46, 125, 50, 0.5); }"),
    nui(
      "3 bad characters of arithmetic", .signInValue, "Label { font-size: 10 1️⃣+2️⃣ 2; }",
      fixed: "Label { font-size: 12; }"),
    nui(
      "8 a number is the first one", .computedValue, "Label { font-size: 10 1️⃣-2️⃣ 2; }", fixed: "Label { font-size: 8; }"),
    nui(
      "3 a sign in a definition", .signInValue, "@a: 5 1️⃣*2️⃣ 2; Label { font-size: @a; }",
      fixed: "@a: 10; Label { font-size: @a; }"),
    nui("11 undefined", .undefinedDefinition, "Label { font-size: 1️⃣@a2️⃣; }", good: "@a: 1; Label { font-size: @a; }"),
    nui(
      "11 undefined in one context", .undefinedDefinition, "@media (device: ipad) { @a: 1; } Label { font-size: 1️⃣@a2️⃣; }"
    ),
    nui(
      "11 defined twice", .redefinedDefinition, "1️⃣@a2️⃣: 1; @a: 2; Label { font-size: @a; }",
      fixed: "@a: 2; Label { font-size: @a; }"),
  ]

  private static let values = [
    nui(
      "11 offset without a comma", .offsetWithoutComma, "Button { shadow-offset: 1️⃣0 22️⃣; }",
      fixed: "Button { shadow-offset: 0, 2; }", keepsMeaning: false),
    nui(
      "11 half a gradient", .halfGradient, "NavigationBar { 1️⃣background-color-top2️⃣: red; }",
      good: "NavigationBar { background-color-top: red; background-color-bottom: blue; }"),
    nui(
      "11 no colour: none", .unknownColor, "Label { font-color: 1️⃣none2️⃣; }", fixed: "Label { font-color: clear; }",
      keepsMeaning: false),
    nui(
      "11 no colour: Red", .unknownColor, "Label { font-color: 1️⃣Red2️⃣; }", fixed: "Label { font-color: red; }",
      keepsMeaning: false),
    nui(
      "11 no colour: #FFF", .hexLength, "Label { font-color: 1️⃣#FFF2️⃣; }", fixed: "Label { font-color: #FFFFFF; }",
      keepsMeaning: false),
    nui(
      "11 eight digits", .ambiguousHex, "Label { font-color: 1️⃣#1EE68A002️⃣; }", fixed: "Label { font-color: #1EE68A; }"),
    nui(
      "11 integer alpha", .integerAlpha, "Label { font-color: rgba(1, 2, 3, 1️⃣12️⃣); }",
      fixed: "Label { font-color: rgba(1, 2, 3, 1.0); }", keepsMeaning: false),
    nui(
      "11 hsl is HSB", .hslIsHsb, "Label { font-color: 1️⃣hsl(0.0, 1.0, 1.0)2️⃣; }", fixed: "Label { font-color: #FF0000; }"
    ),
    nui("11 units", .unitSuffix, "Label { font-size: 1️⃣18px2️⃣; }", fixed: "Label { font-size: 18; }"),
    nui("11 percent", .percentSign, "Label { font-size: 501️⃣%2️⃣; }", good: "Label { font-size: 5; }"),
    nui(
      "11 box with commas", .boxWithCommas, "Button { padding: 101️⃣,2️⃣ 20; }", fixed: "Button { padding: 10 20; }",
      keepsMeaning: false),
    nui("11 box of five", .invalidValue, "Button { padding: 1 2 3 4 1️⃣52️⃣; }", good: "Button { padding: 1 2 3 4; }"),
    nui("11 boolean", .booleanWord, "Label { text-auto-fit: 1️⃣yes2️⃣; }", fixed: "Label { text-auto-fit: true; }"),
    nui(
      "11 insets without image", .insetsWithoutImage, "Button { 1️⃣background-image-insets2️⃣: 4; }",
      good: "Button { background-image: a; background-image-insets: 4; }"),
    nui(
      "11 unknown property", .unknownProperty, "Label { 1️⃣fon-color2️⃣: red; }", fixed: "Label { font-color: red; }",
      keepsMeaning: false),
    nui(
      "11 property not read", .unreadProperty, "TableCell { 1️⃣text-transform2️⃣: uppercase; }",
      good: "TextField { text-align: left; }"),
    nui(
      "8 palette colours", .unknownColor, "Label { font-color: 1️⃣primaryLabel2️⃣; }", good: "Label { font-color: label; }"),
  ]

  private static let words = [
    nui(
      "3 'and' begins a word", .reservedPrefix, "Label { font-name: 1️⃣android2️⃣; }", good: "Label { font-name: Android; }"
    ),
    nui(
      "3 '@media' begins a name", .reservedPrefix, "1️⃣@mediaColor2️⃣: red;",
      good: "@MediaColor: red; Label { font-color: @MediaColor; }"),
    nui(
      "3 comment at a word", .commentTouchesWord, "Label { font-size: 181️⃣/*px*/2️⃣; }",
      fixed: "Label { font-size: 18 /*px*/; }"),
    nui(
      "3 line comments", .lineComment, "1️⃣// hi2️⃣\nLabel { font-size: 1; }", fixed: "/* hi */\nLabel { font-size: 1; }"),
    nui(
      "4 class lists", .classListSelector, "1️⃣BarButton:BarButtonBack2️⃣ { font-size: 1; }",
      fixed: "BarButtonBack { font-size: 1; }"),
    nui("4 the last ';'", .missingLastSemicolon, "Label { font-size: 1️⃣12️⃣ }", fixed: "Label { font-size: 1; }"),
    nui("4 a second ';'", .straySemicolon, "Label { font-size: 1;1️⃣;2️⃣ }", fixed: "Label { font-size: 1; }"),
    nui("3 letters outside ASCII", .nonAsciiName, "Label { font-name: F1️⃣ö2️⃣hn; }", good: "Label { font-name: Foehn; }"),
  ]
}
