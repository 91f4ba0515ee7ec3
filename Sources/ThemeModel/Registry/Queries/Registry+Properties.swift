package import ThemeBase
import ThemeTable

/// Which properties a path takes.
extension Registry {
  /// The depth to which `styled-like` is followed.
  private static let likenessLimit = 64

  /// The standing of a property on a path, state suffix included.
  package func standing(of property: ArraySlice<UInt8>, on path: ID<Path>) -> PropertyStanding {
    standing(of: property, among: related(to: path))
  }

  /// The same for the parts of ``related(to:)``, for who asks for several properties of one path.
  package func standing(of property: ArraySlice<UInt8>, among parts: [Part]) -> PropertyStanding {
    if let id = properties.id(property), let entry = bestEntry(id, among: parts) {
      if entry.flags.contains(.notRead) { return .notRead(entry) }
      return entry.flags.contains(.slip) ? .slip(entry) : .declared(entry)
    }
    if let grammar = assumedGrammar(of: property, among: parts) { return .assumed(grammar: grammar) }
    let name = split(property)
    if let state = name.state, let base = properties.id(name.base), let entry = bestEntry(base, among: parts) {
      return .otherState(entry, state: state)
    }
    return fallbackGrammar(of: property).map { .elsewhere(grammar: $0) } ?? .unknown
  }

  /// Whether a path takes a property: it is documented and read, or the documentation may leave it out.
  package func takes(_ property: ArraySlice<UInt8>, on path: ID<Path>) -> Bool {
    switch standing(of: property, on: path) {
    case .declared, .slip, .assumed: true
    case .elsewhere: !isDocumented(path)
    case .notRead, .otherState, .unknown: false
    }
  }

  package func standing(of property: String, on path: ID<Path>) -> PropertyStanding {
    standing(of: Array(property.utf8)[...], on: path)
  }

  /// The grammar of a property by its name alone, for classes of the app's own.
  ///
  /// Without its state suffix if the name as a whole is unknown; nil where nothing is known by that
  /// name.
  package func fallbackGrammar(of property: ArraySlice<UInt8>) -> ID<ValueGrammar>? {
    if let id = properties.id(property), let first = grammarUses.value.grammars(of: id).first { return first }
    let name = split(property)
    guard name.state != nil, let id = properties.id(name.base) else { return nil }
    return grammarUses.value.grammars(of: id).first
  }

  /// Everything that any class takes under a property's name, in one grammar.
  ///
  /// For a class of which nothing is known; nil where nothing is known by that name. Who asks often passes ``grammars``.
  package func widestGrammar(of property: ArraySlice<UInt8>, in grammars: Column<ValueGrammar, ValueGrammar>? = nil)
    -> ValueGrammar?
  {
    var id = properties.id(property)
    if id == nil {
      let name = split(property)
      if name.state != nil { id = properties.id(name.base) }
    }
    guard let id else { return nil }
    let uses = grammarUses.value.grammars(of: id)
    guard let first = uses.first else { return nil }
    let grammars = grammars ?? self.grammars
    var grammar = grammars[first]
    for other in uses.dropFirst() { for alternative in grammars[other].alternatives { grammar.add(alternative) } }
    return grammar
  }

  /// Whether a user's declarations alone name a property, with or without a state.
  package func isOwnWord(_ property: ArraySlice<UInt8>) -> Bool {
    let id = properties.id(property) ?? properties.id(split(property).base)
    return id.map { $0.index >= Registry.standard.properties.count } ?? false
  }

  /// The property's name without its state, and the state; nil where the name ends with none.
  package func split(_ property: ArraySlice<UInt8>) -> (base: ArraySlice<UInt8>, state: String?) {
    PropertyName.split(property, states: states)
  }

  /// Everything that a path takes, sorted by name; of a part without a list what its kind takes.
  package func entries(of path: ID<Path>) -> [PropertyEntry] {
    var found: [ID<Property>: PropertyEntry] = [:]
    for part in related(to: path) {
      let range = part.isListed ? part.entries : kinds[part.kind].entries
      for entry in entries[range] where isBetter(entry, than: found[entry.property]) { found[entry.property] = entry }
    }
    return found.values.sorted {
      properties.slice($0.property).lexicographicallyPrecedes(properties.slice($1.property))
    }
  }

  /// The states that a property has on a path, in the order of their bytes.
  package func states(of property: String, on path: ID<Path>) -> [String] {
    entries(of: path).compactMap { entry in
      let name = split(properties.slice(entry.property))
      return name.base.elementsEqual(property.utf8) ? name.state : nil
    }
  }

  /// The parts of a path and of those that it is styled like.
  package func related(to path: ID<Path>) -> [Part] {
    var result: [Part] = []
    var seen: [ID<Path>] = [path]
    var next = 0
    while next < seen.count, seen.count <= Self.likenessLimit {
      for part in parts(of: seen[next]) {
        result.append(part)
        for other in part.styledLike.prefix(Self.likenessLimit) where !seen.contains(other) { seen.append(other) }
      }
      next += 1
    }
    return result
  }

  private func bestEntry(_ property: ID<Property>, among parts: [Part]) -> PropertyEntry? {
    var best: PropertyEntry?
    for part in parts { if let entry = entry(property, in: part.entries), isBetter(entry, than: best) { best = entry } }
    return best
  }

  private func isBetter(_ entry: PropertyEntry, than other: PropertyEntry?) -> Bool {
    other.map { entry.rank < $0.rank } ?? true
  }

  /// The best entry of a property among sorted ones.
  private func entry(_ property: ID<Property>, in range: IDRange<PropertyEntry>) -> PropertyEntry? {
    let index = range.partitionPoint { entries[$0].property < property }
    guard index < range.endIndex else { return nil }
    let entry = entries[range[index]]
    return entry.property == property ? entry : nil
  }

  /// The grammar of a property on a part without a list: that of the part's kind, or any if the kind is unknown.
  private func assumedGrammar(of property: ArraySlice<UInt8>, among parts: [Part]) -> ID<ValueGrammar>? {
    for part in parts where !part.isListed {
      let range = kinds[part.kind].entries
      if range.isEmpty {
        if let grammar = fallbackGrammar(of: property) { return grammar }
        continue
      }
      let name = split(property)
      let candidates = [properties.id(property), name.state == nil ? nil : properties.id(name.base)]
      for case let id? in candidates { if let entry = entry(id, in: range) { return entry.grammar } }
    }
    return nil
  }
}

/// The statements of a registry about a property on a path.
package enum PropertyStanding: Hashable, Sendable {
  /// The path takes it.
  case declared(PropertyEntry)
  /// It is documented under a name that is a slip of the pen; see ``PropertyEntry/meant``.
  case slip(PropertyEntry)
  /// It is documented, but no renderer looks it up.
  case notRead(PropertyEntry)
  /// The properties of the path are not documented; this one fits its kind.
  case assumed(grammar: ID<ValueGrammar>)
  /// The path takes the property, but not for this state.
  case otherState(PropertyEntry, state: String)
  /// Other paths take a property of this name.
  case elsewhere(grammar: ID<ValueGrammar>)
  case unknown

  /// The grammar of its values; nil where nothing is known.
  package var grammar: ID<ValueGrammar>? {
    switch self {
    case .declared(let entry), .slip(let entry), .notRead(let entry), .otherState(let entry, _):
      entry.flags.contains(.guess) ? nil : entry.grammar
    case .assumed(let grammar), .elsewhere(let grammar): grammar
    case .unknown: nil
    }
  }
}
