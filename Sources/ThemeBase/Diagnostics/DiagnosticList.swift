/// The diagnostics of a pass, limited in number: hostile input can be wrong in every byte.
///
/// Each severity has its own bound, so no number of notes keeps an error out. The first diagnostic of each code is kept
/// whatever came before it: a user can raise the severity of any code, and then one is enough to fail.
package struct DiagnosticList: Sendable {
  /// The number of diagnostics of one severity that a list keeps; further ones are only counted.
  package static let limit = 10_000

  package private(set) var diagnostics: [Diagnostic] = []
  /// The number of diagnostics of each code beyond the limit.
  package private(set) var suppressed: [DiagnosticCode: Int] = [:]
  /// The number of diagnostics in the list of each severity, by its rank.
  private var kept = SIMD4<Int>()
  /// The same of the list to which this one will be added.
  private var keptBefore = SIMD4<Int>()
  private var codes: Set<DiagnosticCode> = []
  /// The code of the last one.
  private var lastCode: DiagnosticCode?
  /// The index of the last diagnostic about names, and the last of its places.
  private var lastNamed: (index: Int, place: Span)?
  /// The diagnostics that ``isFirst(_:at:)`` has let through.
  private var reports: Set<Report> = []

  /// The code and the span of a diagnostic.
  private struct Report: Hashable {
    var code: DiagnosticCode
    var span: Span
  }

  package init() {}

  /// An empty list that keeps no more than some diagnostics of each severity.
  package init(room: Int) { keptBefore = SIMD4(repeating: Self.limit - room) }

  /// The same, for which ``isFirst(_:at:)`` is false for every diagnostic of an earlier pass.
  package init(room: Int = limit, after earlier: DiagnosticList) {
    self.init(room: room)
    reports = Set(earlier.diagnostics.lazy.map { Report(code: $0.code, span: $0.span) })
  }

  /// An empty list that keeps no more than an earlier one has room for, to which it will be added.
  ///
  /// For a pass that finds more than anybody reads: what the earlier list would not keep need not be made.
  package init(addedTo earlier: DiagnosticList) { keptBefore = earlier.keptBefore &+ earlier.kept }

  /// Whether no diagnostic of a code has been reported at a span before, and records that one is reported now.
  ///
  /// For what a pass meets several times and reports once, such as a declaration in a rule of several selectors. Ask
  /// before you make the diagnostic.
  package mutating func isFirst(_ code: DiagnosticCode, at span: Span) -> Bool {
    let report = Report(code: code, span: span)
    // Beyond that limit nothing more is recorded, because hostile input can be wrong everywhere.
    guard reports.count < 4 * Self.limit else { return !reports.contains(report) }
    return reports.insert(report).inserted
  }

  /// Adds a diagnostic, which counts once for each of its places; the list drops places for which it has no room.
  package mutating func append(_ diagnostic: consuming Diagnostic) {
    let (code, severity) = (diagnostic.code, diagnostic.severity)
    guard !isFull(code, severity) else { return suppressed[code, default: 0] += diagnostic.places.count + 1 }
    let room = Self.limit - keptBefore[severity.rank] - kept[severity.rank] - 1
    if diagnostic.places.count > room {
      let excess = diagnostic.places.count - max(room, 0)
      suppressed[code, default: 0] += excess
      diagnostic.places.removeLast(excess)
    }
    kept[severity.rank] += diagnostic.places.count + 1
    // A pass often reports the same code many times in a row.
    if lastCode != diagnostic.code {
      codes.insert(diagnostic.code)
      lastCode = diagnostic.code
    }
    diagnostic.shorten()
    diagnostics.append(diagnostic)
  }

  /// Puts a diagnostic into the place of another one of its code, whatever the limit of its severity.
  package mutating func replace(_ index: Int, with diagnostic: Diagnostic) {
    guard diagnostics.indices.contains(index) else { return }
    kept[diagnostics[index].severity.rank] -= 1
    kept[diagnostic.severity.rank] += 1
    diagnostics[index] = diagnostic
    diagnostics[index].shorten()
  }

  /// Adds a diagnostic about a name, as a place of the last one with its words if it comes after it in the same file.
  ///
  /// A name that is not written at its span, such as one of a nested rule, gets a diagnostic of its own. Ask
  /// ``skips(_:_:)`` before.
  package mutating func append(
    _ code: DiagnosticCode, _ words: NamedWords, _ name: ArraySlice<UInt8>, at span: Span, in file: SourceFile,
    topic: DiagnosticTopic? = nil
  ) {
    let isWritten = name.withUnsafeBytes { name in file.bytes(span).withUnsafeBytes { $0.holdsSame(as: name) } }
    if isWritten, let (index, place) = lastNamed, place.file == span.file, place.end <= span.start,
      diagnostics[index].code == code, diagnostics[index].words == words
    {
      kept[diagnostics[index].severity.rank] += 1
      diagnostics[index].places.append(span)
      lastNamed = (index, span)
    } else {
      if isWritten { lastNamed = (diagnostics.count, span) }
      append(Diagnostic(code, words, name, at: span, topic: topic))
    }
  }

  /// Adds a note to a diagnostic of the list.
  package mutating func note(_ text: String, at index: Int) {
    guard diagnostics.indices.contains(index) else { return }
    diagnostics[index].notes.append(text)
    diagnostics[index].shorten()
  }

  /// Counts a diagnostic for which the list has no room.
  ///
  /// Returns false if the list has room. Ask before you make the texts of a diagnostic of which there may be thousands.
  /// Without a severity, it is that of the code.
  package mutating func skips(_ code: DiagnosticCode, _ severity: Severity? = nil) -> Bool {
    guard isFull(code, severity ?? code.defaultSeverity) else { return false }
    suppressed[code, default: 0] += 1
    return true
  }

  /// A code that was counted is one of which a diagnostic is kept: most questions about a full list repeat the last one.
  private func isFull(_ code: DiagnosticCode, _ severity: Severity) -> Bool {
    keptBefore[severity.rank] + kept[severity.rank] >= Self.limit && (lastCode == code || codes.contains(code))
  }

  package mutating func append(contentsOf other: DiagnosticList) {
    if other.isEmpty, other.suppressed.isEmpty { return }
    if isEmpty, suppressed.isEmpty, keptBefore == SIMD4() {
      self = other
      keptBefore = SIMD4()
      return
    }
    for diagnostic in other.diagnostics { append(diagnostic) }
    for (code, count) in other.suppressed { suppressed[code, default: 0] += count }
  }

  package var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether the list keeps a diagnostic of a code.
  package func contains(_ code: DiagnosticCode) -> Bool { codes.contains(code) }
}
