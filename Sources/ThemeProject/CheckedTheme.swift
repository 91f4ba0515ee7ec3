package import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler

/// A theme that was compiled and checked, with the setup that says which of its findings apply.
///
/// Command, language server and studio make it here, so that they say the same of a theme.
package struct CheckedTheme: Sendable {
  package let setup: ThemeSetup
  /// The table of the theme, and everything that the passes know.
  package let compilation: Compilation
  /// All findings about the theme; those that apply are left by ``ThemeSetup/review(_:in:sources:)``.
  package let linted: LintFindings

  /// Compiles and checks some layers of a graph.
  package init(_ layers: [Int], of graph: ImportGraph, _ setup: ThemeSetup) {
    self.setup = setup
    compilation = Compiler.compile(layers, of: graph, options: setup.options)
    linted = Linter.findings(compilation, setup.lint)
  }

  /// The findings that no comment and no baseline accepts, in the order of reports.
  package var findings: [Diagnostic] { review.diagnostics.sortedForReport() }

  /// The findings that apply and those that are accepted.
  package var review: FindingReview {
    let graph = compilation.graph
    let trees = graph.reachable(from: compilation.layers).map { graph.files[$0].tree }
    return setup.review(linted.diagnostics, in: trees)
  }
}
