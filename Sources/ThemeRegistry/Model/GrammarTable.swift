import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// The grammars of a registry, found by the names of types and, where they are written in place, by their own text.
struct GrammarTable: Sendable {
  private(set) var values = Column<ValueGrammar, ValueGrammar>()
  private(set) var keys = NameTable(minimumCapacity: 64)
  /// The latest grammar of each key.
  private var latest: [ID<ValueGrammar>] = []

  /// The grammar of that name or text; nil for an unknown one.
  func id(_ key: ArraySlice<UInt8>) -> ID<ValueGrammar>? { keys.id(key).map { latest[Int($0)] } }

  /// Adds a grammar; a later one of the same key replaces it for what is read from now on.
  @discardableResult
  mutating func add(_ grammar: ValueGrammar, as key: String) -> ID<ValueGrammar> {
    let id = values.append(grammar)
    let place = Int(keys.intern(key))
    if place == latest.count { latest.append(id) } else { latest[place] = id }
    return id
  }
}
