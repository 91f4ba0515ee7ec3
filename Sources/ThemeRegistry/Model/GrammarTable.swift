import ThemeBase
import ThemeValues

/// The grammars of a registry, found by the names of types and, where they are written in place, by their own text.
struct GrammarTable: Sendable {
  private(set) var values = Column<ValueGrammar, ValueGrammar>()
  /// Tags the ids of names and texts.
  enum Key {}
  private(set) var keys = Names<Key>(minimumCapacity: 64)
  /// The latest grammar of each key.
  private var latest = Column<Key, ID<ValueGrammar>>()

  /// The grammar of that name or text; nil for an unknown one.
  func id(_ key: ArraySlice<UInt8>) -> ID<ValueGrammar>? { keys.id(key).map { latest[$0] } }

  /// Adds a grammar; a later one of the same key replaces it for what is read from now on.
  @discardableResult
  mutating func add(_ grammar: ValueGrammar, as key: String) -> ID<ValueGrammar> {
    let id = values.append(grammar)
    let key = keys.intern(key)
    if latest.contains(key) { latest[key] = id } else { latest.append(id) }
    return id
  }
}
