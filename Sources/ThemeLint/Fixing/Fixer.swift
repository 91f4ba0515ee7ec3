package import ThemeCompiler
package import ThemeDiagnostics
import ThemeSyntax

/// Applies fixes to the files of themes until there is nothing left to fix.
///
/// No fix is trusted. After each batch the themes are compiled again; a fix stays only if it brings no new warning or error,
/// and a fix of a warning or note only if every theme still resolves to the same values, unless it is unsafe. A batch that
/// fails is halved until the fixes that fail are found.
package struct Fixer {
  /// Which fixes are applied.
  package var level: FixLevel
  /// The files that may be changed.
  package var files: Set<FileID>
  package var themes: [Theme]
  /// How files are found that a changed file imports.
  package var access: ImportGraph.Access
  /// The findings that count, of those of all themes; the others are accepted and never fixed.
  package var review: ([Diagnostic], ImportGraph) -> [Diagnostic]

  /// One of the themes whose files are fixed.
  package struct Theme {
    /// The files of the theme, the later over the earlier.
    package var layers: [Int]
    package var options: CompilerOptions

    package init(layers: [Int], options: CompilerOptions) {
      self.layers = layers
      self.options = options
    }
  }

  /// How often all themes are looked through for fixes that others made possible.
  private static let roundLimit = 20
  /// How often the themes are compiled to find the fixes of one round that fail.
  private static let trialLimit = 200

  package init(
    level: FixLevel, files: Set<FileID>, themes: [Theme], access: ImportGraph.Access,
    review: @escaping ([Diagnostic], ImportGraph) -> [Diagnostic] = { findings, _ in findings }
  ) {
    self.level = level
    self.files = files
    self.themes = themes
    self.access = access
    self.review = review
  }

  /// Fixes what can be fixed.
  package func run(on graph: ImportGraph) -> FixOutcome {
    var run = FixRun(self, on: graph)
    for stage in FixStage.allCases { run.run(stage, rounds: Self.roundLimit, Self.trialLimit) }
    run.revertUnreadableFiles(to: graph)
    return run.outcome
  }

  /// What the files of a graph come to.
  func evaluate(_ graph: ImportGraph) -> FixedThemes {
    let compilations = themes.map {
      Linter.compile($0.layers, of: graph, options: $0.options)
    }
    var seen: Set<Diagnostic> = []
    let findings = compilations.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
    return FixedThemes(
      graph: graph, findings: review(findings.sortedForReport(), graph).sortedForReport(),
      meanings: compilations.map { ThemeMeaning($0.table) })
  }
}

/// What came of fixing.
package struct FixOutcome {
  /// The files as they are now; their numbers are those of the graph before.
  package var graph: ImportGraph
  /// What is still found.
  package var findings: [Diagnostic]
  /// The fixes that were applied, in the order in which they were.
  package var applied: [FixChoice.Chosen]
  /// How many fixes were not applied because something else would have changed.
  package var rejected: Int
  /// Files in which nothing was fixed, because they hold errors of syntax that no fix mends.
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
  /// What is safe: the themes must keep their meaning.
  case safe

  func includes(_ chosen: FixChoice.Chosen) -> Bool {
    let isError = chosen.finding.severity == .error
    return switch self {
    case .errors: isError && chosen.fix.applicability == .safe
    case .unsafe: chosen.fix.applicability == .unsafe
    case .safe: !isError && chosen.fix.applicability == .safe
    }
  }
}
