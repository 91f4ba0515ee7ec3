extension ResolvedTable {
  /// Everything that a table holds, in the order that ``ResolvedTable`` promises.
  ///
  /// Texts and origins come back if they were written and are wanted; without them texts are empty and origins 0.
  package init(_ table: StyleTable, withNotes: Bool = true) {
    self.init()
    table.storage.read { reader in
      var decoder = TableDecoder(reader: reader, withNotes: withNotes)
      self = decoder.decode()
    }
    definitions = table.storage.definitions.map { [ResolvedTable(StyleTable(storage: $0), withNotes: withNotes)] } ?? []
  }
}

extension StyleTable {
  /// The texts of the origins that the table's variants name, or none if origins were not written.
  package var origins: [String] {
    storage.read { reader in
      var decoder = TableDecoder(reader: reader, withNotes: true)
      return (0..<UInt64(reader.layout.originNames.count)).map { index in
        reader.word(reader.layout.originNames, index).flatMap { decoder.string($0) } ?? ""
      }
    }
  }
}

/// A table on its way back into flat arrays.
private struct TableDecoder {
  let reader: TableReader
  /// The optional sections that are read.
  private let texts, origins: Section
  private var table = ResolvedTable()
  private var strings: [UInt32: String] = [:]
  /// The numbers of names by their strings in the file.
  private var names: [UInt32: TableName] = [:]
  /// The numbers of values by what is stored for them; nil for what is no value.
  private var values: [StoredValue: TableIndex<StyleValue>?] = [:]
  private var emptyName: TableName?
  /// The first cell at which the next row may begin.
  private var free: UInt64 = 0
  /// The number of further names of lists that may be made.
  ///
  /// Lists do not overlap in an intact table.
  private var listBudget: Int

  init(reader: TableReader, withNotes: Bool) {
    self.reader = reader
    (texts, origins) = withNotes ? (reader.layout.texts, reader.layout.origins) : (Section(), Section())
    listBudget = reader.layout.lists.count
  }

  mutating func decode() -> ResolvedTable {
    for row in 0..<reader.rowCount {
      guard let path = name(row) else { return table }
      let firstCell = table.cells.endTableIndex
      for cell in cells(ofRow: row) { decode(cell) }
      table.rows.append(.init(path: path, cells: firstCell..<table.cells.endTableIndex))
    }
    decodeRowEnvironments()
    decodeParts()
    return table
  }

  /// The cells of the next row, in the order of their properties.
  ///
  /// A row that begins before the end of an earlier one is read as empty, so that all rows take time in proportion to the
  /// file whatever the file says.
  private mutating func cells(ofRow row: UInt32) -> [CellReference] {
    guard let shape = reader.shape(ofRow: row), shape.cells >= free else { return [] }
    free = shape.cells + 1 + shape.words
    return reader.cells(of: shape)
  }

  private mutating func decode(_ cell: CellReference) {
    guard let string = reader.propertyString(cell.property), let property = name(string) else { return }
    let first = table.variants.endTableIndex
    let variants = reader.variants(of: cell) {
      note(texts, $0) == note(texts, $1) && note(origins, $0) == note(origins, $1)
    }
    for variant in variants {
      guard let value = value(variant.value) else { continue }
      let text = note(texts, variant.cell).flatMap { name($0) } ?? nameOfNothing()
      table.variants.append(
        .init(
          environments: variant.environments, value: value, text: text,
          origin: TableIndex(rawValue: note(origins, variant.cell) ?? 0)))
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

  /// The number that an optional section has for a cell: the string of a text, or an origin.
  private func note(_ section: Section, _ cell: UInt64) -> UInt32? {
    reader.word(section, cell).flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  /// A string by its number, made once.
  mutating func string(_ number: UInt32) -> String? {
    if let known = strings[number] { return known }
    let string = reader.text(number)
    strings[number] = string
    return string
  }

  private mutating func name(_ string: UInt32) -> TableName? {
    if let known = names[string] { return known }
    guard let text = self.string(string) else { return nil }
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
    let number = make(stored).map { value in
      table.values.append(value)
      return TableIndex<StyleValue>(table.values.count - 1)
    }
    values[stored] = .some(number)
    return number
  }

  private mutating func make(_ stored: StoredValue) -> StyleValue? {
    if stored.isA(.names) { return list(stored.word).map(StyleValue.names) }
    return reader.styleValue(stored) { string($0) }
  }

  private mutating func list(_ index: UInt32) -> [String]? {
    let numbers = reader.list(index)
    listBudget -= numbers.count
    guard listBudget >= 0 else { return nil }
    var names: [String] = []
    for number in numbers {
      guard let name = string(number) else { return nil }
      names.append(name)
    }
    return names
  }
}
