import ThemeBase

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
