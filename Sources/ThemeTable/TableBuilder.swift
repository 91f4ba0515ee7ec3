/// Collects values by name in any order and makes a ``ResolvedTable`` of them.
///
///     var builder = TableBuilder()
///     builder.set("Button", "font-color", .color(Color(rgba: 0xFF00_00FF)))
///     builder.set("Button", "font-color", in: dark, .color(Color(rgba: 0xFFFF_FFFF)))
///     let theme = StyleTable(builder.table)
///
/// As in a cascade, what is set later wins in the environments that it is set for.
package struct TableBuilder: Sendable {
  fileprivate struct Entry {
    var environments: EnvironmentSet
    var value: StyleValue
    var text: String
    var origin: UInt32
  }

  private var rows: [String: [String: [Entry]]] = [:]

  package init() {}

  /// Gives a property, written with its state's suffix, a value in some environments.
  package mutating func set(
    _ path: String, _ property: String, in environments: EnvironmentSet = .all,
    _ value: StyleValue, text: String = "", origin: UInt32 = 0
  ) {
    var entries = rows[path]?[property] ?? []
    for index in entries.indices {
      entries[index].environments = entries[index].environments.subtracting(environments)
    }
    guard !environments.isEmpty else { return }
    entries.append(
      Entry(environments: environments, value: value, text: text, origin: origin))
    rows[path, default: [:]][property] = entries.filter { !$0.environments.isEmpty }
  }

  /// Names a path without giving it a property, as an empty rule does.
  package mutating func add(_ path: String) {
    rows[path, default: [:]].merge([:]) { old, _ in old }
  }

  /// Everything that was set, in the order that ``ResolvedTable`` asks for.
  package var table: ResolvedTable {
    var table = ResolvedTable()
    var interning = Interning()
    for (path, cells) in rows.sorted(by: { StyleProperty($0.key) < StyleProperty($1.key) }) {
      let firstCell = UInt32(table.cells.count)
      for (property, entries) in cells.sorted(by: { StyleProperty($0.key) < StyleProperty($1.key) })
      {
        let firstVariant = UInt32(table.variants.count)
        for entry in entries.sorted(by: { $0.first < $1.first }) {
          table.variants.append(
            .init(
              environments: entry.environments, value: interning.value(entry.value, in: &table),
              text: interning.name(entry.text, in: &table), origin: entry.origin))
        }
        table.cells.append(
          .init(
            property: interning.name(property, in: &table),
            variants: firstVariant..<UInt32(table.variants.count)))
      }
      table.rows.append(
        .init(
          path: interning.name(path, in: &table), cells: firstCell..<UInt32(table.cells.count)))
    }
    return table
  }

  /// The numbers that names and values have in the table so far.
  private struct Interning {
    var names: [String: UInt32] = [:]
    var values: [StyleValue: UInt32] = [:]

    mutating func name(_ name: String, in table: inout ResolvedTable) -> UInt32 {
      if let known = names[name] { return known }
      let number = table.names.append(name)
      names[name] = number
      return number
    }

    mutating func value(_ value: StyleValue, in table: inout ResolvedTable) -> UInt32 {
      if let known = values[value] { return known }
      let number = UInt32(table.values.count)
      table.values.append(value)
      values[value] = number
      return number
    }
  }
}

extension TableBuilder.Entry {
  /// The index of the lowest environment, by which variants are ordered.
  fileprivate var first: Int { environments.bits.trailingZeroBitCount }
}
