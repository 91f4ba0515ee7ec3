package import ThemeDiagnostics
package import ThemeValues
import ThemeTable

/// A palette colour that a theme sets for one kind of background.
package struct PaletteOverride: Sendable {
  /// The palette name.
  package var style: String
  package var variant: PaletteVariant
  /// Disjoint sets that cover the variant: several where the colour differs within it, as under `@media (device: ipad)`.
  package var colors: [VariantColor]
  /// The first definition that sets something of the style.
  package var span: Span

  package init(
    style: String, variant: PaletteVariant, colors: [VariantColor], span: Span
  ) {
    (self.style, self.variant, self.colors, self.span) = (style, variant, colors, span)
  }

  /// The name of the definition that sets it, without `@`, as a target looks for it.
  package func key(for target: Target) -> String { Self.key(of: style, variant, for: target) }

  /// The name of the definition that sets a variant of a style.
  package static func key(of style: String, _ variant: PaletteVariant, for target: Target) -> String
  {
    if variant == PaletteVariant(onDark: false) { return style }
    let isMisspelt = target == .fioriSwiftUI && variant == misspeltVariant
    return style + "_" + (isMisspelt ? PaletteKey.misspeltSuffix : variant.keySuffix)
  }

  private static let misspeltVariant = PaletteVariant(
    onDark: false, elevated: true, highContrast: true)
}
