import ThemeAnalysis
import ThemeBase
package import ThemeModel
package import ThemeTable

/// A colour of a theme as other tools take it: a name and a colour for each environment.
package struct ExportedColor: Sendable, Equatable {
  /// The source of the colour in the theme.
  package enum Origin: Sendable, Equatable {
    case definition
    case paletteColor
    /// A property of a class path, by which the colour is named: `Label/font-color`.
    case style
  }

  /// The name of the definition or of the palette colour, without `@`.
  package var name: String
  package var origin: Origin
  /// Disjoint sets of environments with their colours.
  package var parts: [VariantColor]
  /// The definition or declaration that gives it, or the first of several.
  var span: Span
  /// The name of the colour whose definition this one repeats, as `@accent: @brand;` does, or nil if it repeats none.
  package var alias: String?
  /// The comment above the definition.
  package var note = DefinitionNote()

  /// The colour in an environment, or nil if there is none.
  package subscript(environment: StyleEnvironment) -> StyleColor? {
    parts.first { $0.environments.contains(environment) }?.color
  }

  /// The colour on an iPhone held upright; black if there is none.
  package subscript(variant: PaletteVariant) -> StyleColor { self[variant.environment] ?? StyleColor(rgba: 0xFF) }

  /// The colour of each variant.
  package var colors: [StyleColor] { PaletteVariant.allCases.map { self[$0] } }

  /// Whether the colour differs on elevated surfaces.
  var dependsOnLevel: Bool { PaletteVariant.allCases.contains { self[$0] != self[$0.flipped(on: .level)] } }
}

extension PaletteVariant {
  /// The environment of an iPhone held upright with this variant's choices.
  var environment: StyleEnvironment { applied(to: StyleEnvironment()) }

  /// The environment of an iPad with this variant's choices.
  var padEnvironment: StyleEnvironment { environment.choosing(.device(.ipad)).choosing(.sizeClass(.regular)) }
}
