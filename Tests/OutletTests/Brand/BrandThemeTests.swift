import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

@testable import ThemeExchange

/// Themes made of a colour: what they reach, and that all of it can be read.
@Suite struct BrandThemeTests {
  /// Colours at the ends of every scale, and those of the palette that mean something.
  private static let extremes: [StyleColor] = [
    0x000000, 0xFFFFFF, 0x808080, 0x777777, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0x010101,
    0xFEFEFE, 0xAA0808, 0x256F3A, 0xFFB300, 0x0070F2,
  ].map(StyleColor.init(rgb:))

  @Test func theEmbeddedSheetIsFresh() throws {
    let folder = "Sources/ThemeExchange/Brand/Data"
    GeneratedFile.check(
      try EmbeddedFolder.source(folder, as: "BrandData", test: "BrandThemeTests"),
      at: "Sources/ThemeExchange/Brand/Generated/BrandData.swift")
    try expectEqual(EmbeddedFolder.unfit(folder), [])
  }

  @Test(arguments: BuiltInTheme.all.map(\.name), [false, true]) func extremesCanBeRead(base: String, fillsBars: Bool) {
    let brands = fillsBars && !MutationCount.isThorough ? Self.extremes.prefix(6) : Self.extremes[...]
    for brand in brands { check(brand, on: base, fillsBars: fillsBars) }
  }

  @Test(arguments: BuiltInTheme.all.map(\.name), 1...4 as ClosedRange<UInt64>) func anyColorCanBeRead(
    base: String, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 8, usual: 120) {
      let brand = StyleColor(
        red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)))
      check(brand, on: base, fillsBars: random.oneIn(2))
    }
  }

  private func check(_ brand: StyleColor, on base: String, fillsBars: Bool) {
    let place = "\(brand) on \(base)\(fillsBars ? " with bars" : "")"
    let theme = BrandedTheme(brand, on: base, fillsBars: fillsBars)
    expect(theme.findings.isEmpty, "\(place): \(theme.findings.map(\.message))")
    for pair in theme.unreadablePairs { Issue.record("\(place): \(pair)") }
    expect(theme.audit.unknownCount <= BrandedTheme(of: base).audit.unknownCount, "\(place)")
    expect(theme.fills(in: .light).contains(brand), "\(place)")
    expect(theme.fills(in: .dark).contains(brand), "\(place)")
  }

  /// Fiori's theme cannot be read for NUI, which has no palette.
  @Test(arguments: [false, true]) func noTargetFindsAnything(fillsBars: Bool) {
    for (base, targets) in [("Fiori", [Target.fioriUIKit, .fioriSwiftUI]), ("NUI", Target.allCases)] {
      let theme = BrandedTheme(StyleColor(rgb: 0xB5123E), on: base, fillsBars: fillsBars)
      checkHasNoFindings(Array(theme.text.utf8), for: targets)
    }
  }

  @Test func otherColoursReachWhatTheyAreFor() {
    let (red, teal, sand) = (StyleColor(rgb: 0xD41111), StyleColor(rgb: 0x00796B), StyleColor(rgb: 0x6B5B4B))
    let seeds = BrandSeeds(red, dark: StyleColor(rgb: 0xFF6F91), secondary: teal, neutral: sand)
    for base in ["Fiori", "NUI"] {
      let theme = BrandedTheme(seeds, on: base)
      expect(theme.findings.isEmpty, "\(theme.findings.map(\.message))")
      expectEqual(theme.unreadablePairs, [])
      expect(theme.text.contains("@brandLink: #00") && theme.text.contains("tint-color: @brandLink;"))
    }
    let fiori = BrandedTheme(seeds, on: "Fiori")
    expectEqual(fiori.fills(in: .light), [red])
    expectEqual(fiori.fills(in: .dark), [StyleColor(rgb: 0xFF6F91)])
    expect(fiori.text.contains("@chart1_lightBackground: @brandChart;"))
    expect(fiori.text.contains("@media (appearance: dark) {\n  @brand: #FF6F91;"))
    // Grey stays grey, and white white.
    let grey = BrandedTheme(BrandSeeds(red, neutral: StyleColor(rgb: 0x777777)), on: "Fiori").text
    expect(grey.contains("@primaryBackground_lightBackground: #FFFFFF;"))
    for match in grey.matches(of: /@primaryLabel_.*: #(..)(..)(..);/) {
      expect(match.1 == match.2 && match.2 == match.3)
    }
    expect(!BrandedTheme(red, on: "Fiori").text.contains("brandLink"))
  }

  @Test func tonesKeepTheHue() {
    let theme = BrandedTheme(StyleColor(rgb: 0xF51C61), on: "Fiori")
    expect(theme.text.contains("@brand: #F51C61;"))
    expect(theme.text.contains("@brandFill: @brand;"))
    expect(theme.text.contains("near that of 'negativeLabel'"))
    expect(!BrandedTheme(StyleColor(rgb: 0xF51C61), on: "NUI").text.contains("negativeLabel"))
    expect(!BrandedTheme(StyleColor(rgb: 0x0B6E99), on: "Fiori").text.contains("hue is near"))
    expect(BrandedTheme(StyleColor(rgb: 0xFFF8E0), on: "NUI").text.contains("hardly seen"))
    expect(!BrandedTheme(StyleColor(rgb: 0x0B6E99), on: "Fiori").text.contains("border"))
    expect(
      BrandedTheme(.black, on: "Fiori").text.contains("@media (appearance: dark) {\n  fdlFUIButtonFormCell_button"))
  }

  @Test(arguments: ["Fiori", "NUI"]) func sheetsAreFormatted(base: String) {
    for fillsBars in [false, true] {
      let (brand, other) = (
        StyleColor(rgb: fillsBars ? 0xFFFFFF : 0xB5123E), fillsBars ? StyleColor(rgb: 0x00796B) : nil
      )
      let seeds = BrandSeeds(brand, secondary: other, neutral: other)
      let text = BrandedTheme(seeds, on: base, fillsBars: fillsBars).text
      var sources = SourceSet()
      sources.add(path: "brand.nss", bytes: Array(text.utf8))
      let parsed = Parser.parse(sources.files[0])
      expectEqual(String(decoding: Formatter.format(parsed), as: UTF8.self), text)
      expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
  }

  @Test func coloursAreReadAsThemesWriteThem() throws {
    try expectEqual(BrandColor.read("#B5123E"), StyleColor(rgb: 0xB5123E))
    try expectEqual(BrandColor.read("red"), StyleColor(rgb: 0xFF0000))
    try expectEqual(BrandColor.read("rgb(181, 18, 62)"), StyleColor(rgb: 0xB5123E))
    #expect(throws: BrandColor.Fault.notOneOpaqueColor) { try BrandColor.read("rgba(1, 2, 3, 0.5)") }
    #expect(throws: BrandColor.Fault.notOneOpaqueColor) { try BrandColor.read("tintColor") }
    for text in ["", "tea", "#12", "red; } View { font-color: red", "12px"] {
      #expect(throws: BrandColor.Fault.self) { try BrandColor.read(text) }
    }
  }
}
