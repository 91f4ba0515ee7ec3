/// Two tables side by side: which values differ, by class path, property and environment.
///
/// Values are compared, not their texts: `white` and `#FFFFFF` are the same.
package struct TableComparison<Table: ComparedTable> {
  private var old: Side
  private var new: Side
  private var numbers = ValueNumbers()

  package init(old: Table, new: Table) {
    var (old, new) = (Side(table: old), Side(table: new))
    Self.rank(&old, &new)
    self.old = old
    self.new = new
  }

  /// A value with the first of the variants that have it.
  package struct Value {
    package var variant: Table.Variant
    package var value: StyleValue
  }

  /// A difference: what a class path has for a property, and had.
  package struct Change {
    package var path: String
    package var name: PropertyName
    /// The environments in which it changed from `old` to `new`.
    package var environments: EnvironmentSet
    /// The value in the old table, or nil if it had none.
    package var old: Value?
    /// The value in the new table, or nil if it has none.
    package var new: Value?
  }

  /// Returns what `result` makes of the changes: by path, then by property, then by the lowest environment.
  ///
  /// Each pair of values is one change. Takes time in proportion to the size of both tables.
  package mutating func run<Result>(_ result: (Change) -> Result) -> [Result] {
    var results: [Result] = []
    var (oldRow, newRow) = (0, 0)
    while true {
      let (oldPath, newPath) = (old.table.path(ofRow: oldRow), new.table.path(ofRow: newRow))
      let order = old.table.order(oldPath, newPath)
      guard let path = order <= 0 ? oldPath : newPath else { return results }
      let name = old.table.text(path)
      compare(order <= 0 ? old.cells(ofRow: oldRow) : [], order >= 0 ? new.cells(ofRow: newRow) : []) {
        results.append(result(Change(path: name, name: $0, environments: $1, old: $2, new: $3)))
      }
      if order <= 0 { oldRow += 1 }
      if order >= 0 { newRow += 1 }
    }
  }

  /// Compares the cells of two rows, or of one with nothing.
  private mutating func compare(
    _ oldCells: [Side.Cell], _ newCells: [Side.Cell], _ report: (PropertyName, EnvironmentSet, Value?, Value?) -> Void
  ) {
    var (oldCells, newCells) = (oldCells[...], newCells[...])
    while let rank = [oldCells.first?.rank, newCells.first?.rank].compactMap({ $0 }).min() {
      let oldCell = oldCells.first?.rank == rank ? oldCells.popFirst() : nil
      let newCell = newCells.first?.rank == rank ? newCells.popFirst() : nil
      let changes = changes(from: oldCell, to: newCell)
      guard !changes.isEmpty,
        let name = oldCell.map({ old.name(ofProperty: $0.property) })
          ?? newCell.map({ new.name(ofProperty: $0.property) })
      else { continue }
      for change in changes { report(name, change.environments, change.old.value, change.new.value) }
    }
  }

  /// A pair of different values, with the environments in which one took the other's place.
  private typealias Replacement = (environments: EnvironmentSet, old: Side.Value, new: Side.Value)

  /// The values that one cell has instead of another's, each pair once, by their lowest environments.
  private mutating func changes(from oldCell: Side.Cell?, to newCell: Side.Cell?) -> [Replacement] {
    let oldValues = old.values(of: oldCell, &numbers)
    let newValues = new.values(of: newCell, &numbers)
    var changes: [Replacement] = []
    for before in oldValues {
      for after in newValues where before.number != after.number {
        let both = before.environments.intersection(after.environments)
        if both.isEmpty { continue }
        let pair = changes.firstIndex { $0.old.number == before.number && $0.new.number == after.number }
        if let pair { changes[pair].environments.formUnion(both) } else { changes.append((both, before, after)) }
      }
    }
    return changes.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  /// Ranks the properties of two tables in one order, so that their names are compared once and not in every row.
  private static func rank(_ old: inout Side, _ new: inout Side) {
    var rank = 0
    while true {
      let oldName = old.table.name(ofProperty: old.ranks.count)
      let newName = new.table.name(ofProperty: new.ranks.count)
      if oldName == nil, newName == nil { return }
      let order = old.table.order(oldName, newName)
      if order <= 0 { old.ranks.append(rank) }
      if order >= 0 { new.ranks.append(rank) }
      rank += 1
    }
  }
}

extension ComparedTable {
  /// Compares two names of which one may be missing: it comes last.
  fileprivate func order(_ left: Name?, _ right: Name?) -> Int {
    guard let left else { return 1 }
    guard let right else { return -1 }
    return order(left, right)
  }
}

/// One number for equal values.
private struct ValueNumbers {
  private var numbers: [StyleValue: Int] = [:]

  mutating func number(of value: StyleValue) -> Int {
    if let known = numbers[value] { return known }
    let number = numbers.count
    numbers[value] = number
    return number
  }
}

extension TableComparison {
  /// One of the two tables with what is remembered of it.
  private struct Side {
    var table: Table
    /// The rank of each property among those of both tables.
    var ranks: [Int] = []
    private var names: [Int: PropertyName] = [:]
    /// The values by what is stored for them, so that each is hashed once.
    private var known: [Table.Variant.Value: (number: Int, value: StyleValue)] = [:]

    init(table: Table) { self.table = table }

    /// A cell with the rank of its property.
    struct Cell {
      var rank: Int
      var property: Int
      var variants: [Table.Variant]
    }

    /// A value of a cell, or its absence, with the environments.
    struct Value {
      var environments: EnvironmentSet
      /// Equal for equal values of both tables, -1 for none.
      var number: Int
      var value: TableComparison.Value?
    }

    /// The cells of a row whose properties have names.
    mutating func cells(ofRow row: Int) -> [Cell] {
      table.cells(ofRow: row).compactMap { property, variants in
        property < ranks.count ? Cell(rank: ranks[property], property: property, variants: variants) : nil
      }
    }

    /// The property and state of a written name, made once for each property.
    mutating func name(ofProperty property: Int) -> PropertyName {
      if let known = names[property] { return known }
      let name = table.name(ofProperty: property).map(table.text)
      let made = PropertyName(written: name ?? "")
      names[property] = made
      return made
    }

    /// The values of a cell, its absence included: together they cover all environments.
    mutating func values(of cell: Cell?, _ numbers: inout ValueNumbers) -> [Value] {
      var values: [Value] = []
      var remaining = EnvironmentSet.all
      for variant in cell?.variants ?? [] {
        guard let (number, value) = numbered(variant.value, &numbers) else { continue }
        remaining = remaining.subtracting(variant.environments)
        values.append(
          Value(
            environments: variant.environments, number: number,
            value: TableComparison.Value(variant: variant, value: value)))
      }
      values.append(Value(environments: remaining, number: -1, value: nil))
      return values
    }

    private mutating func numbered(_ stored: Table.Variant.Value, _ numbers: inout ValueNumbers) -> (
      number: Int, value: StyleValue
    )? {
      if let known = known[stored] { return known }
      guard let value = table.styleValue(stored) else { return nil }
      let numbered = (numbers.number(of: value), value)
      known[stored] = numbered
      return numbered
    }
  }
}
