import ThemeDiagnostics

/// The parts of a registry, and which of them each path is.
struct PartTable: Sendable {
  /// The most parts that a path keeps, because each lookup goes through all of them.
  ///
  /// The first ones are kept.
  private static let partsOfOnePath = 64

  private(set) var values = Column<Part, Part>()
  /// The parts of a path are a chain: one more than the place of its first, 0 for a path that is no part.
  private var first = Column<Registry.Path, UInt32>()
  /// One more than the place of the next part of the same path, for each part; 0 at the end.
  private var next = Column<Part, UInt32>()

  /// No parts, and room for about that many of that many paths.
  init(minimumCapacity: Int = 0, paths: Int = 0) {
    values.reserveCapacity(minimumCapacity)
    next.reserveCapacity(minimumCapacity)
    first = Column(repeating: 0, count: paths)
  }

  /// Whether some component has a part of this path.
  func has(_ path: ID<Registry.Path>) -> Bool { first.contains(path) && first[path] > 0 }

  /// All paths that are parts, in the order of their ids.
  var paths: [ID<Registry.Path>] { first.ids.filter { first[$0] > 0 } }

  /// The parts of a path, in the order of declaration.
  func ids(of path: ID<Registry.Path>) -> [ID<Part>] {
    var result: [ID<Part>] = []
    var part = first.contains(path) ? first[path] : 0
    while part > 0 {
      let id = ID<Part>(rawValue: part - 1)
      result.append(id)
      part = next[id]
    }
    return result
  }

  /// Adds a part at the end of its path's chain.
  mutating func add(_ part: Part) -> ID<Part> {
    let id = values.endID
    values.values.append(part)
    next.values.append(0)
    first.extend(to: part.path.index + 1, with: 0)
    guard first[part.path] > 0 else {
      first[part.path] = id.rawValue + 1
      return id
    }
    var last = ID<Part>(rawValue: first[part.path] - 1)
    var count = 1
    while next[last] > 0, count < Self.partsOfOnePath {
      last = ID(rawValue: next[last] - 1)
      count += 1
    }
    if count < Self.partsOfOnePath { next[last] = id.rawValue + 1 }
    return id
  }
}
