import ThemeAnalysis
import ThemeBase
package import ThemeCompiler
import ThemeModel
import ThemeTable

/// A theme on a built-in base in which the colours of a brand reach all that a brand colours.
///
/// Every text that it gives a colour or a ground has a contrast of at least 4.5 on it, and of 7 with high contrast (levels AA
/// and AAA of [WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-enhanced)). The brand's colour itself is unchanged in the
/// fills of buttons. Making one compiles a draft: milliseconds.
package struct BrandTheme: Sendable {
  let seeds: BrandSeeds
  let base: BuiltInTheme
  let fillsBars: Bool
  /// The situations in which tones differ, each before those that are part of it.
  let variants: [BrandVariant]
  /// The tones in every variant of the base, such that each can be read where the base shows it.
  private(set) var tones: [BrandVariant: [BrandTone: StyleColor]] = [:]

  /// The theme of opaque colours on a built-in theme; with `fillsBars` bars and toolbars are filled with the brand's.
  ///
  /// Without `knowsContrast` it is the same in high contrast, which no runtime for UIKit knows.
  ///
  /// Fills follow from the seeds alone. A draft with placeholders for all other tones then tells on which grounds texts
  /// would be seen, and what would be written on the ground of a selection or of a bar.
  package init(_ seeds: BrandSeeds, on base: BuiltInTheme, fillsBars: Bool = false, knowsContrast: Bool = true) {
    (self.seeds, self.base, self.fillsBars) = (seeds, base, fillsBars)
    let known: [BrandVariant] =
      base.isNUI ? [.plain, .highContrast] : [.plain, .dark, .highContrast, .darkHighContrast]
    variants = known.filter { knowsContrast || !$0.isHighContrast }
    for variant in variants { tones[variant] = ToneFinder(seeds: seeds, variant: variant).drafted }
    let draft = BrandDraft(self)
    for variant in variants { tones[variant] = finished(variant, draft) }
  }

  /// The stylesheet, in canonical layout.
  package var text: String { BrandSheet(theme: self).text }

  /// A tone's colour in a variant.
  func color(_ tone: BrandTone, in variant: BrandVariant) -> StyleColor { tones[variant]?[tone] ?? seeds.brand }

  /// The tones that the theme's rules name.
  var shownTones: [BrandTone] {
    BrandTone.allCases.filter { tone in
      switch tone {
      case .bar: !base.isNUI && !fillsBars
      case .chart: !base.isNUI && seeds.secondary != nil
      case .link: seeds.secondary != nil
      default: true
      }
    }
  }

  /// The appearances in which the fill of a button is hardly seen on the ground of the app.
  var faintFills: [StyleAppearance] {
    let grounds: [(StyleAppearance, StyleColor, BrandVariant)] = [(.light, .white, .plain), (.dark, .black, .dark)]
    return grounds.filter { _, ground, variant in
      variants.contains(variant) && ContrastRatio.of(seeds.seed(of: .fill, in: variant), on: ground) < 1.5
    }.map { $0.0 }
  }

  /// The environments in which a variant's tones apply: those of its condition, without those of a later variant.
  private func environments(of variant: BrandVariant) -> EnvironmentSet {
    let later = variants.drop { $0 != variant }.dropFirst().filter { $0.isPart(of: variant) }
    return later.reduce(variant.environments) { $0.subtracting($1.environments) }
  }

  private func finished(_ variant: BrandVariant, _ draft: BrandDraft) -> [BrandTone: StyleColor] {
    let finder = ToneFinder(seeds: seeds, variant: variant)
    let drafted = finder.drafted
    var tones = drafted
    let environments = environments(of: variant)
    let inks = [BrandTone.text, .pressedText].map { drafted[$0] }
    for ground in [BrandTone.selection, .bar] {
      let written = draft.colors(on: drafted[ground, default: .black], in: environments).filter { !inks.contains($0) }
      tones[ground] = finder.ground(ground, under: written)
    }
    func grounds(_ tone: BrandTone) -> [StyleColor] {
      draft.grounds(of: drafted[tone, default: .black], in: environments).map { ground in
        [BrandTone.selection, .bar].first { drafted[$0] == ground }.flatMap { tones[$0] } ?? ground
      } + shownTones.filter { $0 == .selection || $0 == .bar }.compactMap { tones[$0] }
    }
    let text = finder.readable(.text, on: grounds(.text))
    tones[.pressedText] = finder.pressed(text, on: grounds(.pressedText))
    tones[.text] = text
    tones[.link] = finder.readable(.link, on: grounds(.text))
    tones[.chart] = finder.visible(.chart, on: grounds(.text))
    // A switch has a white thumb.
    tones[.control] = finder.visible(.control, on: grounds(.text) + [.white])
    return tones
  }
}

