package import ThemeTable

/// One of the eight situations for which a palette colour has a value.
///
/// Named after the **background**. SAP's tables name the colour's own shade, which is the opposite:
/// their dark variant is the one for a light background.
package struct PaletteVariant: Hashable, Sendable, CaseIterable {
  /// Three bits: dark background, elevated, high contrast.
  ///
  /// In `0..<8`.
  package let index: Int

  /// The variant of that index; higher bits are ignored.
  package init(index: Int) { self.index = index & 7 }

  package init(onDark: Bool, elevated: Bool = false, highContrast: Bool = false) {
    index = (onDark ? 1 : 0) | (elevated ? 2 : 0) | (highContrast ? 4 : 0)
  }

  package static let allCases = (0..<8).map(PaletteVariant.init(index:))

  package var isOnDark: Bool { index & 1 != 0 }
  package var isElevated: Bool { index & 2 != 0 }
  package var isHighContrast: Bool { index & 4 != 0 }

  /// The variant for the light on the base level with normal contrast.
  package static let lightBase = PaletteVariant(onDark: false)

  /// The variant with the other choice of appearance, level or contrast; the variant itself for any other axis.
  package func flipped(on axis: StyleAxis) -> PaletteVariant {
    PaletteVariant(
      onDark: isOnDark != (axis == .appearance), elevated: isElevated != (axis == .level),
      highContrast: isHighContrast != (axis == .contrast))
  }

  /// The environments in which the variant is the one to take.
  package var environments: EnvironmentSet {
    EnvironmentSet(.appearance(isOnDark ? .dark : .light)).intersection(
      EnvironmentSet(.level(isElevated ? .elevated : .base))
    ).intersection(EnvironmentSet(.contrast(isHighContrast ? .high : .normal)))
  }

  /// The suffix of a definition that sets this variant: `elevatedDarkBackground`.
  package var keySuffix: String {
    let base = isOnDark ? "DarkBackground" : "LightBackground"
    return switch (isElevated, isHighContrast) {
    case (false, false): isOnDark ? "darkBackground" : "lightBackground"
    case (true, false): "elevated" + base
    case (false, true): "contrast" + base
    case (true, true): "elevatedContrast" + base
    }
  }

  /// The variant of a suffix; nil for any other text.
  package init?(keySuffix: some StringProtocol) {
    guard let variant = Self.bySuffix[String(keySuffix)] else { return nil }
    self = variant
  }

  private static let bySuffix = Dictionary(uniqueKeysWithValues: allCases.map { ($0.keySuffix, $0) })

  /// The variants to take when this one is not stated, the nearest first.
  ///
  /// Elevated before high contrast before plain; what is not stated for a light background is as on
  /// a dark one.
  package var fallbacks: [PaletteVariant] {
    let plain = PaletteVariant(onDark: isOnDark)
    let elevated = PaletteVariant(onDark: isOnDark, elevated: true)
    let contrast = PaletteVariant(onDark: isOnDark, highContrast: true)
    let sameSide = isElevated && isHighContrast ? [elevated, contrast, plain] : [plain]
    return isOnDark ? sameSide : sameSide + [PaletteVariant(onDark: true)]
  }

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
