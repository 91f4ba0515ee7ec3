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

  /// An iterator that begins with the first class path; all entries are made at once.
  public func makeIterator() -> IndexingIterator<[StyleEntry]> {
    let table = ResolvedTable(table, withNotes: false)
    // Names may be long, and their texts are shared by all entries that have them.
    var names: [TableName: PropertyName] = [:]
    var entries: [StyleEntry] = []
    for row in table.rows {
      let path = table.names[row.path]
      for cell in table.cells[row.cells] {
        let name = names[cell.property] ?? PropertyName(written: table.names[cell.property])
        names[cell.property] = name
        entries += table.variants[cell.variants].map { variant in
          StyleEntry(
            path: path, property: name.property, state: name.state, environments: variant.environments,
            value: table.values[variant.value])
        }
      }
    }
    return entries.makeIterator()
  }
}

extension StyleTable {
  /// Everything that the theme says.
  public var entries: StyleEntries { StyleEntries(table: self) }

  /// The class paths that the theme styles, in the order of their bytes.
  public var paths: [String] { storage.read { reader in (0..<reader.rowCount).compactMap(reader.text) } }
}
