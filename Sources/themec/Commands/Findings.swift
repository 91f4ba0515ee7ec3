import ThemeCompiler
import ThemeDiagnostics

/// The diagnostics of all compilations of a run.
struct Findings {
  /// The sources of all compilations: they share one graph of imports.
  let sources: SourceSet
  private(set) var diagnostics: [Diagnostic]

  /// Puts compilations together; what several of them say about a file that they import is said once.
  init(_ compilations: [Compilation]) {
    sources = compilations.first?.sources ?? SourceSet()
    if compilations.count == 1 {
      diagnostics = compilations[0].diagnostics
    } else {
      var said: Set<Diagnostic> = []
      diagnostics = compilations.flatMap(\.diagnostics).filter { said.insert($0).inserted }
        .sortedForReport()
    }
  }

  var summary: DiagnosticSummary { DiagnosticSummary(diagnostics) }

  /// The least severity that fails the run.
  static func failing(strict: Bool) -> Severity { strict ? .warning : .error }

  func exitCode(strict: Bool) -> ExitCode {
    let least = Self.failing(strict: strict)
    return diagnostics.contains { $0.severity >= least } ? .findings : .success
  }

  /// The same without what is less than `least`.
  func filtered(atLeast least: Severity) -> Findings {
    var copy = self
    copy.diagnostics.removeAll { $0.severity < least }
    return copy
  }
}
