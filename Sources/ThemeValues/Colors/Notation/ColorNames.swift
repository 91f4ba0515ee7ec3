import ThemeBase

/// The names of colours that a target reads, for suggestions.
enum ColorNames {
  /// Made once for all palettes, when the first unreadable colour turns up.
  static func suggester(for target: Target, _ version: PaletteVersion) -> NameSuggester {
    switch target {
    case .nui: nui
    case .fioriUIKit: uiKit[version] ?? nui
    case .fioriSwiftUI: swiftUI[version] ?? nui
    }
  }

  private static let basic = NamedColor.basic.keys.sorted()

  private static let nui = NameSuggester(basic + PaletteLibrary.uiKit.names)

  private static let uiKit = byVersion { basic + $0 + PaletteLibrary.uiKit.names }

  private static let swiftUI = byVersion { basic.filter { $0 != "magenta" } + $0 }

  private static func byVersion(
    _ names: ([String]) -> [String]
  ) -> [PaletteVersion: NameSuggester] {
    Dictionary(
      uniqueKeysWithValues: PaletteVersion.allCases.map { version in
        (version, NameSuggester(names(PaletteLibrary.palette(version).names)))
      })
  }
}
