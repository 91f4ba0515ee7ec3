import ThemeBase

/// A diagnostic with its position and fingerprint, as formats for machines need them.
///
/// A finding without a position is put at the start of the first file: readers of SARIF refuse a whole report for one
/// finding without a location.
struct LocatedFinding {
  let diagnostic: Diagnostic
  /// Finds the other places that the diagnostic names.
  let locator: FindingLocator
  /// The file's path as diagnostics show it, with forward slashes and without a leading `./`.
  let path: String
  let range: SourceRange
  /// The finding's fingerprint from its content, which survives moved lines and reformatting.
  let fingerprint: String
  /// The message, with the help on lines of its own after it.
  var fullMessage: String { ([diagnostic.message] + diagnostic.help.map { "help: \($0)" }).joined(separator: "\n") }
}

/// The lines and columns at which a span begins and ends.
struct SourceRange: Hashable, Sendable {
  var start: SourcePosition
  /// The first place after the span.
  var end: SourcePosition

  /// The start of a file.
  static let startOfFile = SourceRange(start: .startOfFile, end: .startOfFile)
}

/// Finds lines, columns and paths of the spans of a group for a format, mapping each file once.
final class FindingLocator {
  let sources: SourceSet
  private var positions: SourcePositions

  init(_ sources: SourceSet) {
    self.sources = sources
    positions = SourcePositions(sources)
  }

  /// The lines and columns of a span, or nil if its file is not in the set.
  func range(of span: Span) -> SourceRange? {
    guard let start = positions.position(in: span.file, at: span.start),
      let end = positions.position(in: span.file, at: span.end)
    else { return nil }
    return SourceRange(start: start, end: end)
  }

  /// The path of a span's file, or of the first file if the set has no such file.
  func path(of span: Span) -> String {
    let path = (sources[span.file] ?? sources.files.first)?.path ?? "themec"
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

extension Findings {
  /// All findings with their positions, in the order of the report.
  ///
  /// Accepted findings follow the others of their group, if they are asked for.
  func located(withAccepted: Bool = false) -> [LocatedFinding] {
    var fingerprints = Fingerprints()
    return groups.flatMap { group in
      let locator = FindingLocator(group.sources)
      let shown = withAccepted ? group.diagnostics + group.accepted : group.diagnostics
      return shown.map { diagnostic in
        let path = locator.path(of: diagnostic.span)
        return LocatedFinding(
          diagnostic: diagnostic, locator: locator, path: path,
          range: locator.range(of: diagnostic.span) ?? .startOfFile,
          fingerprint: fingerprints.next(for: diagnostic, path: path))
      }
    }
  }
}

extension [LocatedFinding] {
  /// The places of the findings of each severity, the worst severity first.
  private var placesBySeverity: [[Int]] {
    Severity.allCases.reversed().map { severity in indices.filter { self[$0].diagnostic.severity == severity } }
  }

  /// The findings with the worst first, and those of one severity in their order, repetitions last.
  var worstFirst: [LocatedFinding] {
    var known: Set<[String]> = []
    let isFirst = map { known.insert([$0.path, $0.diagnostic.code.rawValue, $0.diagnostic.message]).inserted }
    return placesBySeverity.flatMap { places in
      (places.filter { isFirst[$0] } + places.filter { !isFirst[$0] }).map { self[$0] }
    }
  }

  /// At most `limit` findings, the worst ones, in their old order.
  func worst(_ limit: Int) -> [LocatedFinding] {
    guard count > limit else { return self }
    return placesBySeverity.joined().prefix(limit).sorted().map { self[$0] }
  }
}

/// Makes the fingerprints by which the readers of reports recognise a finding from run to run.
///
/// A fingerprint is made of the code, the path, the subject (or the message) and, for equal ones, their number in source
/// order. Lines and columns stay out, so an inserted line does not make all findings new.
struct Fingerprints {
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of the next finding: 16 hexadecimal digits.
  mutating func next(for diagnostic: Diagnostic, path: String) -> String {
    var parts = [diagnostic.code.rawValue, path]
    if let subject = diagnostic.subject {
      parts += [subject.classPath, subject.property, subject.state, subject.value].map { $0 ?? "" }
    } else {
      parts.append(diagnostic.message)
    }
    let key = Self.hash(parts)
    counts[key, default: 0] += 1
    let number = counts[key, default: 1]
    let hash = number == 1 ? key : Self.hash(parts + [String(number)])
    return hash.hexDigits
  }

  /// The hash of the parts, with a zero byte after each.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash = FNVHash()
    for part in parts {
      hash.combine(part)
      hash.combine(0)
    }
    return hash.value
  }
}
