import ThemeBase
import ThemeModel
import ThemeTable

/// The outcome of each declaration's value, for the passes that run while the table is made.
struct ValueReadings: Sendable {
  /// A declaration about whose value there is something to report, and the type of its property.
  struct QuestionableValue {
    var declaration: DeclarationID
    var grammar: OptionalID<ValueGrammar>
  }

  /// The part of a declaration that the cascade reads.
  ///
  /// Candidates lie in the order of the cells, so that they stay in cache.
  private struct Candidate {
    /// The outcome of its value; none for a value of several texts.
    var outcome = OptionalID<ValueTable.Outcome>.none
    /// The environments in which it holds.
    var environments = EnvironmentSet.all
  }

  private typealias Candidates = Column<DeclarationGroups.Slot, Candidate>

  private let candidates: Candidates
  /// The declarations about whose values there is something to report, in source order.
  let questionable: [QuestionableValue]

  /// The outcome of the value of the declaration in a slot; nil for a value of several texts.
  @inline(__always) func outcome(at slot: ID<DeclarationGroups.Slot>) -> ID<ValueTable.Outcome>? {
    candidates[slot].outcome.id
  }

  /// The environments in which the declaration in a slot holds.
  @inline(__always) func environments(at slot: ID<DeclarationGroups.Slot>) -> EnvironmentSet {
    candidates[slot].environments
  }

  /// Reads the values of all declarations into a table, in source order, in which they lie in memory.
  ///
  /// Linear in the declarations and the texts of their values.
  static func read(
    _ resolved: ResolvedProgram, _ groups: DeclarationGroups, _ meanings: PropertyMeanings, to values: inout ValueTable
  ) -> ValueReadings {
    let sites = sites(in: groups, meanings)
    let (declarations, texts) = (resolved.program.declarations, resolved.program.texts)
    var candidates = Candidates(repeating: Candidate(), count: sites.count)
    var questionable: [QuestionableValue] = []
    for id in declarations.ids {
      let site = sites[id]
      let outcome: OptionalID<ValueTable.Outcome>
      let hasRemarks: Bool
      if let text = resolved.onlyText(of: id) {
        let found = values.read(text, in: texts, under: site.grammar.id)
        (outcome, hasRemarks) = (OptionalID(found), values.hasRemarks(found))
      } else {
        // The rest of such a value depends on where its declaration holds.
        (outcome, hasRemarks) = readParts(of: id, site.grammar.id, of: resolved, to: &values)
      }
      if hasRemarks { questionable.append(QuestionableValue(declaration: id, grammar: site.grammar)) }
      candidates[site.slot] = Candidate(outcome: outcome, environments: declarations[id].environments)
    }
    return ValueReadings(candidates: candidates, questionable: questionable)
  }

  /// The slot of a declaration in the order of the cells, and the grammar of its property there.
  private struct Site {
    var slot: ID<DeclarationGroups.Slot>
    var grammar: OptionalID<ValueGrammar>
  }

  private static func sites(in groups: DeclarationGroups, _ meanings: PropertyMeanings) -> Column<
    Program.Declaration, Site
  > {
    var sites = Column<Program.Declaration, Site>(
      repeating: Site(slot: ID(index: 0), grammar: .none), count: groups.order.count)
    for cell in groups.cells {
      let grammar = OptionalID(meanings[cell])
      for slot in groups.slots(of: cell) { sites[groups.order[slot]] = Site(slot: slot, grammar: grammar) }
    }
    return sites
  }

  /// Reads a value of several texts, or of none, under a grammar.
  ///
  /// Returns the outcome, none for several texts, and whether there is something to report about one of them.
  private static func readParts(
    of id: DeclarationID, _ grammar: GrammarID?, of resolved: ResolvedProgram, to values: inout ValueTable
  ) -> (OptionalID<ValueTable.Outcome>, hasRemarks: Bool) {
    let parts = resolved.parts(of: resolved.program.declarations[id])
    guard !parts.isEmpty else { return (OptionalID(ValueTable.nothing), false) }
    var hasRemarks = false
    for part in parts {
      let outcome = values.read(part.text, in: resolved.program.texts, under: grammar)
      if values.hasRemarks(outcome) { hasRemarks = true }
    }
    return (.none, hasRemarks)
  }
}
