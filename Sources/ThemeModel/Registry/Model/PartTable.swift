import ThemeBase

/// The parts of a registry, and which of them each path is.
struct PartTable: Sendable {
  /// The most parts that a path keeps, because each lookup goes through all of them.
  ///
  /// The first ones are kept.
  private static let partsOfOnePath = 64

  private(set) var values = Column<Part, Part>()
  /// The first part of each path, or nil if the path is not a part.
  private var first = Column<Registry.Path, ID<Part>?>()
  /// The next part of the same path, for each part.
  private var next = Column<Part, ID<Part>?>()

  /// No parts.
  init() {}

  /// The parts of so many paths.
  init(_ parts: Column<Part, Part>, paths: Int) {
    values = parts
    next = Column(repeating: nil, count: parts.count)
    first = Column(repeating: nil, count: paths)
    for id in parts.ids { chain(id, to: parts[id].path) }
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
    values.append(part)
    next.append(nil)
    first.extend(to: part.path.index + 1, with: nil)
    chain(id, to: part.path)
    return id
  }

  /// Adds a part to the chain of its path.
  private mutating func chain(_ part: ID<Part>, to path: ID<Registry.Path>) {
    guard var last = first[path] else {
      first[path] = part
      return
    }
    var count = 1
    while let later = next[last], count < Self.partsOfOnePath {
      last = later
      count += 1
    }
    if count < Self.partsOfOnePath { next[last] = part }
  }
}
