package import ThemeBase

/// Everything that can be styled: components, their parts, the properties that these take and the values of those.
///
/// Flat tables whose elements name each other by ``ID``. A ``RegistryBuilder`` makes it; from then on it is only read.
/// Themec's own, ``standard``, is static data: what is looked up for every theme is unpacked at the start, in some
/// microseconds, and the rest when something first asks for it.
package struct Registry: Sendable {
  /// The tag of class paths.
  package enum Path {}
  /// The tag of names of properties, with and without state.
  package enum Property {}
  /// The tag of remarks about properties.
  package enum Remark {}

  /// All class paths, those included that are only referred to; see ``isPart(_:)``.
  package internal(set) var paths: Names<Path>
  /// All names of properties, with and without state.
  package internal(set) var properties: Names<Property>
  /// The states that a property's name can end with, the longest first.
  package internal(set) var states: [String]
  /// The properties of all parts and kinds; those of one of them follow each other, in the order in which they are
  /// sought.
  package internal(set) var entries: Column<PropertyEntry, PropertyEntry>
  var partTable: PartTable
  /// Whether a user declares that something exists and no more.
  var hasOpenParts = false
  var kindNames = Names<PartKind>()
  package internal(set) var kinds = Column<PartKind, PartKind>()
  /// Classes that users declare with bases, each once: the last declaration applies.
  package internal(set) var heirs: [Heir] = []
  /// The place of each heir in ``heirs``.
  var heirPlaces: [ID<Path>: Int] = [:]
  var componentTable: Deferred<ComponentTable>
  var grammarTable: Deferred<GrammarTable>
  var grammarUses: Deferred<GrammarUses>
  var remarkTable: Deferred<Column<Remark, String>>
  var roots: Deferred<RootTable>
  var patterns: Deferred<PatternTable>
  /// The drawings of paths, in the order of declaration.
  var drawingTable: Deferred<[ID<Path>: [Drawing]]>

  /// All components, in the order of declaration.
  package var components: Column<Component, Component> { componentTable.value.values }
  /// All parts, in the order of declaration.
  package var parts: Column<Part, Part> { partTable.values }
  package var grammars: Column<ValueGrammar, ValueGrammar> { grammarTable.value.values }
  package var remarks: Column<Remark, String> { remarkTable.value }

  /// The built-in registry.
  package static let standard = StandardRegistry.load()

  /// Declares a kind, or declares it anew.
  mutating func declare(_ kind: PartKind) {
    let id = kindNames.intern(kind.name)
    if kinds.contains(id) { kinds[id] = kind } else { kinds.append(kind) }
  }
}
