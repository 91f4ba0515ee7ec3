import ThemeBase
import ThemeDiagnostics

extension Findings {
  /// The findings, with all findings of one matter in a file merged into one.
  ///
  /// Undeclared classes, and unknown properties of such classes, need one remedy for all of them. Merging comes last:
  /// comments and baselines accept each finding by itself.
  package var triaged: Findings {
    var copy = self
    for index in groups.indices {
      copy.groups[index].diagnostics = groups[index].merged(isCut: suppressed > 0)
    }
    return copy
  }
}

/// A matter that is reported once a file.
private enum Matter {
  case undeclaredClasses, propertiesOfUndeclaredClasses

  init?(_ code: DiagnosticCode, _ severity: Severity, hasHelp: Bool) {
    switch code {
    case .undeclaredClass: self = .undeclaredClasses
    case .unknownProperty where severity == .note && !hasHelp:
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

  /// The findings, those of each matter and file merged into the first of them.
  ///
  /// Of a run that `isCut` not all findings are here. Goes by index, because a diagnostic is expensive to copy.
  fileprivate func merged(isCut: Bool) -> [Diagnostic] {
    let matters = matterMembers.filter { $0.numbers.count > 1 }
    guard !matters.isEmpty else { return diagnostics }
    var merged: [Int: Diagnostic] = [:]
    var isLeftOut = Array(repeating: false, count: diagnostics.count)
    for members in matters {
      for number in members.numbers.dropFirst() { isLeftOut[number] = true }
      merged[members.numbers[0]] = described(
        members.numbers, as: members.matter,
        isCut: isCut && members.numbers.count >= DiagnosticList.limit)
    }
    return diagnostics.indices.filter { !isLeftOut[$0] }.map { merged[$0] ?? diagnostics[$0] }
  }

  /// The findings of each matter.
  private var matterMembers: [MatterMembers.Members] {
    var matters = MatterMembers()
    for index in diagnostics.indices {
      let severity = diagnostics[index].severity
      guard
        let matter = Matter(
          diagnostics[index].code, severity, hasHelp: !diagnostics[index].help.isEmpty)
      else { continue }
      matters.add(index, to: matter, severity, in: diagnostics[index].span.file)
    }
    return matters.all
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

  /// Adds a finding.
  ///
  /// Findings are sorted by file, so only the last few members can be of its file.
  mutating func add(_ number: Int, to matter: Matter, _ severity: Severity, in file: FileID) {
    var index = all.count - 1
    while index >= 0, all[index].file == file {
      if all[index].matter == matter, all[index].severity == severity {
        return all[index].numbers.append(number)
      }
      index -= 1
    }
    all.append(Members(file: file, matter: matter, severity: severity, numbers: [number]))
  }
}
