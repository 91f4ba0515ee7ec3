import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Which variant of which colour a definition overrides.
@Suite struct PaletteKeyTests {
  private func check(_ definition: String, _ expected: String...) {
    let keys = PaletteKey.parse(definition).map { key in
      "\(key.style) \(key.variant.keySuffix) \(key.strength) \(key.spelling)"
    }
    expectEqual(keys, expected, "\(definition)")
  }

  /// CO-01, CO-02: the eight suffixes; no suffix is the light background only.
  @Test func suffixesNameTheBackground() {
    check("@grey1", "grey1 lightBackground bare regular")
    check("grey1_lightBackground", "grey1 lightBackground suffixed regular")
    check("grey1_darkBackground", "grey1 darkBackground suffixed regular")
    check("grey1_elevatedLightBackground", "grey1 elevatedLightBackground suffixed regular")
    check("grey1_elevatedDarkBackground", "grey1 elevatedDarkBackground suffixed regular")
    check("grey1_contrastLightBackground", "grey1 contrastLightBackground suffixed regular")
    check("grey1_contrastDarkBackground", "grey1 contrastDarkBackground suffixed regular")
    check("grey1_elevatedContrastDarkBackground", "grey1 elevatedContrastDarkBackground suffixed regular")
  }

  /// CO-07: SAP's spelling with the stray k, and the right one, which SAP never finds.
  @Test func theMisspeltSuffixIsAnAlias() {
    check("grey1_elevatedContrastLightkBackground", "grey1 elevatedContrastLightBackground suffixed sapMisspelling")
    check("grey1_elevatedContrastLightBackground", "grey1 elevatedContrastLightBackground suffixed notFoundBySAP")
  }

  /// CO-03: the old names are the weakest keys of the tint colour, and keys of their own.
  @Test func oldTintNamesAreWeakKeys() {
    check("tintColorDark", "tintColorDark lightBackground bare regular", "tintColor lightBackground alias regular")
    check("tintColorLight", "tintColorLight lightBackground bare regular", "tintColor darkBackground alias regular")
    check(
      "tintColorTapStateLight", "tintColorTapStateLight lightBackground bare regular",
      "tintColorTapState darkBackground alias regular")
    expect(PaletteKey.Strength.alias < .bare)
    expect(PaletteKey.Strength.bare < .suffixed)
  }

  @Test func otherDefinitionsOverrideNothing() {
    for name in ["@inset", "grey12", "grey1_", "grey1_light", "grey1_lightbackground", "", "_x"] { check(name) }
  }

  /// CO-04: the eight variants cover the environments, and light appearance takes the one on light
  /// background.
  @Test func variantsAreDisjointAndCoverAll() {
    var seen = EnvironmentSet()
    for variant in PaletteVariant.allCases {
      expect(seen.intersection(variant.environments).isEmpty)
      seen = seen.union(variant.environments)
      expectEqual(PaletteVariant(keySuffix: variant.keySuffix), variant)
    }
    expectEqual(seen, .all)
    expect(PaletteVariant(onDark: false).environments.contains(StyleEnvironment()))
    let grey = PaletteLibrary.palette(.v8).color("grey1")
    expectEqual(grey?.color(in: StyleEnvironment()), StyleColor(rgba: 0xF5F6_F7FF))
    expectEqual(grey?.color(in: StyleEnvironment(appearance: .dark)), StyleColor(rgba: 0x1217_1CFF))
  }
}
