package import ThemeValues
package import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax

/// The number of a grammar among those of ``PropertyMeanings``.
package typealias GrammarID = ID<ValueGrammar>

/// The type of the property of each cell, as the registry gives it.
package struct PropertyMeanings: Sendable {
  /// A property on a path.
  package struct Meaning: Sendable {
    /// The grammar of its values, or nil if none is known.
    package var grammar: GrammarID?
    /// Whether a check has to look at the property on this path.
    package var isQuestionable: Bool
  }

  /// The registry's grammars, followed by the grammars for unknown classes.
  package private(set) var grammars: Column<ValueGrammar, ValueGrammar>
  private var meanings = Column<DeclarationGroups.Cell, Meaning>()
  private var ownClassMeanings: Column<Program.Property, Meaning?>

  /// The meaning of a cell's property on its path.
  package subscript(cell: ID<DeclarationGroups.Cell>) -> Meaning { meanings[cell] }

  /// Asks the registry for each cell once.
  init(_ groups: DeclarationGroups, of program: Program, _ registry: Registry) {
    grammars = registry.grammars
    ownClassMeanings = Column(repeating: nil, count: program.properties.count)
    meanings.reserveCapacity(groups.cells.count)
    for row in groups.rows.values {
      for cell in groups.cells[row.cells] {
        meanings.append(meaning(of: cell.property, on: row.known, program, registry))
      }
    }
  }

  private mutating func meaning(
    of property: PropertyID, on path: ID<Registry.Path>?, _ program: Program, _ registry: Registry
  ) -> Meaning {
    guard let path else { return ownClassMeaning(of: property, program, registry) }
    let standing = registry.standing(of: program.properties.slice(property), on: path)
    return Meaning(
      grammar: standing.grammar, isQuestionable: standing.isQuestionable)
  }

  /// A class of the app's own may be of any kind: its property takes whatever some class takes under that name.
  private mutating func ownClassMeaning(
    of property: PropertyID, _ program: Program, _ registry: Registry
  ) -> Meaning {
    if let meaning = ownClassMeanings[property] { return meaning }
    var meaning = Meaning(grammar: nil, isQuestionable: true)
    if let grammar = registry.widestGrammar(of: program.properties.slice(property)) {
      meaning = Meaning(grammar: grammars.append(grammar), isQuestionable: false)
    }
    ownClassMeanings[property] = meaning
    return meaning
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
