package import ThemeDiagnostics
import ThemeTable

/// The whole pipeline as one pure function over files in memory.
package enum Compiler {
  /// Compiles the files of `sources` as layers, the later over the earlier.
  package static func compile(_ sources: SourceSet, options: CompilerOptions) -> Compilation {
    Compilation(sources: sources, table: ResolvedTable(), diagnostics: [])
  }
}
