import ThemeBase
import ThemeModel

/// The outcome of each declaration's value, for the passes that run while the table is made.
struct ValueReadings: Sendable {
  /// A declaration about whose value there is something to report, and the type of its property.
  struct QuestionableValue {
    var declaration: DeclarationID
    var grammar: OptionalID<ValueGrammar>
  }

  private var outcomes: IDColumn<Program.Declaration, OptionalID<ValueTable.Outcome>>
  /// The declarations about whose values there is something to report, in source order.
  private(set) var questionable: [QuestionableValue] = []

  /// The outcome of the value of a declaration; nil for a value of several texts.
  @inline(__always) func outcome(of id: DeclarationID) -> ID<ValueTable.Outcome>? { outcomes[id].id }

  /// Reads the values of all declarations into a table, in source order, in which they lie in memory.
  ///
  /// Linear in the declarations and the texts of their values.
  init(
    _ resolved: ResolvedProgram, _ groups: DeclarationGroups, _ meanings: PropertyMeanings, to values: inout ValueTable
  ) {
    let declarations = resolved.program.declarations
    outcomes = IDColumn(repeating: .none, count: declarations.count)
    var grammars = IDColumn<Program.Declaration, OptionalID<ValueGrammar>>(repeating: .none, count: declarations.count)
    for cell in groups.cells {
      let grammar = OptionalID(meanings[cell])
      for slot in groups.slots(of: cell) { grammars[groups.order[slot]] = grammar }
    }
    for id in declarations.ids {
      let hasRemarks: Bool
      if let text = resolved.onlyText(of: id) {
        let found = values.read(text, in: resolved.program.texts, under: grammars[id].id)
        outcomes[id] = OptionalID(found)
        hasRemarks = values.hasRemarks(found)
      } else {
        // The rest of such a value depends on where its declaration holds.
        (outcomes[id], hasRemarks) = Self.readParts(of: id, grammars[id].id, of: resolved, to: &values)
      }
      if hasRemarks { questionable.append(QuestionableValue(declaration: id, grammar: grammars[id])) }
    }
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
