package import ThemeBase
package import ThemeDiagnostics
package import ThemeValues
package import ThemeRegistry
package import ThemeTable

/// The result of a compilation: the best table possible, what it was made of, and the diagnostics.
///
/// Immutable. A class, because it is handed on everywhere, and copying its some eighty arrays would take longer than what
/// many of its readers do.
package final class Compilation: Sendable {
  /// All files, and what each imports.
  package let graph: ImportGraph
  /// The files that were compiled as layers, the later over the earlier.
  package let layers: [Int]
  package let table: ResolvedTable
  /// Which numbers the names of ``program`` have in ``table``.
  package let names: TableNames
  /// What the passes reported, unsorted and with the severities that the passes gave.
  package let reports: DiagnosticList
  /// The diagnostics for the user, sorted by file, position, severity and code.
  ///
  /// Empty until the theme is linted.
  package let diagnostics: [Diagnostic]
  /// How many more diagnostics there are than ``diagnostics`` holds.
  package let suppressed: Int
  /// The theme, resolved and with its values read.
  package let theme: TypedProgram
  /// Whose reading counts.
  package let target: Target
  /// What colour names stand for, the theme's overrides put in.
  package let palette: ColorPalette
  /// The palette colours that the theme overrides.
  package let overrides: [PaletteOverride]
  /// The names of definitions that override palette colours.
  package let overriding: Set<VariableID>
  /// The definitions that set each palette colour: the later entry wins.
  private let paletteSettings: [String: [PaletteSetting]]
  /// For each class with bases the classes that give it values, the strongest first, itself among them.
  package let lineages: [PathID: [PathID]]

  /// What the passes made of the layers of a graph.
  init(
    _ layers: [Int], of graph: ImportGraph, table: ResolvedTable, names: TableNames,
    reports: DiagnosticList, theme: TypedProgram, target: Target, palette: PaletteOverrides.Result,
    lineages: [PathID: [PathID]]
  ) {
    self.graph = graph
    self.layers = layers
    self.table = table
    self.names = names
    self.reports = reports
    self.theme = theme
    self.target = target
    self.palette = palette.palette
    self.overrides = palette.overrides
    self.overriding = palette.names
    self.paletteSettings = palette.settings
    self.lineages = lineages
    diagnostics = []
    suppressed = 0
  }

  /// The same compilation with what was found in it.
  package init(
    _ other: Compilation, reports: DiagnosticList, diagnostics: [Diagnostic], suppressed: Int
  ) {
    graph = other.graph
    layers = other.layers
    table = other.table
    names = other.names
    theme = other.theme
    target = other.target
    palette = other.palette
    overrides = other.overrides
    overriding = other.overriding
    paletteSettings = other.paletteSettings
    lineages = other.lineages
    self.reports = reports
    self.diagnostics = diagnostics
    self.suppressed = suppressed
  }

  /// All files that were read, the imported ones included.
  package var sources: SourceSet { graph.sources }
  /// What the files say.
  package var program: Program { theme.program }
  /// What can be styled, with the declarations of the theme itself.
  package var registry: Registry { theme.registry }

  /// Finds what the user's definitions change in built-in themes.
  package var causes: ValueCauses { ValueCauses(theme.resolved, paletteSettings) }

  /// Whether some value or the palette uses a definition of a name.
  package func uses(_ name: VariableID) -> Bool {
    theme.resolved.uses(name) || overriding.contains(name)
  }

  /// What a text of the table comes to where it is computed; nil for a literal.
  package func literals(of variant: ResolvedTable.Variant) -> [ComputedLiteral]? {
    theme.values.literals[names.text(of: variant)]
  }

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
