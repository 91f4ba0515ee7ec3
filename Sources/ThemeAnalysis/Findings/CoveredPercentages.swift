import ThemeBase

/// Percent signs in values that cannot be read: one mistake, one message.
///
/// The parser warns of each value with a percent sign, and the compiler reports a value that it cannot read because of one.
/// The error stays, with what the warning says about percentages.
enum CoveredPercentages {
  /// The findings without warnings of percent signs that an error covers.
  static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.contains(where: isWarning) else { return findings }
    var findings = findings
    var isCovered = Array(repeating: false, count: findings.count)
    let errors = findings.indices.filter { findings[$0].severity == .error }.sorted {
      findings[$0].span < findings[$1].span
    }
    // An error within another one covers nothing more.
    let widest = errors.reduce(into: [Int]()) { widest, error in
      let (last, span) = (widest.last.map { findings[$0].span }, findings[error].span)
      if last?.file != span.file || last.map({ $0.end <= span.end }) ?? true { widest.append(error) }
    }
    for (index, finding) in findings.enumerated() where isWarning(finding) {
      let span = finding.span
      let next = widest.partitionPoint {
        let start = findings[$0].span
        return (start.file, start.start) <= (span.file, span.start)
      }
      guard next > 0, case let error = widest[next - 1], findings[error].span.file == span.file,
        findings[error].span.end >= span.end
      else { continue }
      isCovered[index] = true
      if findings[error].help.isEmpty { findings[error].help = finding.help }
    }
    return zip(findings, isCovered).lazy.filter { !$1 }.map { $0.0 }
  }

  private static func isWarning(_ finding: Diagnostic) -> Bool {
    finding.code == .percentSign && finding.severity < .error
  }
}
