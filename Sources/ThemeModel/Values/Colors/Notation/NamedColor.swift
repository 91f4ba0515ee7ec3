import ThemeTable

/// The colours that have a name without any palette.
package enum NamedColor {
  /// The names that every runtime reads, with UIKit's fixed colours.
  ///
  /// `magenta` is in SAP's list too, but its SwiftUI reader gives nothing for it.
  static let basic: [String: StyleColor] = [
    "black": StyleColor(rgba: 0x0000_00FF), "darkGray": StyleColor(rgba: 0x5555_55FF),
    "lightGray": StyleColor(rgba: 0xAAAA_AAFF), "white": StyleColor(rgba: 0xFFFF_FFFF),
    "gray": StyleColor(rgba: 0x8080_80FF), "red": StyleColor(rgba: 0xFF00_00FF), "green": StyleColor(rgba: 0x00FF_00FF),
    "blue": StyleColor(rgba: 0x0000_FFFF), "cyan": StyleColor(rgba: 0x00FF_FFFF),
    "yellow": StyleColor(rgba: 0xFFFF_00FF), "magenta": StyleColor(rgba: 0xFF00_FFFF),
    "orange": StyleColor(rgba: 0xFF80_00FF), "purple": StyleColor(rgba: 0x8000_80FF),
    "brown": StyleColor(rgba: 0x9966_33FF), "clear": StyleColor(rgba: 0x0000_0000),
  ]

  /// SwiftUI's names mean colours that adapt; UIKit has the same ones under these names.
  static let adaptive: [String: String] = [
    "gray": "systemGray", "red": "systemRed", "green": "systemGreen", "blue": "systemBlue", "cyan": "systemCyan",
    "yellow": "systemYellow", "orange": "systemOrange", "purple": "systemPurple", "brown": "systemBrown",
  ]

  /// Whether a word is one of the basic names.
  package static func isBasic(_ name: String) -> Bool { basic[name] != nil }

  /// The colour that a word names, of the latest palette or a basic one in any letter case, or nil.
  package static func meant(by word: String) -> String? {
    if basic[word] != nil || PaletteLibrary.palette(.latest).contains(word) { return word }
    let lower = word.lowercased()
    return basic[lower] == nil ? nil : lower
  }

  /// The colour of a basic name for a target.
  package static func color(_ name: String, target: Target) -> PaletteColor? {
    if target == .fioriSwiftUI {
      if name == "magenta" { return nil }
      if let system = adaptive[name], let color = PaletteLibrary.uiKit.color(system) { return color }
    }
    return basic[name].map(PaletteColor.init)
  }

  /// Words of other languages for a colour of ours.
  static let synonyms: [String: String] = [
    "none": "clear", "transparent": "clear", "grey": "gray", "lightgrey": "lightGray", "darkgrey": "darkGray",
    "aqua": "cyan", "fuchsia": "magenta",
  ]
}
