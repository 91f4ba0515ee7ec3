import ThemeBase

/// The grammars of a registry, found by the names of types and, where they are written in place, by their own text.
struct GrammarTable: Sendable {
  private(set) var values = Column<ValueGrammar, ValueGrammar>()
  /// Tags the ids of names and texts.
  enum Key {}
  private(set) var keys = Names<Key>(minimumCapacity: 64)
  /// The latest grammar of each key.
  private var latest = IDColumn<Key, ID<ValueGrammar>>()
  /// The types that each grammar names: it takes the words that are added to them later, too.
  ///
  /// Nil or missing for a grammar of the standard registry, until a type is extended.
  private var named = Column<ValueGrammar, [ID<ValueGrammar>]?>()
  /// The alternatives that declarations added to types, in the order of declaration.
  private var additions: [ID<ValueGrammar>: [ValueGrammar.Alternative]] = [:]

  /// The grammar of that name or text; nil for an unknown one.
  func id(_ key: ArraySlice<UInt8>) -> ID<ValueGrammar>? { keys.id(key).map { latest[$0] } }

  /// Adds a grammar; a later one of the same key replaces it for what is read from now on.
  @discardableResult mutating func add(_ grammar: ValueGrammar, as key: String, naming types: [ID<ValueGrammar>]? = [])
    -> ID<ValueGrammar>
  {
    let id = values.append(grammar)
    if let types {
      named.extend(to: id.index, with: nil)
      named.append(types)
    }
    let key = keys.intern(key)
    if latest.contains(key) { latest[key] = id } else { latest.append(id) }
    return id
  }

  /// The earlier types that a grammar of the standard registry is made of, and the first one of the same words.
  private func types(in grammar: ID<ValueGrammar>) -> [ID<ValueGrammar>] {
    let alternatives = values[grammar].alternatives
    let built = alternatives.compactMap { alternative -> ID<ValueGrammar>? in
      guard case .type(let type, _) = alternative else { return nil }
      return id(Array(type.rawValue.utf8)[...])
    }
    let same = values.ids.first { values[$0].alternatives == alternatives }
    return (built + [same].compactMap { $0 }).filter { $0 < grammar }
  }

  /// Adds alternatives to a type, up to ``ValueGrammar/alternativeLimit``.
  mutating func extend(_ type: ID<ValueGrammar>, by alternatives: [ValueGrammar.Alternative]) {
    named.extend(to: values.count, with: nil)
    if additions.isEmpty { for id in values.ids where named[id] == nil { named[id] = types(in: id) } }
    for alternative in alternatives
    where values[type].alternatives.count < ValueGrammar.alternativeLimit
      && !values[type].alternatives.contains(alternative)
    {
      values[type].add(alternative)
      additions[type, default: []].append(alternative)
    }
  }

  /// Gives every grammar what was added to the types that it names.
  ///
  /// A type is declared before it is named, so one pass is enough.
  mutating func spreadAdditions() {
    guard !additions.isEmpty else { return }
    for id in values.ids { for type in named[id] ?? [] { if let added = additions[type] { extend(id, by: added) } } }
  }
}

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
