import ThemeDiagnostics

extension Findings {
  /// The findings, with all findings of one matter in a file merged into one.
  ///
  /// Undeclared classes, and unknown properties of such classes, need one remedy for all of them. Merging comes last:
  /// comments and baselines accept each finding by itself.
  package var triaged: Findings {
    var copy = self
    for index in groups.indices { copy.groups[index].merge(isCut: suppressed > 0) }
    return copy
  }
}

/// A matter that is reported once a file.
private enum Matter: Hashable {
  case undeclaredClasses, propertiesOfUndeclaredClasses

  init?(_ diagnostic: Diagnostic) {
    switch diagnostic.code {
    case .undeclaredClass: self = .undeclaredClasses
    case .unknownProperty where diagnostic.severity == .note && diagnostic.help.isEmpty:
      self = .propertiesOfUndeclaredClasses
    default: return nil
    }
  }

  /// The words that follow a number of names in a message: one name, several names.
  var predicates: (one: String, several: String) {
    switch self {
    case .undeclaredClasses:
      ("class is declared by no component", "classes are declared by no component")
    case .propertiesOfUndeclaredClasses:
      ("property of undeclared classes is unknown", "properties of undeclared classes are unknown")
    }
  }
}

extension Findings.Group {
  /// How many names a message lists.
  private static let mostNames = 3

  /// Merges the findings of each matter and file into the first of them.
  ///
  /// Of a run that `isCut` not all findings are here.
  fileprivate mutating func merge(isCut: Bool) {
    var matters = MatterMembers()
    for index in diagnostics.indices { matters.note(diagnostics[index], number: index) }
    var isMerged = Array(repeating: false, count: diagnostics.count)
    var merged: [Int: Diagnostic] = [:]
    for (matter, numbers) in matters.several {
      for number in numbers.dropFirst() { isMerged[number] = true }
      merged[numbers[0]] = described(
        numbers, as: matter, isCut: isCut && numbers.count >= DiagnosticList.limit)
    }
    guard !merged.isEmpty else { return }
    diagnostics = diagnostics.indices.compactMap {
      isMerged[$0] ? nil : merged[$0] ?? diagnostics[$0]
    }
  }

  /// One finding about all of some in a file, in the place of the first.
  private func described(_ numbers: [Int], as matter: Matter, isCut: Bool) -> Diagnostic {
    var finding = diagnostics[numbers[0]]
    let spans = numbers.map { diagnostics[$0].span }
    finding.places = Array(spans.dropFirst())
    guard let file = sources[finding.span.file] else { return finding }
    let names = DistinctExcerpts(of: spans, in: file, kept: Self.mostNames)
    let predicate = names.count == 1 ? matter.predicates.one : matter.predicates.several
    finding.message =
      "\(isCut ? "at least " : "")\(names.count) \(predicate): \(Self.list(names))"
    finding.help = [
      "if they are the app's own, declare them: 'themec registry --declare \(file.path)' writes the declarations"
    ]
    finding.fixIts = []
    return finding
  }

  private static func list(_ names: DistinctExcerpts) -> String {
    let shown = names.first.map { "'\($0)'" }
    let rest = names.count - shown.count
    guard rest == 0 else { return shown.joined(separator: ", ") + " and \(rest) more" }
    return shown.count < 2
      ? shown.joined() : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }
}

/// The findings of each matter in a file, by their numbers.
private struct MatterMembers {
  private struct Key: Hashable {
    var file: FileID
    var matter: Matter
    var severity: Severity
  }

  private var all: [(key: Key, numbers: [Int])] = []
  /// Where in ``all`` each matter stands.
  private var places: [Key: Int] = [:]
  /// Where in ``all`` the matter of the last finding stands: the next one is often about the same.
  private var last = 0

  /// The matters about which there are several findings.
  var several: [(matter: Matter, numbers: [Int])] {
    all.filter { $0.numbers.count > 1 }.map { ($0.key.matter, $0.numbers) }
  }

  /// Notes a finding if it is about a matter.
  mutating func note(_ diagnostic: Diagnostic, number: Int) {
    guard let matter = Matter(diagnostic) else { return }
    let key = Key(file: diagnostic.span.file, matter: matter, severity: diagnostic.severity)
    if !all.indices.contains(last) || all[last].key != key { last = place(of: key) }
    all[last].numbers.append(number)
  }

  private mutating func place(of key: Key) -> Int {
    let place = places[key] ?? all.count
    if place == all.count {
      places[key] = place
      all.append((key, []))
    }
    return place
  }
}
