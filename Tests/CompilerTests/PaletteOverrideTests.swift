import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Definitions that are named like palette colours.
@Suite struct PaletteOverrideTests {
  /// The colour of `Button`'s text for each variant of the palette, by its suffix.
  private func colors(_ theme: String, target: Target? = nil) -> [String: String] {
    let table = compile(theme, target: target).table
    var colors: [String: String] = [:]
    for variant in PaletteVariant.allCases {
      let environment = StyleEnvironment(
        appearance: variant.isOnDark ? .dark : .light, level: variant.isElevated ? .elevated : .base,
        contrast: variant.isHighContrast ? .high : .normal)
      let entries = EnvironmentStyles(table, in: environment).styles.first?.entries ?? []
      if case .color(let color)? = entries.first?.value { colors[variant.keySuffix] = color.hexText }
    }
    return colors
  }

  private func check(
    _ definitions: String, _ expected: [String: String], font: String = "tintColor",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = colors("\(definitions)\nButton { font-color: \(font); }")
    for (suffix, color) in expected { expectEqual(found[suffix], color, "\(suffix)", sourceLocation: sourceLocation) }
    expectEqual(found.count, 8, sourceLocation: sourceLocation)
  }

  private func check(_ theme: String, says messages: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let found = compile(theme).diagnostics.filter { $0.code != .partialPaletteOverride }
    expectEqual(found.map { "\($0.code.rawValue): \($0.message)" }, messages, sourceLocation: sourceLocation)
  }

  @Test func valuesMayBeComputed() {
    check("@brand: #2E7D32; @tintColor: darken(@brand, 0.1);", ["lightBackground": "#035F12FF"])
    check(
      "@tintColor: alpha(#FF0000, 0.5); @tintColor_darkBackground: mix(white, black, 1);",
      ["lightBackground": "#FF000080", "darkBackground": "#FFFFFFFF"])
    check("@n: 100; @tintColor: rgb(@n + 100, 0, 0);", ["lightBackground": "#C80000FF"])
  }

  /// Each key takes its own variant of a colour with eight.
  @Test func variantsOfOtherColoursAreKept() {
    let own = colors("Button { font-color: darken(primaryLabel, 0.1); }")
    check(
      """
      @tintColor: darken(primaryLabel, 0.1);
      @tintColor_darkBackground: darken(primaryLabel, 0.1);
      @tintColor_contrastDarkBackground: darken(primaryLabel, 0.1);
      """, own.filter { ["lightBackground", "darkBackground", "contrastDarkBackground"].contains($0.key) })
  }

  /// Definitions are late-bound, and so are the palette colours in them.
  @Test(arguments: [
    "@tintColorTapState: darken(tintColor, 0.1); @tintColor: #2E7D32;",
    "@tintColor: #2E7D32; @tintColorTapState: darken(tintColor, 0.1);",
    "@a: darken(tintColor, 0.1); @tintColorTapState: @a; @tintColor_lightBackground: #2E7D32;",
  ]) func theOrderOfOverridesMeansNothing(definitions: String) {
    check(definitions, ["lightBackground": "#035F12FF"], font: "tintColorTapState")
  }

  /// Compatibility maps lead from new names to old ones, in old palettes, and no override follows them.
  @Test func anOverrideReachesNoOtherName() {
    let definitions = "@separatorOpaque: #00FF00; @mango3: #00FF00;"
    check(definitions, ["lightBackground": "#E38B16FF"], font: "accent1")
    check(definitions, ["lightBackground": "#89919AFF", "darkBackground": "#8696A9FF"], font: "line")
    check("@palette v5; @line: #00FF00;", ["lightBackground": "#89919AFF"], font: "separatorOpaque")
  }

  @Test func aColourThatThePaletteLacksIsClear() {
    check("@palette v4;", ["lightBackground": "#00000000"], font: "chrome")
    check("@palette v4; @chrome: red;", ["lightBackground": "#00000000"], font: "chrome")
    check(
      "@palette v4; @chrome: red; Button { font-color: chrome_darkBackground; }",
      says: [
        "clear-palette-name: '@chrome' overrides nothing",
        "clear-palette-name: 'chrome_darkBackground' is drawn clear: palette v4 and older ones lack it",
      ])
    check(
      "@palette v5; Button { font-color: contrastElement; border-color: shell; }",
      says: ["old-palette-name: palette v5 draws 'contrastElement' in the colour of 'primary10'"])
    check(
      "Button { font-color: accent1; }",
      says: ["old-palette-name: palette v8 lacks 'accent1', which keeps its colour of v5"])
  }

  @Test func circlesEndAtThePalette() {
    let plain = colors("Button { font-color: darken(tintColor, 0.1); }")
    check("@tintColor: darken(tintColor, 0.1);", plain.filter { $0.key == "lightBackground" })
    check("@tintColor: tintColorTapState; @tintColorTapState: tintColor;", [:])
  }

