extension Registry {
  /// How many classes can give one class its values, itself included.
  package static let inheritanceLimit = 64

  /// The classes that give a class its values, the strongest first: itself, then its last base with what that one
  /// inherits, and so on to the first.
  ///
  /// At most ``inheritanceLimit``, each once.
  package func lineage(of path: UInt32) -> [UInt32] {
    lineage(of: path, through: heirs.count, limit: Self.inheritanceLimit)
  }

  /// The same, without what the heirs behind the first `count` inherit.
  func lineage(of path: UInt32, through count: Int, limit: Int) -> [UInt32] {
    var lineage: [UInt32] = []
    var pending = [path]
    while let next = pending.popLast(), lineage.count < limit {
      guard !lineage.contains(next) else { continue }
      lineage.append(next)
      if let index = heirsByPath[next], index < count { pending += heirs[index].bases }
    }
    return lineage
  }

  /// The class through which a class inherits from itself; nil if it does not.
  ///
  /// Of the classes of a circle only the one that is declared last is told.
  func cycle(of path: UInt32) -> UInt32? {
    guard let index = heirsByPath[path] else { return nil }
    return lineage(of: path, through: index + 1, limit: Self.inheritanceLimit).dropFirst().first {
      heirsByPath[$0].map { $0 < index && heirs[$0].bases.contains(path) } ?? false
    }
  }

  /// Makes a class the heir of others.
  mutating func declare(_ heir: Heir) {
    if let index = heirsByPath[heir.path] {
      heirs[index] = heir
    } else {
      heirsByPath[heir.path] = heirs.count
      heirs.append(heir)
    }
  }
}
