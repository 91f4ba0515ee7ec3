import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports

/// The codes of diagnostics by their names.
enum CodeText {
  /// The code in what people copy from a report: `code`, `[code]`, `error[code]:`.
  static func code(in word: String) -> DiagnosticCode? {
    guard let open = word.firstIndex(of: "["), let close = word.lastIndex(of: "]"), open < close else {
      return DiagnosticCode(rawValue: word)
    }
    return DiagnosticCode(rawValue: String(word[word.index(after: open)..<close]))
  }

  /// Every code with its severity and the first sentence of what it means.
  static func list(width: Int) -> String {
    let codes = DiagnosticCode.allCases
    return HelpText(width: width).rows(
      codes.map { code in (code.rawValue, "\(code.defaultSeverity.rawValue): \(code.explanation.summary)") })
  }
}

extension Failure {
  static func unknownCode(_ name: String) -> Failure {
    let near = NameSuggester.nearest(to: name, in: DiagnosticCode.words)
    return .usage(
      "unknown diagnostic code \(quoted(name))",
      help: [near.map { "did you mean '\($0)'?" } ?? "'themec explain' lists the codes"])
  }
}

/// The wrong example of a diagnostic code, checked as a theme.
enum CodeExample {
  /// The answers about the example: the fixes it offers, the report, and the example after the first fix.
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
