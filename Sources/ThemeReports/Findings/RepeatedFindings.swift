package import ThemeBase

/// A finding with the places where the same thing was found again, as reports for people show it.
package struct RepeatedFinding {
  package var diagnostic: Diagnostic
  /// The places after the first one, in source order.
  package var repeats: [Span]
  /// Whether the other findings say the same about other things, so that their words are shown.
  var isVaried = false

  /// The number of places that are named; further ones are only counted.
  private static let mostPlaces = 8

  /// The places after the first one, as a person reads them; nil without any.
  func furtherPlaces(_ positions: inout SourcePositions) -> String? {
    guard !repeats.isEmpty else { return nil }
    return isVaried ? names(&positions) : list(&positions)
  }

  /// Further places of a finding, such as `and 3 more places, in lines 4, 9, 12`.
  private func list(_ positions: inout SourcePositions) -> String {
    var lines: [String] = []
    for place in repeats.prefix(Self.mostPlaces) {
      guard let line = positions.position(in: place.file, at: place.start)?.line else { continue }
      let path = place.file == diagnostic.span.file ? nil : positions.sources[place.file]?.path
      let text = path.map { "\($0):\(line)" } ?? String(line)
      if lines.last != text { lines.append(text) }
    }
    let noun = lines.count == 1 && rest.isEmpty ? "line" : "lines"
    return "and \(counted(repeats.count, "more place")), in \(noun) \(lines.joined(separator: ", "))\(rest)"
  }

  /// Findings of the same kind, such as `and 3 more: '@ink' (line 4), '@paper' (line 9), …`.
  private func names(_ positions: inout SourcePositions) -> String {
    var names: [String] = []
    for place in repeats.prefix(Self.mostPlaces) {
      guard let file = positions.sources[place.file],
        let line = positions.position(in: place.file, at: place.start)?.line
      else { continue }
      names.append(
        "'\(file.excerpt(place))' (\(place.file == diagnostic.span.file ? "line \(line)" : "\(file.path):\(line)"))")
    }
    return "and \(repeats.count) more: \(names.joined(separator: ", "))\(rest)"
  }

  /// The end of a list that names only the first places, with the number of files that it leaves out.
  private var rest: String {
    guard repeats.count > Self.mostPlaces else { return "" }
    let named = Set(repeats.prefix(Self.mostPlaces).map { $0.file })
    let others = Set(repeats.dropFirst(Self.mostPlaces).map { $0.file }).subtracting(named).count
    return others > 0 ? ", … and \(counted(others, "more file"))" : ", …"
  }
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

  /// The words in which a finding agrees with those that are the same.
  private func words(of finding: Diagnostic) -> [String] {
    let repetition = finding.code.repetition
    switch finding.severity == .note ? repetition.ofNotes : repetition.ofOthers {
    case .remedy: return finding.help
    case .missingRemedy where finding.help.isEmpty, .code: return []
    case .word where finding.places.isEmpty:
      return [sources[finding.span.file]?.excerpt(finding.span) ?? finding.message]
    case .otherWords where finding.help.isEmpty:
      guard let word = sources[finding.span.file]?.excerpt(finding.span) else { return [finding.message] }
      return finding.notes + finding.message.split(separator: "'").map { String($0) }.filter { $0 != word }
    case .message, .missingRemedy, .word, .otherWords: return [finding.message]
    }
  }

  /// The diagnostics, those of one matter in all files as one and each with its repetitions, in the order in which they
  /// first occur; see ``Repetition``.
  ///
  /// Where people read the report from top to bottom, findings `inAllFiles` that say the same in the same words are one
  /// too.
  package func repeatedFindings(inAllFiles: Bool = true) -> [RepeatedFinding] {
    var result: [RepeatedFinding] = []
    var numbers: [Sameness: Int] = [:]
    for diagnostic in merged(inAllFiles: true) {
      let (span, repetition) = (diagnostic.span, diagnostic.code.repetition)
      var key = Sameness(
        file: repetition.isInAllFiles ? nil : span.file, code: diagnostic.code, severity: diagnostic.severity,
        words: words(of: diagnostic))
      var number = numbers[key]
      if number == nil {
        numbers[key] = result.count
        // A heading names its file, and other places are of one file.
        if inAllFiles, !diagnostic.isHeading, diagnostic.secondary.isEmpty {
          let own = key
          let fixes = diagnostic.fixIts.flatMap { fix in [fix.title] + fix.edits.map { $0.replacement } }
          let words = [diagnostic.message, diagnostic.label] + diagnostic.allNotes + diagnostic.help + fixes
          (key.file, key.words) = (nil, words)
          number = numbers[key]
          numbers[number == nil ? key : own] = number ?? result.count
        }
      }
      guard let number else {
        result.append(RepeatedFinding(diagnostic: diagnostic, repeats: diagnostic.places))
        continue
      }
      result[number].repeats.append(span)
      let isAboutThings = diagnostic.severity == .note || repetition.ofOthers.isAboutThings
      if isAboutThings, diagnostic.message != result[number].diagnostic.message { result[number].isVaried = true }
    }
    return result
  }
}
