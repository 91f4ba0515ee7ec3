package import ThemeBase

/// A finding with the places where the same thing was found again, as reports for people show it.
package struct RepeatedFinding {
  package var diagnostic: Diagnostic
  /// The places after the first one, in source order.
  package var repeats: [Span]
  /// Whether the other findings say the same about other things, so that their words are shown.
  var isVaried = false
}

extension Findings.Group {
  /// The properties in which findings agree that are the same to a person.
  private struct Sameness: Hashable {
    /// Nil for what is one block in all files.
    var file: FileID?
    var code: DiagnosticCode
    var severity: Severity
    var words: [String]
  }

  /// The codes whose findings have one cause in all files.
  private static let acrossFiles: Set<DiagnosticCode> = [
    .missingClass, .unusedClass, .emptyRule, .unusedDefinition, .partialPaletteOverride, .hslIsHsb,
  ]

  /// The words in which findings of one code agree.
  private static func words(of diagnostic: Diagnostic, isNote: Bool) -> [String] {
    // Each help names the colour's own variants, and is the same help.
    if diagnostic.code == .partialPaletteOverride { return [] }
    return isNote ? diagnostic.help : [diagnostic.message]
  }

  /// The diagnostics, each with its repetitions in the same file, in the order in which they first occur.
  ///
  /// An unknown property is the same on every class. Notes of one code are the same if they have the same remedy, and
  /// other findings if their messages are the same.
  package var repeatedFindings: [RepeatedFinding] {
    var result: [RepeatedFinding] = []
    var numbers: [Sameness: Int] = [:]
    for diagnostic in diagnostics {
      let span = diagnostic.span
      // Of classes that nobody uses only those without a name that may be meant have one remedy.
      let isNote = diagnostic.severity == .note || diagnostic.code == .unusedClass && diagnostic.help.isEmpty
      let isAboutWord = !isNote && diagnostic.code == .unknownProperty && diagnostic.places.isEmpty
      let words = isAboutWord ? sources[span.file]?.excerpt(span) : nil
      let key = Sameness(
        file: Self.acrossFiles.contains(diagnostic.code) ? nil : span.file, code: diagnostic.code,
        severity: diagnostic.severity,
        words: words.map { [$0] } ?? Self.words(of: diagnostic, isNote: isNote))
      if let number = numbers[key] {
        result[number].repeats.append(span)
        if isNote, diagnostic.message != result[number].diagnostic.message { result[number].isVaried = true }
      } else {
        numbers[key] = result.count
        result.append(RepeatedFinding(diagnostic: diagnostic, repeats: diagnostic.places))
      }
    }
    return result
  }
}
