package import ThemeDiagnostics
package import ThemeValues
package import ThemeRegistry
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
  /// What the passes reported, unsorted and with the severities that the passes gave.
  package var reports: DiagnosticList
  /// The diagnostics for the user, sorted by file, position, severity and code.
  ///
  /// Empty until the theme is linted.
  package var diagnostics: [Diagnostic] = []
  /// How many more diagnostics there are than ``diagnostics`` holds.
  package var suppressed = 0
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

  /// The declarations of each path, for checks that look at one path after the other.
  package var groups: DeclarationGroups
  /// The definitions of the program, resolved.
  package var definitions: DefinitionResolver
  /// The names of definitions that some value or palette colour uses.
  package var used: Set<UInt32>
  /// What can be styled, with the declarations of the theme itself.
  package var registry: Registry
  /// The files that were compiled as layers, the later over the earlier.
  package var layers: [Int]
  /// All files, and what each imports.
  package var graph: ImportGraph

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
