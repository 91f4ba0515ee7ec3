package import ThemeTable

/// The opaque colours that a brand's theme is made of.
package struct BrandSeeds: Sendable {
  package var brand: StyleColor
  /// The colour that takes the brand's place in the dark, or nil for the same one.
  package var dark: StyleColor?
  /// The colour of what is chosen, of charts and of links, or nil for the brand's.
  package var secondary: StyleColor?
  /// The colour with whose hue greys are tinted, or nil for the greys of the base.
  package var neutral: StyleColor?

  package init(
    _ brand: StyleColor, dark: StyleColor? = nil, secondary: StyleColor? = nil, neutral: StyleColor? = nil
  ) {
    (self.brand, self.dark, self.secondary, self.neutral) = (brand, dark, secondary, neutral)
  }

  /// The colour of which a tone is made in a variant.
  func seed(of tone: BrandTone, in variant: BrandVariant) -> StyleColor {
    let brand = variant.isDark ? dark ?? brand : brand
    return tone.isSecondary ? secondary ?? brand : brand
  }
}
