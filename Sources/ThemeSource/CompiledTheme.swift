import ThemeBase
import ThemeCompiler
public import ThemeTable

/// A compiled ``ThemeSource``.
public struct CompiledTheme: Sendable {
  /// The theme as an app uses it; nil if there is an error.
  public let table: StyleTable?
  /// The findings, by their places.
  public let findings: [ThemeFinding]
  /// The number of findings beyond ``ThemeLimits/findings``.
  public let omittedFindings: Int

  /// The result of a compilation.
  init(_ compilation: Compilation, mostFindings: Int) {
    let all = compilation.reports.diagnostics.sortedForReport()
    let suppressed = compilation.reports.suppressed.values.reduce(0, +)
    // Errors are what somebody has to see.
    let severe = Severity.allCases.reversed().flatMap { severity in all.filter { $0.severity == severity } }
    let kept = severe.prefix(max(1, mostFindings)).sortedForReport()
    var places = SourcePositions(compilation.sources)
    var findings = kept.map { ThemeFinding($0, &places, compilation.sources) }
    var table: StyleTable?
    if !all.contains(where: { $0.severity == .error }) {
      do { table = try StyleTable(compilation.appTable) } catch {
        findings.append(ThemeFinding(limit: error.description, in: compilation.sources.files.first?.path ?? ""))
      }
    }
    self.table = table
    self.findings = findings
    omittedFindings = all.count - kept.count + suppressed
  }

  /// A theme that is beyond a limit.
  init(refused message: String, in file: String) {
    table = nil
    findings = [ThemeFinding(limit: message, in: file)]
    omittedFindings = 0
  }
}
