import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

extension Compilation {
  /// The palette names that values hold.
  var namedStyles: Set<String> {
    var names: Set<String> = []
    for variant in table.variants {
      for word in table.names[variant.text].split(separator: " ") { names.insert(String(word.prefix { $0 != "_" })) }
    }
    return names
  }

  /// The palette colours that a flat stylesheet sets: those that the theme overrides, and those of the palette that it
  /// takes where they are not those of the runtime's own palette, which is the latest.
  var flatOverrides: [PaletteOverride] {
    guard target != .nui, palette.version != .latest else { return overrides }
    let known = Set(overrides.map { PaletteKey.name(of: $0.style, $0.variant) })
    let chosen = palette.differences(from: ColorPalette()).filter {
      !known.contains(PaletteKey.name(of: $0.style, $0.variant))
    }.map { PaletteOverride(style: $0.style, variant: $0.variant, colors: $0.colors, span: program.start) }
    return (overrides + chosen).sorted { ($0.style, $0.variant.index) < ($1.style, $1.variant.index) }
  }
}
