package import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
package import ThemeSyntax

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

/// The choices for one theme: how it is compiled and checked, and which of its findings apply.
package struct ThemeSetup: Sendable {
  /// How the theme is compiled.
  package var options = CompilerOptions()
  /// How it is checked.
  package var lint = LintOptions()
  /// The files whose comments that accept findings must give reasons.
  package var filesThatNeedReasons: Set<FileID> = []
  /// Whether comments accept nothing.
  package var ignoresComments = false
  /// The findings of earlier runs, which are accepted.
  package var baseline = Baseline()
  /// Whether findings tell what they are about, which reports for tools and new baselines need.
  ///
  /// With a baseline that is not empty they do so anyway.
  package var findsSubjects = false

  package init() {}

  /// Findings with the severities that the user chose; those that are switched off are gone.
  package func graded(_ findings: [Diagnostic]) -> [Diagnostic] { lint.graded(findings, for: options.target) }

  /// Separates findings about some files, given as trees, from those that a comment or the baseline accepts.
  ///
  /// `sources` are files in other languages with their comments.
  package func review(
    _ findings: [Diagnostic], in trees: [SyntaxTree], sources: [(file: SourceFile, comments: [Range<Int>])] = []
  ) -> FindingReview {
    FindingReview(findings, in: trees, sources: sources, self)
  }
}
