import ThemeBase

extension ReportFormat {
  /// GitLab's [code quality report](https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
  ///
  /// GitLab reads only the line, and overwrites entries of equal fingerprint, so each fingerprint is there once.
  package static let gitlab = ReportFormat(name: "gitlab") { findings, _ in
    findings.located().map { finding -> JSONObject in
      let lines: JSONObject = ["begin": finding.range.start.line]
      return [
        "check_name": finding.diagnostic.code.rawValue, "description": finding.diagnostic.message,
        "fingerprint": finding.fingerprint, "location": JSONObject.inline(["lines": lines, "path": finding.path]),
        "severity": finding.diagnostic.severity.named("critical", "major", "info"),
      ]
    }.report()
  }
}

extension JSONWritable {
  /// The value as a whole report.
  func report() -> [UInt8] {
    var json = JSONWriter(.pretty)
    write(to: &json)
    return json.report()
  }
}
