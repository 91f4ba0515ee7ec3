import ThemeModel

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
