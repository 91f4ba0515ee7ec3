import ThemeCompiler
import ThemeDiagnostics

/// The diagnostics of a whole run.
struct Findings {
  /// Diagnostics with the sources that their spans mean.
  struct Group {
    let sources: SourceSet
    var diagnostics: [Diagnostic]
    /// How many more there are than are kept.
    var suppressed = 0
  }

  /// The registry files first, then the themes.
  private(set) var groups: [Group]

  init(registry: Group? = nil, _ compilations: [Compilation]) {
    groups = registry.map { [$0] } ?? []
    guard let first = compilations.first else { return }
    let suppressed = compilations.reduce(0) { $0 + $1.suppressed }
    groups.append(Group(sources: first.sources, diagnostics: [], suppressed: suppressed))
    add(compilations.map(\.diagnostics))
  }

  /// Adds what is said about the themes, a list for each.
  ///
  /// Themes of one run share their sources; what is said twice about a file that several of them import is said once.
  mutating func add(_ lists: [[Diagnostic]]) {
    guard let last = groups.indices.last, lists.contains(where: { !$0.isEmpty }) else { return }
    if groups[last].diagnostics.isEmpty, lists.count == 1 {
      groups[last].diagnostics = lists[0]
      return
    }
    var said = Set(groups[last].diagnostics)
    groups[last].diagnostics += lists.joined().filter { said.insert($0).inserted }
    groups[last].diagnostics = groups[last].diagnostics.sortedForReport()
  }

  var summary: DiagnosticSummary {
    DiagnosticSummary(
      groups.lazy.flatMap(\.diagnostics), suppressed: groups.reduce(0) { $0 + $1.suppressed })
  }

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
