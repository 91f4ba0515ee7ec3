import ThemeBase
import ThemeDiagnostics
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
    return FindingsSample(
      sources, [Diagnostic(.ambiguousHex, "says what", at: file.span(9, 13), severity: .error)])
  }

  /// A finding of each severity, with help, a related place, a subject and a fix.
  static var mixed: FindingsSample {
    let (sources, file) = sources(
      "Label {\n  font-size: 17px;\n  font-size: 18;\n}\n", path: "themes/app.nss")
    return FindingsSample(
      sources,
      [
        Diagnostic(
          .unusedDefinition, "nobody uses it", at: file.span(0, 5), severity: .note),
        Diagnostic(
          .unitSuffix, "a length has no unit: 'px'", at: file.span(23, 25), label: "points",
          secondary: [.init(file.span(31, 44), "declared again")], help: ["remove 'px'"],
          fixIts: [FixIt("remove 'px'", replacing: file.span(23, 25), with: "")],
          subject: DiagnosticSubject(classPath: "Label", property: "font-size", value: "17px")),
        Diagnostic(
          .missingSemicolon, "expected ';'", at: file.span(8, 34), severity: .error),
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
          .ambiguousHex, "finding \(index % 7)", at: file.span(start, start + 5),
          severity: Severity.allCases[index % 3])
      })
  }

  /// A file without findings.
  static var clean: FindingsSample {
    FindingsSample(sources("Label { font-size: 17; }\n", path: "clean.nss").0, [])
  }

  /// Names and messages that try to leave their place in every format.
  static var hostile: FindingsSample {
    let (sources, file) = sources("Label {}\n", path: "a,b:c\n.nss")
    let message = "x\n::error::y\u{1B}[31m\u{7}\u{202E}]]> <img> | `a` \"q\" & %0A \u{E0041}"
    return FindingsSample(
      sources, [Diagnostic(.emptyRule, message, at: file.span(0, 5), severity: .warning)])
  }
}
