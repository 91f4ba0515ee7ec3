import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

@Suite struct ShippedThemeTests {
  @Test func everyThemeInTheFolderIsTested() {
    let files = Repository.files(under: "Themes", ending: ".nss")
    expectEqual(files, ShippedTheme.allCases.map { "Themes/\($0.rawValue).nss" }.sorted())
  }

  @Test(arguments: ShippedTheme.allCases) func nothingIsToBeSaid(theme: ShippedTheme) throws {
    let compilation = try theme.compiled()
    expectEqual(compilation.diagnostics.map(phrase), [])
    expect(!compilation.table.rows.isEmpty)
  }

  /// The brands' colours for high contrast reach it, on sheets too.
  @Test(arguments: [ShippedTheme.saffron, .midnight]) func brandsAreReadableInHighContrast(theme: ShippedTheme) throws {
    let compilation = try theme.compiled()
    let high = EnvironmentSet(.contrast(.high))
    let colors = Set(
      compilation.overrides.filter { $0.style.hasPrefix("tintColor") && $0.variant.isHighContrast }.flatMap(\.colors)
        .map(\.color))
    let texts = ContrastAudit.of(compilation.compilation).pairs.flatMap(\.variants).filter { $0.use == .text }
    let tints = texts.filter {
      colors.contains($0.foreground) && $0.environments.isSubset(of: high) && $0.backgrounds.count == 1
    }
    let sheets = EnvironmentSet(.level(.elevated))
    expect(tints.contains { !$0.environments.isDisjoint(with: sheets) })
    for tint in tints { expect(tint.ratio >= 7, "\(EnvironmentPhrase.describe(tint.environments))") }
  }

  /// The theme for NUI's own runtime, with every construct reported that this runtime reads otherwise.
  @Test func nothingIsToBeSaidOfTheNUIThemeForNUI() throws {
    let compilation = try ShippedTheme.nui.compiled(target: .nui)
    expectEqual(compilation.diagnostics.map(phrase), [])
  }

  @Test(arguments: ShippedTheme.allCases) func linesFitTheScreen(theme: ShippedTheme) throws {
    let text = String(decoding: try Repository.bytes("Themes/\(theme.rawValue).nss"), as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      expect(line.count <= 100 && !line.hasSuffix(" "), "line \(number + 1)")
    }
  }

  private func phrase(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.code.rawValue) at \(diagnostic.span.start): \(diagnostic.message)"
  }
}
