import ThemeBase

/// For each property the grammars that it has anywhere, in the order of appearance, each once; the first few are kept.
struct GrammarUses: Sendable {
  /// The most grammars of one property that are kept.
  private static let limit = 16

  /// Tags the ids of uses.
  private enum Use {}

  /// The grammar of each use.
  private var used = IDColumn<Use, ID<ValueGrammar>>()
  /// The property's next use.
  private var next = IDColumn<Use, OptionalID<Use>>()
  /// Each property's first use.
  private var first = IDColumn<Registry.Property, OptionalID<Use>>()

  /// The grammars of a property; none for one that nothing takes.
  func grammars(of property: ID<Registry.Property>) -> IDList<ID<ValueGrammar>> {
    var result = IDList<ID<ValueGrammar>>()
    var use = first.contains(property) ? first[property] : .none
    while let id = use.id {
      result.append(used[id])
      use = next[id]
    }
    return result
  }

  /// Notes that a grammar is that of a property somewhere.
  mutating func note(_ grammar: ID<ValueGrammar>, of property: ID<Registry.Property>) {
    first.extend(to: property.index + 1, with: .none)
    var last: ID<Use>?
    var count = 0
    var use = first[property]
    while let id = use.id {
      guard used[id] != grammar, count < Self.limit - 1 else { return }
      (last, count) = (id, count + 1)
      use = next[id]
    }
    let new = OptionalID(used.endID)
    used.append(grammar)
    next.append(.none)
    if let last { next[last] = new } else { first[property] = new }
  }
}
