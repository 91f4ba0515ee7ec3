/// A walk over two tables side by side, by class path and written property name.
struct TableComparison {
  private var old: Side
  private var new: Side
  private var numbers = ValueNumbers()
  private var changes: [StyleChange] = []

  init(old: TableReader, new: TableReader) {
    self.old = Side(reader: old)
    self.new = Side(reader: new)
  }

  /// The changes from the old table to the new one.
  mutating func run() -> [StyleChange] {
    var oldRow: UInt32 = 0
    var newRow: UInt32 = 0
    while true {
      let oldPath = old.path(ofRow: oldRow)
      let newPath = new.path(ofRow: newRow)
      if oldPath == nil, newPath == nil { return changes }
      let order = Self.order(oldPath, newPath)
      compare(
        path: String(decoding: (order <= 0 ? oldPath : newPath) ?? .empty, as: UTF8.self),
        old: order <= 0 ? old.cells(ofRow: oldRow) : [],
        new: order >= 0 ? new.cells(ofRow: newRow) : [])
      if order <= 0 { oldRow += 1 }
      if order >= 0 { newRow += 1 }
    }
  }

  /// Compares the cells of two rows, or of one with nothing.
  private mutating func compare(path: String, old: [NamedCell], new: [NamedCell]) {
    var old = old[...]
    var new = new[...]
    while !old.isEmpty || !new.isEmpty {
      let order = Self.order(old.first?.name, new.first?.name)
      let oldCell = order <= 0 ? old.popFirst() : nil
      let newCell = order >= 0 ? new.popFirst() : nil
      guard let name = oldCell?.name ?? newCell?.name else { return }
      compare(oldCell?.cell, newCell?.cell) { environments, oldValue, newValue in
        let written = PropertyName(written: String(decoding: name, as: UTF8.self))
        return StyleChange(
          path: path, property: written.property, state: written.state,
          environments: environments, old: oldValue, new: newValue)
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
    changes[first...].sort {
      $0.environments.bits.trailingZeroBitCount < $1.environments.bits.trailingZeroBitCount
    }
  }

  /// Negative if the left name comes first or stands alone, 0 if they are equal.
  private static func order(
    _ left: UnsafeRawBufferPointer?, _ right: UnsafeRawBufferPointer?
  ) -> Int {
    guard let left else { return 1 }
    guard let right else { return -1 }
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }
}

/// A cell with its property's written name.
private struct NamedCell {
  var name: UnsafeRawBufferPointer
  var cell: CellReference
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
  private var cache = ValueCache()
  /// The numbers of values by what is stored for them, so that each is hashed once.
  private var known: [StoredValue: Int] = [:]

  init(reader: TableReader) { self.reader = reader }

  /// The class path of a row; nil behind the last.
  func path(ofRow row: UInt32) -> UnsafeRawBufferPointer? {
    row < reader.rowCount ? reader.string(row) ?? .empty : nil
  }

  /// The cells of a row whose properties have names.
  func cells(ofRow row: UInt32) -> [NamedCell] {
    reader.cells(ofRow: row).compactMap { cell in
      reader.propertyString(cell.property).flatMap { reader.string($0) }
        .map { NamedCell(name: $0, cell: cell) }
    }
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
