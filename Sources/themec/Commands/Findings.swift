import ThemeDiagnostics

/// The diagnostics of a whole run.
struct Findings: Sendable {
  /// Diagnostics with the sources that their spans mean.
  struct Group: Sendable {
    let sources: SourceSet
    var diagnostics: [Diagnostic]
  }

  /// The registry files first, then the themes.
  private(set) var groups: [Group]
  /// How many more were found than are kept.
  private(set) var suppressed = 0

  /// Puts the reports of some themes together; what several of them say about a file that they import is said once.
  init(registry: Group? = nil, sources: SourceSet = SourceSet(), _ reports: [ThemeReport] = []) {
    groups = registry.map { [$0] } ?? []
    guard let first = reports.first else { return }
    suppressed = reports.reduce(0) { $0 + $1.suppressed }
    guard reports.count > 1 else {
      groups.append(Group(sources: sources, diagnostics: first.diagnostics))
      return
    }
    var said: Set<Diagnostic> = []
    let diagnostics = reports.flatMap(\.diagnostics).filter { said.insert($0).inserted }
    groups.append(Group(sources: sources, diagnostics: diagnostics.sortedForReport()))
  }

  var summary: DiagnosticSummary {
    DiagnosticSummary(groups.lazy.flatMap(\.diagnostics), suppressed: suppressed)
  }

  /// The least severity that fails the run.
  static func failing(strict: Bool) -> Severity { strict ? .warning : .error }

  func exitCode(strict: Bool) -> ExitCode {
    guard let worst = summary.severity else { return .success }
    return worst >= Self.failing(strict: strict) ? .findings : .success
  }

  /// The same without what is less than `least`.
  func filtered(atLeast least: Severity) -> Findings { filtered { $0.severity >= least } }

  /// The same without notes that name nothing to do.
  var actionable: Findings { filtered { $0.severity > .note || $0.hasRemedy } }

  private func filtered(_ isKept: (Diagnostic) -> Bool) -> Findings {
    var copy = self
    for index in groups.indices { copy.groups[index].diagnostics.removeAll { !isKept($0) } }
    return copy
  }
}

extension Diagnostic {
  /// Whether it says how to put the matter right; that a class could be declared holds for each of an app's own.
  fileprivate var hasRemedy: Bool {
    !fixIts.isEmpty || (!help.isEmpty && code != .undeclaredClass)
  }
}
