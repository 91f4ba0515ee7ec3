package import ThemeDiagnostics

extension Registry {
  /// How many classes can give one class its values, itself included.
  package static let inheritanceLimit = 64

  /// The classes that give a class its values, the strongest first: itself, then its last base with what that one
  /// inherits, and so on to the first.
  ///
  /// At most ``inheritanceLimit``, each once.
  package func lineage(of path: ID<Path>) -> [ID<Path>] {
    lineage(of: path, through: heirs.count, limit: Self.inheritanceLimit)
  }

  /// The same, without what the heirs after the first `count` inherit.
  ///
  /// At most the square of the limit in time, whatever the number of bases.
  func lineage(of path: ID<Path>, through count: Int, limit: Int) -> [ID<Path>] {
    var lineage: [ID<Path>] = []
    var pending = [path]
    while let next = pending.popLast(), lineage.count < limit {
      guard !lineage.contains(next) else { continue }
      lineage.append(next)
      guard let place = heirTable.place(of: next), place < count else { continue }
      // The strongest bases are the last; of more than the limit the first ones are never reached.
      pending += heirs[place].bases.suffix(limit)
    }
    return lineage
  }

  /// The class through which a class inherits from itself; nil if it does not.
  ///
  /// In a cycle of classes only the one that is declared last is reported.
  func cycle(of path: ID<Path>) -> ID<Path>? {
    guard let place = heirTable.place(of: path) else { return nil }
    return lineage(of: path, through: place + 1, limit: Self.inheritanceLimit).dropFirst().first {
      heirTable.place(of: $0).map { $0 < place && heirs[$0].bases.contains(path) } ?? false
    }
  }
}
