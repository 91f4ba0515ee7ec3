import ThemeAnalysis
import ThemeBase
import ThemeReports

/// The findings of one theme, kept when its compilation is no longer needed.
///
/// ``ThemeSources/findings(_:)`` joins the reports of all themes to the `Findings` of a run.
struct ThemeReport: Sendable {
  var diagnostics: [Diagnostic] = []
  /// The number of findings beyond the limit.
  var suppressed = 0
  /// The class paths that each pattern styles, for `--verbose`.
  var patterns: [PatternStyling] = []
  /// The classes of the theme, to be compared with those of the app.
  var classes: StyledClasses?
}

extension ThemeReport {
  init(_ findings: LintFindings) { self.init(diagnostics: findings.diagnostics, suppressed: findings.suppressed) }
}

extension Findings {
  /// The reports of some themes together, after those of the registry files.
  ///
  /// A finding in a file that several themes import is reported once.
  init(registry: [Group] = [], sources: SourceSet = SourceSet(), _ reports: [ThemeReport] = []) {
    self.init(groups: registry, suppressed: reports.reduce(0) { $0 + $1.suppressed })
    guard let first = reports.first else { return }
    guard reports.count > 1 else {
      groups.append(Group(sources: sources, diagnostics: first.diagnostics))
      return
    }
    var known: Set<Diagnostic> = []
    let diagnostics = reports.flatMap(\.diagnostics).separated { sources[$0] }.filter { known.insert($0).inserted }
    groups.append(Group(sources: sources, diagnostics: diagnostics.sortedForReport()))
  }

  /// The findings without notes that name no remedy; what a product lacks is always among them.
  var actionable: Findings { filtered { $0.severity > .note || $0.hasRemedy || $0.code == .notExpressible } }
}

extension Diagnostic {
  /// Whether the diagnostic names a remedy.
  ///
  /// That a class could be declared holds for each of an app's own.
  fileprivate var hasRemedy: Bool { !fixIts.isEmpty || (!help.isEmpty && topic != .undeclaredClass) }
}
