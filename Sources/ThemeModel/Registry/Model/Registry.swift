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

  // MARK: Inheritance

  /// The number of classes that can give one class its values, itself included.
  package static let inheritanceLimit = 64

  /// The classes that give a class its values, the strongest first: itself, then its last base with what that one
  /// inherits, and so on to the first.
  ///
  /// At most ``inheritanceLimit``, each once. For many classes use a ``LineageFinder``.
  package func lineage(of path: ID<Path>) -> [ID<Path>] {
    var finder = LineageFinder(self)
    return finder.lineage(of: path)
  }
}

/// Finds what classes inherit from, for many classes of one registry.
///
/// A class costs as much as it inherits, at most ``Registry/inheritanceLimit``, whatever the number of its bases.
package struct LineageFinder {
  private let registry: Registry
  /// The last question in which each path was met, counted from 1.
  private var met: Column<Registry.Path, UInt32>
  private var questions: UInt32 = 0
  private var pending: [ID<Registry.Path>] = []

  package init(_ registry: Registry) {
    self.registry = registry
    met = Column(repeating: 0, count: registry.paths.count)
  }

  /// The classes that give a class its values, the strongest first; at most ``Registry/inheritanceLimit``.
  package mutating func lineage(of path: ID<Registry.Path>) -> [ID<Registry.Path>] {
    lineage(of: path, through: registry.heirs.count, limit: Registry.inheritanceLimit)
  }

  /// The same, without what the heirs after the first `count` inherit.
  mutating func lineage(of path: ID<Registry.Path>, through count: Int, limit: Int) -> [ID<Registry.Path>] {
    var lineage: [ID<Registry.Path>] = []
    questions &+= 1
    pending.removeAll(keepingCapacity: true)
    pending.append(path)
    while let next = pending.popLast(), lineage.count < limit {
      guard met[next] != questions else { continue }
      met[next] = questions
      lineage.append(next)
      guard let place = registry.heirPlaces[next], place < count else { continue }
      // The strongest bases are the last; of more than the limit the first ones are never reached.
      pending += registry.heirs[place].bases.suffix(limit)
    }
    return lineage
  }

  /// The class through which a class inherits from itself; nil if it does not.
  ///
  /// In a cycle of classes only the one that is declared last is reported.
  mutating func cycle(of path: ID<Registry.Path>) -> ID<Registry.Path>? {
    guard let place = registry.heirPlaces[path] else { return nil }
    let limit = Registry.inheritanceLimit
    return lineage(of: path, through: place + 1, limit: limit).dropFirst().first {
      guard let other = registry.heirPlaces[$0], other < place else { return false }
      return registry.heirs[other].bases.suffix(limit).contains(path)
    }
  }
}

/// The parts of a registry, and which of them each path is.
struct PartTable: Sendable {
  /// The most parts that a path keeps, because each lookup goes through all of them.
  ///
  /// The first ones are kept.
  private static let partsOfOnePath = 64

  private(set) var values = Column<Part, Part>()
  /// The first part of each path, or nil if the path is not a part.
  private var first = IDColumn<Registry.Path, OptionalID<Part>>()
  /// The next part of the same path, for each part.
  private var next = IDColumn<Part, OptionalID<Part>>()

  /// No parts.
  init() {}

  /// The parts of so many paths.
  init(_ parts: Column<Part, Part>, paths: Int) {
    values = parts
    next = IDColumn(repeating: .none, count: parts.count)
    first = IDColumn(repeating: .none, count: paths)
    for id in parts.ids { chain(id, to: parts[id].path) }
  }

  /// Whether some component has a part of this path.
  func has(_ path: ID<Registry.Path>) -> Bool { first.contains(path) && first[path] != .none }

  /// All paths that are parts, in the order of their ids.
  var paths: [ID<Registry.Path>] { first.ids.filter { first[$0] != .none } }

  /// The parts of a path, in the order of declaration.
  func parts(of path: ID<Registry.Path>) -> [Part] {
    var result: [Part] = []
    var part = first.contains(path) ? first[path] : .none
    while let id = part.id {
      result.append(values[id])
      part = next[id]
    }
    return result
  }

  /// Adds a part at the end of its path's chain.
  mutating func add(_ part: Part) -> ID<Part> {
    let id = values.endID
    values.append(part)
    next.append(.none)
    first.extend(to: part.path.index + 1, with: .none)
    chain(id, to: part.path)
    return id
  }

  /// Adds a part to the chain of its path.
  private mutating func chain(_ part: ID<Part>, to path: ID<Registry.Path>) {
    guard var last = first[path].id else {
      first[path] = OptionalID(part)
      return
    }
    var count = 1
    while let later = next[last].id, count < Self.partsOfOnePath {
      last = later
      count += 1
    }
    if count < Self.partsOfOnePath { next[last] = OptionalID(part) }
  }
}
