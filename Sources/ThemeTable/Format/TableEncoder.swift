/// A resolved table on its way into sections.
struct TableEncoder {
  let table: ResolvedTable
  let options: TableWriter.Options

  private(set) var values: ValueEncoder
  private(set) var propertyCount: UInt32 = 0
  private(set) var rows: [UInt32] = []
  private(set) var cells: [UInt32] = []
  private(set) var shapes = SequenceInterner<UInt32>()
  private(set) var mixed = SequenceInterner<UInt32>()
  private(set) var rowEnvironments: [UInt32] = []
  private(set) var parts: [UInt32] = []
  private(set) var texts: [UInt32] = []
  private(set) var origins: [UInt32] = []
  private(set) var originNames: [UInt32] = []

  /// The shape of the row that is being encoded: the number of its cells and their properties, then their kinds and places.
  private var shape: [UInt32] = []
  private var kindsAndPlaces: [UInt32] = []
  /// The contents of the cell that is being encoded, if they differ.
  private var regions = CellRegions()
  /// The number of the property of each name of the table, or the greatest number for any other name.
  private var properties: [UInt32]

  /// The sections of a table.
  init(_ table: ResolvedTable, options: TableWriter.Options) throws(TableWriteError) {
    self.table = table
    self.options = options
    properties = Array(repeating: .max, count: table.names.count)
    values = ValueEncoder(table, includesTexts: options.includesTexts)
    try encode()
  }

  /// Fills the sections.
  private mutating func encode() throws(TableWriteError) {
    // The compiler makes them in this order.
    let rows = table.rows.sorted { precedes($0.path, $1.path) }
    for row in rows { values.strings.append(try name(row.path)) }
    try encodeProperties()
    self.rows.reserveCapacity(rows.count)
    // Values that depend on an axis take a word for each choice.
    cells.reserveCapacity(rows.count + table.variants.count * 9 / 8)
    for row in rows { encode(row) }
    try encodeParts()
    try checkLists()
    originNames = (options.origins ?? []).map { values.strings.number(of: Array($0.utf8)[...]) }
  }

  /// Numbers the properties by the order of their names.
  private mutating func encodeProperties() throws(TableWriteError) {
    // Bare numbers: an array of names would be a type more to make at run time.
    var names: [UInt32] = []
    for cell in table.cells where properties[cell.property.index] == .max {
      guard table.variants[cell.variants].contains(where: { !$0.environments.isEmpty }) else { continue }
      properties[cell.property.index] = 0
      names.append(cell.property.rawValue)
    }
    for name in names.sorted(by: { precedes(TableName(rawValue: $0), TableName(rawValue: $1)) }) {
      values.strings.append(try self.name(TableName(rawValue: name)))
      properties[Int(name)] = propertyCount
      propertyCount += 1
    }
  }

  private mutating func encodeParts() throws(TableWriteError) {
    for part in table.parts.sorted(by: { precedes($0.name, $1.name) }) {
      let (name, classes) = (try name(part.name), try name(part.classes))
      guard classes.withBytes(ClassList.count) <= TableLimits.classesOfPart else {
        throw .init(reason: "a table has at most \(TableLimits.classesOfPart) classes for a part")
      }
      parts.append(values.strings.number(of: name))
      parts.append(values.strings.number(of: classes))
    }
  }

  private func checkLists() throws(TableWriteError) {
    for case .names(let names) in table.values where names.count > TableLimits.namesOfList {
      throw .init(reason: "a table has at most \(TableLimits.namesOfList) names in a list")
    }
  }

  /// The bytes of a class path, a property or a class list.
  private func name(_ name: TableName) throws(TableWriteError) -> ArraySlice<UInt8> {
    let bytes = table.bytes(of: name)
    guard bytes.count <= TableLimits.nameBytes else {
      throw .init(reason: "a table has at most \(TableLimits.nameBytes) bytes in a name")
    }
    return bytes
  }

  private func precedes(_ left: TableName, _ right: TableName) -> Bool {
    table.names.bytes.withBytes { $0[table.names.range(left)] < $0[table.names.range(right)] }
  }

  // MARK: Rows

  /// Adds a row: the words of its cells and the shape that tells which is which.
  private mutating func encode(_ row: ResolvedTable.Row) {
    let start = cells.count
    noteEnvironments(of: row)
    append(.nothing)
    shape.removeAll(keepingCapacity: true)
    kindsAndPlaces.removeAll(keepingCapacity: true)
    shape.append(0)
    for index in row.cells.lowerBound.index..<row.cells.upperBound.index {
      let cell = table.cells[index]
      let place = UInt32(truncatingIfNeeded: cells.count - start - 1)
      guard let kind = encode(cell) else { continue }
      shape.append(properties[cell.property.index])
      kindsAndPlaces.append(kind)
      kindsAndPlaces.append(place)
    }
    shape[0] = UInt32(truncatingIfNeeded: shape.count - 1)
    shape += kindsAndPlaces
    rows.append(UInt32(truncatingIfNeeded: start))
    cells[start] = shapes.intern(shape[...])
  }

  private mutating func noteEnvironments(of row: ResolvedTable.Row) {
    guard row.environments != .all else { return }
    let bits = row.environments.bits
    rowEnvironments.append(UInt32(truncatingIfNeeded: rows.count))
    rowEnvironments.append(UInt32(truncatingIfNeeded: bits))
    rowEnvironments.append(UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Adds the words of a cell, and returns its kind and axes as a shape holds them; nil if it has no value anywhere.
  @inline(__always) private mutating func encode(_ cell: ResolvedTable.Cell) -> UInt32? {
    let first = cell.variants.lowerBound.index
    guard cell.variants.upperBound.index - first == 1, table.variants[first].environments.bits == .max else {
      return encodeRegions(of: cell.variants)
    }
    let content = content(of: table.variants[first])
    append(content)
    return UInt32(content.value.kind)
  }

  /// Adds the words of a cell that is not the same in all environments, one for each choice on the axes that matter.
  private mutating func encodeRegions(of variants: Range<TableIndex<ResolvedTable.Variant>>) -> UInt32? {
    regions.clear()
    for index in variants.lowerBound.index..<variants.upperBound.index where !table.variants[index].environments.isEmpty
    {
      let variant = table.variants[index]
      regions.add(content(of: variant), in: variant.environments)
    }
    guard regions.kind != nil else { return nil }
    regions.add(.nothing, in: .all)
    guard let kind = regions.kind else { return nil }
    let axes = regions.axes
    for choice in 0..<axes.choiceCount {
      guard var content = regions.content(in: axes.environments(at: choice)) else { continue }
      if kind == ValueKind.mixed.rawValue {
        let words = [UInt32(content.value.kind), content.value.word]
        content.value = StoredValue(.mixed, mixed.intern(words[...]) / 2)
      }
      append(content)
    }
    return UInt32(kind) | UInt32(axes.bits) << 8
  }

  private mutating func content(of variant: ResolvedTable.Variant) -> CellContent {
    let hasOrigin = UInt64(variant.origin.rawValue) < UInt64(options.origins?.count ?? 0)
    return CellContent(
      value: values.stored(variant.value), text: options.includesTexts ? values.textString(variant.text) : 0,
      origin: hasOrigin ? variant.origin.rawValue + 1 : 0)
  }

  private mutating func append(_ content: CellContent) {
    cells.append(content.value.word)
    if options.includesTexts { texts.append(content.text) }
    if options.origins != nil { origins.append(content.origin) }
  }
}
