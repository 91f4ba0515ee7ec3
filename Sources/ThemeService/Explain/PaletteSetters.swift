import ThemeBase
import ThemeCompiler
import ThemeTable
import ThemeValues

/// The definitions that set palette colours in one environment, by the colour that they set.
struct PaletteSetters {
  /// A colour of the palette.
  private struct Color: Hashable {
    var style: String
    var variant: PaletteVariant
  }

  private let environment: StyleEnvironment
  private let palette: ColorPalette
  /// For each colour the strongest definition, of equals the last.
  private var strongest: [Color: (strength: PaletteKey.Strength, definition: Program.Definition)] =
    [:]

  /// Linear in the definitions.
  init(_ compilation: Compilation, in environment: StyleEnvironment) {
    self.environment = environment
    palette = compilation.palette
    let program = compilation.program
    for definition in program.definitions.values
    where definition.environments.contains(environment) {
      for key in PaletteKey.parse(program.variables[definition.name]) {
        let color = Color(style: key.style, variant: key.variant)
        if let best = strongest[color], key.strength < best.strength { continue }
        strongest[color] = (key.strength, definition)
      }
    }
  }

  /// The definition that overrides the palette colour of a name, or nil if the palette's own colour applies.
  func setter(of name: String) -> Program.Definition? {
    guard let meant = PaletteVariant.meant(by: name, in: environment),
      palette.isOverridden(meant.style)
    else { return nil }
    return strongest[Color(style: meant.style, variant: meant.variant)]?.definition
  }
}
