import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// The palettes hold what the facts say, and nothing that is no colour.
@Suite struct PaletteFactsTests {
  typealias Tables = [String: [String: [String: String]]]

  /// SAP's name of each variant, which is the shade of the colour.
  static let factNames = [
    "darkColor", "lightColor", "elevatedDarkColor", "elevatedLightColor", "contrastDarkColor", "contrastLightColor",
    "elevatedContrastDarkColor", "elevatedContrastLightColor",
  ]

  private func tables() -> Tables? {
    let facts = SharedFacts.json("reference/fiori-palette.json") as? [String: Any]
    return facts?["palettes"] as? Tables
  }

  @Test func everyNameOfEveryPaletteIsThere() throws {
    guard let tables = tables() else { return }
    expectEqual(Set(tables.keys), Set(PaletteVersion.allCases.map(\.rawValue)))
    for version in PaletteVersion.allCases {
      let table = try #require(tables[version.rawValue])
      expectEqual(Set(PaletteLibrary.palette(version).names), Set(table.keys), "\(version)")
    }
  }

  @Test func everyColorIsThatOfTheFacts() throws {
    guard let tables = tables() else { return }
    for version in PaletteVersion.allCases {
      let palette = PaletteLibrary.palette(version)
      for (name, stated) in try #require(tables[version.rawValue]) {
        let color = palette.color(name)
        for variant in PaletteVariant.allCases {
          let environment = try #require(variant.environments.first)
          let expected = expected(variant, stated)
          expectEqual(color?.color(in: environment), expected, "\(version) \(name) \(variant)")
        }
      }
    }
  }

  /// SAP's reader makes something of them; the data says what, with a comment on each.
  @Test func malformedEntriesAreNamed() throws {
    guard let tables = tables() else { return }
    var malformed: [String] = []
    for (version, table) in tables {
      for (name, stated) in table {
        for (variant, text) in stated where ![6, 8].contains(text.count) || UInt32(text, radix: 16) == nil {
          malformed.append("\(version) \(name) \(variant) \(text)")
          let data = try Repository.bytes("Sources/ThemeModel/Values/Data/palette-\(version).txt")
          expect(String(decoding: data, as: UTF8.self).contains("# Stated as \(text)"))
        }
      }
    }
    expectEqual(
      malformed.sorted(),
      [
        "v2 map8 lightColor D0R774", "v3 map8 lightColor D0R774", "v4 map8 darkColor D0R774",
        "v4 map8 lightColor D0R774", "v5 map8 darkColor D0R774", "v5 map8 lightColor D0R774",
        "v6 map8 darkColor D0R774", "v6 map8 lightColor D0R774", "v7 blue3 contrastDarkColor #7ACBFFFF",
        "v7 map8 darkColor D0R774", "v7 map8 lightColor D0R774", "v8 headerBlended contrastLightColor 191F26DE6",
        "v8 map8 darkColor D0R774", "v8 map8 lightColor D0R774",
      ])
  }

  /// All names under all palettes against a model of SAP's theme manager, made of the facts alone: 14,560 colours.
  @Test func everyNameMeansWhatSAPMakesOfIt() throws {
    guard let tables = tables(), let maps = maps() else { return }
    let versions = PaletteVersion.allCases.map(\.rawValue)
    let names = Set(tables.values.flatMap(\.keys))
    var compared = 0
    for (place, version) in versions.enumerated() {
      // A palette without a map of its own takes none of the later ones.
      let map =
        maps[version] == nil
        ? [:] : versions[place...].compactMap { maps[$0] }.reduce([:]) { $0.merging($1) { first, _ in first } }
      let palette = ColorPalette(try #require(PaletteVersion(rawValue: version)))
      for name in names {
        let source = map[name] ?? name
        let stated = versions[...place].reversed().lazy.compactMap { tables[$0]?[source] }.first
        for variant in PaletteVariant.allCases {
          let environment = try #require(variant.environments.first)
          let expected = stated.map { self.expected(variant, $0) } ?? StyleColor(rgba: 0)
          let found = palette.lookup(name).color?.color(in: environment)
          expectEqual(found, expected, "\(version) \(name) \(variant)")
          compared += 1
        }
      }
    }
    expectEqual(compared, 14_560)
  }

  private func maps() -> [String: [String: String]]? {
    let facts = SharedFacts.json("reference/fiori-palette.json") as? [String: Any]
    return facts?["replacedBy"] as? [String: [String: String]]
  }

  /// The fallback rules in their own words: by the colour's shade, as the facts tell them.
  private func expected(_ variant: PaletteVariant, _ stated: [String: String]) -> StyleColor? {
    func plain(_ shade: String) -> StyleColor? {
      stated[shade + "Color"].flatMap(parse) ?? (shade == "dark" ? plain("light") : nil)
    }
    let shade = variant.isOnDark ? "Light" : "Dark"
    func value(_ prefix: String) -> StyleColor? { stated["\(prefix)\(shade)Color"].flatMap(parse) }
    let base = plain(shade.lowercased())
    switch (variant.isElevated, variant.isHighContrast) {
    case (false, false): return base
    case (true, false): return value("elevated") ?? base
    case (false, true): return value("contrast") ?? base
    case (true, true): return value("elevatedContrast") ?? value("elevated") ?? value("contrast") ?? base
    }
  }

  /// A text as SAP's reader takes it: without signs around it, up to the first character that is no digit; black if its
  /// length is none of a colour.
  private func parse(_ text: String) -> StyleColor? {
    let text = text.drop { !$0.isLetter && !$0.isNumber }
    let bits = UInt32(text.prefix { $0.isHexDigit }.suffix(8), radix: 16) ?? 0
    return switch text.count {
    case 6: StyleColor(rgba: bits << 8 | 0xFF)
    case 8: StyleColor(rgba: bits)
    default: StyleColor(rgba: 0xFF)
    }
  }
}
