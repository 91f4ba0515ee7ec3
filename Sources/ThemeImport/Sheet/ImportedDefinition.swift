import ThemeBase
import ThemeTable
import ThemeValues

/// A definition that an import makes of a token or a colour set.
struct ImportedDefinition {
  /// A value in one situation.
  enum Value: Hashable {
    case color(StyleColor)
    case number(Double)
    /// A name or another text without quotes.
    case word(String)
    /// Another definition, by its origin.
    case reference(String)
  }

  /// Its name in the imported file, which references use.
  let origin: String
  /// The name that it should have in the stylesheet.
  let name: String
  /// A value for each situation of ``ImportSituation``.
  var values: [Value]
  /// A comment.
  var note: String?
  /// The advice of a deprecated definition; empty if the file gives none.
  var deprecation: String?
  let span: Span
}

/// One of the situations in which an imported value may differ: appearance, level, contrast and kind of device.
struct ImportSituation: Hashable {
  static let count = 16
  static let all = (0..<count).map { ImportSituation(index: $0) }
  /// All situations of an iPhone.
  static let phone = Array(all.prefix(8))

  /// Four bits: dark, elevated, high contrast, iPad.
  let index: Int

  /// The situations that have at least what this one has, such as dark and high contrast.
  func covers(_ other: ImportSituation) -> Bool { index & other.index == index }

  /// The variant of a palette colour.
  var variant: PaletteVariant { PaletteVariant(index: index & 7) }

  /// `(appearance: dark) and (contrast: high)`; empty for the situation that needs no condition.
  var condition: String {
    let conditions = [
      (8, "(device: ipad)"), (1, "(appearance: dark)"), (2, "(level: elevated)"),
      (4, "(contrast: high)"),
    ]
    return conditions.filter { index & $0.0 != 0 }.map(\.1).joined(separator: " and ")
  }

  /// The order in which conditions are written: those with fewer parts first.
  static let ordered = all.sorted {
    ($0.index.nonzeroBitCount, $0.index) < ($1.index.nonzeroBitCount, $1.index)
  }

  /// The situation that a mode of another tool means, by the words of its name; nil if a word is unknown.
  ///
  ///     Light, light-high, Dark / High Contrast, darkHighContrast, Mode 1
  init?(mode name: String) {
    var index = 0
    var word = ""
    for character in Self.parted(name) + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      defer { word = "" }
      switch word {
      case "", "light", "day", "default", "base", "normal", "standard", "mode", "contrast",
        "appearance", "regular", "any", "universal":
        if word == "contrast", !name.lowercased().contains("normal") { index |= 4 }
      case "dark", "night": index |= 1
      case "elevated": index |= 2
      case "high", "hc", "more": index |= 4
      default: return nil
      }
    }
    self.init(index: index)
  }

  /// `light high contrast` for `lightHighContrast`.
  private static func parted(_ name: String) -> String {
    var text = ""
    var last: Character = " "
    for character in name {
      if character.isUppercase, last.isLowercase { text.append(" ") }
      text += character.lowercased()
      last = character
    }
    return text
  }

  init(index: Int) { self.index = index }
}
