import ThemeBase
import ThemeDiagnostics

/// A finding with the places where the same thing was found again, as reports for people show it.
struct RepeatedFinding {
  var diagnostic: Diagnostic
  /// The places after the first one, in source order.
  var repeats: [Span]
}

extension Findings.Group {
  /// The properties in which findings agree that are the same to a person.
  private struct Sameness: Hashable {
    var file: FileID
    var code: DiagnosticCode
    var severity: Severity
    var words: String
  }

  /// The diagnostics, each with its repetitions in the same file, in the order in which they first occur.
  ///
  /// An unknown property is the same on every class; other findings are the same if their messages are.
  var repeatedFindings: [RepeatedFinding] {
    var result: [RepeatedFinding] = []
    var numbers: [Sameness: Int] = [:]
    for diagnostic in diagnostics {
      let span = diagnostic.span
      let isAboutWord = diagnostic.code == .unknownProperty && diagnostic.places.isEmpty
      let words = isAboutWord ? sources[span.file]?.excerpt(span) : nil
      let key = Sameness(
        file: span.file, code: diagnostic.code, severity: diagnostic.severity,
        words: words ?? diagnostic.message)
      if let number = numbers[key] {
        result[number].repeats.append(span)
      } else {
        numbers[key] = result.count
        result.append(RepeatedFinding(diagnostic: diagnostic, repeats: diagnostic.places))
      }
    }
    return result
  }
}
