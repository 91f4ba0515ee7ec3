import ThemeAnalysis
package import ThemeApp
import ThemeBase
package import ThemeCompiler
package import ThemeModel
package import ThemeProject

/// What only an editor asks about a theme.
extension AnalyzedTheme {
  /// Whether the user named the target: whatever is offered leaves the theme readable by it.
  var namesTarget: Bool { setup.lint.namesTarget }
  /// Whether the stylesheets have only what the named target reads; a file without rules may be a registry.
  var keepsToTarget: Bool {
    namesTarget && !program.declarations.isEmpty
      && files.allSatisfy { SheetAdditions.count(in: tree($0), upTo: 1) == 0 }
  }
  /// The app's use of the theme; nil where nobody named its sources.
  package var app: AppUsage? { setup.lint.app }
  /// The declarations and definitions as they are written.
  package var program: Program { compilation.program }
  /// The registry of what can be styled, with the classes that the theme declares.
  package var registry: Registry { compilation.registry }
  /// The declarations and definitions with their values put in.
  var resolved: ResolvedProgram { compilation.theme.resolved }

  /// Whether some file of the theme defines or uses a name, which has its `@`.
  func knows(_ name: String) -> Bool { program.variables.id(name) != nil }

  /// The definitions of a name, which has its `@`, the strongest first; empty for an undefined name.
  func definitions(of name: String) -> [Program.Definition] {
    program.variables.id(name).map { Array(resolved.definitions.all(of: $0)) } ?? []
  }

  /// Whether a file is a built-in theme.
  func isBuiltIn(_ file: FileID) -> Bool { graph.paths[Int(file.index)].origin == .builtIn }
}
