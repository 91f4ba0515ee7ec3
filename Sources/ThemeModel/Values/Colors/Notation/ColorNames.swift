import ThemeBase

/// The names of colours that a target reads, for suggestions.
package enum ColorNames {
  /// The names that a target reads without a palette.
  package static func basic(for target: Target) -> [String] { target == .fioriSwiftUI ? swiftUIBasic : basic }

  /// The names of UIKit's colours that a target reads; none for SAP's SwiftUI runtime.
  package static func uiKit(for target: Target) -> [String] {
    target == .fioriSwiftUI ? [] : PaletteLibrary.uiKit.names
  }

  /// Made once for all palettes, when the first unreadable colour turns up.
  static func suggester(for target: Target, _ version: PaletteVersion) -> NameSuggester {
    switch target {
    case .nui: nui
    case .fioriUIKit: fioriUIKit[version] ?? nui
    case .fioriSwiftUI: swiftUI[version] ?? nui
    }
  }

  private static let basic = NamedColor.basic.keys.sorted()

  private static let nui = NameSuggester(basic + PaletteLibrary.uiKit.names)

  private static let fioriUIKit = byVersion { basic + $0 + PaletteLibrary.uiKit.names }

  private static let swiftUIBasic = basic.filter { $0 != "magenta" }

  private static let swiftUI = byVersion { swiftUIBasic + $0 }

  private static func byVersion(_ names: ([String]) -> [String]) -> [PaletteVersion: NameSuggester] {
    Dictionary(
      uniqueKeysWithValues: PaletteVersion.allCases.map { version in
        (version, NameSuggester(names(PaletteLibrary.palette(version).names)))
      })
  }
}
