import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel

/// The wrong example of a diagnostic code, checked as a theme.
enum CodeExample {
  /// The fixes that themec offers for what the example shows; none where it needs more than a theme.
  static func fixes(of code: DiagnosticCode) -> [FixIt] {
    var sources = SourceSet()
    if let layer = code.explanation.lowerLayer { sources.add(path: "lower.nss", bytes: Array(layer.utf8)) }
    sources.add(path: "theme.nss", bytes: Array(code.explanation.wrong.utf8))
    var (options, lint) = (CompilerOptions(), LintOptions())
    if code.isOptIn { lint.severities[code] = code.defaultSeverity }
    if let target = code.explanation.target.flatMap(Target.init) {
      options.target = target
      lint.portability = [target]
    }
    let found = Linter.findings(Compiler.compile(sources, options: options), lint).diagnostics
    return found.first { $0.code == code && !$0.fixIts.isEmpty }?.fixIts ?? []
  }
}
