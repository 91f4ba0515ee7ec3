package import ThemeCompiler
package import ThemeTable

/// A theme on a built-in base in which one colour reaches all that a brand colours.
///
/// Every text and icon that it gives a colour or a ground has a contrast of at least 4.5 on it, and of 7 with high contrast
/// (levels AA and AAA of [WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-enhanced)). The brand's colour itself is
/// unchanged in the fills of buttons in light and dark. Making one compiles a draft: milliseconds.
package struct BrandTheme: Sendable {
  let brand: StyleColor
  let base: BrandBase
  let fillsBars: Bool
  /// The tones in every variant of the base, such that each can be read where the base shows it.
  private(set) var tones: [BrandVariant: [BrandTone: StyleColor]] = [:]

  /// The theme of an opaque colour on a built-in theme; with `fillsBars` bars and toolbars are filled with the colour.
  ///
  /// Fills follow from the brand alone. A draft with placeholders for all other tones then tells on which grounds texts
  /// would be seen, and what would be written on the ground of a selection.
  package init(_ brand: StyleColor, on base: BuiltInTheme, fillsBars: Bool = false) {
    self.brand = brand
    self.base = BrandBase(of: base)
    self.fillsBars = fillsBars
    for variant in self.base.variants { tones[variant] = ToneFinder(brand: brand, variant: variant).drafted }
    let draft = BrandDraft(self)
    for variant in self.base.variants { tones[variant] = finished(variant, draft) }
  }

  /// The stylesheet, in canonical layout.
  package var text: String { BrandSheet(theme: self).text }

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

/// A tone of a brand, by the definition that names it.
enum BrandTone: String, CaseIterable, Sendable {
  case fill = "brandFill"
  case onFill = "onBrand"
  case pressedFill = "brandFillPressed"
  case text = "brandText"
  case pressedText = "brandTextPressed"
  case selection = "brandSelection"

  /// The comment above the definition.
  var comment: String {
    switch self {
    case .fill: "Fills in the brand's colour, such as a button's."
    case .onFill: "Text on such a fill."
    case .pressedFill: "Such a fill under a finger."
    case .text: "Texts and icons that can be tapped: the brand's hue, so light or dark that it can be read."
    case .pressedText: "The same under a finger."
    case .selection: "The background of chosen rows."
    }
  }
}

extension StyleColor {
  static let black = StyleColor(red: 0, green: 0, blue: 0)
  static let white = StyleColor(red: 255, green: 255, blue: 255)
}
