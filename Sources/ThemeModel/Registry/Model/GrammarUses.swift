import ThemeBase

/// For each property the grammars that it has anywhere, in the order of appearance, each once; the first few are kept.
struct GrammarUses: Sendable {
  /// The most grammars of one property that are kept.
  private static let limit = 16

  private struct Use {
    var grammar: ID<ValueGrammar>
    /// The property's next use.
    var next = OptionalID<Use>.none
  }

  private var uses = Column<Use, Use>()
  /// Each property's first use.
  private var first = IDColumn<Registry.Property, OptionalID<Use>>()

  /// The grammars of a property; none for one that nothing takes.
  func grammars(of property: ID<Registry.Property>) -> [ID<ValueGrammar>] {
    var result: [ID<ValueGrammar>] = []
    var next = first.contains(property) ? first[property] : .none
    while let use = next.id {
      result.append(uses[use].grammar)
      next = uses[use].next
    }
    return result
  }

  /// Notes that a property has a grammar somewhere.
  mutating func note(_ entry: PropertyEntry) {
    first.extend(to: entry.property.index + 1, with: .none)
    var last: ID<Use>?
    var count = 0
    var next = first[entry.property]
    while let use = next.id {
      guard uses[use].grammar != entry.grammar, count < Self.limit - 1 else { return }
      (last, count) = (use, count + 1)
      next = uses[use].next
    }
    let use = OptionalID(uses.append(Use(grammar: entry.grammar)))
    if let last { uses[last].next = use } else { first[entry.property] = use }
  }
}
