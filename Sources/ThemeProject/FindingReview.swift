import ThemeAnalysis
package import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Separates the findings of a run from those that a comment or a baseline accepts.
///
/// Gives each finding its subject if the setup asks for subjects.
package struct FindingReview {
  /// The findings that apply, in their old order; those about comments come last.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The findings that a comment or the baseline accepts.
  package private(set) var accepted: [Diagnostic] = []
  /// The part of the baseline that no finding used.
  package private(set) var baseline: Baseline
  private let trees: [FileID: SyntaxTree]
  private let findsSubjects: Bool
  private var finders: [FileID: SubjectFinder] = [:]
  private var suppressions: [FileID: Suppressions] = [:]

  /// Reviews the findings of some files, whose trees are given.
  ///
  /// `sources` are files in other languages with their comments. A finding in another file stays as it is.
  init(
    _ findings: [Diagnostic], in trees: [SyntaxTree], sources: [(file: SourceFile, comments: [Range<Int>])],
    _ setup: ThemeSetup
  ) {
    baseline = setup.baseline
    findsSubjects = setup.findsSubjects || !setup.baseline.counts.isEmpty
    for tree in trees where !setup.ignoresComments {
      let comments = Suppressions(tree, needsReasons: setup.filesThatNeedReasons.contains(tree.file.id))
      if !comments.isReportless { suppressions[tree.file.id] = comments }
    }
    for (file, comments) in sources where !setup.ignoresComments {
      let comments = Suppressions(file, comments, needsReasons: setup.filesThatNeedReasons.contains(file.id))
      if !comments.isReportless { suppressions[file.id] = comments }
    }
    guard findsSubjects || !suppressions.isEmpty else {
      (self.trees, diagnostics) = ([:], findings)
      return
    }
    // Of two trees with the same number the first applies.
    self.trees = trees.reversed().reduce(into: [:]) { $0[$1.file.id] = $1 }
    let files = self.trees
    for finding in findings.separated(in: { files[$0]?.file }) { review(finding) }
    for file in trees.map({ $0.file.id }) + sources.map({ $0.file.id }) {
      let said = suppressions[file]?.diagnostics { setup.lint.severity(of: $0, in: file) == nil } ?? []
      for var finding in said {
        guard let severity = setup.lint.severity(of: finding.code, in: file) else { continue }
        finding.severity = severity
        review(finding)
      }
    }
  }

  private mutating func review(_ finding: Diagnostic) {
    var finding = finding
    let file = finding.span.file
    if findsSubjects, let tree = trees[file] {
      let finder = finders[file] ?? SubjectFinder(tree)
      finders[file] = finder
      finding.subject = finding.subject ?? finder.subject(at: finding.span)
    }
    if let comments = suppressions.index(forKey: file), let acceptance = suppressions.values[comments].accept(finding) {
      finding.acceptance = acceptance
      accepted.append(finding)
    } else if baseline.consume(finding) {
      finding.acceptance = .baseline
      accepted.append(finding)
    } else {
      diagnostics.append(finding)
    }
  }
}
