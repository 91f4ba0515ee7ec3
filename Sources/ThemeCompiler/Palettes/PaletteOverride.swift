package import ThemeDiagnostics
package import ThemeRegistry
package import ThemeTable

/// A palette colour that a theme sets for one kind of background.
package struct PaletteOverride: Sendable {
  /// The palette name.
  package var style: String
  package var variant: PaletteVariant
  package var color: Color
  /// Whether the colour differs within the variant, as under `@media (device: ipad)`: no single definition says that.
  package var isConditional: Bool
  /// The first definition that sets something of the style.
  package var span: Span

  /// The name of the definition that sets it, without `@`, as a target looks for it.
  package func key(for target: Target) -> String {
    if variant == PaletteVariant(onDark: false) { return style }
    let isMisspelt = target == .fioriSwiftUI && variant == Self.misspeltVariant
    return style + "_" + (isMisspelt ? PaletteKey.misspeltSuffix : variant.keySuffix)
  }

  private static let misspeltVariant = PaletteVariant(
    onDark: false, elevated: true, highContrast: true)
}
