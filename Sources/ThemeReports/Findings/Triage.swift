import ThemeBase

extension Findings {
  /// The findings, with all findings of one matter in a file merged into one.
  ///
  /// Undeclared classes, and unknown properties of such classes, need one remedy for all of them. Merging comes last:
  /// comments and baselines accept each finding by itself.
  package var triaged: Findings {
    var copy = self
    for index in groups.indices { copy.groups[index].diagnostics = groups[index].merged(isCut: suppressed > 0) }
    return copy
  }
}

/// A matter that is reported once a file, for each severity.
private struct Matter: Hashable {
  let topic: DiagnosticTopic
  let severity: Severity
  let file: FileID

  /// The matter of a finding, or nil if each such finding is reported by itself.
  init?(_ finding: Diagnostic) {
    switch finding.topic {
    case .undeclaredClass?, .forkWord?: break
    case .unknownProperty? where finding.severity == .note: break
    default: return nil
    }
    guard let topic = finding.topic else { return nil }
    (self.topic, severity, file) = (topic, finding.severity, finding.span.file)
  }

  /// The words that follow a number of names in a message.
  func predicate(of count: Int) -> String {
    switch (topic, count) {
    case (.forkWord(let type), _): "words are unknown to '\(type)'"
    case (.undeclaredClass, 1): "class is declared by no component"
    case (.undeclaredClass, _): "classes are declared by no component"
    case (_, 1): "property of undeclared classes is unknown"
    default: "properties of undeclared classes are unknown"
    }
  }

  /// The remedy for names in a file.
  func help(about names: DistinctExcerpts, in file: SourceFile) -> String {
    if case .forkWord(let type) = topic, names.count == names.first.count {
      return "if your app reads them, declare them: '\(DiagnosticTopic.declaration(of: names.first, as: type))'"
    }
    return "if they are the app's own, declare them: 'themec registry --declare \(file.path)' writes the declarations"
  }
}

extension Findings.Group {
  /// The number of names that a message lists, and that a declaration may.
  private static let mostNames = (listed: 3, declared: 40)

  /// The findings, those of each matter and file merged into the first of them.
  ///
  /// If the run `isCut`, not all findings are here. Goes by index, because a diagnostic is expensive to copy.
  fileprivate func merged(isCut: Bool) -> [Diagnostic] {
    var members: [Matter: [Int]] = [:]
    for index in diagnostics.indices {
      if let matter = Matter(diagnostics[index]) { members[matter, default: []].append(index) }
    }
    var merged: [Int: Diagnostic] = [:]
    var isLeftOut = Array(repeating: false, count: diagnostics.count)
    for (matter, numbers) in members {
      let spans = spans(of: numbers)
      guard spans.count > 1 else { continue }
      // One word of a fork speaks for itself, at all its places.
      if case .forkWord = matter.topic, Set(numbers.map { diagnostics[$0].message }).count == 1 { continue }
      for number in numbers.dropFirst() { isLeftOut[number] = true }
      merged[numbers[0]] = described(
        numbers[0], at: spans, as: matter, isCut: isCut && spans.count >= DiagnosticList.limit)
    }
    guard !merged.isEmpty else { return diagnostics }
    return diagnostics.indices.filter { !isLeftOut[$0] }.map { merged[$0] ?? diagnostics[$0] }
  }

  /// All spans of some findings of one file, in the order of the file.
  private func spans(of numbers: [Int]) -> [Span] {
    let spans = numbers.flatMap { [diagnostics[$0].span] + diagnostics[$0].places }
    // The findings are sorted, and the places of each.
    return numbers.count == 1 ? spans : spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// One finding about all spans of a matter in a file, in the place of the first finding.
  private func described(_ first: Int, at spans: [Span], as matter: Matter, isCut: Bool) -> Diagnostic {
    var finding = diagnostics[first]
    finding.places = Array(spans.dropFirst())
    guard let file = sources[finding.span.file] else { return finding }
    let names = DistinctExcerpts(of: spans, in: file, kept: Self.mostNames.declared)
    let number = isCut ? "at least \(names.count)" : "\(names.count)"
    finding.message = "\(number) \(matter.predicate(of: names.count)): \(Self.list(names))"
    finding.nuiNote = nil
    finding.notes = []
    finding.help = [matter.help(about: names, in: file)]
    finding.fixIts = []
    return finding
  }

  private static func list(_ names: DistinctExcerpts) -> String {
    let first = Array(names.first.prefix(mostNames.listed))
    let rest = names.count - first.count
    return rest > 0 ? first.quotedList(more: rest) : first.quotedList("and")
  }
}

/// The different texts at some spans of a file, each as a message quotes it.
///
/// Compares bytes: thousands of names are not made into text for the few that a message lists.
struct DistinctExcerpts {
  /// The first different texts.
  private(set) var first: [String] = []
  /// The number of different texts.
  var count: Int { whole.count + cut.count }
  private var whole: NameTable
  /// Longer texts, which differ from a whole one that is as long as the excerpt.
  private var cut = NameTable()

  /// Counts the texts of some spans, and keeps so many of them.
  init(of spans: [Span], in file: SourceFile, kept: Int) {
    whole = NameTable(minimumCapacity: spans.count)
    for span in spans {
      let known = count
      let start = min(Int(span.start), file.bytes.count)
      let end = min(Int(span.end), file.bytes.count, start + SourceFile.longestExcerpt)
      if span.length > SourceFile.longestExcerpt {
        cut.intern(start..<end, of: file.bytes)
      } else {
        whole.intern(start..<end, of: file.bytes)
      }
      if count > known, first.count < kept { first.append(file.excerpt(span)) }
    }
  }
}
