package import ThemeTable

/// The palette of a compilation: a version of SAP's, and what the theme overrides in it.
///
/// A name means what SAP's theme manager makes of it. The version's compatibility map may put an older name in its
/// place. The colour is then that of the version or of the nearest older one that has the name. A name that only newer
/// palettes have is drawn clear, even if the theme overrides it.
package struct ColorPalette: Sendable {
  /// The meaning of a name.
  package enum Lookup: Hashable, Sendable {
    /// The palette's own colour, or what the theme makes of it.
    case color(PaletteColor)
    /// The colour of the older name that the palette's compatibility map gives.
    case compatible(PaletteColor, with: String)
    /// A name that this palette lacks; the colour is that of an older one.
    case older(PaletteColor, PaletteVersion)
    /// A name that neither this palette nor an older one has, and the first newer one that has it.
    case clear(until: PaletteVersion?)
    case unknown

    /// The colour that is drawn; nil for an unknown name.
    package var color: PaletteColor? {
      switch self {
      case .color(let color), .compatible(let color, _), .older(let color, _): color
      case .clear: PaletteColor(StyleColor(rgba: 0))
      case .unknown: nil
      }
    }

    /// Whether the name is drawn clear, whatever overrides it.
    package var isClear: Bool { if case .clear = self { true } else { false } }
  }

  package let version: PaletteVersion
  private var overrides: [String: [VariantColor]] = [:]

  package init(_ version: PaletteVersion = .latest) { self.version = version }

  /// Sets the colour of a style in some environments; what is set later wins.
  ///
  /// A key of the theme sets exactly its own variant: pass its ``PaletteVariant/environments``, cut
  /// with those in which the definition holds. Weaker keys first (``PaletteKey/Strength``).
  package mutating func override(_ style: String, in environments: EnvironmentSet, with color: StyleColor) {
    let seen = (overrides[style] ?? []).filter { !$0.environments.subtracting(environments).isEmpty }
    overrides[style] = seen + [VariantColor(environments, color)]
  }

  /// The meaning of a palette name without a suffix.
  ///
  /// An override reaches the name itself only, not the names that take its colour.
  package func lookup(_ name: String) -> Lookup {
    let found = tableLookup(name)
    guard let own = overrides[name], !found.isClear, let base = found.color else { return found }
    return .color(own.reduce(base) { $0.overridden(by: $1.color, in: $1.environments) })
  }

  private func tableLookup(_ name: String) -> Lookup {
    guard PaletteLibrary.isStyle(name) else { return .unknown }
    let source = PaletteLibrary.compatibleName(of: name, in: version)
    if source == nil, let own = PaletteLibrary.palette(version).color(name) { return .color(own) }
    for other in PaletteVersion.allCases.reversed() where other <= version {
      guard let color = PaletteLibrary.palette(other).color(source ?? name) else { continue }
      return source.map { .compatible(color, with: $0) } ?? .older(color, other)
    }
    return .clear(until: PaletteVersion.allCases.first { $0 > version && PaletteLibrary.palette($0).contains(name) })
  }

  /// The variants of all names whose colour is not that of another palette, with their colours, sorted.
  package func differences(
    from other: ColorPalette
  ) -> [(style: String, variant: PaletteVariant, colors: [VariantColor])] {
    var differences: [(style: String, variant: PaletteVariant, colors: [VariantColor])] = []
    for style in PaletteLibrary.styles {
      let (own, others) = (lookup(style).color, other.lookup(style).color)
      for variant in PaletteVariant.allCases {
        let colors = own?.inside(variant.environments) ?? []
        if colors != others?.inside(variant.environments) { differences.append((style, variant, colors)) }
      }
    }
    return differences
  }

  /// All names of the palette, for suggestions.
  package var names: [String] { PaletteLibrary.palette(version).names }
}

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
