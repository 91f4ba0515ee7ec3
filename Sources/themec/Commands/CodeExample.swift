import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports

/// The wrong example of a diagnostic code, checked as a theme.
enum CodeExample {
  /// What themec says about the example: the fixes it offers, the report, and the example after the first fix.
  ///
  /// Nothing where a code needs more than a theme.
  static func findings(of code: DiagnosticCode) -> CodeDocument.Example {
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
    let all = found.filter { $0.code == code }
    guard let shown = all.first(where: { !$0.fixIts.isEmpty }) ?? all.first else { return CodeDocument.Example() }
    var renderer = TextRenderer(sources)
    var example = CodeDocument.Example(fixes: shown.fixIts, report: renderer.render(shown))
    if let file = sources.files.last, let fix = shown.fixIts.first {
      var text = PatchedText(Array(file.bytes))
      text.apply(fix.edits.filter { $0.span.file == file.id })
      example.fixed = String(decoding: text.bytes, as: UTF8.self)
    }
    return example
  }
}
