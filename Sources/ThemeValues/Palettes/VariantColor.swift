package import ThemeTable

/// A colour and the environments in which it holds.
package struct VariantColor: Hashable, Sendable {
  package var environments: EnvironmentSet
  package var color: StyleColor

  package init(_ environments: EnvironmentSet, _ color: StyleColor) {
    self.environments = environments
    self.color = color
  }
}

/// A colour that depends on the environment: disjoint sets that cover all environments.
package struct PaletteColor: Hashable, Sendable {
  /// In the order of the sets' lowest environments.
  package private(set) var variants: [VariantColor]

  /// One colour everywhere.
  package init(_ color: StyleColor) { variants = [VariantColor(.all, color)] }

  /// The eight values of a palette entry; equal ones are joined.
  package init(_ color: (PaletteVariant) -> StyleColor) {
    variants = []
    for variant in PaletteVariant.allCases {
      variants.add(color(variant), in: variant.environments)
    }
    sort()
  }

  /// The colour in one environment.
  package func color(in environment: StyleEnvironment) -> StyleColor? {
    variants.first { $0.environments.contains(environment) }?.color
  }

  /// The only colour; nil where it depends on the environment.
  package var only: StyleColor? { variants.count == 1 ? variants.first?.color : nil }

  /// The same colour with another one in some environments.
  package func overridden(by color: StyleColor, in environments: EnvironmentSet) -> PaletteColor {
    guard !environments.isEmpty else { return self }
    var result = self
    result.variants = variants.compactMap { variant in
      let rest = variant.environments.subtracting(environments)
      return rest.isEmpty ? nil : VariantColor(rest, variant.color)
    }
    result.variants.add(color, in: environments)
    result.sort()
    return result
  }

  /// The colour that it has where `choice` holds, in every environment.
  package func fixed(to choice: StyleChoice) -> PaletteColor {
    let side = EnvironmentSet(choice)
    return rebuilt { $0.intersection(side).spread(over: choice.axis) }
  }

  /// The colour for the other choice of an axis.
  package func inverted(_ axis: StyleAxis) -> PaletteColor {
    rebuilt { $0.flipped(on: axis) }
  }

  private func rebuilt(_ transform: (EnvironmentSet) -> EnvironmentSet) -> PaletteColor {
    var result = self
    result.variants = []
    for variant in variants {
      result.variants.add(variant.color, in: transform(variant.environments))
    }
    result.sort()
    return result
  }

  private mutating func sort() {
    variants.sort { $0.environments.lowest < $1.environments.lowest }
  }
}

extension [VariantColor] {
  /// Gives some environments a colour; those of one colour are one element.
  mutating func add(_ color: StyleColor, in environments: EnvironmentSet) {
    guard !environments.isEmpty else { return }
    if let same = firstIndex(where: { $0.color == color }) {
      self[same].environments.formUnion(environments)
    } else {
      append(VariantColor(environments, color))
    }
  }
}
