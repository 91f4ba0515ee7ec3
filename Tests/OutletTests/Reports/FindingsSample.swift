import ThemeBase
import ThemeReports

/// Findings over small themes, for tests of report formats.
struct FindingsSample {
  var findings: Findings

  private init(_ sources: SourceSet, _ diagnostics: [Diagnostic]) {
    findings = Findings(groups: [.init(sources: sources, diagnostics: diagnostics)])
  }

  private static func sources(_ text: String, path: String) -> (SourceSet, SourceFile) {
    var sources = SourceSet()
    let file = sources.add(path: path, bytes: Array(text.utf8))
    return (sources, file)
  }

  /// One error about `#fff` after characters of several bytes.
  static var oneLine: FindingsSample {
    let (sources, file) = sources("@é😀: #fff;\n", path: "./themes/a b.nss")
    return FindingsSample(sources, [Diagnostic(.ambiguousHex, "says what", at: file.span(9, 13), severity: .error)])
  }

  /// A finding of each severity, with help, a related place, a subject and a fix.
  static var mixed: FindingsSample {
    let (sources, file) = sources("Label {\n  font-size: 17px;\n  font-size: 18;\n}\n", path: "themes/app.nss")
    return FindingsSample(
      sources,
      [
        Diagnostic(.unusedDefinition, "nobody uses it", at: file.span(0, 5), severity: .note),
        Diagnostic(
          .unitSuffix, "a length has no unit: 'px'", at: file.span(23, 25), label: "points",
          secondary: [.init(file.span(31, 44), "declared again")], help: ["remove 'px'"],
          fixIts: [FixIt("remove 'px'", replacing: file.span(23, 25), with: "")],
          subject: DiagnosticSubject(classPath: "Label", property: "font-size", value: "17px")),
        Diagnostic(.missingSemicolon, "expected ';'", at: file.span(8, 34), severity: .error),
      ])
  }

  /// Many findings, some of them equal, on one line each; `prefix` moves them.
  static func many(_ count: Int, prefix: String = "") -> FindingsSample {
    let line = prefix + "Label { font-size: 17px; }\n"
    let (sources, file) = sources(String(repeating: line, count: count), path: "many.nss")
    return FindingsSample(
      sources,
      (0..<count).map { index in
        let start = index * line.utf8.count + prefix.utf8.count
        return Diagnostic(
          .ambiguousHex, "finding \(index % 7)", at: file.span(start, start + 5), severity: Severity.allCases[index % 3]
        )
      })
  }

  /// A file without findings.
  static var clean: FindingsSample { FindingsSample(sources("Label { font-size: 17; }\n", path: "clean.nss").0, []) }

  /// Texts that try to leave their place in every format, each with `sign` in it.
  static func hostile(_ sign: String = "\u{202E}") -> FindingsSample {
    let (sources, file) = sources("Label\(sign) { a\(sign): b; }\n", path: "a,b:c\n\(sign).nss")
    let text = "x\n::error::y\u{1B}[31m\u{7}\(sign)]]> <img> | `a` \"q\" & %0A \u{E0041}"
    var sample = FindingsSample(
      sources,
      Severity.allCases.map { severity in
        Diagnostic(
          .emptyRule, text, at: file.span(0, 5), label: text, severity: severity,
          secondary: [.init(file.span(2, 6), text)], notes: [text], help: [text],
          fixIts: [FixIt(text, replacing: file.span(0, 5), with: text)],
          subject: DiagnosticSubject(classPath: text, property: text, value: text))
      })
    sample.findings.classes = [ClassUse(name: text, kinds: [text], places: [file.span(0, 5)], isStyled: false)]
    return sample
  }
}
