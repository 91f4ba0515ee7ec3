import ThemeDiagnostics
import ThemeRegistry
import ThemeTable

/// Reports the values of declarations, each mistake once; a value from a definition is reported at the definition.
struct ValueCheck {
  private let typed: TypedProgram
  private var diagnostics: DiagnosticList
  /// The values with remarks that were visited, by where they are written and what they should be.
  private var visited: Set<VisitedValue> = []

  private struct VisitedValue: Hashable {
    var place: Program.Place
    var grammar: GrammarID?
  }

  /// Checks the values of all declarations, those that lose too.
  ///
  /// `earlier` lists the reports about the values of definitions, which rules may use, so that they are not repeated. Does
  /// nothing if no value has a remark.
  static func run(_ typed: TypedProgram, after earlier: DiagnosticList) -> DiagnosticList {
    guard typed.values.hasRemarks else { return DiagnosticList() }
    var check = ValueCheck(typed: typed, diagnostics: DiagnosticList(after: earlier))
    for id in typed.groups.cells.ids {
      let grammar = typed.meanings[id].grammar
      for declaration in typed.groups.declarations(of: typed.groups.cells[id]) {
        check.visit(typed.program.declarations[declaration], grammar)
      }
    }
    return check.diagnostics
  }

  private init(typed: TypedProgram, diagnostics: DiagnosticList) {
    self.typed = typed
    self.diagnostics = diagnostics
  }

  private mutating func visit(_ declaration: Program.Declaration, _ grammar: GrammarID?) {
    guard !declaration.value.isMalformed else { return }
    guard declaration.value.hasReferences else {
      if let outcome = typed.values.remarks(on: declaration.value.text, under: grammar) {
        let part = ResolvedText.Part(
          environments: declaration.environments, text: declaration.value.text)
        report(outcome, of: declaration, part, grammar)
      }
      return
    }
    for part in typed.resolved.parts(of: declaration) {
      guard let outcome = typed.values.remarks(on: part.text, under: grammar) else { continue }
      report(outcome, of: declaration, part, grammar)
    }
  }

  private mutating func report(
    _ outcome: ValueTable.Outcome, of declaration: Program.Declaration, _ part: ResolvedText.Part,
    _ grammar: GrammarID?
  ) {
    // A value that cannot be computed is wrong for every grammar alike.
    let key = VisitedValue(
      place: ValueSite.place(of: declaration, part),
      grammar: outcome.faults.isEmpty ? grammar : nil)
    guard visited.insert(key).inserted else { return }
    var site = ValueSite(declaration, part, in: typed.program)
    site.computed = typed.values.literals[part.text]?.first?.text
    let report = ValueReport(site: site, target: typed.values.reader.target)
    for diagnostic in report.diagnostics(match: outcome.match, faults: outcome.faults)
    where diagnostics.isFirst(diagnostic.code, at: diagnostic.primary.span) {
      diagnostics.append(diagnostic)
    }
  }
}
