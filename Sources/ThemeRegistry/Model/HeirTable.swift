import ThemeDiagnostics

/// The classes that users declare with bases, each once: the last declaration counts.
struct HeirTable: Sendable {
  private(set) var values: [Heir] = []
  /// One more than the place of each path's heir; 0 for a path without bases.
  private var places = Column<Registry.Path, UInt32>()

  /// The place of a class in ``values``; nil for one without bases.
  func place(of path: ID<Registry.Path>) -> Int? {
    guard places.contains(path), places[path] > 0 else { return nil }
    return Int(places[path] - 1)
  }

  /// Makes a class the heir of others.
  mutating func declare(_ heir: Heir) {
    if let place = place(of: heir.path) {
      values[place] = heir
    } else {
      values.append(heir)
      places.extend(to: heir.path.index + 1, with: 0)
      places[heir.path] = UInt32(truncatingIfNeeded: values.count)
    }
  }
}
