extension ResolvedTable {
  /// Everything that a table holds, in the order that ``ResolvedTable`` promises.
  ///
  /// Texts and origins come back if they were written; without them texts are empty and origins 0.
  package init(_ table: StyleTable) {
    self.init()
    table.storage.read { reader in
      var decoder = TableDecoder(reader: reader)
      self = decoder.decode()
    }
    definitions = table.storage.definitions.map { [ResolvedTable(StyleTable(storage: $0))] } ?? []
  }
}

extension StyleTable {
  /// The texts of the origins that the table's variants name, or none if origins were not written.
  package var origins: [String] {
    storage.read { reader in
      var cache = ValueCache()
      return (0..<UInt64(reader.layout.originNames.count)).map { index in
        reader.word(reader.layout.originNames, index).flatMap { cache.string($0, in: reader) } ?? ""
      }
    }
  }
}

/// A table on its way back into flat arrays.
private struct TableDecoder {
  let reader: TableReader
  private var table = ResolvedTable()
  private var cache = ValueCache()
  /// The numbers of names by their strings in the file.
  private var names: [UInt32: TableName] = [:]
  /// The numbers of values by what is stored for them.
  private var values: [StoredValue: TableIndex<StyleValue>] = [:]
  private var emptyName: TableName?

  init(reader: TableReader) { self.reader = reader }

  mutating func decode() -> ResolvedTable {
    var walk = RowWalk(reader: reader)
    for row in 0..<reader.rowCount {
      guard let path = name(row) else { return table }
      let firstCell = table.cells.endTableIndex
      for cell in walk.cells(ofRow: row) { decode(cell) }
      table.rows.append(.init(path: path, cells: firstCell..<table.cells.endTableIndex))
    }
    decodeRowEnvironments()
    decodeParts()
    return table
  }

  private mutating func decode(_ cell: CellReference) {
    guard let string = reader.propertyString(cell.property), let property = name(string) else { return }
    let first = table.variants.endTableIndex
    let variants = reader.variants(of: cell) { left, right in text(left) == text(right) && origin(left) == origin(right)
    }
    for variant in variants {
      guard let value = value(variant.value) else { continue }
      let text = text(variant.cell).flatMap { name($0) } ?? nameOfNothing()
      table.variants.append(
        .init(
          environments: variant.environments, value: value, text: text,
          origin: TableIndex(rawValue: origin(variant.cell) ?? 0)))
    }
    let end = table.variants.endTableIndex
    if end > first { table.cells.append(.init(property: property, variants: first..<end)) }
  }

  private mutating func decodeRowEnvironments() {
    let section = reader.layout.rowEnvironments
    for index in 0..<UInt64(section.count / 3) {
      guard let row = reader.word(section, 3 * index), UInt64(row) < UInt64(table.rows.count),
        let low = reader.word(section, 3 * index + 1), let high = reader.word(section, 3 * index + 2)
      else { continue }
      table.rows[Int(row)].environments = EnvironmentSet(bits: UInt64(high) << 32 | UInt64(low))
    }
  }

  private mutating func decodeParts() {
    for index in 0..<UInt64(reader.layout.parts.count / 2) {
      guard let string = reader.word(reader.layout.parts, 2 * index), let name = name(string),
        let list = reader.word(reader.layout.parts, 2 * index + 1), let classes = self.name(list)
      else { continue }
      table.parts.append(.init(name: name, classes: classes))
    }
  }

  /// The string of a value's text.
  private func text(_ cell: UInt64) -> UInt32? {
    reader.word(reader.layout.texts, cell).flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  /// The origin of a value.
  private func origin(_ cell: UInt64) -> UInt32? {
    reader.word(reader.layout.origins, cell).flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  private mutating func name(_ string: UInt32) -> TableName? {
    if let known = names[string] { return known }
    guard let text = cache.string(string, in: reader) else { return nil }
    let name = table.names.append(text)
    names[string] = name
    return name
  }

  private mutating func nameOfNothing() -> TableName {
    let name = emptyName ?? table.names.append("")
    emptyName = name
    return name
  }

  private mutating func value(_ stored: StoredValue) -> TableIndex<StyleValue>? {
    if let known = values[stored] { return known }
    guard let value = cache.value(stored, in: reader) else { return nil }
    let number = table.values.endTableIndex
    table.values.append(value)
    values[stored] = number
    return number
  }
}
