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
  let base: BrandBase
  let fillsBars: Bool
  /// The tones in every variant of the base, such that each can be read where the base shows it.
  private(set) var tones: [BrandVariant: [BrandTone: StyleColor]] = [:]

  /// The theme of opaque colours on a built-in theme; with `fillsBars` bars and toolbars are filled with the brand's.
  ///
  /// Fills follow from the seeds alone. A draft with placeholders for all other tones then tells on which grounds texts
  /// would be seen, and what would be written on the ground of a selection or of a bar.
  package init(_ seeds: BrandSeeds, on base: BuiltInTheme, fillsBars: Bool = false) {
    self.seeds = seeds
    self.base = BrandBase(of: base)
    self.fillsBars = fillsBars
    for variant in self.base.variants { tones[variant] = ToneFinder(seeds: seeds, variant: variant).drafted }
    let draft = BrandDraft(self)
    for variant in self.base.variants { tones[variant] = finished(variant, draft) }
  }

  /// The stylesheet, in canonical layout.
  package var text: String { BrandSheet(theme: self).text }

  /// A tone's colour in a variant.
  func color(_ tone: BrandTone, in variant: BrandVariant) -> StyleColor { tones[variant]?[tone] ?? seeds.brand }

  /// The tones that the theme's rules name.
  var shownTones: [BrandTone] {
    BrandTone.allCases.filter { tone in
      switch tone {
      case .bar: base == .fiori && !fillsBars
      case .chart: base == .fiori && seeds.secondary != nil
      case .link: seeds.secondary != nil
      default: true
      }
    }
  }

  /// The appearances in which the fill of a button is hardly seen on the ground of the app.
  var faintFills: [StyleAppearance] {
    let grounds: [(StyleAppearance, StyleColor, BrandVariant)] = [(.light, .white, .plain), (.dark, .black, .dark)]
    return grounds.filter { _, ground, variant in
      base.variants.contains(variant) && ContrastRatio.of(seeds.seed(of: .fill, in: variant), on: ground) < 1.5
    }.map { $0.0 }
  }

  private func finished(_ variant: BrandVariant, _ draft: BrandDraft) -> [BrandTone: StyleColor] {
    let finder = ToneFinder(seeds: seeds, variant: variant)
    let drafted = finder.drafted
    var tones = drafted
    let environments = base.environments(of: variant)
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

  /// The comment above the definition.
  var comment: String {
    switch self {
    case .fill: "Fills in the brand's colour, such as a button's."
    case .onFill: "Text on such a fill."
    case .pressedFill: "Such a fill under a finger."
    case .text: "Texts and icons that can be tapped: the brand's hue, so light or dark that it can be read."
    case .pressedText: "The same under a finger."
    case .control: "What a control has been set to, as that can be seen on every ground."
    case .bar: "The background of bars: a breath of the brand."
    case .selection: "The background of chosen rows."
    case .chart: "The first colour of charts."
    case .link: "Links in texts."
    }
  }

  /// Whether a second colour takes the place of the brand's.
  var isSecondary: Bool { self == .selection || self == .chart || self == .link }
}

extension StyleColor {
  static let black = StyleColor(red: 0, green: 0, blue: 0)
  static let white = StyleColor(red: 255, green: 255, blue: 255)
}
