import ThemeBase

/// The classes that users declare with bases, each once: the last declaration applies.
struct HeirTable: Sendable {
  private(set) var values: [Heir] = []
  /// The place of each path's heir in ``values``; nil for a path without bases.
  private var places = Column<Registry.Path, Int?>()

  /// The place of a class in ``values``; nil for one without bases.
  func place(of path: ID<Registry.Path>) -> Int? { places.contains(path) ? places[path] : nil }

  /// Makes a class the heir of others.
  mutating func declare(_ heir: Heir) {
    if let place = place(of: heir.path) {
      values[place] = heir
    } else {
      places.extend(to: heir.path.index + 1, with: nil)
      places[heir.path] = values.count
      values.append(heir)
    }
  }
}
