package import ThemeBase
import ThemeTable

/// A registry that grows.
///
///     var builder = RegistryBuilder(.standard)
///     builder.read(file)
///     let checked = builder.finish()
///
/// Unreadable declarations are reported and left out. The registry that a builder began with does not change.
package struct RegistryBuilder {
  /// The registry as far as it has been read.
  var registry: Registry
  var diagnostics = DiagnosticList()
  private var suggester = LimitedSuggester<NameSuggester>()
  /// Whether a declaration added words to a type.
  var extendsTypes = false
  /// Whether themec's own data is being read, rather than that of a user.
  let isBuiltIn: Bool

  /// Begins with a registry to add to.
  package init(_ registry: Registry) {
    self.registry = registry
    isBuiltIn = false
  }

  /// Begins with nothing but the types of values and the states that are built in: for themec's own data.
  package init() {
    let standardStates = StyleState.wellKnown.map { $0.name }
    registry = Registry(
      paths: Names(), properties: Names(), states: Self.order(standardStates), entries: Column(),
      partTable: PartTable(), componentTable: Deferred(ComponentTable()),
      grammarTable: Deferred(GrammarTable()), grammarUses: Deferred(GrammarUses()),
      remarkTable: Deferred(Column()), roots: Deferred(RootTable()), patterns: Deferred(PatternTable()),
      drawingTable: Deferred([:]))
    isBuiltIn = true
    registry.declare(PartKind(name: "unknown", entries: noEntries))
    for type in ValueType.allCases { declare(ValueGrammar(type), as: type.rawValue) }
    declare(ValueGrammar(standardStates.map { .keyword($0) }), as: Self.stateType)
  }

  /// The registry, and the diagnostics about what was read.
  package mutating func finish() -> Checked<Registry> {
    if extendsTypes { registry.grammarTable.value.spreadAdditions() }
    return Checked(registry, diagnostics)
  }

  // MARK: Components and parts

  /// The component of that name, declared now if it is new.
  mutating func component(_ name: String, declaredAt span: Span) -> ID<Component> {
    registry.componentTable.value.declare(name, at: isBuiltIn ? nil : span)
  }

  /// Adds a part and makes its path known.
  mutating func add(_ part: Part) {
    let id = registry.partTable.add(part)
    if part.isOpen || !isBuiltIn && !part.styledLike.isEmpty { registry.hasOpenParts = true }
    registry.componentTable.value.values[part.component].parts.append(id)
    let path = registry.paths.slice(part.path)
    registry.patterns.value.note(part.path, path)
    registry.roots.value.note(path, of: part.component, named: registry.components[part.component].name)
  }

  /// The most drawings that a path keeps, because each lookup goes through all of them.
  private static let drawingsOfOnePath = 16

  /// Adds a drawing of a path, unless it is known or the path has very many.
  mutating func add(_ drawing: Drawing, of path: ID<Registry.Path>) {
    let known = registry.drawings(of: path)
    guard known.count < Self.drawingsOfOnePath, !known.contains(drawing) else { return }
    registry.drawingTable.value[path] = known + [drawing]
  }

  /// The id of a path that is named somewhere.
  mutating func path(_ name: ArraySlice<UInt8>) -> ID<Registry.Path> { registry.paths.intern(name) }

  /// Makes a class the heir of others.
  mutating func declare(_ heir: Heir) {
    if let place = registry.heirPlaces[heir.path] {
      registry.heirs[place] = heir
    } else {
      registry.heirPlaces[heir.path] = registry.heirs.count
      registry.heirs.append(heir)
    }
  }

  // MARK: Properties and their values

  /// The entries of a part that has none.
  var noEntries: IDRange<PropertyEntry> { IDRange(registry.entries.endID, upTo: registry.entries.endID) }

  /// Adds an entry; the entries of one part follow each other.
  mutating func add(_ entry: PropertyEntry) {
    registry.entries.append(entry)
    if !entry.flags.contains(.guess) { registry.grammarUses.value.note(entry.grammar, of: entry.property) }
  }

  /// The id of a property's name.
  mutating func property(_ name: ArraySlice<UInt8>) -> ID<Registry.Property> { registry.properties.intern(name) }

  /// Gives a grammar a name; a later one of that name replaces it for what is read from now on.
  mutating func declare(_ grammar: ValueGrammar, as name: String, naming types: [ID<ValueGrammar>] = []) {
    var grammar = grammar
    grammar.name = name
    registry.grammarTable.value.add(grammar, as: name, naming: types)
  }

  /// The type whose words are the states that a name can end with.
  static let stateType = "State"

  /// States in the order in which a name's end is compared with them, the longest first.
  static func order(_ states: [String]) -> [String] { states.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }

  // MARK: Mistakes

  /// Reports a declaration that cannot be read, and how it is written.
  mutating func report(_ message: String, at span: Span, help: String) {
    diagnostics.append(Diagnostic(.malformedRegistry, message, at: span, help: [help]))
  }

  /// Reports what follows the value of a key or a property.
  mutating func expectEnd(_ cursor: TokenCursor, of key: String) {
    guard !cursor.isAtEnd else { return }
    report(
      "expected ';' after the value of '\(key)'", at: cursor.span, help: "put a text of several words in quotes")
  }

  /// Reports that an at-rule has no block, at the place of it.
  mutating func expectBlock(of rule: String, at span: Span) {
    report("expected '{' after '\(rule)'", at: span, help: "write '\(rule) { … }'")
  }

  /// Reports an unknown state.
  mutating func reportState(_ name: String, at span: Span) {
    diagnostics.append(.unknown("state", name, at: span, nearest: nearest(to: name) { $0.states }))
  }

  /// The nearest of some names of the registry, or nil if none is near.
  mutating func nearest(to name: String, in names: (Registry) -> [String]) -> String? {
    let registry = registry
    return suggester.nearest(to: name) { names(registry) }
  }
}

extension Diagnostic {
  /// A word of a registry file that means nothing, and the one that was probably meant.
  static func unknown(_ what: String, _ word: String, at span: Span, nearest: String?, help: String? = nil)
    -> Diagnostic
  {
    Diagnostic(
      .unknownRegistryWord, "unknown \(what) '\(word)'", at: span,
      help: suggestion(nearest) ?? help.map { [$0] } ?? [], fixIts: replacement(nearest, span))
  }
}
