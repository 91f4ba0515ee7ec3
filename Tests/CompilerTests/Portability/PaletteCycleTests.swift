import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

/// Overrides of palette colours that SAP's SwiftUI runtime follows without end.
@Suite struct PaletteCycleTests {
  private func cycles(_ sheet: String, target: Target? = .fioriSwiftUI) -> [Diagnostic] {
    compile(sheet, target: target).diagnostics.filter { $0.code == .paletteCycle }
  }

  @Test(arguments: [
    "@separator:separator;", "@primaryLabel_darkBackground:primaryLabel;", "@tintColor_lightBackground:tintColor;",
    "@tintColor:tintColor_lightConstant;", "@separator:separator_device;", "@separator:separator_unknown;",
    "@separator_contrastLightBackground:separator;", "@separator_elevatedContrastLightkBackground:separator;",
    "@separator_darkBackground:separator_darkConstant;", "@header:footer;\n@footer:header;",
    "@header:footer;\n@footer:chrome;\n@chrome:header;", "@tintColorDark:tintColor;", "@tintColorDark:tintColorDark;",
    "@separator:red;\n@separator_lightBackground:separator;", "@separator:separator_deviceInverse;",
    "/*\n@separator:separator;\n*/",
  ]) func isReported(sheet: String) throws {
    let found = cycles(sheet + "\n")
    let message = "the override of a palette colour leads back to itself: SAP's SwiftUI runtime recurses without end"
    expectEqual(found.map(\.message), [message])
    expect(found.allSatisfy { $0.severity == .error })
    expect(recurses(sheet))
    expect(cycles(sheet, target: .fioriUIKit).isEmpty && cycles(sheet, target: nil).isEmpty)
  }

  @Test(arguments: [
    "@separator:separatorOpaque;", "@separator_darkBackground:separator_lightConstant;",
    "@header:footer;\n@footer:red;", "@header:footer;\n@footer_darkBackground:header;", "@separator: separator;",
    "@separator:separator\n", "@separator :separator;", " @separator:separator;", "@separator:separator; /* x */",
    "@separator:@separator;", "@separator_elevatedContrastLightBackground:separator;", "@brand:brand;",
    "@separator:red;\n@separator:separator;", "@separator_lightBackground:red;\n@separator:separator;",
  ]) func isNotReported(sheet: String) { expect(cycles(sheet).isEmpty && !recurses(sheet)) }

  @Test func theOtherDefinitionsAreShown() throws {
    let found = try #require(cycles("@header:footer;\n@footer:header;\n@chrome:header;\n").first)
    expect(found.span.start == 0 && found.secondary.map(\.span.start) == [16])
  }

  @Test func layersAreReadTogetherAndImportsAlone() {
    var sources = SourceSet()
    sources.add(path: "a.nss", bytes: Array("@header:footer;\n@separator:separator;\n".utf8))
    sources.add(path: "b.nss", bytes: Array("@footer:header;\n@separator:red;\n".utf8))
    var setup = ThemeSetup()
    setup.lint.portability = [.fioriSwiftUI]
    let found = LintedTheme(sources, setup).diagnostics.filter { $0.code == .paletteCycle }
    expectEqual(found.map(\.span.start), [0])
    let entry = ImportGraph.Entry(path: "a.nss", bytes: Array("@import \"b.nss\";".utf8), root: "")
    let graph = ImportGraph.load([entry]) { _ in .bytes(Array("@chrome:chrome;".utf8)) }
    let imported = LintedTheme(graph, setup).diagnostics
    expect(imported.contains { $0.code == .paletteCycle && $0.span.file.index == 1 })
  }

  @Test func everySheetThatRecursesIsReportedAndNoOther() throws {
    var count = 0
    for seed in 0..<UInt64(MutationCount.perSeed(seeds: 1, usual: 2_000)) {
      var random = SeededGenerator(seed: seed)
      let sheet = (0...random.below(6)).map { _ in Self.definition(&random) }.joined()
      let isReported = !cycles(sheet).isEmpty
      try #require(isReported == recurses(sheet), "\(seed): \(sheet.debugDescription)")
      if isReported { count += 1 }
    }
    expect(count > 0)
  }

  private static func definition(_ random: inout SeededGenerator) -> String {
    let styles = ["header", "footer", "tintColor", "tintColorDark"]
    let keys = PaletteVariant.allCases.map { "_" + $0.keySuffix } + ["", "", ""]
    let schemes = ["", "", "_device", "_deviceInverse", "_lightConstant", "_darkConstant", "_x"]
    let value = random.oneIn(6) ? "#112233" : random.pick(styles) + random.pick(schemes)
    return "@\(random.pick(styles))\(random.pick(keys)):\(value);\(random.oneIn(9) ? " " : "\n")"
  }

  // MARK: - A model of the runtime

  /// Whether drawing some style in some situation never ends.
  private func recurses(_ sheet: String) -> Bool {
    let reader = SwiftUIReader(Array(sheet.utf8))
    let styles = Set(reader.definitions.keys.map { String($0.prefix { $0 != "_" }) }).union([
      "tintColor", "tintColorTapState",
    ])
    return PaletteVariant.allCases.contains { situation in
      styles.contains { style in [0, 1].contains { recurses(reader, style, side: $0, in: situation.index) } }
    }
  }

  /// Draws a style on one side, light 0 or dark 1, on a device in a situation.
  private func recurses(_ reader: SwiftUIReader, _ style: String, side: Int, in situation: Int) -> Bool {
    var (style, side) = (style, side)
    for _ in 0..<100 {
      guard PaletteLibrary.isStyle(style), let text = reader.override(of: style, situation: situation & ~1 | side)
      else { return false }
      style = String(text.prefix { $0 != "_" })
      side =
        switch text.dropFirst(style.count) {
        case "_lightConstant": 0
        case "_darkConstant": 1
        case "_deviceInverse": 1 - situation & 1
        default: situation & 1
        }
    }
    return true
  }
}
