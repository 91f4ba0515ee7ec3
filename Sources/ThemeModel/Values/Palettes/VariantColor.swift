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
    self.init(joining: PaletteVariant.allCases.map { VariantColor($0.environments, color($0)) })
  }

  /// Colours in disjoint sets, of which some may be equal or empty.
  private init(joining parts: [VariantColor]) {
    variants = []
    for part in parts { variants.add(part.color, in: part.environments) }
    variants.sort { $0.environments.lowest < $1.environments.lowest }
  }

  /// The colour in one environment.
  package func color(in environment: StyleEnvironment) -> StyleColor? {
    variants.first { $0.environments.contains(environment) }?.color
  }

  /// The colours in some environments.
  package func inside(_ environments: EnvironmentSet) -> [VariantColor] {
    variants.compactMap {
      let common = $0.environments.intersection(environments)
      return common.isEmpty ? nil : VariantColor(common, $0.color)
    }
  }

  /// The only colour; nil where it depends on the environment.
  package var only: StyleColor? { variants.count == 1 ? variants.first?.color : nil }

  /// The same colour with another one in some environments.
  package func overridden(by color: StyleColor, in environments: EnvironmentSet) -> PaletteColor {
    let others = variants.map { VariantColor($0.environments.subtracting(environments), $0.color) }
    return PaletteColor(joining: others + [VariantColor(environments, color)])
  }

  /// The colour that it has where `choice` holds, in every environment.
  package func fixed(to choice: StyleChoice) -> PaletteColor {
    let side = EnvironmentSet(choice)
    return rebuilt { $0.intersection(side).spread(over: choice.axis) }
  }

  /// The colour for the other choice of an axis.
  package func inverted(_ axis: StyleAxis) -> PaletteColor { rebuilt { $0.flipped(on: axis) } }

  private func rebuilt(_ transform: (EnvironmentSet) -> EnvironmentSet) -> PaletteColor {
    PaletteColor(joining: variants.map { VariantColor(transform($0.environments), $0.color) })
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
