import ThemeBase
import ThemeModel

/// Reports the values of declarations, each mistake once; a value from a definition is reported at the definition.
struct ValueCheck {
  private let typed: TypedProgram
  private let causes: ValueCauses
  private var diagnostics: DiagnosticList
  /// The values with remarks that were visited, by where they are written and what they should be.
  private var visited: Set<VisitedValue> = []

  private struct VisitedValue: Hashable {
    var place: Program.Place
    var grammar: GrammarID?

    /// Hashes the place at once: the grammar seldom tells more, while thousands of files may have the same nodes.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(place.file.index) << 32 | UInt64(place.node.rawValue))
    }
  }

  /// Checks the values of all declarations, those that lose too, in source order.
  ///
  /// `earlier` lists the reports about the values of definitions, which rules may use, so that they are not repeated.
  static func run(
    _ typed: TypedProgram, _ causes: ValueCauses, _ limits: GrowthLimits, after earlier: DiagnosticList
  ) -> DiagnosticList {
    guard !typed.readings.questionable.isEmpty else { return DiagnosticList() }
    var check = ValueCheck(
      typed: typed, causes: causes, diagnostics: DiagnosticList(room: limits.findings, after: earlier))
    let program = typed.program
    for value in typed.readings.questionable {
      check.visit(program.declarations[value.declaration], value.grammar.id, in: program)
    }
    return check.diagnostics
  }

  private mutating func visit(_ declaration: Program.Declaration, _ grammar: GrammarID?, in program: Program) {
    guard !declaration.value.isMalformed else { return }
    for part in typed.resolved.parts(of: declaration) {
      guard let outcome = typed.values.remarks(on: part.text, under: grammar) else { continue }
      report(outcome, of: declaration, part, grammar, in: program)
    }
  }

  private mutating func report(
    _ outcome: ValueTable.Outcome, of declaration: Program.Declaration, _ part: ResolvedText.Part,
    _ grammar: GrammarID?, in program: Program
  ) {
    let place = ValueSite.place(of: declaration, part, in: program, causes)
    // A value that cannot be computed is wrong for every grammar alike.
    let key = VisitedValue(place: place, grammar: outcome.faults.isEmpty ? grammar : nil)
    guard visited.insert(key).inserted else { return }
    var site = ValueSite(declaration, part, at: place, in: program)
    site.computed = typed.values.literals[part.text]?.first?.text
    let report = ValueReport(site: site, target: typed.values.reader.target)
    for remark in report.remarks(match: outcome.match, faults: outcome.faults)
    where diagnostics.isFirst(remark.code, at: remark.span) { diagnostics.append(remark) }
    guard let match = outcome.match, let mismatch = match.mismatch else { return }
    let (code, span) = report.outline(of: mismatch)
    // Beyond what anybody reads, mismatches are only counted.
    guard diagnostics.isFirst(code, at: span), !diagnostics.skips(code, code.defaultSeverity) else { return }
    diagnostics.append(report.mismatch(mismatch, match.grammar))
  }
}
