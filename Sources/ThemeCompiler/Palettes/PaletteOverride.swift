package import ThemeBase
package import ThemeModel

/// A palette colour that a theme sets for one kind of background.
package struct PaletteOverride: Sendable {
  /// The palette name.
  package var style: String
  package var variant: PaletteVariant
  /// Disjoint sets that cover the variant: several where the colour differs within it, as under `@media (device: ipad)`.
  package var colors: [VariantColor]
  /// The first definition that sets something of the style.
  package var span: Span

  package init(style: String, variant: PaletteVariant, colors: [VariantColor], span: Span) {
    (self.style, self.variant, self.colors, self.span) = (style, variant, colors, span)
  }

  /// The names of the definitions that set it, without `@`, as a target looks for them.
  package func keys(for target: Target) -> [String] { Self.keys(of: style, variant, for: target) }

  /// The names of the definitions that set a variant of a style.
  ///
  /// SAP's SwiftUI runtime misspells one suffix. Whether its runtime for UIKit does is not known, so that one gets both
  /// spellings.
  package static func keys(of style: String, _ variant: PaletteVariant, for target: Target) -> [String] {
    let regular = PaletteKey.name(of: style, variant)
    let misspelt = "\(style)_\(PaletteKey.misspeltSuffix)"
    guard variant == misspeltVariant else { return [regular] }
    return switch target {
    case .nui: [regular]
    case .fioriUIKit: [regular, misspelt]
    case .fioriSwiftUI: [misspelt]
    }
  }

  private static let misspeltVariant = PaletteVariant(onDark: false, elevated: true, highContrast: true)
}
