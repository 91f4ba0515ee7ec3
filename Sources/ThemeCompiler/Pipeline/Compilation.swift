package import ThemeDiagnostics
package import ThemeValues
package import ThemeRegistry
package import ThemeTable

/// The result of a compilation: the best table possible, what it was made of, and the diagnostics.
package struct Compilation: Sendable {
  /// All files, and what each imports.
  package var graph: ImportGraph
  /// The files that were compiled as layers, the later over the earlier.
  package var layers: [Int]
  package var table: ResolvedTable
  /// Which numbers the names of ``program`` have in ``table``.
  package var names: TableNames
  /// What the passes reported, unsorted and with the severities that the passes gave.
  package var reports: DiagnosticList
  /// The diagnostics for the user, sorted by file, position, severity and code.
  ///
  /// Empty until the theme is linted.
  package var diagnostics: [Diagnostic] = []
  /// How many more diagnostics there are than ``diagnostics`` holds.
  package var suppressed = 0
  /// The theme, resolved and with its values read.
  package var theme: TypedProgram
  /// Whose reading counts.
  package var target: Target
  /// What colour names stand for, the theme's overrides put in.
  package var palette: ColorPalette
  /// The palette colours that the theme overrides.
  package var overrides: [PaletteOverride]
  /// The names of definitions that override palette colours.
  package var overriding: Set<VariableID>
  /// For each class with bases the classes that give it values, the strongest first, itself among them.
  package var lineages: [PathID: [PathID]]

  /// All files that were read, the imported ones included.
  package var sources: SourceSet { graph.sources }
  /// What the files say.
  package var program: Program { theme.program }
  /// What can be styled, with the declarations of the theme itself.
  package var registry: Registry { theme.registry }

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
