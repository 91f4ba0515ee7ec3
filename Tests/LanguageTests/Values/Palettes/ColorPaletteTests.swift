import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// The meaning of palette names in a compilation.
@Suite struct ColorPaletteTests {
  private let red = StyleColor(rgba: 0xFF00_00FF)

  private func color(_ palette: ColorPalette, _ name: String, in environment: StyleEnvironment) -> StyleColor? {
    palette.lookup(name).color?.color(in: environment)
  }

  /// Compatibility maps lead from new names to old ones, never back.
  @Test func namesOfOtherPalettesMeanWhatSAPMakesOfThem() throws {
    let latest = ColorPalette()
    expectEqual(latest.version, .v8)
    let accent = try #require(PaletteLibrary.palette(.v5).color("accent1"))
    expectEqual(latest.lookup("accent1"), .older(accent, .v5))
    expectEqual(color(latest, "accent1", in: StyleEnvironment()), StyleColor(rgba: 0xE38B_16FF))
    let line = try #require(PaletteLibrary.palette(.v5).color("line"))
    expectEqual(ColorPalette(.v5).lookup("separatorOpaque"), .compatible(line, with: "line"))
    expectEqual(ColorPalette(.v4).lookup("chrome"), .clear(until: .v8))
    expectEqual(latest.lookup("primary99"), .unknown)
    expectEqual(latest.lookup("quarternaryLabel"), .clear(until: nil))
  }

  /// The colours on light and dark background that the maps give, though the palette has the names itself.
  @Test func aCompatibilityMapBeatsThePaletteItself() throws {
    let dark = StyleEnvironment(appearance: .dark)
    let contrastElement = ColorPalette(.v5)
    expect(PaletteLibrary.palette(.v5).contains("contrastElement"))
    expectEqual(color(contrastElement, "contrastElement", in: StyleEnvironment()), StyleColor(rgba: 0x8991_9AFF))
    expectEqual(color(contrastElement, "contrastElement", in: dark), StyleColor(rgba: 0x8696_A9FF))
    expectEqual(color(ColorPalette(.v4), "barTransparent", in: StyleEnvironment()), StyleColor(rgba: 0x1928_35FF))
  }

  @Test func everyNameIsKnownInEveryPalette() {
    let names = Set(PaletteVersion.allCases.flatMap { PaletteLibrary.palette($0).names })
    expectEqual(names.count, 260)
    expect(names.allSatisfy(PaletteLibrary.isStyle))
    expect(!PaletteLibrary.isStyle("grey12") && !PaletteLibrary.isStyle(""))
    let counts = PaletteVersion.allCases.map { version in
      let lookups = names.map { ColorPalette(version).lookup($0) }
      expect(!lookups.contains(.unknown))
      return lookups.filter(\.isClear).count
    }
    expectEqual(counts, [214, 194, 163, 146, 86, 23, 0])
  }

  /// CO-06: a key reaches its own variant only.
  @Test func anOverrideSetsOneVariant() {
    var palette = ColorPalette()
    for key in PaletteKey.parse("@grey1") { palette.override(key.style, in: key.variant.environments, with: red) }
    let plain = ColorPalette()
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      let isOwn = environment.appearance == .light && environment.level == .base && environment.contrast == .normal
      let expected = isOwn ? red : color(plain, "grey1", in: environment)
      expectEqual(color(palette, "grey1", in: environment), expected)
    }
  }

  @Test func anOverrideReachesItsOwnNameOnly() {
    var latest = ColorPalette()
    latest.override("separatorOpaque", in: .all, with: red)
    expectEqual(color(latest, "separatorOpaque", in: StyleEnvironment()), red)
    expectEqual(latest.lookup("line"), ColorPalette().lookup("line"))
    var older = ColorPalette(.v5)
    older.override("line", in: .all, with: red)
    expectEqual(older.lookup("separatorOpaque"), ColorPalette(.v5).lookup("separatorOpaque"))
    older.override("separatorOpaque", in: .all, with: red)
    expectEqual(color(older, "separatorOpaque", in: StyleEnvironment()), red)
  }

  @Test func aNameThatIsDrawnClearCannotBeOverridden() {
    var palette = ColorPalette(.v4)
    palette.override("chrome", in: .all, with: red)
    expectEqual(palette.lookup("chrome"), .clear(until: .v8))
    expectEqual(color(palette, "chrome", in: StyleEnvironment()), StyleColor(rgba: 0))
  }

  @Test func aColorCoversAllEnvironmentsWithDisjointSets() {
    var palette = ColorPalette()
    palette.override("tintColor", in: EnvironmentSet(.device(.ipad)), with: red)
    for name in palette.names {
      guard case .color(let color) = palette.lookup(name) else { continue }
      for candidate in [
        color, color.fixed(to: .appearance(.dark)), color.inverted(.appearance), color.fixed(to: .level(.base)),
      ] {
        var seen = EnvironmentSet()
        for variant in candidate.variants {
          expect(seen.intersection(variant.environments).isEmpty)
          seen = seen.union(variant.environments)
        }
        expectEqual(seen, .all)
      }
    }
  }

  @Test func fixingAndInvertingFollowTheAxis() throws {
    let color = try #require(PaletteLibrary.palette(.v8).color("grey1"))
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      let dark = environment.choosing(.appearance(.dark))
      let other = environment.choosing(environment.choice(on: .appearance).opposite)
      expectEqual(color.fixed(to: .appearance(.dark)).color(in: environment), color.color(in: dark))
      expectEqual(color.inverted(.appearance).color(in: environment), color.color(in: other))
    }
  }

  @Test func aSuffixShowsElsewhereWhatIsSetInOneEnvironment() {
    let dark = EnvironmentSet(.appearance(.dark))
    expectEqual(dark.shown(by: "tintColor"), dark)
    expectEqual(dark.shown(by: "tintColor_deviceInverse"), EnvironmentSet(.appearance(.light)))
    expectEqual(dark.shown(by: "tintColor_darkConstant"), .all)
    expect(dark.shown(by: "tintColor_lightConstant").isEmpty)
    expect(dark.shown(by: "tintColor_noSuchSuffix").isEmpty)
  }
}
