import ThemeTable

/// The tones of a brand in every variant of a base, such that each can be read where the base shows it.
struct BrandScheme: Sendable {
  let brand: StyleColor
  let base: BrandBase
  let fillsBars: Bool
  private(set) var tones: [BrandVariant: [BrandTone: StyleColor]] = [:]

  /// Finds the tones.
  ///
  /// Fills follow from the brand alone. A draft with placeholders for all other tones then tells on which grounds texts
  /// would be seen, and what would be written on the ground of a selection.
  init(brand: StyleColor, on base: BrandBase, fillsBars: Bool) {
    self.brand = brand
    self.base = base
    self.fillsBars = fillsBars
    for variant in base.variants { tones[variant] = ToneFinder(brand: brand, variant: variant).drafted }
    let draft = BrandDraft(self)
    for variant in base.variants { tones[variant] = finished(variant, draft) }
  }

  /// A tone's colour in a variant.
  func color(_ tone: BrandTone, in variant: BrandVariant) -> StyleColor { tones[variant]?[tone] ?? brand }

  private func finished(_ variant: BrandVariant, _ draft: BrandDraft) -> [BrandTone: StyleColor] {
    let finder = ToneFinder(brand: brand, variant: variant)
    var tones = tones[variant] ?? finder.drafted
    let environments = base.environments(of: variant)
    let placeholder = tones[.selection, default: .black]
    let written = draft.colors(on: placeholder, in: environments).filter {
      $0 != tones[.text] && $0 != tones[.pressedText]
    }
    let selection = finder.selection(under: written)
    let grounds = { (tone: BrandTone) in
      draft.grounds(of: tones[tone, default: .black], in: environments).map { $0 == placeholder ? selection : $0 }
    }
    let text = finder.text(on: grounds(.text))
    tones[.pressedText] = finder.pressed(text, on: grounds(.pressedText))
    tones[.text] = text
    tones[.selection] = selection
    return tones
  }
}
