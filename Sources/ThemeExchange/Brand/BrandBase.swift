import ThemeCompiler
import ThemeTable

/// The built-in theme beneath a brand's theme.
enum BrandBase: Sendable {
  case fiori, nui

  init(of theme: BuiltInTheme) { self = theme.name == "NUI" ? .nui : .fiori }

  private var theme: BuiltInTheme? { BuiltInTheme.all.first { BrandBase(of: $0) == self } }

  var name: String { theme?.name ?? "" }

  /// The lines of the built-in theme.
  var lines: [Substring] { String(decoding: theme?.bytes ?? [], as: UTF8.self).split(separator: "\n") }

  /// The situations in which tones differ, each before those that are part of it.
  ///
  /// NUI's grounds are the same in light and dark.
  var variants: [BrandVariant] {
    self == .nui ? [.plain, .highContrast] : [.plain, .dark, .highContrast, .darkHighContrast]
  }

  /// The environments in which a variant's tones apply: those of its condition, without those of a later variant.
  func environments(of variant: BrandVariant) -> EnvironmentSet {
    let later = variants.drop { $0 != variant }.dropFirst().filter { $0.isPart(of: variant) }
    return later.reduce(variant.environments) { $0.subtracting($1.environments) }
  }
}

/// A situation in which a brand's tones have values of their own.
struct BrandVariant: Hashable, Sendable {
  var isDark: Bool
  var isHighContrast: Bool

  static let plain = BrandVariant(isDark: false, isHighContrast: false)
  static let dark = BrandVariant(isDark: true, isHighContrast: false)
  static let highContrast = BrandVariant(isDark: false, isHighContrast: true)
  static let darkHighContrast = BrandVariant(isDark: true, isHighContrast: true)

  /// The environments of the condition under which the sheet writes the variant.
  var environments: EnvironmentSet {
    (isDark ? EnvironmentSet(.appearance(.dark)) : .all).intersection(
      isHighContrast ? EnvironmentSet(.contrast(.high)) : .all)
  }

  /// The contrast that every text and icon of the brand's needs: AA, or AAA with high contrast.
  var requiredRatio: Double { isHighContrast ? 7 : 4.5 }

  /// Whether the condition of another variant holds wherever this one's does.
  func isPart(of other: BrandVariant) -> Bool { (isDark || !other.isDark) && (isHighContrast || !other.isHighContrast) }
}
