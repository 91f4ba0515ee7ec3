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
  private(set) var registry: Registry
  var diagnostics = DiagnosticList()
  private var suggester = LimitedSuggester<NameSuggester>()
  /// Whether a declaration added words to a type.
  private var extendsTypes = false
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
    declare(PartKind(name: "unknown", entries: noEntries))
    for type in ValueType.allCases { declare(ValueGrammar(type), as: type.rawValue) }
    declare(ValueGrammar(standardStates.map { .keyword($0) }), as: Self.stateType)
  }

  /// The nearest of some names of the registry, or nil if none is near.
  mutating func nearest(to name: String, in names: (Registry) -> [String]) -> String? {
    let registry = registry
    return suggester.nearest(to: name) { names(registry) }
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

  /// Changes what is said about a component.
  mutating func update(_ component: ID<Component>, _ body: (inout Component) -> Void) {
    body(&registry.componentTable.value.values[component])
  }

  /// Whether a user declares a component by its name only.
  func isInferred(_ component: ID<Component>) -> Bool {
    let component = registry.components[component]
    return component.declaration != nil && component.certainty == .inferred
  }

  /// Adds a part and makes its path known.
  mutating func add(_ part: Part) {
    let id = registry.partTable.add(part)
    if part.isOpen { registry.hasOpenParts = true }
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

  /// Declares a kind, or declares it anew.
  mutating func declare(_ kind: PartKind) { registry.declare(kind) }

  // MARK: Properties and their values

  /// The start of the entries of the next part.
  var nextEntry: ID<PropertyEntry> { registry.entries.endID }

  /// The entries of a part that has none.
  var noEntries: IDRange<PropertyEntry> { IDRange(nextEntry, upTo: nextEntry) }

  /// Adds an entry; the entries of one part follow each other.
  mutating func add(_ entry: PropertyEntry) {
    registry.entries.append(entry)
    if !entry.flags.contains(.guess) { registry.grammarUses.value.note(entry.grammar, of: entry.property) }
  }

  /// Sorts the entries of the last part, as look-ups expect them.
  mutating func sortEntries(from start: ID<PropertyEntry>) -> IDRange<PropertyEntry> {
    registry.entries.values[start.index...].sort { ($0.property, $0.rank) < ($1.property, $1.rank) }
    return IDRange(start, upTo: nextEntry)
  }

  /// The id of a property's name.
  mutating func property(_ name: ArraySlice<UInt8>) -> ID<Registry.Property> { registry.properties.intern(name) }

  /// Gives a grammar a name; a later one of that name replaces it for what is read from now on.
  mutating func declare(_ grammar: ValueGrammar, as name: String, naming types: [ID<ValueGrammar>] = []) {
    var grammar = grammar
    grammar.name = name
    registry.grammarTable.value.add(grammar, as: name, naming: types)
  }

  /// The type of a name as far as it has been declared.
  func type(named name: String) -> ID<ValueGrammar>? { registry.grammarTable.value.id(Array(name.utf8)[...]) }

  /// Whether a user declares a type of themec's own.
  func isBuiltIn(typeNamed name: String) -> Bool {
    !isBuiltIn && Registry.standard.grammarTable.value.id(Array(name.utf8)[...]) != nil
  }

  /// Adds alternatives to a type.
  mutating func extend(_ type: ID<ValueGrammar>, by grammar: ValueGrammar) {
    registry.grammarTable.value.extend(type, by: grammar.alternatives)
    extendsTypes = true
  }

  /// Adds a grammar that is written in place, under its own text.
  mutating func add(_ grammar: ValueGrammar, writtenAs text: String, naming types: [ID<ValueGrammar>]) -> ID<
    ValueGrammar
  > { registry.grammarTable.value.add(grammar, as: text, naming: types) }

  /// Adds a remark about a property.
  mutating func add(remark: String) -> ID<Registry.Remark> { registry.remarkTable.value.append(remark) }

  /// The type whose words are the states that a name can end with.
  static let stateType = "State"

  /// Sets the states that a name can end with; every look at a property tries them all, so there is a limit.
  mutating func setStates(_ states: [String]) { registry.states = Self.order(Array(states.prefix(64))) }

  /// States in the order in which a name's end is compared with them, the longest first.
  static func order(_ states: [String]) -> [String] { states.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }
}
