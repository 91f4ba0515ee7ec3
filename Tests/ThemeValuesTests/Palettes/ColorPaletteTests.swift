import Testing
import ThemeValues
import ThemeTable

/// What palette names stand for in a compilation.
@Suite struct ColorPaletteTests {
  private let red = StyleColor(rgba: 0xFF00_00FF)

  private func color(_ palette: ColorPalette, _ name: String, in environment: StyleEnvironment)
    -> StyleColor?
  {
    switch palette.lookup(name) {
    case .color(let color), .replaced(let color, _), .other(let color, _):
      color.color(in: environment)
    case .noColor, .unknown: nil
    }
  }

  @Test func namesOfOtherPalettesResolve() {
    let latest = ColorPalette()
    #expect(latest.version == .v8)
    guard case .replaced(let color, by: "primaryLabel") = latest.lookup("primary1") else {
      Issue.record("primary1 is not replaced")
      return
    }
    #expect(latest.lookup("primaryLabel") == .color(color))
    guard case .other(_, .v5) = latest.lookup("negative") else {
      Issue.record("negative is not that of v5")
      return
    }
    guard case .replaced(_, by: "line") = ColorPalette(.v5).lookup("separatorOpaque") else {
      Issue.record("v5 does not resolve a newer name")
      return
    }
    #expect(latest.lookup("map8") == .noColor)
    #expect(latest.lookup("primary99") == .unknown)
    #expect(latest.lookup("quarternaryLabel") != .unknown)
  }

  @Test func everyNameResolvesInEveryPalette() {
    let names = Set(PaletteVersion.allCases.flatMap { PaletteLibrary.palette($0).names })
    #expect(names.count == 260)
    #expect(names.allSatisfy(PaletteLibrary.isStyle))
    #expect(!PaletteLibrary.isStyle("grey12") && !PaletteLibrary.isStyle(""))
    for version in PaletteVersion.allCases {
      for name in names {
        let lookup = ColorPalette(version).lookup(name)
        #expect(name == "map8" ? lookup == .noColor : lookup != .unknown && lookup != .noColor)
      }
    }
  }

  /// CO-06: a key reaches its own variant only.
  @Test func anOverrideSetsOneVariant() {
    var palette = ColorPalette()
    for key in PaletteKey.parse("@grey1") {
      palette.override(key.style, in: key.variant.environments, with: red)
    }
    #expect(palette.isOverridden("grey1") && !palette.isOverridden("grey2"))
    let plain = ColorPalette()
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      let isOwn =
        environment.appearance == .light && environment.level == .base
        && environment.contrast == .normal
      let expected = isOwn ? red : color(plain, "grey1", in: environment)
      #expect(color(palette, "grey1", in: environment) == expected)
    }
  }

  @Test func anOverrideReachesOldNamesAndColorlessOnes() {
    var palette = ColorPalette()
    palette.override("primaryLabel", in: .all, with: red)
    #expect(color(palette, "primary1", in: StyleEnvironment()) == red)
    palette.override("map8", in: PaletteVariant(onDark: false).environments, with: red)
    #expect(color(palette, "map8", in: StyleEnvironment()) == red)
    #expect(color(palette, "map8", in: StyleEnvironment(appearance: .dark)) == red)
  }

  @Test func aColorCoversAllEnvironmentsWithDisjointSets() {
    var palette = ColorPalette()
    palette.override("tintColor", in: EnvironmentSet(.device(.ipad)), with: red)
    for name in palette.names {
      guard case .color(let color) = palette.lookup(name) else { continue }
      for candidate in [
        color, color.fixed(to: .appearance(.dark)), color.inverted(.appearance),
        color.fixed(to: .level(.base)),
      ] {
        var seen = EnvironmentSet()
        for variant in candidate.variants {
          #expect(seen.intersection(variant.environments).isEmpty)
          seen = seen.union(variant.environments)
        }
        #expect(seen == .all)
      }
    }
  }

  @Test func fixingAndInvertingFollowTheAxis() throws {
    let color = try #require(PaletteLibrary.palette(.v8).color("grey1"))
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      let dark = environment.choosing(.appearance(.dark))
      let other = environment.choosing(environment.choice(on: .appearance).opposite)
      #expect(color.fixed(to: .appearance(.dark)).color(in: environment) == color.color(in: dark))
      #expect(color.inverted(.appearance).color(in: environment) == color.color(in: other))
    }
  }

  @Test func aSuffixShowsElsewhereWhatIsSetInOneEnvironment() {
    let dark = EnvironmentSet(.appearance(.dark))
    #expect(dark.shown(by: "tintColor") == dark)
    #expect(dark.shown(by: "tintColor_deviceInverse") == EnvironmentSet(.appearance(.light)))
    #expect(dark.shown(by: "tintColor_darkConstant") == .all)
    #expect(dark.shown(by: "tintColor_lightConstant").isEmpty)
    #expect(dark.shown(by: "tintColor_noSuchSuffix").isEmpty)
  }
}
