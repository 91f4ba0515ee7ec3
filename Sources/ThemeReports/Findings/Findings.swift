package import ThemeBase

/// The diagnostics of a whole run, as every report shows them.
package struct Findings: Sendable {
  /// Some diagnostics with the sources to which their spans belong.
  package struct Group: Sendable {
    package let sources: SourceSet
    package var diagnostics: [Diagnostic]
    /// The findings that a comment or a baseline accepts.
    package var accepted: [Diagnostic]
    /// Whether the run has more findings than are here.
    var isCut = false

    package init(sources: SourceSet, diagnostics: [Diagnostic], accepted: [Diagnostic] = []) {
      (self.sources, self.diagnostics, self.accepted) = (sources, diagnostics, accepted)
    }
  }

  /// The groups in the order in which they are reported.
  package var groups: [Group]
  /// The number of diagnostics beyond the limit.
  package var suppressed: Int
  /// The number of notes that a report for people leaves out.
  package var hiddenNotes = 0
  /// The pages about codes to which reports lead; nil for `themec explain`.
  package var pages: CodePages?
  /// The classes that themes or the app name; nil where no app was named.
  package var classes: [ClassUse]?

  package init(groups: [Group] = [], suppressed: Int = 0) {
    self.groups = groups
    self.suppressed = suppressed
  }

  /// The number of diagnostics of each severity.
  package var summary: DiagnosticSummary {
    var summary = DiagnosticSummary(suppressed: suppressed)
    for group in groups { summary.add(group.diagnostics) }
    return summary
  }

  /// The findings without those below a severity.
  package func filtered(atLeast least: Severity) -> Findings { filtered { $0.severity >= least } }

  /// The findings that satisfy a condition.
  package func filtered(_ isKept: (Diagnostic) -> Bool) -> Findings {
    var copy = self
    for index in groups.indices {
      // By index, because a diagnostic is expensive to copy.
      let all = groups[index].diagnostics
      copy.groups[index].diagnostics = all.indices.filter { isKept(all[$0]) }.map { all[$0] }
    }
    return copy
  }

  /// The findings, with all findings of one matter in a file merged into one.
  ///
  /// Undeclared classes, unknown properties of such classes, and words of a fork need one remedy for all of them. Merging
  /// comes last: comments and baselines accept each finding by itself.
  package var triaged: Findings {
    var copy = self
    for index in groups.indices {
      copy.groups[index].isCut = suppressed > 0
      copy.groups[index].diagnostics = copy.groups[index].merged(inAllFiles: false)
    }
    return copy
  }
}

/// A class of the themes or of the app, and who uses it.
package struct ClassUse: Sendable {
  package var name: String
  /// The kinds of view that carry it, by name.
  package var kinds: [String]
  /// The places of the app that ask for it.
  package var places: [Span]
  /// Whether a theme or the registry styles it.
  package var isStyled: Bool

  package init(name: String, kinds: [String], places: [Span], isStyled: Bool) {
    (self.name, self.kinds, self.places, self.isStyled) = (name, kinds, places, isStyled)
  }
}

/// A matter that is reported once a file, or once for all files, for each severity.
private struct Matter: Hashable {
  let topic: DiagnosticTopic
  let severity: Severity
  /// Nil for all files.
  let file: FileID?

  /// The matter of a finding, or nil if each such finding is reported by itself.
  init?(_ topic: DiagnosticTopic?, _ severity: Severity, in file: FileID?) {
    switch topic {
    case .undeclaredClass?, .forkWord?: break
    case .unknownProperty? where severity == .note: break
    default: return nil
    }
    guard let topic else { return nil }
    (self.topic, self.severity, self.file) = (topic, severity, file)
  }

  /// The words that follow a number of names in a message.
  func predicate(of count: Int) -> String {
    switch (topic, count) {
    case (.forkWord(let type, _), 1): "word is unknown to '\(type)'"
    case (.forkWord(let type, _), _): "words are unknown to '\(type)'"
    case (.undeclaredClass, 1): "class is declared by no component"
    case (.undeclaredClass, _): "classes are declared by no component"
    case (_, 1): "property is unknown"
    default: "properties are unknown"
    }
  }

  /// The number of names that a declaration may list.
  static let mostDeclared = 40

