import ThemeBase
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
private enum Matter {
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
  /// The number of names that a message lists.
  private static let mostNames = 3

  /// Merges the findings of each matter and file into the first of them.
  ///
  /// Of a run that `isCut` not all findings are here.
  fileprivate mutating func merge(isCut: Bool) {
    var matters = MatterMembers()
    for index in diagnostics.indices { matters.note(diagnostics[index], number: index) }
    var isMerged = Array(repeating: false, count: diagnostics.count)
    for members in matters.all where members.numbers.count > 1 {
      let numbers = members.numbers
      for number in numbers.dropFirst() { isMerged[number] = true }
      diagnostics[numbers[0]] = described(
        numbers, as: members.matter, isCut: isCut && numbers.count >= DiagnosticList.limit)
    }
    guard isMerged.contains(true) else { return }
    diagnostics = zip(diagnostics, isMerged).lazy.filter { !$1 }.map(\.0)
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
    let rest = names.count - names.first.count
    return rest > 0 ? names.first.quotedList(more: rest) : names.first.quotedList("and")
  }
}

/// The findings of each matter in a file, by their numbers.
private struct MatterMembers {
  /// The findings of one matter and severity in one file.
  struct Members {
    let file: FileID
    let matter: Matter
    let severity: Severity
    var numbers: [Int] = []
  }

  /// In the order of the first finding of each.
  private(set) var all: [Members] = []

  /// Notes a finding if it is about a matter.
  mutating func note(_ diagnostic: Diagnostic, number: Int) {
    guard let matter = Matter(diagnostic) else { return }
    all[place(of: matter, diagnostic)].numbers.append(number)
  }

  /// The index in ``all`` of the members to which a finding belongs.
  ///
  /// Findings are sorted by file, so only the last few can belong to its file.
  private mutating func place(of matter: Matter, _ diagnostic: Diagnostic) -> Int {
    let file = diagnostic.span.file
    var place = all.count - 1
    while place >= 0, all[place].file == file {
      if all[place].matter == matter, all[place].severity == diagnostic.severity { return place }
      place -= 1
    }
    all.append(Members(file: file, matter: matter, severity: diagnostic.severity))
    return all.count - 1
  }
}
