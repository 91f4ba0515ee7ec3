import ThemeBase
import ThemeCompiler
import ThemeSyntax
import ThemeTable

/// Findings in built-in themes, whose files users cannot change, moved to what causes them in the user's files.
///
/// The cause is the first label in a file of the user's, or, for an error without such a label, the import of the
/// theme. All findings of one code and one cause become one, the first of them, which lists the others.
struct CausedFindings {
  private let compilation: Compilation
  private var findings: [Diagnostic] = []
  /// The index of the finding of each code at each cause.
  private var indices: [Span: [DiagnosticCode: Int]] = [:]
  /// The other findings of a cause, by the index of the finding that lists them.
  private var others: [Int: [Diagnostic]] = [:]
  private var lines: [FileID: LineMap] = [:]
  /// The first import of each file that was asked for, or nil for a file without one.
  private var imports: [FileID: Diagnostic.Label?] = [:]

  /// The number of findings of one cause that are shown.
  private static let shownCount = 10

  /// The findings of a compilation, each where its cause is.
  ///
  /// A finding that only a built-in theme causes stays there.
  static func placed(_ findings: [Diagnostic], in compilation: Compilation) -> [Diagnostic] {
    let program = compilation.program
    // By their places, as each finding would be copied to be looked at.
    guard findings.indices.contains(where: { program.isBuiltIn(findings[$0].span.file) }) else { return findings }
    var caused = CausedFindings(compilation: compilation)
    for finding in findings { caused.add(finding) }
    caused.listOthers()
    return caused.findings
  }

  private mutating func add(_ finding: Diagnostic) {
    guard compilation.program.isBuiltIn(finding.span.file), let cause = cause(of: finding) else {
      return findings.append(finding)
    }
    guard let index = indices[cause.span]?[finding.code] else {
      // One finding is one pair of colours, wherever pairs are counted.
      if finding.code != .lowContrast, finding.code != .invisibleText {
        indices[cause.span, default: [:]][finding.code] = findings.count
      }
      return findings.append(moved(finding, to: cause))
    }
    findings[index].severity = max(findings[index].severity, finding.severity)
    others[index, default: []].append(finding)
  }

  private mutating func cause(of finding: Diagnostic) -> Diagnostic.Label? {
    let program = compilation.program
    return finding.secondary.first { !program.isBuiltIn($0.span.file) }
      ?? (finding.severity == .error ? importLabel(of: finding.span.file) : nil)
  }

  /// The first import of a file; each file is looked for once.
  private mutating func importLabel(of file: FileID) -> Diagnostic.Label? {
    if let known = imports[file] { return known }
    let graph = compilation.graph
    let all = graph.reachable(from: compilation.layers).lazy.flatMap { graph.files[$0].imports }
    let first = all.first { $0.target.map { graph.trees[$0].file.id } == file }
    let label = first.map { Diagnostic.Label($0.statement.span, "imported here") }
    imports[file] = .some(label)
    return label
  }

  /// The finding at its cause, with its former place as a label.
  ///
  /// No fix may change a built-in theme.
  private func moved(_ finding: Diagnostic, to cause: Diagnostic.Label) -> Diagnostic {
    let program = compilation.program
    var moved = finding
    let isNamed = !cause.text.isEmpty
    moved.span = cause.span
    if isNamed { moved.label = cause.text }
    moved.secondary.removeAll { $0.span == cause.span }
    moved.secondary.insert(Diagnostic.Label(finding.span, isNamed ? finding.label : "in the built-in theme"), at: 0)
    moved.fixIts.removeAll { fix in fix.edits.contains { program.isBuiltIn($0.span.file) } }
    return moved
  }

  private mutating func listOthers() {
    for (index, found) in others {
      let shown = found.prefix(Self.shownCount - 1).map { "\(position(of: $0)): \($0.message)" }
      let rest = found.count - shown.count
      findings[index].notes += shown + (rest > 0 ? ["and \(counted(rest, "more such place"))"] : [])
    }
  }

  /// The former position of a finding: `themec:NUI:104`.
  private mutating func position(of finding: Diagnostic) -> String {
    let file = compilation.program.tree(finding.span.file).file
    let map = lines[file.id] ?? LineMap(file)
    lines[file.id] = map
    return "\(file.path):\(map.line(at: Int(finding.span.start)))"
  }
}

/// The place at which a rule reports a value of a declaration.
///
/// The value of a built-in theme may come from the user's definitions. These are then the causes, to which
/// ``CausedFindings`` moves the finding.
struct FindingSite: Hashable {
  /// The name of the declaration.
  let span: Span
  /// The definitions and declarations of the user's that make the finding, if the declaration is that of a built-in theme.
  let causes: [Span]

  /// The labels that tell ``CausedFindings`` of the causes.
  var labels: [Diagnostic.Label] {
    causes.enumerated().map { Diagnostic.Label($1, $0 == 0 ? "" : "this contributes to it") }
  }
}

extension Compilation {
  /// The site of a value in some environments, or nil if only a built-in theme is at fault.
  ///
  /// `others` give values that the finding compares with this one.
  func site(of declaration: DeclarationID, beside others: [DeclarationID] = [], in environments: EnvironmentSet)
    -> FindingSite?
  {
    let place = program.declarations[declaration].place
    let span = program.nameSpan(place)
    guard program.isBuiltIn(place.file) else { return FindingSite(span: span, causes: []) }
    var spans: [Span] = []
    for id in [declaration] + others {
      let declaration = program.declarations[id]
      let isOwn = !program.isBuiltIn(declaration.place.file)
      let places = isOwn ? [declaration.place] : causes.definitions(behind: declaration, in: environments)
      spans += places.map(program.nameSpan).filter { !spans.contains($0) }
    }
    return spans.isEmpty ? nil : FindingSite(span: span, causes: spans)
  }
}
