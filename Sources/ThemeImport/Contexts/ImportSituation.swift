import ThemeValues

/// One of the situations in which an imported value may differ: appearance, level, contrast and kind of device.
///
/// Values that hold in a situation hold in all that include it, unless those have values of their own.
struct ImportSituation: OptionSet, Hashable {
  /// The place of the situation in ``all``.
  let rawValue: Int

  static let dark = ImportSituation(rawValue: 1)
  static let elevated = ImportSituation(rawValue: 2)
  static let highContrast = ImportSituation(rawValue: 4)
  static let pad = ImportSituation(rawValue: 8)

  static let all = (0..<16).map(ImportSituation.init(rawValue:))
  /// All situations of an iPhone.
  static let phone = Array(all.prefix(8))

  /// The number of choices that differ from those of the plain situation.
  var specificity: Int { rawValue.nonzeroBitCount }

  /// The variant of a palette colour.
  var variant: PaletteVariant {
    PaletteVariant(
      onDark: contains(.dark), elevated: contains(.elevated), highContrast: contains(.highContrast))
  }

  /// `(appearance: dark) and (contrast: high)`; empty for the situation that needs no condition.
  var condition: String {
    let conditions: [(ImportSituation, String)] = [
      (.pad, "(device: ipad)"), (.dark, "(appearance: dark)"), (.elevated, "(level: elevated)"),
      (.highContrast, "(contrast: high)"),
    ]
    return conditions.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }

  /// The order in which conditions are written: those with fewer parts first.
  static let ordered = all.sorted {
    ($0.specificity, $0.rawValue) < ($1.specificity, $1.rawValue)
  }
}

extension ImportSituation {
  /// The situation of a condition as ``condition`` writes it; a default choice such as `(appearance: light)` adds nothing.
  init?(condition: String) {
    self = []
    for part in condition.split(separator: ")") {
      var words = part.split { " (:".contains($0) }.map(String.init)
      if words.first == "and" { words.removeFirst() }
      switch words {
      case ["device", "ipad"]: insert(.pad)
      case ["appearance", "dark"]: insert(.dark)
      case ["level", "elevated"]: insert(.elevated)
      case ["contrast", "high"]: insert(.highContrast)
      case ["device", "iphone"], ["appearance", "light"], ["level", "base"],
        ["contrast", "normal"]:
        continue
      default: return nil
      }
    }
  }

  /// The situation that a mode of another tool means, by the words of its name; nil if a word is unknown.
  ///
  ///     Light, light-high, Dark / High Contrast, darkHighContrast, Mode 1
  init?(mode name: String) {
    self = []
    for word in name.words {
      switch word {
      case "light", "day", "default", "base", "normal", "standard", "mode", "contrast",
        "appearance", "regular", "any", "universal":
        if word == "contrast", !name.lowercased().contains("normal") { insert(.highContrast) }
      case "dark", "night": insert(.dark)
      case "elevated": insert(.elevated)
      case "high", "hc", "more": insert(.highContrast)
      default: return nil
      }
    }
  }
}
