import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel

/// Texts that SAP's runtimes read otherwise: sections 5 and 8 of the facts about SAP, and section 10 of those about NUI.
@Suite struct FioriPortabilityTests {
  @Test(arguments: swiftUI + uiKit) func isReported(sample: PortabilityCase) throws { try check(sample) }

  /// The runtime skips the choice of a palette: the report says which colours that changes.
  @Test func anotherPaletteChangesColours() {
    for (version, change) in [
      ("v4", ["it draws its newest palette, v8, which has other colours for '"]),
      ("v8", []),
    ] {
      let theme = compile("@palette \(version);\n", target: .fioriSwiftUI)
      let notes = theme.diagnostics.first { $0.code == .themecOnly }?.notes.dropFirst() ?? []
      expectEqual(notes.count, change.count)
      expect(zip(notes, change).allSatisfy { $0.hasPrefix($1) }, "\(notes)")
    }
  }

  /// A definition that has its line for itself, in hex digits or by a name, is what every reader accepts.
  @Test(arguments: [
    "@primaryLabel:#FF6000;\n@primaryLabel_darkBackground:#00FFFF;\n",
    "@primaryLabel: #FF6000;\n@primaryLabel_darkBackground:red;\n",
    "@primaryLabel:#FF6000; /* hex digits are found anyway */\n@primaryLabel_darkBackground:0xFFF;",
    "@primaryLabel:#FF6000; \r\n@primaryLabel_darkBackground:#ff6000 ;\r\n",
    "/* @primaryLabel:red; */\n@primaryLabel:red;\n@primaryLabel_darkBackground:red;", "/*\n @primaryLabel:red;\n*/",
    "/*\n@see: something\n*/",
  ]) func draws(nothing theme: String) {
    let found = compile(theme, target: .fioriSwiftUI).diagnostics
    expectEqual(found.filter { $0.severity >= .warning }.map(\.message), [])
  }

  /// SAP's own example: hex digits in quotes.
  @Test func quotedHexIsReported() {
    let found = compile("@header_darkBackground : \"#12171CFF\";", target: .fioriUIKit).diagnostics
    expect(found.map(\.code).contains(.quotedString))
  }

  /// Names of the app's own may be for another reader: a note is enough.
  @Test func ownNamesDrawNotes() {
    let found = compile("@brand: red;", target: .fioriSwiftUI).diagnostics
    expect(found.map(\.code).contains(.definitionSpacing))
    expect(found.allSatisfy { $0.severity == .note })
  }

  private static func swiftUI(
    _ id: String, _ code: DiagnosticCode, _ bad: String, fixed: String? = nil, good: String? = nil,
    keepsMeaning: Bool = true
  ) -> PortabilityCase {
    PortabilityCase(
      id: id, target: .fioriSwiftUI, bad: bad, code: code, fixed: fixed, keepsMeaning: keepsMeaning, good: good)
  }

  private static let swiftUI = lines + sheets + colors

  private static let lines = [
    swiftUI(
      "space after the colon", .definitionSpacing, "@header_darkBackground:1️⃣ 2️⃣red;",
      fixed: "@header_darkBackground:red;"),
    swiftUI(
      "space after the colon, before hex digits", .definitionSpacing,
      "@header_darkBackground:1️⃣ 2️⃣#FF6000;\n@header: #123456;\n",
      fixed: "@header_darkBackground:#FF6000;\n@header:#123456;\n"),
    swiftUI(
      "comment behind hex digits", .definitionSharesLine, "@header_darkBackground:#FF6000; 1️⃣/* like the logo */2️⃣\n",
      fixed: "@header_darkBackground:#FF6000;\n/* like the logo */\n"),
    swiftUI(
      "space before the colon", .definitionSpacing, "@header_darkBackground1️⃣ 2️⃣:#FF6000;",
      fixed: "@header_darkBackground:#FF6000;"),
    swiftUI(
      "space before the semicolon", .definitionSpacing, "@header_darkBackground:red1️⃣ 2️⃣;",
      fixed: "@header_darkBackground:red;"),
    swiftUI(
      "trailing space", .definitionSpacing, "@header_darkBackground:red;1️⃣ 2️⃣\n", fixed: "@header_darkBackground:red;\n"),
    swiftUI("indentation", .definitionSpacing, "1️⃣  2️⃣@header_darkBackground:red;", fixed: "@header_darkBackground:red;"),
    swiftUI("two lines", .definitionSpacing, "@header_darkBackground:1️⃣\n2️⃣red;", fixed: "@header_darkBackground:red;"),
    swiftUI(
      "missing ';'", .missingSemicolon, "@header_darkBackground:#FF60001️⃣2️⃣\n@footer_darkBackground:red;",
      fixed: "@header_darkBackground:#FF6000;\n@footer_darkBackground:red;"),
    swiftUI(
      "two definitions", .definitionSharesLine, "@header_darkBackground:red; 1️⃣@footer_darkBackground2️⃣:blue;",
      fixed: "@header_darkBackground:red;\n@footer_darkBackground:blue;"),
    swiftUI(
      "trailing comment", .definitionSharesLine, "@header_darkBackground:red; 1️⃣/* x */2️⃣\n",
      fixed: "@header_darkBackground:red;\n/* x */\n"),
    swiftUI(
      "trailing comment with a colon", .definitionSharesLine, "@header_darkBackground:#FF6000; 1️⃣/* x: y */2️⃣\n",
      fixed: "@header_darkBackground:#FF6000;\n/* x: y */\n"),
    swiftUI(
      "leading comment", .definitionSharesLine, "/* x */ 1️⃣@header_darkBackground2️⃣:red;",
      fixed: "/* x */ \n@header_darkBackground:red;"),
    swiftUI(
      "comment inside", .definitionSpacing, "@header_darkBackground:1️⃣ /* x */ 2️⃣red;",
      fixed: "/* x */\n@header_darkBackground:red;"),
    swiftUI(
      "commented definition", .definitionInComment,
      "/*\n1️⃣@header_darkBackground:red;2️⃣\n*/\n@header_darkBackground:blue;",
      fixed: "/*\n @header_darkBackground:red;\n*/\n@header_darkBackground:blue;"),
    swiftUI(
      "commented definition that takes the name", .definitionInComment,
      "/*\n1️⃣@header_darkBackground:red;*/2️⃣\n@header_darkBackground:red;",
      fixed: "/*\n @header_darkBackground:red;*/\n@header_darkBackground:red;"),
  ]

