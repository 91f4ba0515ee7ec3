package import ThemeBase
package import ThemeModel

/// A resolved program whose values are read as the types of their properties, those of declarations that lose too.
///
/// A class for the same reason as ``ResolvedProgram``.
package final class TypedProgram: Sendable {
  package let resolved: ResolvedProgram
  /// The declarations by class path and property.
  package let groups: DeclarationGroups
  /// The type of each cell's property.
  package let meanings: PropertyMeanings
  /// The values of each text, by grammar.
  package let values: ValueTable
  /// What came of the value of each declaration.
  let readings: ValueReadings
  /// The registry of what can be styled, with the theme's own declarations.
  package let registry: Registry

  package var program: Program { resolved.program }

  /// Groups the declarations of a resolved program, and reads all their values.
  init(_ resolved: ResolvedProgram, _ registry: Registry, _ reader: ValueReader) {
    self.resolved = resolved
    self.registry = registry
    groups = DeclarationGroups(
      resolved.program, registry, known: registry.resolvePaths(of: resolved.program.paths.table))
    meanings = PropertyMeanings(groups, of: resolved.program, registry)
    var values = ValueTable(reader, texts: resolved.program.texts.count, meanings.grammars)
    readings = ValueReadings(resolved, groups, meanings, to: &values)
    self.values = values
  }
}

/// The number of a grammar among those of ``PropertyMeanings``.
package typealias GrammarID = ID<ValueGrammar>

/// The type of the property of each cell, as the registry gives it.
package struct PropertyMeanings: Sendable {
  /// A property on a path.
  private struct Meaning {
    /// The grammar of its values, or nil if none is known.
    var grammar: GrammarID?
    /// Whether a check has to look at the property on this path.
    var isQuestionable: Bool
  }

  /// The registry's grammars, followed by the grammars for unknown classes.
  package private(set) var grammars: Column<ValueGrammar, ValueGrammar>
  /// The cells with a property that a check has to look at, in order: none in most themes.
  package private(set) var questionable = IDList<ID<DeclarationGroups.Cell>>()
  private var meanings = IDColumn<DeclarationGroups.Cell, OptionalID<ValueGrammar>>()
  private var ownClassMeanings: Column<Program.Property, Meaning?>
  /// Those of ``grammars`` that are for unknown classes, each different from the others; a few.
  private var ownClassGrammars = IDList<GrammarID>()

  /// The grammar of the values of a cell's property on its path, or nil if none is known.
  package subscript(cell: ID<DeclarationGroups.Cell>) -> GrammarID? { meanings[cell].id }

  /// Asks the registry for each cell once.
  init(_ groups: DeclarationGroups, of program: borrowing Program, _ registry: borrowing Registry) {
    grammars = registry.grammars
    ownClassMeanings = Column(repeating: nil, count: program.properties.count)
    meanings.reserveCapacity(groups.cells.count)
    for row in groups.rows.values {
      let parts = row.known.map { registry.related(to: $0) }
      for cell in row.cells {
        let property = groups.properties[cell]
        let meaning =
          parts.map { Self.meaning(of: property, among: $0, program, registry) } ?? ownClassMeanings[property]
          ?? ownClassMeaning(of: property, program, registry)
        if meaning.isQuestionable { questionable.append(meanings.endID) }
        meanings.append(OptionalID(meaning.grammar))
      }
    }
  }

  private static func meaning(of property: PropertyID, among parts: [Part], _ program: Program, _ registry: Registry)
    -> Meaning
  {
    let standing = registry.standing(of: program.properties.slice(property), among: parts)
    return Meaning(grammar: standing.grammar, isQuestionable: standing.isQuestionable)
  }

  /// A class of the app's own may be of any kind: its property takes whatever some class takes under that name.
  private mutating func ownClassMeaning(of property: PropertyID, _ program: Program, _ registry: Registry) -> Meaning {
    let name = program.properties.slice(property)
    let grammar = registry.widestGrammar(of: name, in: grammars).map { id(of: $0) }
    let meaning = Meaning(grammar: grammar, isQuestionable: grammar == nil && !registry.isOwnWord(name))
    ownClassMeanings[property] = meaning
    return meaning
  }

  /// The number of a grammar for unknown classes, one for all that are equal: texts are read once for each grammar.
  private mutating func id(of grammar: ValueGrammar) -> GrammarID {
    if let known = ownClassGrammars.first(where: { grammars[$0] == grammar }) { return known }
    let id = grammars.append(grammar)
    ownClassGrammars.append(id)
    return id
  }
}

extension PropertyStanding {
  fileprivate var isQuestionable: Bool {
    switch self {
    case .declared, .assumed: false
    case .slip, .notRead, .otherState, .elsewhere, .unknown: true
    }
  }
}

/// The outcome of each declaration's value.
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
