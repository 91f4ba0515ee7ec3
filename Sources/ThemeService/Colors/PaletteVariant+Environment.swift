package import ThemeTable
package import ThemeValues

extension PaletteVariant {
  /// The variant for the light on the base level with normal contrast.
  package static let lightBase = PaletteVariant(onDark: false)

  /// The variant with the other choice of appearance, level or contrast; the variant itself for any other axis.
  package func flipped(on axis: StyleAxis) -> PaletteVariant {
    PaletteVariant(
      onDark: isOnDark != (axis == .appearance), elevated: isElevated != (axis == .level),
      highContrast: isHighContrast != (axis == .contrast))
  }

  /// Returns the environment with this variant's appearance, level and contrast; its other choices stay.
  package func applied(to environment: StyleEnvironment) -> StyleEnvironment {
    environment.choosing(.appearance(isOnDark ? .dark : .light))
      .choosing(.level(isElevated ? .elevated : .base))
      .choosing(.contrast(isHighContrast ? .high : .normal))
  }

  /// `light` or `dark-elevated-high`, for names of files and of design tokens.
  package var shortName: String {
    ([isOnDark ? "dark" : "light"] + (isElevated ? ["elevated"] : [])
      + (isHighContrast ? ["high"] : [])).joined(separator: "-")
  }
}
