import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeValues

/// Whether the class of a declaration takes its property.
struct PropertyCheck {
  private let registry: Registry
  private var suggester = LimitedSuggester<RegistrySuggester>(searches: 1_000)
  private var findings = SharedFindings()
  /// What each path takes, as the notes of a finding say it.
  private var taken: [ID<Registry.Path>: [String]] = [:]
  /// What each path takes, as candidates for near names.
  private var candidates: [ID<Registry.Path>: [String]] = [:]
  /// What is known of the paths that have questionable properties.
  private var knownPaths: [ID<Registry.Path>: KnownPath] = [:]
  /// What the properties of classes of an app's own were meant to be, as far as they were looked at.
  private var ownProperties: Column<Program.Property, OwnProperty?>
  /// What has been reported of declarations for patterns.
  private var patterns = PatternReports()
  /// Reads values as a near property would.
  private let reader: ValueReader
  /// The first value of the property that is checked.
  private var example: Program.Value?

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (theme, program) = (compilation.theme, compilation.program)
    var check = PropertyCheck(compilation)
    let groups = theme.groups
    var questions: [Question] = []
    var ids: [DeclarationID] = []
    var rows = groups.rows.values[...]
    for cell in theme.meanings.questionable {
      rows = rows.drop { $0.cells.endIndex <= cell.index }
      guard let row = rows.first else { break }
      let start = ids.count
      ids += groups.declarations(of: cell)
      questions.append(
        Question(row: row, property: groups.properties[cell], uses: start..<ids.count))
    }
    let declarations = ids.map { program.declarations[$0] }
    let spans = program.nameSpans(declarations.map(\.place))
    let uses = ids.indices.map {
      Use(
        declaration: declarations[$0], span: spans[$0], sharesPlace: program.sharesPlace(ids[$0]))
    }
    for question in questions {
      check.check(
        uses[question.uses], of: question.property, on: question.row, in: program)
    }
    return check.findings.finish(program)
  }

  /// A property of a row that perhaps is none.
  private struct Question {
    var row: DeclarationGroups.Row
    var property: PropertyID
    /// Its declarations, as places in the list of all uses.
    var uses: Range<Int>
  }

  /// A declaration of such a property.
  private struct Use {
    var declaration: Program.Declaration
    /// The span of the name.
    var span: Span
    /// Whether other class paths have the same declaration.
    var sharesPlace: Bool
  }

  private init(_ compilation: Compilation) {
    registry = compilation.registry
    reader = ValueReader(target: compilation.target, palette: compilation.palette)
    ownProperties = Column(repeating: nil, count: compilation.program.properties.count)
  }

  private mutating func check(
    _ uses: ArraySlice<Use>, of property: PropertyID,
    on row: DeclarationGroups.Row, in program: Program
  ) {
    let name = program.properties.slice(property)
    example = uses.first?.declaration.value
    // A name outside ASCII has been reported.
    guard !name.contains(where: { $0 >= 0x80 }),
      let verdict = verdict(on: property, name, on: row.known, in: program)
    else { return }
    for use in uses {
      let (declaration, span) = (use.declaration, use.span)
      if declaration.isFromPattern, let pattern = program.patternUses[declaration.place],
        pattern.matched > 1
      {
        report(verdict, property, pattern, use, in: program)
      } else if !use.sharesPlace {
        guard findings.wants(verdict.code, verdict.severity) else { continue }
        findings.add(diagnostic(verdict, property, row, at: span, in: program))
      } else if findings.wants(verdict.code, verdict.severity, at: span, on: row.path) {
        findings.add(diagnostic(verdict, property, row, at: span, in: program), on: row.path)
      }
    }
  }

  /// Reports a property that none of a pattern's paths takes.
  ///
  /// A pattern sets what each path takes, so there is nothing to say if one path takes the property.
  private mutating func report(
    _ verdict: Verdict, _ property: PropertyID, _ pattern: Program.PatternUse, _ use: Use,
    in program: Program
  ) {
    let (declaration, span) = (use.declaration, use.span)
    guard pattern.styled == 0,
      let owner = patterns.owner(of: declaration, reportedWith: verdict.severity)
    else { return }
    guard findings.wants(verdict.code, verdict.severity, at: span, on: owner) else { return }
    let name = program.properties[property]
    findings.add(
      .unknownToPattern(
        name, verdict.code, of: patterns.text(of: declaration.place, in: program),
        matching: pattern.matched, at: span, severity: verdict.severity,
        nearest: nearest(to: name, on: nil)), on: owner)
  }

  /// What is wrong with a property on a class path, without the words for it.
  private enum Verdict {
    case slip(meant: String?)
    case unread(remark: String?)
    case state(StateUse, Severity)
    case unknown(Severity)

    var code: DiagnosticCode {
      switch self {
      case .slip: .documentedSlip
      case .unread: .unreadProperty
      case .state: .unknownState
      case .unknown: .unknownProperty
      }
    }

    var severity: Severity {
      switch self {
      case .slip, .unread: code.defaultSeverity
      case .state(_, let severity), .unknown(let severity): severity
      }
    }
  }

  private mutating func verdict(
    on property: PropertyID, _ name: ArraySlice<UInt8>, on path: ID<Registry.Path>?,
    in program: Program
  ) -> Verdict? {
    guard let path else {
      return .unknown(own(property, in: program).isSlip ? .warning : .note)
    }
    let known = known(path)
    switch registry.standing(of: name, among: known.parts) {
    case .declared, .assumed: return nil
    case .slip(let entry):
      return .slip(meant: entry.meant.map { registry.properties[$0] })
    case .notRead(let entry):
      return .unread(remark: entry.remark.map { registry.remarks[$0] })
    case .otherState(let entry, let state):
      return .state(StateUse(base: registry.properties[entry.property], state: state), .warning)
    case .elsewhere where known.isIncomplete: return nil
    case .elsewhere where known.isOfUIKit: return .unread(remark: nil)
    case .elsewhere, .unknown:
      return StateUse(strangeStateOf: name, on: known, in: registry)
        .map { .state($0, known.severity) } ?? .unknown(known.severity)
    }
  }

  private mutating func known(_ path: ID<Registry.Path>) -> KnownPath {
    if let known = knownPaths[path] { return known }
    let known = KnownPath(path, in: registry)
    knownPaths[path] = known
    return known
  }

  private mutating func diagnostic(
    _ verdict: Verdict, _ property: PropertyID, _ row: DeclarationGroups.Row, at span: Span,
    in program: Program
  ) -> Diagnostic {
    switch verdict {
    case .slip(let meant):
      return .documentedSlip(program.properties[property], meant: meant, at: span)
    case .unread(let remark):
      let name = program.properties[property]
      return .unreadProperty(
        name, on: program.paths[row.path], remark: remark, at: span,
        meant: ForeignProperty(name)?.meant(on: row.known, in: registry))
    case .state(let use, let severity):
      let states = row.known.map { registry.states(of: use.base, on: $0) } ?? []
      return .unknownState(
        use, of: program.properties[property], on: program.paths[row.path], at: span,
        severity: severity, states: states, nearest: use.nearest(among: states))
    case .unknown(let severity):
      return unknown(property, row, at: span, severity: severity, in: program)
    }
  }

  /// An unknown property, with what was probably meant.
  private mutating func unknown(
    _ property: PropertyID, _ row: DeclarationGroups.Row, at span: Span, severity: Severity,
    in program: Program
  ) -> Diagnostic {
    let (name, className) = (program.properties[property], program.paths[row.path])
    guard let path = row.known else {
      let own = own(property, in: program)
      return .unknownProperty(
        name, on: className, at: span, severity: severity, meant: own.meant, advice: own.advice)
    }
    let foreign = ForeignProperty(name)
    let meant = foreign.map { $0.meant(on: path, in: registry) } ?? nearest(to: name, on: path)
    return .unknownProperty(
      name, on: className, at: span, severity: severity, meant: meant, advice: foreign?.advice,
      notes: meant == nil ? taken(by: path) : [])
  }

  /// The notes that say what a path takes, made once for each path.
  private mutating func taken(by path: ID<Registry.Path>) -> [String] {
    if let known = taken[path] { return known }
    let names = registry.entries(of: path)
      .filter { !$0.flags.contains(.slip) && !$0.flags.contains(.notRead) }
      .map { registry.properties[$0.property] }
    let notes = names.isEmpty ? [] : ["this path takes \(names.quotedList(limit: 12))"]
    taken[path] = notes
    return notes
  }

  /// A property of a class of the app's own, which may have properties of its own, too.
  private struct OwnProperty {
    /// The property that was probably meant.
    var meant: String?
    var advice: String?
    /// Whether the name means nothing: without a counterpart here, a word of CSS is as good a name as any.
    var isSlip: Bool
  }

  /// Each property is looked up once.
  private mutating func own(_ property: PropertyID, in program: Program) -> OwnProperty {
    if let known = ownProperties[property] { return known }
    let name = program.properties[property]
    let own: OwnProperty
    if let foreign = ForeignProperty(name), foreign.isSlip {
      own = OwnProperty(
        meant: foreign.meant(on: nil, in: registry), advice: foreign.advice, isSlip: true)
    } else {
      let near = nearest(to: name, on: nil).flatMap { fits($0, in: program) ? $0 : nil }
      own = OwnProperty(meant: near, advice: nil, isSlip: near != nil)
    }
    ownProperties[property] = own
    return own
  }

  /// Whether a property takes the value that is written: otherwise it is not the one that was meant.
  private func fits(_ property: String, in program: Program) -> Bool {
    guard let example, !example.hasReferences else { return true }
    let grammar = registry.widestGrammar(of: Array(property.utf8)[...])
    let text = ValueText(program.texts.slice(example.text))
    return reader.read(text, under: grammar).match?.mismatch == nil
  }

  private mutating func nearest(to property: String, on path: ID<Registry.Path>?) -> String? {
    guard !suggester.isExhausted else { return nil }
    let registry = registry
    guard let suggester = suggester.next({ registry.suggester() }) else { return nil }
    let own = path.map { candidates[$0] ?? suggester.propertyNames(of: $0) } ?? []
    if let path { candidates[path] = own }
    return suggester.property(property, on: path, taking: own)
  }
}

