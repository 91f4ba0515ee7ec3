package import ThemeModel
package import ThemeTable

extension PaletteVariant {
  /// Returns the environment with this variant's appearance, level and contrast; its other choices stay.
  package func applied(to environment: StyleEnvironment) -> StyleEnvironment {
    environment.choosing(.appearance(isOnDark ? .dark : .light)).choosing(.level(isElevated ? .elevated : .base))
      .choosing(.contrast(isHighContrast ? .high : .normal))
  }

  /// `light` or `dark, elevated, high contrast`, for people.
  package var name: String { words(high: "high contrast").joined(separator: ", ") }

  /// `light` or `dark-elevated-high`, for names of files and of design tokens.
  package var shortName: String { words(high: "high").joined(separator: "-") }

  private func words(high: String) -> [String] {
    [isOnDark ? "dark" : "light"] + (isElevated ? ["elevated"] : []) + (isHighContrast ? [high] : [])
  }
}
