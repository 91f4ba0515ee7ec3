import ThemeCompiler
package import ThemeRegistry
import ThemeValues
package import ThemeTable

/// Two tables side by side: which values differ, and where.
///
/// Values are compared, not how they are written: `white` and `#FFFFFF` are the same.
package struct ThemeComparison {
  private typealias Change = ThemeDifference.Change

  private let old: ResolvedTable
  private let new: ResolvedTable

  /// The changes from the old table to the new one; the registry says which path belongs to which component.
  ///
  /// Proportional to the size of both tables.
  package static func compare(
    old: ResolvedTable, new: ResolvedTable, registry: Registry
  ) -> ThemeDifference {
    let comparison = ThemeComparison(old: old, new: new)
    return ThemeDifference(groups: ComponentGroups.group(comparison.changes(), registry))
  }

  private init(old: ResolvedTable, new: ResolvedTable) {
    self.old = old
    self.new = new
  }

  private func changes() -> [Change] {
    var changes: [Change] = []
    Self.merge(old.rows, of: old, \.path, new.rows, of: new, \.path) { path, oldRow, newRow in
      compare(path, oldRow, newRow, &changes)
    }
    return changes
  }

  /// The changes of one class path.
  private func compare(
    _ path: String, _ oldRow: ResolvedTable.Row?, _ newRow: ResolvedTable.Row?,
    _ changes: inout [Change]
  ) {
    let oldCells = Array(oldRow.map { old.cells[$0.cells] } ?? [])
    let newCells = Array(newRow.map { new.cells[$0.cells] } ?? [])
    Self.merge(oldCells, of: old, \.property, newCells, of: new, \.property) {
      property, oldCell, newCell in
      compare(oldCell, newCell) { environments, oldValue, newValue in
        changes.append(
          Change(
            path: path, property: property, environments: environments, old: oldValue,
            new: newValue))
      }
    }
  }

  /// The values that one cell has instead of another's, each pair once, by their lowest environments.
  private func compare(
    _ oldCell: ResolvedTable.Cell?, _ newCell: ResolvedTable.Cell?,
    report: (EnvironmentSet, ThemeDifference.Value?, ThemeDifference.Value?) -> Void
  ) {
    var found: [Change] = []
    for before in Self.values(of: oldCell, in: old) {
      for after in Self.values(of: newCell, in: new) where before.value != after.value {
        let both = before.environments.intersection(after.environments)
        if both.isEmpty { continue }
        let pair = found.firstIndex {
          $0.old?.value == before.value && $0.new?.value == after.value
        }
        if let pair {
          found[pair].environments = found[pair].environments.union(both)
        } else {
          found.append(
            Change(
              path: "", property: "", environments: both, old: before.shown, new: after.shown))
        }
      }
    }
    found.sort { $0.environments.lowest < $1.environments.lowest }
    for change in found { report(change.environments, change.old, change.new) }
  }

  /// A value of a cell, or that there is none, with where it is so.
  private struct CellValue {
    var environments: EnvironmentSet
    var shown: ThemeDifference.Value?
    var value: StyleValue? { shown?.value }
  }

  /// The values of a cell, that there is none included: together all environments.
  private static func values(
    of cell: ResolvedTable.Cell?, in table: ResolvedTable
  ) -> [CellValue] {
    var rest = EnvironmentSet.all
    var values: [CellValue] = []
    for variant in cell.map({ table.variants[$0.variants] }) ?? [] {
      rest = rest.subtracting(variant.environments)
      let shown = ThemeDifference.Value(
        text: table.shownText(of: variant), value: table.values[variant.value])
      values.append(CellValue(environments: variant.environments, shown: shown))
    }
    if !rest.isEmpty { values.append(CellValue(environments: rest, shown: nil)) }
    return values
  }

  /// Walks two lists that are in the order of their names' bytes, and pairs what has the same name.
  private static func merge<Item>(
    _ left: [Item], of leftTable: ResolvedTable, _ leftName: (Item) -> TableName,
    _ right: [Item], of rightTable: ResolvedTable, _ rightName: (Item) -> TableName,
    _ body: (String, Item?, Item?) -> Void
  ) {
    var (left, right) = (left[...], right[...])
    while !left.isEmpty || !right.isEmpty {
      let leftBytes = left.first.map { leftTable.bytes(of: leftName($0)) }
      let rightBytes = right.first.map { rightTable.bytes(of: rightName($0)) }
      let order = order(leftBytes, rightBytes)
      let name = (order <= 0 ? leftBytes : rightBytes) ?? []
      body(
        String(decoding: name, as: UTF8.self), order <= 0 ? left.popFirst() : nil,
        order >= 0 ? right.popFirst() : nil)
    }
  }

  /// Negative if the left name comes first or stands alone, 0 if they are equal.
  private static func order(_ left: ArraySlice<UInt8>?, _ right: ArraySlice<UInt8>?) -> Int {
    guard let left else { return 1 }
    guard let right, !left.lexicographicallyPrecedes(right) else { return -1 }
    return left.elementsEqual(right) ? 0 : 1
  }
}
