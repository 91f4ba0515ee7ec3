package import ThemeBase
package import ThemeCompiler
package import ThemeSyntax

/// Applies fixes to the files of themes until there is nothing left to fix.
///
/// No fix is trusted. After each batch the themes are compiled again; a fix stays only if it brings no new warning or error.
/// A batch that fails is halved until the fixes that fail are found. Safe fixes of warnings and notes stay only if every
/// theme still resolves to the same values; otherwise those of the file are dropped together.
package struct Fixer {
  /// Which fixes are applied.
  package var level: FixLevel
  /// The files that may be changed.
  package var files: Set<FileID>
  package var themes: [Theme]
  /// Finds the files that a changed file imports.
  package var access: ImportGraph.Access
  /// Leaves those findings that count, of some themes with the trees of their files; the others are never fixed.
  package typealias Review = ([Diagnostic], [SyntaxTree]) -> [Diagnostic]
  package var review: Review
  /// Whether the review gives findings fixes that they did not have.
  package var reviewMakesFixes = false

  /// One of the themes whose files are fixed.
  package struct Theme {
    /// The files of the theme, the later over the earlier.
    package var layers: [Int]
    package var options: CompilerOptions
    package var lint: LintOptions

    package init(layers: [Int], options: CompilerOptions, lint: LintOptions) {
      (self.layers, self.options, self.lint) = (layers, options, lint)
    }
  }

  /// The number of times that all files are searched for fixes that those of another file made possible.
  private static let passLimit = 20

  package init(
    level: FixLevel, files: Set<FileID>, themes: [Theme], access: ImportGraph.Access,
    review: @escaping Review = { findings, _ in findings }
  ) {
    (self.level, self.files, self.themes, self.access, self.review) = (level, files, themes, access, review)
  }

  /// Fixes what can be fixed.
  package func run(on graph: ImportGraph) -> FixOutcome {
    var run = FixRun(self, on: graph)
    for _ in 0..<Self.passLimit {
      let before = run.appliedCount
      run.beginPass()
      for file in files.sorted() { run.run(on: file) }
      if run.appliedCount == before || files.count == 1 { break }
    }
    return run.outcome
  }
}

/// The result of fixing.
package struct FixOutcome {
  /// The files as they are now; their numbers are those of the graph before.
  package var graph: ImportGraph
  /// The findings that are left.
  package var findings: [Diagnostic]
  /// The number of fixes that were applied.
  package var appliedCount: Int
  /// The number of fixes that were not applied because something else would have changed.
  package var rejected: Int
  /// Files with errors of syntax that no fix repairs: nothing was fixed around these.
  package var unreadable: Set<FileID>
  /// The texts that changed.
  package var texts: [FileID: PatchedText]
}

/// The fixes are applied in stages, so that the meaning of a theme is known once it can be read.
enum FixStage: CaseIterable {
  /// Errors whose fix is safe: a theme with errors has no meaning that could be kept.
  case errors
  /// Fixes that are not safe.
  case unsafe
  /// Applies safe fixes: the themes must keep their meaning.
  case safe

  func includes(_ chosen: FixChoice.Chosen) -> Bool {
    // A theme that a runtime loses has a meaning all the same, and its fixes keep it.
    let code = chosen.finding.code
    let isError = chosen.finding.severity == .error && (code.failure == nil || code.defaultSeverity == .error)
    return switch self {
    case .errors: isError && chosen.fix.applicability == .safe
    case .unsafe: chosen.fix.applicability == .unsafe
    case .safe: !isError && chosen.fix.applicability == .safe
    }
  }
}
