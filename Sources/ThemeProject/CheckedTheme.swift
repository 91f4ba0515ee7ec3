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
    compilation = Compiler.compile(layers, of: graph, options: self.setup.options)
    linted = Linter.findings(compilation, self.setup.lint)
  }
}

/// A checked theme with its findings reviewed, as an editor asks about it.
///
/// Immutable, so that an answer that is still being worked out keeps the theme it began with.
package final class AnalyzedTheme: Sendable {
  /// The table of the theme, and everything that the passes know.
  package let compilation: Compilation
  /// The findings in all files of the theme, without those that a comment or the baseline accepts, in the order of
  /// reports; those of a file with the same words about names are one.
  package let groupedFindings: [Diagnostic]
  /// The findings that a comment or the baseline accepts, in the same order.
  private let acceptedFindings: [Diagnostic]
  /// The number of findings beyond the limit.
  package let suppressed: Int
  package let setup: ThemeSetup
  private let numbers: [ImportPath: Int]

  /// The files of the theme and their imports.
  package var graph: ImportGraph { compilation.graph }

  /// Reviews the findings of a theme that was checked; `themec lint` says the same of it.
  package init(_ checked: CheckedTheme) {
    (setup, compilation, suppressed) = (checked.setup, checked.compilation, checked.linted.suppressed)
    let graph = compilation.graph
    let files = graph.reachable(from: compilation.layers)
    let review = setup.review(checked.linted.diagnostics, in: files.map { graph.files[$0].tree })
    groupedFindings = review.diagnostics.sortedForReport()
    acceptedFindings = review.accepted.sortedForReport()
    // The first of two with the same path applies.
    numbers = files.reversed().reduce(into: [:]) { $0[graph.paths[$1]] = $1 }
  }

  /// The numbers of the theme's files, ascending.
  package var files: [Int] { numbers.values.sorted() }

  /// The number of the file at a normalised path, or nil if the theme does not have it.
  package func file(at path: ImportPath) -> Int? { numbers[path] }

  /// The id in spans of the file with a number.
  package func id(ofFile file: Int) -> FileID { FileID(index: UInt32(clamping: file)) }

  /// The tree of a file.
  package func tree(_ file: Int) -> SyntaxTree { graph.files[file].tree }

  /// The findings in all files, each by itself.
  package var findings: [Diagnostic] { files.flatMap { findings(inFile: $0) } }

  /// The findings in a file, each by itself: the first of those at wanted spans.
  package func findings(inFile file: Int, first limit: Int = .max, where isWanted: (Span) -> Bool = { _ in true })
    -> [Diagnostic]
  {
    let sources = compilation.sources
    let found = groupedFindings(inFile: file).separated(in: { sources[$0] }, first: limit, where: isWanted)
      .sortedForReport()
    return found.count > limit ? Array(found.prefix(limit)) : found
  }

  /// The findings in a file that a comment or the baseline accepts.
  package func acceptedFindings(inFile file: Int) -> [Diagnostic] {
    acceptedFindings.filter { $0.span.file == id(ofFile: file) }
  }

  /// The findings in a file, those with the same words about names as one.
  private func groupedFindings(inFile file: Int) -> ArraySlice<Diagnostic> {
    let id = id(ofFile: file)
    let start = groupedFindings.partitionPoint { $0.span.file < id }
    let end = groupedFindings.partitionPoint { $0.span.file <= id }
    return groupedFindings[start..<end]
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
