/// Two tables side by side: which values differ, by class path, property and environment.
///
/// Values are compared, not their texts: `white` and `#FFFFFF` are the same.
package struct TableComparison {
  private let old: Side
  private let new: Side
  /// The properties and states of both tables, in the order of the bytes of their written names.
  private let names: [PropertyName]

  package init(old: ResolvedTable, new: ResolvedTable) {
    let (oldProperties, newProperties) = (Side.properties(of: old), Side.properties(of: new))
    let sorted = Set(oldProperties.map(old.bytes(of:)) + newProperties.map(new.bytes(of:))).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    self.names = sorted.map { PropertyName(written: String(decoding: $0, as: UTF8.self)) }
    self.old = Side(old, oldProperties, ranks)
    self.new = Side(new, newProperties, ranks)
  }

  /// A value with the first of the variants that have it.
  package struct Value {
    package var variant: ResolvedTable.Variant
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
  package func run<Result>(_ result: (Change) -> Result) -> [Result] {
    var results: [Result] = []
    var (oldRow, newRow) = (0, 0)
    while true {
      let (oldPath, newPath) = (old.path(ofRow: oldRow), new.path(ofRow: newRow))
      let order = Self.order(oldPath, newPath)
      guard let path = order <= 0 ? oldPath : newPath else { return results }
      let name = String(decoding: path, as: UTF8.self)
      compare(order <= 0 ? old.cells(ofRow: oldRow) : [], order >= 0 ? new.cells(ofRow: newRow) : []) {
        results.append(result(Change(path: name, name: $0, environments: $1, old: $2, new: $3)))
      }
      if order <= 0 { oldRow += 1 }
      if order >= 0 { newRow += 1 }
    }
  }

  /// Compares the cells of two rows, or of one with nothing.
  private func compare(
    _ oldCells: [Side.Cell], _ newCells: [Side.Cell], _ report: (PropertyName, EnvironmentSet, Value?, Value?) -> Void
  ) {
    var (oldCells, newCells) = (oldCells[...], newCells[...])
    while !oldCells.isEmpty || !newCells.isEmpty {
      let rank = min(oldCells.first?.rank ?? .max, newCells.first?.rank ?? .max)
      let oldCell = oldCells.first?.rank == rank ? oldCells.popFirst() : nil
      let newCell = newCells.first?.rank == rank ? newCells.popFirst() : nil
      for change in changes(from: oldCell, to: newCell) {
        report(names[rank], change.environments, change.old.value, change.new.value)
      }
    }
  }

  /// A pair of different values, with the environments in which one took the other's place.
  private typealias Replacement = (environments: EnvironmentSet, old: Side.Value, new: Side.Value)

  /// The values that one cell has instead of another's, each pair once, by their lowest environments.
  private func changes(from oldCell: Side.Cell?, to newCell: Side.Cell?) -> [Replacement] {
    // Most cells have the same values.
    let isSame =
      oldCell?.variants.count == newCell?.variants.count
      && zip(oldCell?.variants ?? [], newCell?.variants ?? []).allSatisfy {
        $0.environments == $1.environments && old.table.values[$0.value] == new.table.values[$1.value]
      }
    if isSame { return [] }
    let newValues = new.values(of: newCell)
    var changes: [Replacement] = []
    for before in old.values(of: oldCell) {
      for after in newValues where before.value?.value != after.value?.value {
        let both = before.environments.intersection(after.environments)
        if both.isEmpty { continue }
        let pair = changes.firstIndex {
          $0.old.value?.value == before.value?.value && $0.new.value?.value == after.value?.value
        }
        if let pair { changes[pair].environments.formUnion(both) } else { changes.append((both, before, after)) }
      }
    }
    return changes.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  /// Compares two names by their bytes: negative if the left one comes first, 0 if they are equal.
  ///
  /// One that is missing comes last.
  private static func order(_ left: ArraySlice<UInt8>?, _ right: ArraySlice<UInt8>?) -> Int {
    guard let left else { return 1 }
    guard let right else { return -1 }
    return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  /// One of the two tables with what is remembered of it.
  private struct Side {
    let table: ResolvedTable
    /// The rank of the property of each name of the table, so that names are compared once and not in every row.
    private let ranks: [Int]

    init(_ table: ResolvedTable, _ properties: [TableName], _ ranks: [ArraySlice<UInt8>: Int]) {
      self.table = table
      var own = Array(repeating: -1, count: table.names.count)
      for property in properties { own[property.index] = ranks[table.bytes(of: property)] ?? -1 }
      self.ranks = own
    }

    /// The properties of all cells of a table, each once.
    static func properties(of table: ResolvedTable) -> [TableName] {
      var isKnown = Array(repeating: false, count: table.names.count)
      var properties: [TableName] = []
      for cell in table.cells where !isKnown[cell.property.index] {
        isKnown[cell.property.index] = true
        properties.append(cell.property)
      }
      return properties
    }

    /// The class path of a row, or nil after the last row.
    func path(ofRow row: Int) -> ArraySlice<UInt8>? {
      row < table.rows.count ? table.bytes(of: table.rows[row].path) : nil
    }

    /// A cell with the rank of its property.
    struct Cell {
      var rank: Int
      var variants: ArraySlice<ResolvedTable.Variant>
    }

    /// A value of a cell, or its absence, with the environments.
    struct Value {
      var environments: EnvironmentSet
      var value: TableComparison.Value?
    }

    /// The cells of a row.
    func cells(ofRow row: Int) -> [Cell] {
      table.cells[table.rows[row].cells].map {
        Cell(rank: ranks[$0.property.index], variants: table.variants[$0.variants])
      }
    }

    /// The values of a cell, its absence included: together they cover all environments.
    func values(of cell: Cell?) -> [Value] {
      let variants = cell?.variants ?? []
      let values = variants.map {
        Value(
          environments: $0.environments, value: TableComparison.Value(variant: $0, value: table.values[$0.value]))
      }
      return values + [Value(environments: variants.reduce(.all) { $0.subtracting($1.environments) }, value: nil)]
    }
  }
}
