package import ThemeBase

extension Registry {
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
