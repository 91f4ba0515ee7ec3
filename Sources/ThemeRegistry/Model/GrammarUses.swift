import ThemeDiagnostics
import ThemeValues

/// For each property the grammars that it has anywhere, in the order of appearance, each once; the first few are kept.
struct GrammarUses: Sendable {
  /// How many grammars of one property are kept.
  private static let limit = 16

  private struct Use {
    var grammar: ID<ValueGrammar>
    /// One more than the place of the property's next use; 0 for the last.
    var next: UInt32
  }

  private var uses: [Use] = []
  /// One more than the place of each property's first use; 0 for none.
  private var first = Column<Registry.Property, UInt32>()

  /// The grammars of a property; none for one that nothing takes.
  func grammars(of property: ID<Registry.Property>) -> [ID<ValueGrammar>] {
    var result: [ID<ValueGrammar>] = []
    var next = first.contains(property) ? Int(first[property]) : 0
    while next > 0 {
      result.append(uses[next - 1].grammar)
      next = Int(uses[next - 1].next)
    }
    return result
  }

  /// Notes that a property has a grammar somewhere.
  mutating func note(_ entry: PropertyEntry) {
    first.extend(to: entry.property.index + 1, with: 0)
    var last = -1
    var count = 0
    var next = Int(first[entry.property])
    while next > 0 {
      guard uses[next - 1].grammar != entry.grammar, count < Self.limit - 1 else { return }
      (last, count) = (next - 1, count + 1)
      next = Int(uses[last].next)
    }
    uses.append(Use(grammar: entry.grammar, next: 0))
    let place = UInt32(truncatingIfNeeded: uses.count)
    if last < 0 { first[entry.property] = place } else { uses[last].next = place }
  }
}
