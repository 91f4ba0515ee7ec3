import ThemeBase
import ThemeCompiler
import ThemeTable
import ThemeValues

extension Compilation {
  /// The palette names that values hold.
  var namedStyles: Set<String> {
    var names: Set<String> = []
    for variant in table.variants {
      for word in table.names[variant.text].split(separator: " ") {
        names.insert(String(word.prefix { $0 != "_" }))
      }
    }
    return names
  }

  /// The colours of another palette than the runtime's own, which a theme takes with `@palette`, as overrides.
  ///
  /// Only those that rules name, and of these what the theme does not override anyway.
  func chosenColors(for target: Target) -> [PaletteOverride] {
    guard target == .fioriUIKit, palette.version != .latest,
      let place = program.selectors.values.first?.place
    else { return [] }
    let span = program.span(place)
    return namedStyles.sorted().flatMap { style -> [PaletteOverride] in
      guard let color = palette.lookup(style).color else { return [] }
      return PaletteVariant.allCases.compactMap { variant in
        let isOverridden = overrides.contains { $0.style == style && $0.variant == variant }
        let colors = color.variants.compactMap {
          let common = $0.environments.intersection(variant.environments)
          return common.isEmpty ? nil : VariantColor(common, $0.color)
        }
        return isOverridden
          ? nil : PaletteOverride(style: style, variant: variant, colors: colors, span: span)
      }
    }
  }
}
