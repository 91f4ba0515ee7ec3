import ThemeBase

extension ReportFormat {
  /// GitLab's [code quality report](https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
  ///
  /// GitLab reads only the line, and overwrites entries of equal fingerprint, so each fingerprint is there once.
  package static let gitlab = ReportFormat(name: "gitlab") { findings, _ in
    var json = JSONWriter(.pretty)
    json.array(findings.located()) { json, finding in
      json.object { json in
        json.member("check_name", finding.diagnostic.code.rawValue)
        json.member("description", finding.diagnostic.message)
        json.member("fingerprint", finding.fingerprint)
        json.object("location", inline: true) { json in
          json.object("lines") { $0.member("begin", finding.range.start.line) }
          json.member("path", finding.path)
        }
        json.member("severity", finding.diagnostic.severity.named("critical", "major", "info"))
      }
    }
    return json.report()
  }
}