  private static let sheets = [
    swiftUI(
      "the first definition wins", .redefinedDefinition, "1️⃣@header_darkBackground2️⃣:red;\n@header_darkBackground:blue;",
      fixed: "@header_darkBackground:blue;"),
    swiftUI("no rules", .rulesNotRead, "1️⃣Label2️⃣ { font-size: 1; }"),
    swiftUI("no media", .definitionUnderMedia, "@media (device: ipad) {\n1️⃣@header_darkBackground2️⃣:red;\n}"),
    swiftUI("no imports", .themecOnly, "1️⃣@import2️⃣ \"base.nss\";"),
    swiftUI(
      "no palettes", .themecOnly, "1️⃣@palette2️⃣ v7;\n@header_darkBackground:red;", good: "@header_darkBackground:red;"),
  ]

  private static let colors = [
    swiftUI(
      "8 no definitions in values", .definitionInValue, "@brand:#FF6000;\n@header_darkBackground:1️⃣@brand2️⃣;",
      fixed: "@brand:#FF6000;\n@header_darkBackground:#FF6000;"),
    swiftUI(
      "8 no colour functions", .colorFunctionNotRead, "@header_darkBackground:1️⃣rgb(255, 96, 0)2️⃣;",
      fixed: "@header_darkBackground:#FF6000;"),
    swiftUI("8 magenta", .paletteOverride, "@header_darkBackground:1️⃣magenta2️⃣;"),
    swiftUI("8 suffix in a value", .paletteSuffixIgnored, "@header_darkBackground:1️⃣negativeLabel_darkBackground2️⃣;"),
    swiftUI(
      "8 the suffix with a stray k", .paletteKeySpelling,
      "@header_darkBackground:red;\n1️⃣@header_elevatedContrastLightBackground2️⃣:red;",
      fixed: "@header_darkBackground:red;\n@header_elevatedContrastLightkBackground:red;"),
    swiftUI(
      "8 a bare name is for light backgrounds", .partialPaletteOverride, "1️⃣@header2️⃣:red;",
      good: "@header:red;\n@header_darkBackground:red;"),
    swiftUI("8 five digits", .hexLength, "@header_darkBackground:1️⃣#FF6002️⃣0;".replacing("2️⃣0", with: "2️⃣")),
  ]

  private static let uiKit = [
    PortabilityCase(
      id: "8 alpha first", target: .fioriUIKit, bad: "Label { font-color: 1️⃣#1EE68A002️⃣; }", code: .ambiguousHex,
      fixed: "Label { font-color: rgba(230, 138, 0, 0.302); }"),
    PortabilityCase(
      id: "5 undefined", target: .fioriUIKit, bad: "Label { font-color: 1️⃣@primary12️⃣; }", code: .undefinedDefinition,
      good: "Label { font-color: primaryLabel; }"),
    PortabilityCase(
      id: "5 quoted names", target: .fioriUIKit, bad: "Label { font-name: 1️⃣\"system\"2️⃣; }", code: .quotedString,
      fixed: "Label { font-name: system; }"),
  ]
}
