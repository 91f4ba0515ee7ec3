import TestSupport
import Testing
import ThemeValues
import ThemeTable

/// The palettes hold what the facts say, and nothing that is no colour.
@Suite struct PaletteFactsTests {
  typealias Tables = [String: [String: [String: String]]]

  /// SAP's name of each variant, which is the shade of the colour.
  static let factNames = [
    "darkColor", "lightColor", "elevatedDarkColor", "elevatedLightColor", "contrastDarkColor",
    "contrastLightColor", "elevatedContrastDarkColor", "elevatedContrastLightColor",
  ]

  private func tables() -> Tables? {
    let facts = SharedFacts.json("reference/fiori-palette.json") as? [String: Any]
    return facts?["palettes"] as? Tables
  }

  @Test func everyNameOfEveryPaletteIsThere() throws {
    guard let tables = tables() else { return }
    #expect(Set(tables.keys) == Set(PaletteVersion.allCases.map(\.rawValue)))
    for version in PaletteVersion.allCases {
      let table = try #require(tables[version.rawValue])
      #expect(Set(PaletteLibrary.palette(version).names) == Set(table.keys), "\(version)")
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
          #expect(color?.color(in: environment) == expected, "\(version) \(name) \(variant)")
        }
      }
    }
  }

  @Test func malformedEntriesAreKeptOutAndNamed() {
    guard let tables = tables() else { return }
    var malformed: [String] = []
    for (version, table) in tables {
      for (name, stated) in table {
        for (variant, text) in stated where parse(text) == nil {
          malformed.append("\(version) \(name) \(variant) \(text)")
        }
      }
    }
    #expect(
      malformed.sorted() == [
        "v2 map8 lightColor D0R774", "v3 map8 lightColor D0R774", "v4 map8 darkColor D0R774",
        "v4 map8 lightColor D0R774", "v5 map8 darkColor D0R774", "v5 map8 lightColor D0R774",
        "v6 map8 darkColor D0R774", "v6 map8 lightColor D0R774",
        "v7 blue3 contrastDarkColor #7ACBFFFF",
        "v7 map8 darkColor D0R774", "v7 map8 lightColor D0R774",
        "v8 headerBlended contrastLightColor 191F26DE6", "v8 map8 darkColor D0R774",
        "v8 map8 lightColor D0R774",
      ])
    for line in malformed {
      let words = line.split(separator: " ").map(String.init)
      let palette = PaletteVersion(rawValue: words[0]).map(PaletteLibrary.palette)
      #expect(palette?.isMalformed(words[1]) == true, "\(line)")
    }
  }

  @Test func everyReplacementOfTheFactsResolves() throws {
    let facts = SharedFacts.json("reference/fiori-palette.json") as? [String: Any]
    guard let maps = facts?["replacedBy"] as? [String: [String: String]] else { return }
    for (new, old) in maps.values.flatMap(\.self) {
      #expect(PaletteLibrary.successors(of: old).contains(new))
      #expect(PaletteLibrary.predecessors(of: new).contains(old))
    }
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
    case (true, true):
      return value("elevatedContrast") ?? value("elevated") ?? value("contrast") ?? base
    }
  }

  private func parse(_ text: String) -> StyleColor? {
    guard text.count == 6 || text.count == 8, let bits = UInt32(text, radix: 16) else { return nil }
    return StyleColor(rgba: text.count == 6 ? bits << 8 | 0xFF : bits)
  }
}
