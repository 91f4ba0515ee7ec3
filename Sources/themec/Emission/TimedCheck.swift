import ThemeBase
import ThemeCompiler
import ThemeLint

/// The checks of one theme, timed.
enum TimedCheck {
  /// The findings, and how long each pass of the linter took.
  static func run(
    _ compilation: Compilation, on workers: Workers
  ) -> (findings: LintFindings, times: PassTimes) {
    var times = PassTimes()
    var watch = Stopwatch()
    let findings = Linter.findings(compilation, on: workers) { pass in
      times.add(pass.rawValue, watch.elapsed)
      watch = Stopwatch()
    }
    return (findings, times)
  }
}
