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

  private struct Key: Hashable {
    var file: FileID
    var matter: Matter
    var severity: Severity
  }

  /// Merges the findings of each matter and file into the first of them.
  ///
  /// Of a run that `isCut` not all findings are here.
  fileprivate mutating func merge(isCut: Bool) {
    var members: [Key: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      guard let matter = Matter(diagnostic) else { continue }
      let file = diagnostic.primary.span.file
      members[Key(file: file, matter: matter, severity: diagnostic.severity), default: []]
        .append(index)
    }
    var isMerged = Array(repeating: false, count: diagnostics.count)
    for (key, indices) in members where indices.count > 1 {
      for index in indices.dropFirst() { isMerged[index] = true }
      describe(
        indices, as: key.matter, isCut: isCut && indices.count >= DiagnosticList.limit)
    }
    diagnostics = zip(diagnostics, isMerged).lazy.filter { !$1 }.map(\.0)
  }

  /// Turns the first of some findings into one about all of them.
  private mutating func describe(_ indices: [Int], as matter: Matter, isCut: Bool) {
    let spans = indices.map { diagnostics[$0].primary.span }
    var names: [String] = []
    var known: Set<String> = []
    for span in spans {
      guard let name = sources[span.file]?.excerpt(span), known.insert(name).inserted else {
        continue
      }
      names.append(name)
    }
    let first = indices[0]
    let predicate = names.count == 1 ? matter.predicates.one : matter.predicates.several
    diagnostics[first].message =
      "\(isCut ? "at least " : "")\(names.count) \(predicate): \(Self.list(names))"
    diagnostics[first].places = Array(spans.dropFirst())
    let path = sources[spans[0].file]?.path ?? "theme.nss"
    diagnostics[first].help = [
      "if they are the app's own, declare them: 'themec registry --declare \(path)' writes the declarations"
    ]
    diagnostics[first].fixIts = []
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).map { "'\($0)'" }
    let rest = names.count - shown.count
    guard rest == 0 else { return shown.joined(separator: ", ") + " and \(rest) more" }
    return shown.count < 2
      ? shown.joined() : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }
}
