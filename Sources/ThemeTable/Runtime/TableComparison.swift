/// A walk over two tables side by side, by class path and written property name.
struct TableComparison {
  private var old: Side
  private var new: Side
  private var numbers = ValueNumbers()
  private var changes: [StyleChange] = []

  init(old: TableReader, new: TableReader) {
    let ranks = PropertyRanks(old: old, new: new)
    self.old = Side(reader: old, ranks: ranks.old)
    self.new = Side(reader: new, ranks: ranks.new)
  }

  /// The changes from the old table to the new one.
  mutating func run() -> [StyleChange] {
    var oldRow: UInt32 = 0
    var newRow: UInt32 = 0
    while true {
      let oldPath = old.path(ofRow: oldRow)
      let newPath = new.path(ofRow: newRow)
      if oldPath == nil, newPath == nil { return changes }
      let order = old.reader.order(oldPath, newPath)
      compare(
        path: String(decoding: (order <= 0 ? oldPath : newPath) ?? .empty, as: UTF8.self),
        old: order <= 0 ? old.cells(ofRow: oldRow) : [],
        new: order >= 0 ? new.cells(ofRow: newRow) : [])
      if order <= 0 { oldRow += 1 }
      if order >= 0 { newRow += 1 }
    }
  }

  /// Compares the cells of two rows, or of one with nothing.
  private mutating func compare(
    path: String, old oldCells: [RankedCell], new newCells: [RankedCell]
  ) {
    var (oldCells, newCells) = (oldCells[...], newCells[...])
    while let rank = [oldCells.first?.rank, newCells.first?.rank].compactMap({ $0 }).min() {
      let oldCell = oldCells.first?.rank == rank ? oldCells.popFirst() : nil
      let newCell = newCells.first?.rank == rank ? newCells.popFirst() : nil
      guard let name = oldCell.map({ old.name(of: $0) }) ?? newCell.map({ new.name(of: $0) }) ?? nil
      else { continue }
      compare(oldCell?.cell, newCell?.cell) { environments, oldValue, newValue in
        StyleChange(
          path: path, property: name.property, state: name.state, environments: environments,
          old: oldValue, new: newValue)
      }
    }
  }

  /// Compares two cells in every environment and adds what differs.
  private mutating func compare(
    _ oldCell: CellReference?, _ newCell: CellReference?,
    change: (EnvironmentSet, StyleValue?, StyleValue?) -> StyleChange
  ) {
    let oldVariants = old.variants(of: oldCell, numbers: &numbers)
    let newVariants = new.variants(of: newCell, numbers: &numbers)
    let first = changes.count
    for oldVariant in oldVariants {
      for newVariant in newVariants where oldVariant.number != newVariant.number {
        let both = oldVariant.environments.intersection(newVariant.environments)
        if !both.isEmpty { changes.append(change(both, oldVariant.value, newVariant.value)) }
      }
    }
    changes[first...].sort { $0.environments.lowest < $1.environments.lowest }
  }

}

/// A cell with the rank of its property among those of both tables.
private struct RankedCell {
  var rank: UInt32
  var cell: CellReference
}

/// The properties of two tables in one order, so that the names are compared once and not in every row.
private struct PropertyRanks {
  /// For each property of a table its rank.
  private(set) var old: [UInt32] = []
  private(set) var new: [UInt32] = []

  init(old oldReader: TableReader, new newReader: TableReader) {
    var rank: UInt32 = 0
    while true {
      let oldName = oldReader.propertyName(UInt32(old.count))
      let newName = newReader.propertyName(UInt32(new.count))
      if oldName == nil, newName == nil { return }
      let order = oldReader.order(oldName, newName)
      if order <= 0 { old.append(rank) }
      if order >= 0 { new.append(rank) }
      rank += 1
    }
  }
}

extension TableReader {
  /// Negative if the left name comes first or stands alone, 0 if they are equal.
  fileprivate func order(
    _ left: UnsafeRawBufferPointer?, _ right: UnsafeRawBufferPointer?
  ) -> Int {
    guard let left else { return 1 }
    guard let right else { return -1 }
    steps.add(nameOf: min(left.count, right.count))
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  /// The written name of a property, or nil after the last.
  fileprivate func propertyName(_ property: UInt32) -> UnsafeRawBufferPointer? {
    propertyString(property).map { string($0) ?? .empty }
  }
}

/// A value, or that there is none, with the environments in which it is so.
private struct NumberedVariant {
  var environments: EnvironmentSet
  /// Equal for equal values of both tables, -1 for none.
  var number: Int
  var value: StyleValue?
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

/// One of the two tables with what is remembered of it.
private struct Side {
  let reader: TableReader
  private let ranks: [UInt32]
  private var walk: RowWalk
  private var cache = ValueCache()
  /// The numbers of values by what is stored for them, so that each is hashed once.
  private var known: [StoredValue: Int] = [:]

  init(reader: TableReader, ranks: [UInt32]) {
    self.reader = reader
    self.ranks = ranks
    walk = RowWalk(reader: reader)
  }

  /// The class path of a row, or nil after the last.
  func path(ofRow row: UInt32) -> UnsafeRawBufferPointer? {
    row < reader.rowCount ? reader.string(row) ?? .empty : nil
  }

  /// The cells of a row whose properties have names.
  mutating func cells(ofRow row: UInt32) -> [RankedCell] {
    walk.cells(ofRow: row).compactMap { cell in
      cell.property < UInt32(truncatingIfNeeded: ranks.count)
        ? RankedCell(rank: ranks[Int(cell.property)], cell: cell) : nil
    }
  }

  /// The property and state of a cell.
  mutating func name(of cell: RankedCell) -> PropertyName? {
    cache.propertyName(cell.cell.property, in: reader)
  }

  /// The values of a cell, that there is none included: together all environments.
  mutating func variants(
    of cell: CellReference?, numbers: inout ValueNumbers
  ) -> [NumberedVariant] {
    var variants: [NumberedVariant] = []
    var rest = EnvironmentSet.all
    for stored in cell.map({ reader.variants(of: $0) }) ?? [] {
      guard let value = cache.value(stored.value, in: reader) else { continue }
      let number = known[stored.value] ?? numbers.number(of: value)
      known[stored.value] = number
      rest = rest.subtracting(stored.environments)
      variants.append(
        NumberedVariant(environments: stored.environments, number: number, value: value))
    }
    variants.append(NumberedVariant(environments: rest, number: -1, value: nil))
    return variants
  }
}

extension UnsafeRawBufferPointer {
  fileprivate static var empty: UnsafeRawBufferPointer { .init(start: nil, count: 0) }
}