  /// The remedy for names in files.
  func help(about names: [String], in files: [String]) -> String {
    if case .forkWord(let type, let place) = topic {
      let names = names.count > Self.mostDeclared ? Array(names.prefix(3)) + ["…"] : names
      let place = files.count > 1 ? " in a registry file" : place
      return "if your app reads them, declare them\(place): '\(DiagnosticTopic.declaration(of: names, as: type))'"
    }
    let them = names.count == 1 ? "it" : "them"
    let own = names.count == 1 ? "it is the app's own" : "they are the app's own"
    let condition = topic == .undeclaredClass ? own : "your app reads \(them)"
    let command = "themec registry --declare"
    let declaring = files.count > 3 ? "'\(command)' with these files" : "'\(command) \(files.joined(separator: " "))'"
    return "if \(condition), declare \(them): \(declaring) writes the declarations"
  }
}

extension Findings.Group {
  /// The number of names that a message lists.
  private static let mostListed = 3

  /// The findings, those of each matter and file merged into the first of them; `inAllFiles`, those of several files.
  ///
  /// Goes by index, because a diagnostic is expensive to copy.
  func merged(inAllFiles: Bool) -> [Diagnostic] {
    var members: [Matter: [Int]] = [:]
    for index in diagnostics.indices {
      let (topic, severity) = (diagnostics[index].topic, diagnostics[index].severity)
      guard let matter = Matter(topic, severity, in: inAllFiles ? nil : diagnostics[index].span.file) else { continue }
      members[matter, default: []].append(index)
    }
    var merged: [Int: Diagnostic] = [:]
    var isLeftOut = Array(repeating: false, count: diagnostics.count)
    for (matter, numbers) in members {
      let spans = spans(of: numbers, inAllFiles: inAllFiles)
      guard spans.count > 1 else { continue }
      if inAllFiles {
        guard spans.contains(where: { $0.file != spans[0].file }) else { continue }
      } else if case .forkWord = matter.topic, Set(numbers.map { diagnostics[$0].message }).count == 1 {
        // One word of a fork speaks for itself, at all its places.
        continue
      }
      for number in numbers.dropFirst() { isLeftOut[number] = true }
      merged[numbers[0]] = described(numbers[0], at: spans, as: matter)
    }
    guard !merged.isEmpty else { return diagnostics }
    return diagnostics.indices.filter { !isLeftOut[$0] }.map { merged[$0] ?? diagnostics[$0] }
  }

  /// All spans of some findings, in the order of each file.
  private func spans(of numbers: [Int], inAllFiles: Bool) -> [Span] {
    let spans = numbers.flatMap { [diagnostics[$0].span] + diagnostics[$0].places }
    // The findings are sorted, and the places of each; those of all files stand in the order of the files.
    return numbers.count == 1 || inAllFiles ? spans : spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// One finding about all spans of a matter, in the place of the first finding.
  private func described(_ first: Int, at spans: [Span], as matter: Matter) -> Diagnostic {
    var finding = diagnostics[first]
    let isCut = isCut && spans.count >= DiagnosticList.limit
    finding.places = Array(spans.dropFirst())
    var files: [FileID] = []
    for span in spans where files.last != span.file { files.append(span.file) }
    let spans = withoutRepetitions(spans)
    // Texts are made of those only that somebody reads.
    let names = spans.prefix(Matter.mostDeclared + 1).compactMap { sources[$0.file]?.excerpt($0) }
    let number = isCut ? "at least \(spans.count)" : "\(spans.count)"
    finding.message = "\(number) \(matter.predicate(of: spans.count)): \(Self.list(names, of: spans.count))"
    finding.nuiNote = nil
    finding.notes = []
    finding.help = [matter.help(about: names, in: files.compactMap { sources[$0]?.path })]
    finding.fixIts = []
    return finding
  }

  /// The first span of each different text.
  private func withoutRepetitions(_ spans: [Span]) -> [Span] {
    var known = NameTable()
    return spans.filter { span in
      guard let file = sources[span.file] else { return false }
      let count = known.count
      return known.intern(file.bytes(span)) == count
    }
  }

  /// The names of a list, or the first of so many.
  private static func list(_ names: [String], of count: Int) -> String {
    count > mostListed ? Array(names.prefix(mostListed)).quotedList(more: count - mostListed) : names.quotedList("and")
  }
}
