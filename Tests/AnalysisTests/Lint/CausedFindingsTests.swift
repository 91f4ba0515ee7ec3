import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

@testable import ThemeAnalysis

/// Findings in built-in themes, at what causes them in the user's files.
@Suite struct CausedFindingsTests {
  private func compile(
    _ text: String, on base: String, only codes: Set<DiagnosticCode>? = nil, target: Target = .fioriUIKit
  ) -> LintedTheme {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array("@import \"themec:\(base)\";\n\(text)".utf8))
    var setup = ThemeSetup()
    setup.lint.only = codes
    setup.options.target = target
    return LintedTheme(sources, setup)
  }

  /// Each finding as `code at 'the text of its place' in its file`.
  private func places(_ compilation: LintedTheme) -> [String] {
    compilation.diagnostics.map { finding in
      let file = compilation.sources[finding.span.file]
      let bytes = file?.bytes[Int(finding.span.start)..<Int(finding.span.end)] ?? []
      return "\(finding.code.rawValue) at '\(String(decoding: bytes, as: UTF8.self))' in " + (file?.path ?? "")
    }
  }

  private static let contrast: Set<DiagnosticCode> = [.lowContrast, .invisibleText]

  // MARK: - Contrast

  /// One finding is one pair of colours, so as many are reported as there are.
  @Test func aDefinitionThatManyPairsUseIsReportedForEach() throws {
    let nui = compile("@accent: #FFEB3B;", on: "NUI", only: Self.contrast)
    let found = nui.diagnostics
    expectEqual(Set(places(nui)), ["low-contrast at '@accent' in theme.nss"])
    expectEqual(found.count, ContrastAudit.of(nui.compilation).failing.count)
    let finding = try #require(
      found.first {
        $0.message.hasPrefix("'font-color' of 'BarButton' in the state 'highlighted' has a contrast of 1.01")
      })
    expectEqual(finding.label, "#FFEB3B on #D7EAF2")
    expectEqual(finding.secondary.map(\.text), ["in the built-in theme", "the background"])
    for words in [
      "'font-color' of 'Button' has a contrast of 1.22, and large text needs 3 (WCAG 1.4.3)",
      "'font-color' of 'SegmentedControl' has a contrast of 1.22, and text needs 4.5 (WCAG 1.4.3)",
      "'border-color' of 'SegmentedControl' has a contrast of 1.22, and edges need 3 (WCAG 1.4.11)",
    ] {
      expect(found.contains { $0.message == words }, "\(words)")
    }
  }

  @Test func thePaletteIsFollowedToItsOverride() throws {
    let direct = compile("@tintColor_lightBackground: #FFB300;", on: "Fiori", only: Self.contrast)
    expectEqual(Set(places(direct)), ["low-contrast at '@tintColor_lightBackground' in theme.nss"])
    // One colour for several variants is one cause.
    let named = compile(
      "@tintColor: @sun;\n@tintColor_elevatedLightBackground: @sun;\n@sun: #FFB300;", on: "Fiori", only: Self.contrast)
    expectEqual(Set(places(named)), ["low-contrast at '@sun' in theme.nss"])
  }

  @Test func theRemedyPassesWhereverTheColourIsSeen() throws {
    let nui = compile("@accent: #FFEB3B;", on: "NUI", only: Self.contrast)
    let help = try #require(nui.diagnostics.first?.help.first)
    expect(help.contains("is the nearest colour of this hue that passes beside all "), "\(help)")
    let color = help.dropFirst().prefix { $0 != "'" }
    expect(compile("@accent: \(color);", on: "NUI", only: Self.contrast).diagnostics.isEmpty)
  }

  @Test func aBackgroundIsACauseToo() {
    let declared = compile("Button { background-color: #FFEB3B; }", on: "NUI", only: Self.contrast)
    expectEqual(Set(places(declared)), ["low-contrast at 'background-color' in theme.nss"])
    let invisible = compile("@accentFaint: #0B6E99;", on: "NUI", only: Self.contrast)
    expectEqual(places(invisible).first, "invisible-text at '@accentFaint' in theme.nss")
  }

  @Test func whatShinesThroughABackgroundIsACauseToo() throws {
    let fiori = compile("@secondaryGroupedBackground: #B0B0B0;", on: "Fiori", only: Self.contrast)
    expectEqual(Set(places(fiori)), ["low-contrast at '@secondaryGroupedBackground' in theme.nss"])
    expect(fiori.diagnostics.count > 10)
  }

  /// Nobody can mend what a built-in theme does alone, so nothing is said about it.
  @Test(arguments: ["", "@tintColor_contrastLightBackground: #001E70;", "@barTitle: headline;"])
  func whatABuiltInThemeDoesAloneIsItsOwnAffair(text: String) {
    let fiori = compile(text, on: "Fiori", only: Self.contrast)
    expect(fiori.diagnostics.isEmpty)
    expect(compile("", on: "NUI", only: [.smallText, .confusableColors, .lowContrast]).diagnostics.isEmpty)
  }

  @Test func onlyTheEnvironmentsOfADefinitionCount() {
    // A dark colour is read well in the light, and not on a dark bar.
    let contrasts = { (name: String) in places(compile("\(name): #001E70;", on: "Fiori", only: Self.contrast)) }
    expectEqual(contrasts("@tintColorTapState"), [])
    let changed = "@tintColorTapState_darkBackground"
    expectEqual(Set(contrasts(changed)), ["low-contrast at '\(changed)' in theme.nss"])
  }

  // MARK: - Other rules

  @Test func smallTextIsReportedAtItsDefinition() {
    let theme = compile("@media (device: ipad) { @fontSizeSmall: @tiny; }\n@tiny: 9;", on: "NUI", only: [.smallText])
    expectEqual(places(theme), ["small-text at '@tiny' in theme.nss"])
    expectEqual(theme.diagnostics.first?.notes.count { $0.hasPrefix("themec:NUI:") }, 1)
  }

  @Test func confusableColoursAreReportedAtTheirDefinition() {
    let theme = compile("@inkSoft: #A65E2E;\n@accent: #5C7A2E;", on: "NUI", only: [.confusableColors])
    expectEqual(places(theme), ["confusable-colors at '@accent' in theme.nss"])
    let label = theme.diagnostics.first?.secondary.first { $0.text == "this contributes to it" }
    expect(label != nil)
  }

  // MARK: - Values

  @Test func aDefinitionOfTheThemeIsReportedWhereItIsMisused() {
    let used = compile("Label { font-size: @rowTitle; }\nButton { font-size: @rowTitle; }", on: "Fiori")
    expectEqual(places(used), Array(repeating: "invalid-value at '@rowTitle' in theme.nss", count: 2))
    let handedOn = compile("@deadEnd: @rowTitle;", on: "Fiori")
    expectEqual(places(handedOn), ["unknown-color at '@rowTitle' in theme.nss"])
    expectEqual(handedOn.diagnostics.first?.secondary.map(\.text), ["used here for 'font-color-disabled'"])
    expect(
      places(compile("@tintColor_darkBackground: alpha(@rowTitle, 0.5);", on: "Fiori")).allSatisfy {
        $0.hasSuffix("in theme.nss")
      })
  }

  @Test func warningsAboutValuesAreReportedWhereTheyAreCaused() {
    expectEqual(places(compile("@fontSize: -4;", on: "NUI")), ["out-of-range at '-4' in theme.nss"])
    expect(
      places(compile("Label { text-alpha: @fontSize; }", on: "NUI")).contains(
        "out-of-range at '@fontSize' in theme.nss"))
  }

  @Test func aCycleIsReportedInTheUsersFile() {
    expectEqual(
      places(compile("@rowDetail: @barSubtitle;", on: "Fiori")), ["definition-cycle at '@barSubtitle' in theme.nss"])
  }

  @Test func errorsWithoutACauseAreReportedAtTheImport() throws {
    let theme = compile("", on: "Fiori", target: .nui)
    let place = "at '@import \"themec:Fiori\";' in theme.nss"
    expectEqual(places(theme), ["invalid-expression \(place)", "unknown-color \(place)"])
    let finding = try #require(theme.diagnostics.first { $0.code == .unknownColor })
    expect(finding.label == "imported here" && finding.severity == .error)
    expectEqual(finding.notes.count { $0.hasPrefix("themec:Fiori:") }, 9)
  }

  @Test func noFixChangesABuiltInTheme() {
    for text in ["@deadEnd: @rowTitle;", "@accent: @font;", "@fontSizeSmall: @paper;"] {
      for base in ["Fiori", "NUI"] {
        let theme = compile(text, on: base)
        let edits = theme.diagnostics.flatMap(\.fixIts).flatMap(\.edits)
        expect(edits.allSatisfy { !theme.program.isBuiltIn($0.span.file) })
      }
    }
  }
}
