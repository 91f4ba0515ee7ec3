import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeLint
import ThemeReports
import ThemeService
import ThemeSyntax

/// The themes of a run of `lint`, compiled and checked.
struct LintWork {
  let sources: ThemeSources
  let reports: [ThemeReport]
  /// The contrast audit of each theme, if it is asked for.
  let audits: [(name: String, audit: ContrastAudit)]?

  init(_ sources: ThemeSources, hasAudits: Bool = false, isVerbose: Bool = false) {
    self.sources = sources
    let themes = sources.map {
      (theme, workers) -> (report: ThemeReport, audit: ContrastAudit?)? in
      sources.check(theme, on: workers).map { compilation, findings in
        (
          sources.report(on: compilation, findings, isVerbose: isVerbose),
          hasAudits ? ContrastAudit.of(compilation) : nil
        )
      }
    }
    reports = themes.compactMap { $0?.report }
    audits =
      hasAudits
      ? zip(themes.indices, themes).compactMap { number, theme in
        guard let audit = theme?.audit, case .layers(let layers) = sources.themes[number] else {
          return nil
        }
        return (layers.last.map { sources.graph.trees[$0].file.path } ?? "", audit)
      } : nil
  }

  var findings: Findings { sources.findings(reports) }
}
