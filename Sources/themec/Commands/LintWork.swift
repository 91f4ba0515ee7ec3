import ThemeAnalysis
import ThemeReports

/// The themes of a run of `lint`, compiled and checked.
struct LintWork {
  let sources: ThemeSources
  let reports: [ThemeReport]
  /// The contrast audit of each theme, if it is asked for.
  let audits: [(name: String, audit: ContrastAudit)]?

  init(_ sources: ThemeSources, hasAudits: Bool = false, isVerbose: Bool = false) {
    self.sources = sources
    let themes = sources.map { theme, workers in
      sources.check(theme, on: workers).map { compilation, findings in
        (
          report: sources.report(on: compilation, findings, isVerbose: isVerbose),
          audit: hasAudits ? (sources.name(of: theme), ContrastAudit.of(compilation)) : nil
        )
      }
    }
    reports = themes.compactMap { $0?.report }
    audits = hasAudits ? themes.compactMap { $0?.audit } : nil
  }

  var findings: Findings { sources.findings(reports) }
}
