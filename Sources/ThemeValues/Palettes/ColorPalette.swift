package import ThemeTable

/// The palette of a compilation: a version of SAP's, and what the theme overrides in it.
///
/// Names of other versions resolve too: through the table of replacements, else from the nearest
/// palette that has them.
package struct ColorPalette: Sendable {
  /// What a name stands for.
  package enum Lookup: Hashable, Sendable {
    case color(PaletteColor)
    /// The name of another palette; in this one `by` stands for it.
    case replaced(PaletteColor, by: String)
    /// A name that this palette lacks; the colour is that of another one.
    case other(PaletteColor, PaletteVersion)
    /// A known name without a colour that could be read.
    case noColor
    case unknown
  }

  package let version: PaletteVersion
  private var overrides: [String: [VariantColor]] = [:]

  package init(_ version: PaletteVersion = .latest) { self.version = version }

  /// Sets the colour of a style in some environments; what is set later wins.
  ///
  /// A key of the theme sets exactly its own variant: pass its ``PaletteVariant/environments``, cut
  /// with those in which the definition holds. Weaker keys first (``PaletteKey/Strength``).
  package mutating func override(
    _ style: String, in environments: EnvironmentSet, with color: StyleColor
  ) {
    let own = overrides[style] ?? []
    // What this one covers is not seen any more; the first is the base of a style that the palette does not have.
    let seen = own.dropFirst().filter { !$0.environments.subtracting(environments).isEmpty }
    overrides[style] = own.prefix(1) + seen + [VariantColor(environments, color)]
  }

  /// Whether the theme overrides anything of a style.
  package func isOverridden(_ style: String) -> Bool { overrides[style] != nil }

  /// What a palette name without a suffix stands for.
  package func lookup(_ name: String) -> Lookup {
    let found = tableLookup(name)
    guard let own = overrides[name], let first = own.first else { return found }
    let base: PaletteColor =
      switch found {
      case .color(let color), .replaced(let color, _), .other(let color, _): color
      case .noColor, .unknown: PaletteColor(first.color)
      }
    return .color(own.reduce(base) { $0.overridden(by: $1.color, in: $1.environments) })
  }

  private func tableLookup(_ name: String) -> Lookup {
    let table = PaletteLibrary.palette(version)
    if let color = table.color(name) { return .color(color) }
    if table.isMalformed(name) { return .noColor }
    for other in PaletteLibrary.successors(of: name) + PaletteLibrary.predecessors(of: name) {
      if let color = table.color(other) {
        return .replaced(overriddenTableColor(other, color), by: other)
      }
    }
    return otherPalette(name)
  }

  /// The colour of a name that stands for another one follows the overrides of that name.
  private func overriddenTableColor(_ name: String, _ color: PaletteColor) -> PaletteColor {
    (overrides[name] ?? []).reduce(color) { $0.overridden(by: $1.color, in: $1.environments) }
  }

  /// The newest older palette that has the name, else the oldest newer one.
  private func otherPalette(_ name: String) -> Lookup {
    let older = PaletteVersion.allCases.filter { $0 < version }.reversed()
    let newer = PaletteVersion.allCases.filter { $0 > version }
    for other in older + newer {
      let palette = PaletteLibrary.palette(other)
      if let color = palette.color(name) { return .other(color, other) }
      if palette.isMalformed(name) { return .noColor }
    }
    return .unknown
  }

  /// All names of the palette, for suggestions.
  package var names: [String] { PaletteLibrary.palette(version).names }
}
