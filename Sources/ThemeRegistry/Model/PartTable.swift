import ThemeDiagnostics

/// The parts of a registry, and which of them each path is.
struct PartTable: Sendable {
  /// The most parts that a path keeps, because each lookup goes through all of them.
  ///
  /// The first ones are kept.
  private static let partsOfOnePath = 64

  private(set) var values = Column<Part, Part>()
  /// The first part of each path, or nil if the path is no part.
  private var first = Column<Registry.Path, ID<Part>?>()
  /// The next part of the same path, for each part.
  private var next = Column<Part, ID<Part>?>()

  /// No parts, and room for about that many of that many paths.
  init(minimumCapacity: Int = 0, paths: Int = 0) {
    values.reserveCapacity(minimumCapacity)
    next.reserveCapacity(minimumCapacity)
    first = Column(repeating: nil, count: paths)
  }

  /// Whether some component has a part of this path.
  func has(_ path: ID<Registry.Path>) -> Bool { first.contains(path) && first[path] != nil }

  /// All paths that are parts, in the order of their ids.
  var paths: [ID<Registry.Path>] { first.ids.filter { first[$0] != nil } }

  /// The parts of a path, in the order of declaration.
  func ids(of path: ID<Registry.Path>) -> [ID<Part>] {
    var result: [ID<Part>] = []
    var part = first.contains(path) ? first[path] : nil
    while let id = part {
      result.append(id)
      part = next[id]
    }
    return result
  }

  /// Adds a part at the end of its path's chain.
  mutating func add(_ part: Part) -> ID<Part> {
    let id = values.endID
    values.values.append(part)
    next.values.append(nil)
    first.extend(to: part.path.index + 1, with: nil)
    guard var last = first[part.path] else {
      first[part.path] = id
      return id
    }
    var count = 1
    while let later = next[last], count < Self.partsOfOnePath {
      last = later
      count += 1
    }
    if count < Self.partsOfOnePath { next[last] = id }
    return id
  }
}
