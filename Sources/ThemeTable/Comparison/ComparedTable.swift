/// A table as ``TableComparison`` reads it: rows in the order of their paths' bytes, with cells in the order of their
/// properties' bytes.
package protocol ComparedTable {
  /// The bytes of a name.
  associatedtype Name
  /// A value that a cell has in some environments.
  associatedtype Variant: ComparedVariant

  /// Returns the class path of a row, or nil after the last row.
  func path(ofRow row: Int) -> Name?

  /// Returns the written name of a property, or nil after the last.
  ///
  /// Properties are numbered in the order of their bytes.
  func name(ofProperty property: Int) -> Name?

  /// Compares two names by their bytes: negative if the left one comes first, 0 if they are equal.
  func order(_ left: Name, _ right: Name) -> Int

  /// Returns a name as a string.
  func text(_ name: Name) -> String

  /// Returns the cells of a row, each with the number of its property; rows are asked for in their order.
  mutating func cells(ofRow row: Int) -> [(property: Int, variants: [Variant])]

  /// Returns the value of a variant, or nil if it cannot be read.
  mutating func styleValue(_ value: Variant.Value) -> StyleValue?
}

/// One of the disjoint variants of a cell, which are in the order of their lowest environments.
package protocol ComparedVariant {
  /// Equal only for equal values of one table.
  associatedtype Value: Hashable

  /// The environments in which the cell has the value.
  var environments: EnvironmentSet { get }
  /// The value as the table stores it.
  var value: Value { get }
}

extension StoredVariant: ComparedVariant {}

/// A binary table.
struct ComparedStyleTable: ComparedTable {
  private let reader: TableReader
  private var walk: RowWalk
  private var cache = ValueCache()

  init(_ reader: TableReader) {
    self.reader = reader
    walk = RowWalk(reader: reader)
  }

  func path(ofRow row: Int) -> ByteView? {
    row < Int(reader.rowCount) ? reader.string(UInt32(row)) ?? ByteView("") : nil
  }

  func name(ofProperty property: Int) -> ByteView? {
    reader.propertyString(UInt32(property)).map { reader.string($0) ?? ByteView("") }
  }

  func order(_ left: ByteView, _ right: ByteView) -> Int {
    reader.steps.add(nameOf: min(left.count, right.count))
    return left == right ? 0 : left < right ? -1 : 1
  }

  func text(_ name: ByteView) -> String { name.text }

  mutating func cells(ofRow row: Int) -> [(property: Int, variants: [StoredVariant])] {
    walk.cells(ofRow: UInt32(row)).map { (Int($0.property), reader.variants(of: $0)) }
  }

  mutating func styleValue(_ value: StoredValue) -> StyleValue? { cache.value(value, in: reader) }
}

extension ResolvedTable.Variant: ComparedVariant {}

/// A resolved table.
package struct ComparedResolvedTable: ComparedTable {
  private let table: ResolvedTable
  /// The properties in the order of their bytes.
  private let properties: [TableName]
  private let numbers: [TableName: Int]

  package init(_ table: ResolvedTable) {
    self.table = table
    properties = Set(table.cells.map({ $0.property })).sorted {
      table.bytes(of: $0).lexicographicallyPrecedes(table.bytes(of: $1))
    }
    numbers = Dictionary(uniqueKeysWithValues: zip(properties, properties.indices))
  }

  package func path(ofRow row: Int) -> ArraySlice<UInt8>? {
    row < table.rows.count ? table.bytes(of: table.rows[row].path) : nil
  }

  package func name(ofProperty property: Int) -> ArraySlice<UInt8>? {
    property < properties.count ? table.bytes(of: properties[property]) : nil
  }

  package func order(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  package func text(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self) }

  package func cells(ofRow row: Int) -> [(property: Int, variants: [ResolvedTable.Variant])] {
    table.cells[table.rows[row].cells].compactMap { cell in
      numbers[cell.property].map { ($0, Array(table.variants[cell.variants])) }
    }
  }

  package func styleValue(_ value: TableIndex<StyleValue>) -> StyleValue? { table.values[value] }
}
