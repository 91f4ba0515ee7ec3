package import ThemeRegistry
package import ThemeValues
package import ThemeSyntax

/// What the registry says of each property on each path, asked once.
package struct PropertyMeanings {
  /// A property on a path.
  package struct Meaning {
    /// Index into ``PropertyMeanings/grammars``; nil where nothing is known of the values.
    package var grammar: UInt32?
    /// Nil on a class that no component declares.
    package var standing: PropertyStanding?
  }

  package let registry: Registry
  /// The registry's grammars, and behind them those for classes of which nothing is known.
  package private(set) var grammars: [ValueGrammar]
  private var known: [UInt64: Meaning] = [:]
  private var free: [UInt32: Meaning] = [:]

  package init(_ registry: Registry) {
    self.registry = registry
    grammars = registry.grammars
  }

  /// What a property means on a path of the registry; with nil for a path, on a class of the app's own.
  package mutating func meaning(of property: UInt32, on path: UInt32?, in names: NameTable)
    -> Meaning
  {
    guard let path else { return freeMeaning(of: property, in: names) }
    let key = UInt64(path) << 32 | UInt64(property)
    if let meaning = known[key] { return meaning }
    let standing = registry.standing(of: names.slice(property), on: path)
    let meaning = Meaning(grammar: standing.grammar, standing: standing)
    known[key] = meaning
    return meaning
  }

  /// A class of the app's own may be of any kind: its property takes whatever some class takes under that name.
  private mutating func freeMeaning(of property: UInt32, in names: NameTable) -> Meaning {
    if let meaning = free[property] { return meaning }
    var meaning = Meaning()
    if let grammar = registry.widestGrammar(of: names.slice(property)) {
      meaning.grammar = UInt32(truncatingIfNeeded: grammars.count)
      grammars.append(grammar)
    }
    free[property] = meaning
    return meaning
  }
}