extension Diagnostic {
  fileprivate static func unknownProperty(
    _ property: String, on className: String, at span: Span, severity: Severity, meant: String?,
    advice: String?, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "'\(className)' has no property '\(property)'", at: span,
      severity: severity, notes: notes, help: suggestion(meant) ?? advice.map { [$0] } ?? [],
      fixIts: replacement(meant, span))
  }

  fileprivate static func documentedSlip(
    _ property: String, meant: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .documentedSlip, "'\(property)' is a misspelling in the documentation", at: span,
      notes: meant.map { ["'\($0)' was probably meant"] } ?? [])
  }

  fileprivate static func unreadProperty(
    _ property: String, on className: String, remark: String?, at span: Span,
    meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .unreadProperty, "no renderer of '\(className)' reads '\(property)'", at: span,
      notes: remark.map { [$0] } ?? [], help: suggestion(meant) ?? [],
      fixIts: replacement(meant, span))
  }

  fileprivate static func unknownState(
    _ use: StateUse, of property: String, on className: String, at span: Span,
    severity: Severity, states: [String], nearest: String?
  ) -> Diagnostic {
    return Diagnostic(
      .unknownState,
      "'\(property)' is not read: '\(className)' has no state '\(use.state)' for it", at: span,
      severity: severity,
      notes: states.isEmpty ? [] : ["the states of '\(use.base)' are \(states.quotedList)"],
      help: suggestion(nearest) ?? [], fixIts: replacement(nearest, span))
  }

  fileprivate static func unknownToPattern(
    _ property: String, _ code: DiagnosticCode, of pattern: String, matching count: Int,
    at span: Span, severity: Severity, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      code, "no class path that '\(pattern)' matches takes '\(property)'", at: span,
      severity: severity, notes: ["the pattern matches \(count) class paths"],
      help: suggestion(nearest) ?? [], fixIts: replacement(nearest, span))
  }
}
