import ThemeBase
import ThemeTable

/// The colours that have a name without any palette.
package enum NamedColor {
  /// UIKit's fixed colour of a name that every runtime reads; nil for another word.
  ///
  /// `magenta` is in SAP's list too, but its SwiftUI reader gives nothing for it.
  static func basic(_ name: String) -> StyleColor? {
    basicNames.firstIndex(of: name).map { StyleColor(rgba: basicValues[$0]) }
  }

  static let basicNames = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear",
  ]
  private static let basicValues: [UInt32] = [
    0x0000_00FF, 0x5555_55FF, 0xAAAA_AAFF, 0xFFFF_FFFF, 0x8080_80FF, 0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF,
    0x00FF_FFFF, 0xFFFF_00FF, 0xFF00_FFFF, 0xFF80_00FF, 0x8000_80FF, 0x9966_33FF, 0x0000_0000,
  ]

  /// SwiftUI's names mean colours that adapt; UIKit has the same ones under these names.
  static let adaptive: [String: String] = [
    "gray": "systemGray", "red": "systemRed", "green": "systemGreen", "blue": "systemBlue", "cyan": "systemCyan",
    "yellow": "systemYellow", "orange": "systemOrange", "purple": "systemPurple", "brown": "systemBrown",
  ]

  /// Whether a word is one of the basic names.
  package static func isBasic(_ name: String) -> Bool { basic(name) != nil }

  /// The colour that a word names, of the latest palette or a basic one in any letter case, or nil.
  package static func meant(by word: String) -> String? {
    if basic(word) != nil || PaletteLibrary.palette(.latest).contains(word) { return word }
    let lower = word.lowercased()
    return basic(lower) == nil ? nil : lower
  }

  /// The colour of a basic name for a target.
  package static func color(_ name: String, target: Target) -> PaletteColor? {
    if target == .fioriSwiftUI {
      if name == "magenta" { return nil }
      if let system = adaptive[name], let color = PaletteLibrary.uiKit.color(system) { return color }
    }
    return basic(name).map(PaletteColor.init)
  }

  /// Words of other languages for a colour of ours.
  static let synonyms: [String: String] = [
    "none": "clear", "transparent": "clear", "grey": "gray", "lightgrey": "lightGray", "darkgrey": "darkGray",
    "aqua": "cyan", "fuchsia": "magenta",
  ]
}

/// Reads the names of colours: basic ones, palette styles, UIKit's own.
struct NamedColorReader {
  let target: Target
  let palette: ColorPalette

  /// The colour of a word; nil where the target has none of that name.
  func read(_ word: String, at token: ValueToken, _ remarks: inout ValueRemarks) -> PaletteColor? {
    if let color = NamedColor.color(word, target: target) { return color }
    if target != .nui, let color = paletteColor(word, at: token, &remarks) { return color }
    return target == .fioriSwiftUI ? nil : PaletteLibrary.uiKit.color(word)
  }

  private func paletteColor(_ word: String, at token: ValueToken, _ remarks: inout ValueRemarks) -> PaletteColor? {
    let reference = PaletteReference(word)
    let found = palette.lookup(reference.style)
    let ignoresSuffix = target == .fioriSwiftUI && !reference.isScheme
    guard let color = found.color, let shown = ignoresSuffix ? color : reference.apply(to: color) else { return nil }
    if let finding = finding(about: reference.style, found) { remarks.note(finding, at: token.indices) }
    if ignoresSuffix { remarks.note(.paletteSuffixIgnored(reference.suffix ?? ""), at: token.indices) }
    return shown
  }

  /// The remark on a colour that is not the chosen palette's own.
  private func finding(about style: String, _ found: ColorPalette.Lookup) -> Finding.Kind? {
    let chosen = palette.version.rawValue
    return switch found {
    case .color, .unknown: nil
    case .compatible(_, let other): .paletteNameCompatible(chosen, with: other)
    case .older(_, let version):
      .paletteNameFromOlder(version.rawValue, chosen: chosen, successor: PaletteLibrary.successor(of: style))
    case .clear(let version): .paletteNameClear(chosen, until: version?.rawValue)
    }
  }
}

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

  private static let basic = NamedColor.basicNames.sorted()

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
