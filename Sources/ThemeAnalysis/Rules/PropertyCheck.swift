import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Whether the class of a declaration takes its property.
struct PropertyCheck {
  private let registry: Registry
  /// The properties that the app reads itself.
  private let readByApp: Set<String>
  private var findings = SharedFindings()
  /// The registry's entries of the paths that have questionable properties, looked up once for each path.
  private var knownPaths: [ID<Registry.Path>: KnownPath] = [:]
  /// The declarations for patterns that have been reported.
  private var patterns = PatternReports()
  private var guesses: PropertyGuesses
  private let placeOfDeclarations: String
  /// The first uses of the properties that are used so often that they are hardly slips.
  private var frequent: [PropertyID: Span] = [:]

  static func run(_ compilation: Compilation, _ options: LintOptions) -> DiagnosticList {
    let program = compilation.program
    let questions = questions(compilation.theme)
    guard !questions.isEmpty else { return DiagnosticList() }
    var guesses = PropertyGuesses(compilation)
    for question in questions where question.row.known == nil {
      guard let first = question.uses.first else { continue }
      guesses.addExample(program.declarations[first].value, of: question.property)
    }
    var check = PropertyCheck(
      registry: compilation.registry, readByApp: options.app?.readProperties ?? [], guesses: guesses,
      placeOfDeclarations: options.placeOfDeclarations)
    let usesOfProperty = questions.reduce(into: [:]) { $0[$1.property, default: []] += $1.uses }
    check.frequent = usesOfProperty.filter { $0.value.count >= UnknownWord.frequentCount }.compactMapValues { uses in
      uses.lazy.map { program.nameSpan(program.declarations[$0].place) }.min()
    }
    for question in questions { check.check(question.uses, of: question.property, on: question.row, in: program) }
    return check.findings.finish(program)
  }

  /// A cell whose property its class perhaps does not take.
  private struct Question {
    var row: DeclarationGroups.Row
    var property: PropertyID
    /// Its declarations.
    var uses: DeclarationGroups.Declarations
  }

  /// The questionable cells in the order of the table.
  private static func questions(_ theme: TypedProgram) -> [Question] {
    let groups = theme.groups
    var questions: [Question] = []
    var rows = groups.rows.values[...]
    for cell in theme.meanings.questionable {
      rows = rows.drop { $0.cells.endIndex <= cell.index }
      guard let row = rows.first else { break }
      questions.append(Question(row: row, property: groups.properties[cell], uses: groups.declarations(of: cell)))
    }
    return questions
  }

  private mutating func check(
    _ uses: DeclarationGroups.Declarations, of property: PropertyID, on row: DeclarationGroups.Row, in program: Program
  ) {
    let name = program.properties.slice(property)
    // A name outside ASCII has been reported.
    guard !name.contains(where: { $0 >= 0x80 }), !isReadByApp(name),
      let verdict = verdict(on: property, name, on: row.known, in: program)
    else { return }
    for use in uses {
      let declaration = program.declarations[use]
      let span = program.nameSpan(declaration.place)
      if declaration.isFromPattern, let pattern = program.patternUses[declaration.place], pattern.matched > 1 {
        report(verdict, property, pattern, declaration, at: span, in: program)
      } else if !program.sharesPlace(use) {
        guard findings.wants(verdict.code, verdict.severity) else { continue }
        findings.add(diagnostic(verdict, property, row, declaration, at: span, in: program))
      } else if findings.wants(verdict.code, verdict.severity, at: span, on: row.path) {
        findings.add(diagnostic(verdict, property, row, declaration, at: span, in: program), on: row.path)
      }
    }
  }

  private func isReadByApp(_ name: ArraySlice<UInt8>) -> Bool {
    !readByApp.isEmpty && readByApp.contains(String(decoding: name, as: UTF8.self))
  }

  /// Reports a property that none of a pattern's paths takes.
  ///
  /// A pattern sets what each path takes, so there is nothing to say if one path takes the property.
  private mutating func report(
    _ verdict: PropertyVerdict, _ property: PropertyID, _ pattern: Program.PatternUse,
    _ declaration: Program.Declaration, at span: Span, in program: Program
  ) {
    guard pattern.styled == 0, let owner = patterns.owner(of: declaration, reportedWith: verdict.severity),
      findings.wants(verdict.code, verdict.severity, at: span, on: owner)
    else { return }
    let name = program.properties[property]
    let nearest = guesses.nearest(to: name, on: nil)
    let text = patterns.text(of: declaration.place, in: program)
    findings.add(
      Diagnostic(
        verdict.code, "no class path that '\(text)' matches takes '\(name)'", at: span, severity: verdict.severity,
        notes: ["the pattern matches \(counted(pattern.matched, "class path"))"],
        help: Diagnostic.suggestion(nearest) ?? [], fixIts: Diagnostic.replacement(nearest, span),
        topic: nearest == nil ? .unknownProperty : .misspelling), on: owner)
  }

  /// The verdict on a property, or nil if there is nothing to report.
  private mutating func verdict(
    on property: PropertyID, _ name: ArraySlice<UInt8>, on path: ID<Registry.Path>?, in program: Program
  ) -> PropertyVerdict? {
    guard let path = path.map({ known($0) }) else {
      return .unknown(guesses.guess(property, in: program).isSlip ? .warning : .note)
    }
    guard let verdict = PropertyVerdict(on: name, of: path, in: registry) else { return nil }
    guard case .unknown(let severity, _) = verdict else { return verdict }
    let text = program.properties[property]
    if let foreign = ForeignProperty(text) {
      return .unknown(severity, meant: foreign.meant(on: path.id, in: registry))
    }
    guard let near = guesses.nearest(to: text, on: path.id) else { return verdict }
    return .unknown(path.severity(isNearMiss: true), meant: near)
  }

