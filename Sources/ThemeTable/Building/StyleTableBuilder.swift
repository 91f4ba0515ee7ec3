/// Makes a theme from values in code, for tests and for apps that theme without files.
///
///     var builder = StyleTableBuilder()
///     builder.set("Button", .fontColor, .color(StyleColor(rgba: 0xFF00_00FF)))
///     builder.set("Button", .fontColor, state: .selected, .color(StyleColor(rgba: 0x00FF_00FF)))
///     builder.set("Button", .fontColor, in: EnvironmentSet(.appearance(.dark)), .color(white))
///     let theme = try builder.table()
///
/// Values may be set in any order. As in a cascade, a later value wins in the environments that it is set for.
public struct StyleTableBuilder: Sendable {
  fileprivate struct Entry {
    var environments: EnvironmentSet
    var value: StyleValue
    var text: String
    var origin: TableIndex<ResolvedTable.Origin>
  }

  private var rows: [String: [String: [Entry]]] = [:]

  /// A builder without values.
  public init() {}

  /// Gives a property of a class path a value.
  ///
  /// - Parameters:
  ///   - path: A class path as a theme spells it: `fdlFUIHierarchyItemView_title`.
  ///   - property: The property.
  ///   - state: The state in which it has the value.
  ///   - environments: The environments in which it has the value; all if they are left out.
  ///   - value: The value.
  public mutating func set(
    _ path: String, _ property: StyleProperty, state: StyleState = .plain, in environments: EnvironmentSet = .all,
    _ value: StyleValue
  ) { set(path, property.written(in: state), in: environments, value, text: "") }

  /// Names a class path without giving it a property, as an empty rule does.
  public mutating func add(_ path: String) { rows[path] = rows[path] ?? [:] }

  /// The theme with everything that was set.
  ///
  /// - Throws: ``StyleTableError/unwritable(reason:)`` if the theme is beyond a limit of the binary form.
  /// - Complexity: O(*n* log *n*) in the number of values.
  public func table() throws(StyleTableError) -> StyleTable { try StyleTable(resolved) }

  /// Gives a property, written with its state's suffix, a value in some environments.
  package mutating func set(
    _ path: String, _ property: String, in environments: EnvironmentSet = .all, _ value: StyleValue, text: String = "",
    origin: TableIndex<ResolvedTable.Origin> = TableIndex(0)
  ) {
    var entries = rows[path]?[property] ?? []
    for index in entries.indices { entries[index].environments = entries[index].environments.subtracting(environments) }
    guard !environments.isEmpty else { return }
    entries.append(Entry(environments: environments, value: value, text: text, origin: origin))
    rows[path, default: [:]][property] = entries.filter { !$0.environments.isEmpty }
  }

  /// Everything that was set, in the order that ``ResolvedTable`` promises.
  package var resolved: ResolvedTable {
    var table = ResolvedTable()
    var properties: [String: TableName] = [:]
    for (path, cells) in rows.sorted(by: { StyleProperty($0.key) < StyleProperty($1.key) }) {
      let firstCell = table.cells.endTableIndex
      for (property, entries) in cells.sorted(by: { StyleProperty($0.key) < StyleProperty($1.key) }) {
        let firstVariant = table.variants.endTableIndex
        for entry in entries.sorted(by: { $0.environments.lowest < $1.environments.lowest }) {
          table.variants.append(
            .init(
              environments: entry.environments, value: table.values.endTableIndex,
              text: table.names.append(entry.text), origin: entry.origin))
          table.values.append(entry.value)
        }
        // One number for each property: the encoder numbers them anew.
        let name = properties[property] ?? table.names.append(property)
        properties[property] = name
        table.cells.append(.init(property: name, variants: firstVariant..<table.variants.endTableIndex))
      }
      table.rows.append(.init(path: table.names.append(path), cells: firstCell..<table.cells.endTableIndex))
    }
    return table
  }
}