  @Test func whatCannotBeComputedIsSaidOnce() {
    check(
      "@tintColor: darken(red, 2);\nButton { font-color: @tintColor; border-color: tintColor; }",
      says: ["invalid-expression: the amount 2 of 'darken' is not in 0…1"])
    check(
      "@tintColor: lightn(red, 0.1);\nButton { font-color: tintColor; }",
      says: ["unknown-function: there is no function 'lightn'"])
    check(
      "@tintColor: #12345678;\nButton { font-color: @tintColor; }",
      says: ["ambiguous-hex: runtimes disagree about eight hex digits"])
    check(
      "@separator: 2;\nButton { border-width: @separator; }",
      says: ["palette-override: '@separator' is named like a palette colour but is not a colour"])
  }

  @Test func conditionsThatNeverHoldForTheVariant() {
    check(
      "@media (appearance: dark) { @tintColor: red; }",
      says: ["unreachable-palette-override: '@tintColor' never has an effect"])
    check(
      "@media (contrast: high) { @tintColor_darkBackground: red; }",
      says: ["unreachable-palette-override: '@tintColor_darkBackground' never has an effect"])
    check("@media (device: ipad) { @tintColor: red; }", says: [])
    check("@media (appearance: light) { @tintColor: red; }", says: [])
  }

  @Test func variantsThatAreLeftOutAreListed() {
    let all = [
      "lightBackground", "darkBackground", "elevatedLightBackground", "elevatedDarkBackground",
      "contrastLightBackground", "contrastDarkBackground", "elevatedContrastLightBackground",
      "elevatedContrastDarkBackground",
    ]
    func said(_ suffixes: ArraySlice<String>) -> Diagnostic? {
      let text = suffixes.map { "@tintColor_\($0): red;" }.joined(separator: "\n")
      return compile(text).diagnostics.first { $0.code == .partialPaletteOverride }
    }
    expectEqual(said(all.prefix(1))?.message, "'tintColor' is overridden for light backgrounds only")
    for count in 1..<8 {
      let names = all.dropFirst(count).map { "'@tintColor_\($0)'" }
      for name in names { expectEqual(said(all.prefix(count))?.help.first?.contains(name), true) }
    }
    expect(said(all[...]) == nil)
    expect(said(all.suffix(7)) == nil)
    // SAP's SwiftUI runtime finds one variant under a misspelt name only.
    let swiftUI = compile("@header: red;", target: .fioriSwiftUI).diagnostics.first {
      $0.code == .partialPaletteOverride
    }
    expectEqual(swiftUI?.help.first?.contains("_elevatedContrastLightkBackground'"), true)
  }

  @Test(arguments: [
    (["lightBackground", "darkBackground"], "elevated surfaces, high contrast and both together"),
    (
      [
        "lightBackground", "darkBackground", "elevatedLightBackground", "elevatedDarkBackground",
        "contrastLightBackground", "contrastDarkBackground",
      ], "elevated surfaces with high contrast"
    ),
    (
      [
        "lightBackground", "darkBackground", "elevatedLightBackground", "elevatedDarkBackground",
        "elevatedContrastLightBackground", "elevatedContrastDarkBackground",
      ], "high contrast"
    ),
    (
      ["lightBackground", "darkBackground", "elevatedLightBackground", "elevatedDarkBackground"],
      "high contrast and elevated surfaces with high contrast"
    ),
  ]) func theMessageNamesWhatIsLeftOut(suffixes: [String], kinds: String) {
    let text = suffixes.map { "@tintColor_\($0): red;" }.joined(separator: "\n")
    let found = compile(text).diagnostics.first { $0.code == .partialPaletteOverride }
    expectEqual(found?.message, "'tintColor' is not overridden for \(kinds)")
  }

  /// Of the names of old palettes alone no other variants are expected.
  @Test func namesOfOldPalettesAreEnough() {
    let old = compile("@tintColorDark: red;\n@tintColorLight: blue;")
    expect(!old.diagnostics.contains { $0.code == .partialPaletteOverride })
    let mixed = compile("@tintColor: red;\n@tintColorLight: blue;")
    expect(mixed.diagnostics.contains { $0.code == .partialPaletteOverride })
  }

  /// A name that is nearly that of a palette colour is no use; what was meant is suggested.
  @Test(arguments: [
    ("@tintColr", "@tintColor"), ("@tintColor_darkBackgroud", "@tintColor_darkBackground"),
    ("@tintColour_DarkBackground", "@tintColor_darkBackground"),
  ]) func misspeltNamesAreFound(name: String, meant: String) {
    let found = compile("\(name): red;").diagnostics.first { $0.code == .misspeltPaletteColor }
    expectEqual(found?.help, ["did you mean '\(meant)'?"])
  }
}
