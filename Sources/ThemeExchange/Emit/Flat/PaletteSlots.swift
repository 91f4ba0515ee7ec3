import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Palette names that carry colours of a theme which depend on appearance, level or contrast.
///
/// The palette has six colours for an app's own use, `customColor1` to `customColor6`. Those that a theme neither sets nor
/// names are free: a rule names one, and its eight overrides say what it is.
struct PaletteSlots {
  /// A name and its colours, in the order of ``PaletteVariant/allCases``.
  struct Slot {
    var name: String
    var colors: [StyleColor]
  }

  private(set) var taken: [Slot] = []
  private var free: [String] = []
  /// Names that the theme itself gives colours in every variant.
  private var own: [Slot] = []

  init(_ compilation: Compilation, target: Target) {
    guard target == .fioriUIKit else { return }
    let names = (1...6).map { "customColor\($0)" }
    let used = compilation.namedStyles.union(compilation.overrides.map { $0.style })
    free = names.filter { !used.contains($0) }.reversed()
    own = Dictionary(grouping: compilation.overrides, by: { $0.style }).map { style, variants in
      Slot(name: style, colors: variants.filter { $0.colors.count == 1 }.map { $0.colors[0].color })
    }.filter { $0.colors.count == PaletteVariant.allCases.count }.sorted { $0.name < $1.name }
  }

  /// The name for such a colour, or nil if all names are taken.
  mutating func name(for colors: [StyleColor]) -> String? {
    let isKnown = { (slot: Slot) in slot.colors == colors }
    if let known = own.first(where: isKnown) ?? taken.first(where: isKnown) { return known.name }
    guard let name = free.popLast() else { return nil }
    taken.append(Slot(name: name, colors: colors))
    return name
  }
}

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
