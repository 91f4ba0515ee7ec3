/// One value of a theme: what a class path has for a property in a state, and where.
public struct StyleEntry: Hashable, Sendable {
  /// The class path.
  public var path: String
  /// The property.
  public var property: StyleProperty
  /// The state, as far as the property's written name ends in a well-known one.
  public var state: StyleState
  /// The environments in which it has the value.
  public var environments: EnvironmentSet
  /// The value.
  public var value: StyleValue

  /// A value in some environments.
  public init(path: String, property: StyleProperty, state: StyleState, environments: EnvironmentSet, value: StyleValue)
  {
    self.path = path
    self.property = property
    self.state = state
    self.environments = environments
    self.value = value
  }
}

/// Everything that a theme says, in the order of class paths and written property names.
public struct StyleEntries: Sequence, Sendable {
  let table: StyleTable

  /// An iterator that begins with the first class path.
  public func makeIterator() -> Iterator { Iterator(table: table) }

  /// Goes over the entries row by row.
  public struct Iterator: IteratorProtocol {
    let table: StyleTable
    private var row: UInt32 = 0
    /// The entries of the row before, from the last to the first.
    private var pending: [StyleEntry] = []
    private var cache = ValueCache()
    /// The first cell at which the next row may begin.
    private var free: UInt64 = 0

    init(table: StyleTable) { self.table = table }

    /// The next entry, or nil after the last.
    public mutating func next() -> StyleEntry? {
      while pending.isEmpty {
        guard row < table.storage.layout.paths.count else { return nil }
        pending = table.storage.read { reader in
          var walk = RowWalk(reader: reader, from: free)
          defer { free = walk.free }
          return reader.entries(ofRow: row, in: &walk, cache: &cache).reversed()
        }
        row += 1
      }
      return pending.removeLast()
    }
  }
}

extension StyleTable {
  /// Everything that the theme says.
  public var entries: StyleEntries { StyleEntries(table: self) }

  /// The class paths that the theme styles, in the order of their bytes.
  public var paths: [String] { storage.read { reader in (0..<reader.rowCount).compactMap(reader.text) } }
}

extension TableReader {
  /// The entries of one row.
  func entries(ofRow row: UInt32, in walk: inout RowWalk, cache: inout ValueCache) -> [StyleEntry] {
    let cells = walk.cells(ofRow: row)
    guard let path = text(row) else { return [] }
    var entries: [StyleEntry] = []
    for cell in cells {
      guard let name = cache.propertyName(cell.property, in: self) else { continue }
      for variant in variants(of: cell) {
        guard let value = cache.value(variant.value, in: self) else { continue }
        entries.append(
          StyleEntry(
            path: path, property: name.property, state: name.state, environments: variant.environments, value: value))
      }
    }
    return entries
  }
}
