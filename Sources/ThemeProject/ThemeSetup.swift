package import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
package import ThemeSyntax

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