  private mutating func known(_ path: ID<Registry.Path>) -> KnownPath {
    if let known = knownPaths[path] { return known }
    let known = KnownPath(path, in: registry)
    knownPaths[path] = known
    return known
  }

  private mutating func diagnostic(
    _ verdict: PropertyVerdict, _ property: PropertyID, _ row: DeclarationGroups.Row,
    _ declaration: Program.Declaration, at span: Span, in program: Program
  ) -> Diagnostic {
    switch verdict {
    case .slip(let meant):
      return Diagnostic(
        .documentedSlip, "'\(program.properties[property])' is a misspelling in the documentation", at: span,
        notes: meant.map { ["'\($0)' was probably meant"] } ?? [])
    case .unread(let remark):
      let name = program.properties[property]
      let meant = ForeignProperty(name)?.meant(on: row.known, in: registry)
      return Diagnostic(
        .unreadProperty, "no renderer of '\(program.paths[row.path])' reads '\(name)'", at: span,
        notes: remark.map { [$0] } ?? [], help: Diagnostic.suggestion(meant) ?? [],
        fixIts: Diagnostic.replacement(meant, span))
    case .state(let use, let severity):
      let states = row.known.map { registry.states(of: use.base, on: $0) } ?? []
      return .unknownState(
        use, of: program.properties[property], on: program.paths[row.path], at: span, severity: severity,
        states: states, nearest: use.nearest(among: states))
    case .unknown(let severity, let meant):
      var finding = unknown(property, row, declaration, at: span, severity: severity, meant: meant, in: program)
      if row.known != nil, finding.topic == .unknownProperty, frequent[property] == span {
        finding.topic = nil
        finding.help = [self.declaration(of: property, declaration, on: row.known, in: program)]
      }
      return finding
    }
  }

  /// The help that shows how a registry file declares a property of a class.
  private func declaration(
    of property: PropertyID, _ declaration: Program.Declaration, on known: ID<Registry.Path>?, in program: Program
  ) -> String {
    let (path, name) = (program.paths[declaration.path], program.properties[property])
    let owner = known.flatMap { registry.parts(of: $0).first }.map { registry.components[$0.component].name }
    let type = ValueType(ofLiteral: program.texts[declaration.value.text]).rawValue
    return "if your app reads it, declare it\(placeOfDeclarations): "
      + "'@component \(owner ?? path) { @part \(path) { \(name): \(type); } }'"
  }

  /// An unknown property, with what was probably meant.
  private mutating func unknown(
    _ property: PropertyID, _ row: DeclarationGroups.Row, _ declaration: Program.Declaration, at span: Span,
    severity: Severity, meant: String?, in program: Program
  ) -> Diagnostic {
    let (name, className) = (program.properties[property], program.paths[row.path])
    if let off = SwitchedOffProperty(program.properties.slice(property), on: row.known, in: registry) {
      return .switchedOff(off, at: span, severity: severity, declaration, in: program)
    }
    guard let path = row.known else {
      let guess = guesses.guess(property, in: program)
      guard guess.meant != nil || guess.advice != nil else {
        return .unknownToUndeclared(
          name, of: className, at: span, severity: severity,
          help: self.declaration(of: property, declaration, on: nil, in: program))
      }
      return .unknownProperty(
        name, on: className, at: span, severity: severity, meant: guess.meant, advice: guess.advice)
    }
    let advice = ForeignProperty(name)?.advice
    return .unknownProperty(
      name, on: className, at: span, severity: severity, meant: meant, advice: advice,
      notes: meant == nil ? guesses.taken(by: path) : [])
  }
}

extension Diagnostic {
  fileprivate static func unknownProperty(
    _ property: String, on className: String, at span: Span, severity: Severity, meant: String?, advice: String?,
    notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "'\(className)' has no property '\(property)'", at: span, severity: severity,
      notes: notes, help: suggestion(meant) ?? advice.map { [$0] } ?? [], fixIts: replacement(meant, span),
      topic: meant != nil ? .misspelling : advice == nil ? .unknownProperty : nil)
  }

  /// Nobody knows what an undeclared class has: its property is unknown, and may well be one.
  fileprivate static func unknownToUndeclared(
    _ property: String, of className: String, at span: Span, severity: Severity, help: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "the property '\(property)' of '\(className)' is unknown", at: span, severity: severity,
      help: [help], topic: .unknownProperty)
  }

  fileprivate static func switchedOff(
    _ property: SwitchedOffProperty, at span: Span, severity: Severity, _ declaration: Program.Declaration,
    in program: Program
  ) -> Diagnostic {
    let place = program.span(declaration.place)
    return Diagnostic(
      .unknownProperty, "'\(property.sign)' begins no comment; nothing reads this", at: span,
      severity: max(severity, .warning),
      fixIts: property.fixIts(place, program.tree(place.file).file.text(place)), topic: .misspelling)
  }

  fileprivate static func unknownState(
    _ use: StateUse, of property: String, on className: String, at span: Span, severity: Severity, states: [String],
    nearest: String?
  ) -> Diagnostic {
    return Diagnostic(
      .unknownState, "'\(property)' is not read: '\(className)' has no state '\(use.state)' for it", at: span,
      severity: severity, notes: states.isEmpty ? [] : ["the states of '\(use.base)' are \(states.quotedList)"],
      help: suggestion(nearest) ?? [], fixIts: replacement(nearest, span))
  }
}
