import ThemeCompiler
import ThemeDiagnostics

/// The diagnostics of a whole run.
struct Findings {
  /// Diagnostics with the sources that their spans mean.
  struct Group {
    let sources: SourceSet
    var diagnostics: [Diagnostic]
  }

  /// The registry files first, then the themes.
  private(set) var groups: [Group]

  /// Puts compilations of one import graph together; what several of them say about a file that they import is said once.
  init(registry: Group? = nil, _ compilations: [Compilation]) {
    groups = registry.map { [$0] } ?? []
    guard let first = compilations.first else { return }
    guard compilations.count > 1 else {
      groups.append(Group(sources: first.sources, diagnostics: first.diagnostics))
      return
    }
    var said: Set<Diagnostic> = []
    let diagnostics = compilations.flatMap(\.diagnostics).filter { said.insert($0).inserted }
    groups.append(Group(sources: first.sources, diagnostics: diagnostics.sortedForReport()))
  }

  var summary: DiagnosticSummary { DiagnosticSummary(groups.lazy.flatMap(\.diagnostics)) }

  /// The least severity that fails the run.
  static func failing(strict: Bool) -> Severity { strict ? .warning : .error }

  func exitCode(strict: Bool) -> ExitCode {
    guard let worst = summary.severity else { return .success }
    return worst >= Self.failing(strict: strict) ? .findings : .success
  }

  /// The same without what is less than `least`.
  func filtered(atLeast least: Severity) -> Findings {
    var copy = self
    for index in groups.indices { copy.groups[index].diagnostics.removeAll { $0.severity < least } }
    return copy
  }
}
