package import ThemeBase
package import ThemeModel

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
  private var ownClassGrammars: [GrammarID] = []

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
