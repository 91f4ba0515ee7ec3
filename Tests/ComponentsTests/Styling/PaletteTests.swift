import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeTable

/// Colors as a part of a component gets them: palette names, overrides by definitions, eight variants.
@Suite struct PaletteTests {
  /// One of the eight variants.
  private enum Variant: String, CaseIterable {
    case light, dark, elevatedLight, elevatedDark, contrastLight, contrastDark
    case elevatedContrastLight, elevatedContrastDark

    var environment: StyleEnvironment {
      let name = rawValue.lowercased()
      return StyleEnvironment(
        appearance: name.hasSuffix("dark") ? .dark : .light, level: name.contains("elevated") ? .elevated : .base,
        contrast: name.contains("contrast") ? .high : .normal)
    }
  }

  private let title = StyledPart("fdlFUIHierarchyItemView_title", .text)

  /// The colors of a title in all variants, in the order of ``Variant``.
  private func colors(_ value: String, _ definitions: String = "") -> [Variant: UInt32] {
    let theme = theme("\(definitions) fdlFUIHierarchyItemView_title { font-color: \(value); }")
    var colors: [Variant: UInt32] = [:]
    for variant in Variant.allCases {
      colors[variant] = theme.style(of: title, in: variant.environment).color(.fontColor)?.rgba
    }
    return colors
  }

  /// The variants whose color definitions change, all of them to opaque #123456.
  private func changed(_ name: String, by definition: String) -> Set<Variant> {
    let before = colors(name)
    let after = colors(name, "@\(definition): #123456;")
    return Set(Variant.allCases.filter { after[$0] != before[$0] && after[$0] == 0x1234_56FF })
  }

  @Test("CO-01 a palette color has eight variants: background × level × contrast") func colorsHaveEightVariants() {
    let colors = colors("primaryBackground")
    expectEqual(colors.count, 8)
    expectEqual(colors[.light], 0xFFFF_FFFF)
    expectEqual(colors[.dark], 0x0000_00FF)
    expectEqual(colors[.elevatedDark], 0x171D_23FF)
    expectEqual(colors[.elevatedContrastDark], 0x1920_24FF)
  }

  @Test("CO-02 CO-06 a key sets its own variant and no other; without suffix it is light background")
  func keysSetOneVariant() {
    for (suffix, variant) in [
      ("", Variant.light), ("_lightBackground", .light), ("_darkBackground", .dark),
      ("_elevatedLightBackground", .elevatedLight), ("_elevatedDarkBackground", .elevatedDark),
      ("_contrastLightBackground", .contrastLight), ("_contrastDarkBackground", .contrastDark),
      ("_elevatedContrastLightBackground", .elevatedContrastLight),
      ("_elevatedContrastDarkBackground", .elevatedContrastDark),
    ] { expectEqual(changed("primaryLabel", by: "primaryLabel" + suffix), [variant], "\(suffix)") }
  }

  @Test("CO-03 the suffix wins over the bare name; for the tints the old names are the last resort")
  func theSuffixWins() {
    let both = "@primaryLabel_lightBackground: #123456; @primaryLabel: #654321;"
    expectEqual(colors("primaryLabel", both)[.light], 0x1234_56FF)
    for tint in ["tintColor", "tintColorTapState"] {
      expectEqual(changed(tint, by: tint + "Dark"), [.light])
      expectEqual(changed(tint, by: tint + "Light"), [.dark])
      let stronger = "@\(tint)Dark: #123456; @\(tint): #654321;"
      expectEqual(colors(tint, stronger)[.light], 0x6543_21FF)
    }
    expectEqual(changed("primaryLabel", by: "primaryLabelDark"), [])
  }

  @Test("CO-04 the dark shade of a color is the one for light background") func theDarkShadeIsForLightBackground() {
    let colors = colors("tintColor", "@tintColorDark: #000001; @tintColorLight: #FFFFFE;")
    expectEqual(colors[.light], 0x0000_01FF)
    expectEqual(colors[.dark], 0xFFFF_FEFF)
  }

  @Test("CO-05 the style sheet comes before what the app sets, and that before the defaults")
  func theStyleSheetComesFirst() {
    func rule(_ declarations: String) -> StyleTable { table("fdlFUIHierarchyItemView_title { \(declarations) }") }
    let defaults = rule("font-color: primaryLabel; font-style: body; text-align: left;")
    let code = rule("font-color: #222222; font-style: callout;")
    let sheet = rule("font-color: #111111;")
    let style = ComponentTheme(layers: [sheet, code, defaults]).style(of: title, in: StyleEnvironment())
    expectEqual(style.color(.fontColor), StyleColor(rgba: 0x1111_11FF))
    expectEqual(style[.fontStyle], .textStyle("callout"))
    expectEqual(style.textAlignment, .left)
  }

  @Test("CO-07 SAP's misspelt key is taken for the one that is meant, with a warning") func theMisspeltKeyIsAccepted() {
    let key = "primaryLabel_elevatedContrastLightkBackground"
    expectEqual(changed("primaryLabel", by: key), [.elevatedContrastLight])
    let diagnostics = Linter.findings(compiled("@\(key): #123456;")).diagnostics
    expect(diagnostics.contains { $0.severity == .warning })
  }
}
