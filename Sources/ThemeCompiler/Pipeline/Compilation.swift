package import ThemeDiagnostics
package import ThemeTable

/// What a compilation gives: the best table possible and everything there is to say.
package struct Compilation: Sendable {
  /// All files that were read, the imported ones included.
  package var sources: SourceSet
  package var table: ResolvedTable
  /// Sorted by file, position, severity and code.
  package var diagnostics: [Diagnostic]

  package init(sources: SourceSet, table: ResolvedTable, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.table = table
    self.diagnostics = diagnostics
  }

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