/// A tone of a brand, by the definition that names it.
enum BrandTone: String, CaseIterable, Sendable {
  case fill = "brandFill"
  case onFill = "onBrand"
  case pressedFill = "brandFillPressed"
  case text = "brandText"
  case pressedText = "brandTextPressed"
  case control = "brandControl"
  case bar = "brandBar"
  case selection = "brandSelection"
  case chart = "brandChart"
  case link = "brandLink"

  /// Whether a second colour takes the place of the brand's.
  var isSecondary: Bool { self == .selection || self == .chart || self == .link }
}

extension StyleColor {
  static let black = StyleColor(red: 0, green: 0, blue: 0)
  static let white = StyleColor(red: 255, green: 255, blue: 255)
}

extension BuiltInTheme {
  /// Whether it is NUI's: its grounds are the same in light and dark, and it has no tones for bars and charts.
  var isNUI: Bool { name == "NUI" }
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

/// A brand's theme, compiled to learn what is seen on what.
struct BrandDraft {
  /// A text or an icon on an opaque ground in some environments.
  private struct Pair {
    var color: StyleColor
    var ground: StyleColor
    var environments: EnvironmentSet
  }

  private let pairs: [Pair]
  /// The base's own opaque backgrounds, on which views without a background of theirs may lie.
  private let backgrounds: [Pair]

  init(_ theme: BrandTheme) {
    var sources = SourceSet()
    sources.add(path: "brand.nss", bytes: Array(theme.text.utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    pairs = ContrastAudit.of(compilation).pairs.flatMap { $0.variants }.flatMap { variant in
      variant.verdict == .exempt || !Self.isNearlyOpaque(variant)
        ? []
        : variant.backgrounds.map {
          Pair(color: variant.foreground, ground: $0.rounded, environments: variant.environments)
        }
    }
    backgrounds = Self.backgrounds(of: compilation)
  }

  /// Whether the ground is nearly the same over black and over white; no tone can be found for a weaker one.
  private static func isNearlyOpaque(_ variant: ContrastAudit.Variant) -> Bool {
    guard let first = variant.backgrounds.first, let last = variant.backgrounds.last else { return false }
    return ContrastRatio.between(first.luminance, last.luminance) < 2
  }

  /// The colours of the texts and icons on a ground, in some environments.
  func colors(on ground: StyleColor, in environments: EnvironmentSet) -> [StyleColor] {
    pairs.filter { $0.ground == ground && !$0.environments.isDisjoint(with: environments) }.map { $0.color }
  }

  /// The grounds on which a colour is seen, or may be seen, in some environments.
  func grounds(of color: StyleColor, in environments: EnvironmentSet) -> [StyleColor] {
    (pairs.filter { $0.color == color } + backgrounds).filter { !$0.environments.isDisjoint(with: environments) }.map {
      $0.ground
    }
  }

  private static func backgrounds(of compilation: Compilation) -> [Pair] {
    let (table, program) = (compilation.table, compilation.program)
    let cells = table.cells.filter { program.properties[compilation.names.property(of: $0)] == "background-color" }
    return cells.flatMap { table.variants[$0.variants] }.compactMap { variant in
      guard case .color(let color) = table.values[variant.value], color.alpha == 255,
        program.isBuiltIn(program.declarations[variant.declaration].place.file)
      else { return nil }
      return Pair(color: color, ground: color, environments: variant.environments)
    }
  }
}
