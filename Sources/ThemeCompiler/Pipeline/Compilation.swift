package import ThemeDiagnostics
package import ThemeValues
package import ThemeTable

/// What a compilation gives: the best table possible and everything there is to say.
package struct Compilation: Sendable {
  /// What a computed value is in some environments, as a literal that every runtime reads alike.
  package struct Literal: Sendable {
    package var environments: EnvironmentSet
    package var text: String
  }

  /// All files that were read, the imported ones included.
  package var sources: SourceSet
  package var table: ResolvedTable
  /// Sorted by file, position, severity and code.
  package var diagnostics: [Diagnostic]
  /// How many more there are than ``diagnostics`` holds.
  package var suppressed: Int
  /// What the files say, for questions about the table: an origin is the number of a declaration.
  package var program: Program
  /// Whose reading counts.
  package var target: Target
  /// What colour names stand for, the theme's overrides put in.
  package var palette: ColorPalette
  /// The palette colours that the theme overrides.
  package var overrides: [PaletteOverride]
  /// What texts with functions and arithmetic come to, by their names in the table.
  package var literals: [UInt32: [Literal]]

  /// For each class with bases the classes that give it values, the strongest first, itself among them.
  package var lineages: [UInt32: [UInt32]]

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
