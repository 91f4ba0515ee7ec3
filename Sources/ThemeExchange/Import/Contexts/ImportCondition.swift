import ThemeModel
import ThemeTable

/// The situations in which a value applies: those that have some choices and lack others.
///
/// `light-high` is high contrast that is not dark; `high` is high contrast in either appearance.
struct ImportCondition: Hashable, Comparable {
  /// The choices that a situation must have.
  var on: ImportSituation = []
  /// The choices that it must not have.
  var off: ImportSituation = []

  /// Whether the plain situation is among them.
  var isPlain: Bool { on.isEmpty }

  func holds(in situation: ImportSituation) -> Bool { on.isSubset(of: situation) && off.isDisjoint(with: situation) }

  /// The condition under which both hold; where they contradict each other, the other one counts.
  func and(_ other: ImportCondition) -> ImportCondition {
    ImportCondition(on: on.subtracting(other.off).union(other.on), off: off.subtracting(other.on).union(other.off))
  }

  /// Of conditions that hold in one situation the greatest counts.
  static func < (left: ImportCondition, right: ImportCondition) -> Bool { left.rank < right.rank }

  private var rank: (Int, Int, Int, Int) { (on.specificity, on.rawValue, off.specificity, off.rawValue) }

  private static let axes: [(situation: ImportSituation, axis: StyleAxis)] = [
    (.pad, .device), (.dark, .appearance), (.elevated, .level), (.highContrast, .contrast),
  ]
}

extension ImportCondition {
  /// `(appearance: light) and (contrast: high)`; empty for the condition that always holds.
  var text: String {
    Self.axes.filter { !on.union(off).isDisjoint(with: $0.situation) }.map { situation, axis in
      let choice = StyleEnvironment().choice(on: axis)
      return "(\(axis.name): \((on.contains(situation) ? choice.opposite : choice).name))"
    }.joined(separator: " and ")
  }

  /// The condition of a text as ``text`` writes it, or nil for another text.
  init?(text: String) {
    for part in text.split(separator: ")") {
      let words = part.split { " (:".contains($0) }.drop { $0 == "and" }
      guard words.count == 2,
        let (situation, axis) = Self.axes.first(where: { words.first.map(String.init) == $0.axis.name })
      else { return nil }
      let choice = StyleEnvironment().choice(on: axis)
      switch words.last {
      case choice.name[...]: off.insert(situation)
      case choice.opposite.name[...]: on.insert(situation)
      default: return nil
      }
    }
    guard on.isDisjoint(with: off) else { return nil }
  }

  /// The condition that words of a name say, such as that of another tool's mode; nil if a word is unknown.
  ///
  ///     Light, light-high, Dark / High Contrast, darkHighContrast, Mode 1
  init?(words: some Sequence<String>) {
    let isNormal = words.contains(where: Self.normal.contains)
    for word in words {
      switch word {
      case "light", "day": off.insert(.dark)
      case "dark", "night": on.insert(.dark)
      case "elevated": on.insert(.elevated)
      case "iphone": off.insert(.pad)
      case "ipad": on.insert(.pad)
      case "contrast" where isNormal: off.insert(.highContrast)
      case "contrast", "high", "hc", "highcontrast", "more", "increased": on.insert(.highContrast)
      default: guard Self.normal.contains(word) || Self.neutral.contains(word) else { return nil }
      }
    }
    guard on.isDisjoint(with: off) else { return nil }
  }

  /// Whether a word chooses one side of an axis, whatever is beside it.
  static func choosesSide(_ word: String) -> Bool { sides.contains(word) }

  /// Whether a word has a meaning here, be it none.
  static func isKnown(_ word: String) -> Bool { ImportCondition(words: CollectionOfOne(word)) != nil }

  private static let sides: Set = [
    "light", "day", "dark", "night", "elevated", "high", "hc", "highcontrast", "contrast", "ipad", "iphone",
  ]

  private static let normal: Set = ["normal", "standard", "regular"]
  private static let neutral: Set = ["default", "base", "mode", "theme", "scheme", "appearance", "any", "universal"]
}

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

  static let choices: [ImportSituation] = [.dark, .elevated, .highContrast, .pad]
  static let all = (0..<16).map(ImportSituation.init(rawValue:))
  /// All situations of an iPhone.
  static let phone = Array(all.prefix(8))

  /// The number of choices that differ from those of the plain situation.
  var specificity: Int { rawValue.nonzeroBitCount }

  /// The variant of a palette colour.
  var variant: PaletteVariant {
    PaletteVariant(onDark: contains(.dark), elevated: contains(.elevated), highContrast: contains(.highContrast))
  }

  /// The order in which conditions are written: those with fewer parts first.
  static let ordered = all.sorted { ($0.specificity, $0.rawValue) < ($1.specificity, $1.rawValue) }
}

extension String {
  /// The words of the name of a mode or a folder, in which Apple's own names are one word each.
  var contextWords: [String] {
    // Replacing is slow, and hardly any name has one of these.
    guard utf8.contains(where: { $0 == UInt8(ascii: "O") || $0 == UInt8(ascii: "P") }) else { return words }
    return ["iOS", "iPadOS", "iPad", "iPhone"].reduce(self) { $0.replacing($1, with: $1.lowercased()) }.words
  }

  /// The words of a name in small letters: `font`, `size` for `fontSize` and `font_size`.
  var words: [String] {
    var words: [String] = []
    var word = ""
    var isLower = false
    for scalar in unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if !word.isEmpty, !isLetter || isLower && scalar.properties.isUppercase {
        words.append(word)
        word = ""
      }
      if isLetter { word += scalar.properties.lowercaseMapping }
      isLower = scalar.properties.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
