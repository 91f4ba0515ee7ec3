/// A resolved table on its way into sections.
struct TableEncoder {
  let table: ResolvedTable
  let options: TableWriter.Options

  private(set) var strings = StringInterner()
  private(set) var propertyCount: UInt32 = 0
  private(set) var rows: [UInt32] = []
  private(set) var cells: [UInt32] = []
  private(set) var shapes = SequenceInterner<UInt32>()
  private(set) var doubles = SequenceInterner<UInt64>()
  private(set) var lists = SequenceInterner<UInt32>()
  private(set) var mixed = SequenceInterner<UInt32>()
  private(set) var rowEnvironments: [UInt32] = []
  private(set) var parts: [UInt32] = []
  private(set) var texts: [UInt32] = []
  private(set) var origins: [UInt32] = []
  private(set) var originNames: [UInt32] = []

  /// The shape of the row that is being encoded.
  private var shape = RowShape()
  /// What the cell that is being encoded is in which environments.
  private var regions: [Entry] = []
  /// Whether texts or origins are written.
  private let hasNotes: Bool
  /// The number of the property of each name of the table, or the greatest number for any other name.
  private var properties: [UInt32]
  /// The stored form of each value of the table, once it is known.
  private var stored: [StoredValue?]
  /// The number of each name's string, plus 1, once it is known.
  private var textStrings: [UInt32]

  /// The sections of a table.
  static func encoding(
    _ table: ResolvedTable, options: TableWriter.Options
  ) throws(TableWriteError) -> TableEncoder {
    var encoder = TableEncoder(table, options: options)
    try encoder.encode()
    return encoder
  }

  private init(_ table: ResolvedTable, options: TableWriter.Options) {
    self.table = table
    self.options = options
    hasNotes = options.includesTexts || options.origins != nil
    properties = Array(repeating: .max, count: table.names.count)
    stored = Array(repeating: nil, count: table.values.count)
    textStrings = Array(repeating: 0, count: options.includesTexts ? table.names.count : 0)
  }

  /// Fills the sections.
  private mutating func encode() throws(TableWriteError) {
    let rows = sortedRows()
    let pathBytes = rows.reduce(0) { $0 + table.names.range($1.path).count }
    strings.reserve(rows.count + 256, bytes: pathBytes + 4_096)
    for row in rows { strings.append(try name(row.path)) }
    try encodeProperties()
    self.rows.reserveCapacity(rows.count)
    // Values that depend on an axis take a word for each choice.
    cells.reserveCapacity(rows.count + table.variants.count * 9 / 8)
    for row in rows { encode(row) }
    try encodeParts()
    try checkLists()
    originNames = (options.origins ?? []).map { strings.intern($0) }
  }

  /// The rows in the order of their paths' bytes, in which the compiler makes them.
  private func sortedRows() -> [ResolvedTable.Row] {
    let isSorted = zip(table.rows, table.rows.dropFirst()).allSatisfy {
      !precedes($1.path, $0.path)
    }
    return isSorted ? table.rows : table.rows.sorted { precedes($0.path, $1.path) }
  }

  /// Numbers the properties by the order of their names.
  private mutating func encodeProperties() throws(TableWriteError) {
    var names: [TableName] = []
    for cell in table.cells where properties[cell.property.place] == .max && hasVariants(cell) {
      properties[cell.property.place] = 0
      names.append(cell.property)
    }
    for name in names.sorted(by: { precedes($0, $1) }) {
      strings.append(try self.name(name))
      properties[name.place] = propertyCount
      propertyCount += 1
    }
  }

  private mutating func encodeParts() throws(TableWriteError) {
    // Many parts carry the same list.
    var lists: [TableName: UInt32] = [:]
    for part in table.parts.sorted(by: { precedes($0.name, $1.name) }) {
      parts.append(strings.intern(try name(part.name)))
      if let known = lists[part.classes] {
        parts.append(known)
      } else {
        let list = try encodeClassList(part.classes)
        lists[part.classes] = list
        parts.append(list)
      }
    }
  }

  /// The string of a class list.
  private mutating func encodeClassList(_ list: TableName) throws(TableWriteError) -> UInt32 {
    let classes = try name(list)
    guard classes.withUnsafeBytes(ClassList.count) <= TableLimits.classesOfPart else {
      throw .beyondLimit(what: "classes for a part", limit: TableLimits.classesOfPart)
    }
    return strings.intern(classes)
  }

  private func checkLists() throws(TableWriteError) {
    for case .names(let names) in table.values where names.count > TableLimits.namesOfList {
      throw .beyondLimit(what: "names in a list", limit: TableLimits.namesOfList)
    }
  }

  /// The bytes of a class path, a property or a class list.
  private func name(_ name: TableName) throws(TableWriteError) -> ArraySlice<UInt8> {
    let bytes = table.bytes(of: name)
    guard bytes.count <= TableLimits.nameBytes else {
      throw .beyondLimit(what: "bytes in a name", limit: TableLimits.nameBytes)
    }
    return bytes
  }

  private func precedes(_ left: TableName, _ right: TableName) -> Bool {
    table.names.bytes.withUnsafeBytes { bytes in
      let (left, right) = (table.names.range(left), table.names.range(right))
      return NameBytes.areOrdered(
        UnsafeRawBufferPointer(rebasing: bytes[left]),
        UnsafeRawBufferPointer(rebasing: bytes[right]))
    }
  }
}

// Rows.
extension TableEncoder {
  /// Adds a row: the words of its cells and the shape that tells which is which.
  private mutating func encode(_ row: ResolvedTable.Row) {
    let start = cells.count
    noteEnvironments(of: row)
    append(Entry.nothing.content)
    shape.begin(cells: row.cells.count)
    for index in row.cells.lowerBound.place..<row.cells.upperBound.place {
      let cell = table.cells[index]
      let place = UInt32(truncatingIfNeeded: cells.count - start - 1)
      guard let kind = encode(cell) else { continue }
      shape.add(property: properties[cell.property.place], kind: kind, place: place)
    }
    rows.append(UInt32(truncatingIfNeeded: start))
    cells[start] = shapes.intern(shape.finish())
  }

  private mutating func noteEnvironments(of row: ResolvedTable.Row) {
    guard row.environments != .all else { return }
    let bits = row.environments.bits
    rowEnvironments.append(UInt32(truncatingIfNeeded: rows.count))
    rowEnvironments.append(UInt32(truncatingIfNeeded: bits))
    rowEnvironments.append(UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Whether some variant of a cell has environments.
  private func hasVariants(_ cell: ResolvedTable.Cell) -> Bool {
    for variant in table.variants[cell.variants] where !variant.environments.isEmpty {
      return true
    }
    return false
  }

  /// Adds the words of a cell, and returns its kind and axes as a shape holds them; nil if it has no value anywhere.
  @inline(__always)
  private mutating func encode(_ cell: ResolvedTable.Cell) -> UInt32? {
    let first = cell.variants.lowerBound.place
    guard cell.variants.upperBound.place - first == 1,
      table.variants[first].environments.bits == .max
    else { return encodeRegions(of: cell.variants) }
    guard !hasNotes, let value = stored[table.variants[first].value.place] else {
      let entry = entry(for: table.variants[first])
      append(entry.content)
      return UInt32(entry.value.kind)
    }
    cells.append(value.word)
    return UInt32(value.kind)
  }

  /// Adds the words of a cell that is not the same in all environments, one for each choice on the axes that matter.
  private mutating func encodeRegions(
    of variants: Range<TableIndex<ResolvedTable.Variant>>
  ) -> UInt32? {
    findRegions(of: variants)
    guard let first = regions.first?.value.kind else { return nil }
    let isOfOneKind = regions.allSatisfy { $0.value.kind == first }
    let axes = axesOfRegions()
    for choice in 0..<axes.choiceCount {
      let environments = axes.environments(at: choice)
      // A choice lies in one region, because no region depends on any other axis.
      for index in regions.indices
      where !regions[index].environments.isDisjoint(with: environments) {
        if !isOfOneKind { regions[index].content = mixed(regions[index].content) }
        append(regions[index].content)
        break
      }
    }
    return UInt32(isOfOneKind ? first : ValueKind.mixed.rawValue) | UInt32(axes.bits) << 8
  }

  /// Finds where a cell has which content; none if it has no value anywhere.
  private mutating func findRegions(of variants: Range<TableIndex<ResolvedTable.Variant>>) {
    regions.removeAll(keepingCapacity: true)
    var rest = EnvironmentSet.all
    for index in variants.lowerBound.place..<variants.upperBound.place {
      let variant = table.variants[index]
      guard !variant.environments.isEmpty else { continue }
      add(entry(for: variant), in: &rest)
    }
    if !regions.isEmpty { add(.nothing, in: &rest) }
  }

  /// Gives an entry those of its environments that are left.
  private mutating func add(_ entry: Entry, in rest: inout EnvironmentSet) {
    var entry = entry
    entry.environments.formIntersection(rest)
    guard !entry.environments.isEmpty else { return }
    rest = rest.subtracting(entry.environments)
    // A few: searching them costs less than a dictionary for each cell.
    if let same = regions.firstIndex(where: { $0.content == entry.content }) {
      regions[same].environments.formUnion(entry.environments)
    } else {
      regions.append(entry)
    }
  }

  /// The axes on which it depends in which region an environment is.
  private func axesOfRegions() -> AxisSet {
    var axes = AxisSet.empty
    for axis in StyleAxis.allCases
    where regions.contains(where: { $0.environments.depends(on: axis) }) {
      axes.bits |= 1 << axis.rawValue
    }
    return axes
  }

  /// A content of a cell whose values are of several kinds, unless it is one already.
  private mutating func mixed(_ content: Entry.Content) -> Entry.Content {
    guard !content.value.isA(.mixed) else { return content }
    var content = content
    let words = [UInt32(content.value.kind), content.value.word]
    content.value = StoredValue(.mixed, mixed.intern(words) / 2)
    return content
  }

  private mutating func append(_ content: Entry.Content) {
    cells.append(content.value.word)
    if options.includesTexts { texts.append(content.text) }
    if options.origins != nil { origins.append(content.origin) }
  }
}

// Values.
extension TableEncoder {
  /// A variant in the numbers of the file.
  private struct Entry {
    /// All that a reader can tell apart.
    struct Content: Hashable {
      var value: StoredValue
      /// The text's string and 1, 0 for none.
      var text: UInt32
      /// The origin and 1, 0 for none.
      var origin: UInt32
    }

    var environments: EnvironmentSet
    var content: Content
    var value: StoredValue { content.value }

    /// What stands where there is no value.
    static let nothing = Entry(
      environments: .all, content: Content(value: StoredValue(.none, 0), text: 0, origin: 0))
  }

  private mutating func entry(for variant: ResolvedTable.Variant) -> Entry {
    let value = stored(variant.value)
    let hasOrigin = UInt64(variant.origin.rawValue) < UInt64(options.origins?.count ?? 0)
    return Entry(
      environments: variant.environments,
      content: .init(
        value: value, text: options.includesTexts ? textString(variant.text) : 0,
        origin: hasOrigin ? variant.origin.rawValue + 1 : 0))
  }

  /// The string of a text and 1; 0 for an empty text.
  private mutating func textString(_ name: TableName) -> UInt32 {
    let known = textStrings[name.place]
    if known != 0 { return known }
    let text = table.bytes(of: name)
    guard !text.isEmpty else { return 0 }
    textStrings[name.place] = strings.intern(text) + 1
    return textStrings[name.place]
  }

  private mutating func stored(_ value: TableIndex<StyleValue>) -> StoredValue {
    if let known = stored[value.place] { return known }
    let made = make(table.values[value])
    stored[value.place] = made
    return made
  }

  private mutating func make(_ value: StyleValue) -> StoredValue {
    switch value {
    case .color(let color): StoredValue(.color, color.rgba)
    case .number(let number): make(number)
    case .integer(let integer):
      StoredValue(.integer, UInt32(bitPattern: integer))
    case .boolean(let boolean): StoredValue(.boolean, boolean ? 1 : 0)
    case .textStyle(let style): make(style.name, .textStyle)
    case .textAlignment(let alignment): make(alignment.rawValue, .textAlignment)
    case .keyword(let name): make(name, .keyword)
    case .fontName(let name): make(name, .fontName)
    case .imageName(let name): make(name, .imageName)
    case .string(let text): make(text, .string)
    case .box(let box): make(box)
    case .offset(let offset):
      StoredValue(.offset, doubles.intern([offset.x.bitPattern, offset.y.bitPattern]))
    case .names(let names): make(names)
    }
  }

  /// A number in 32 bits if these give back the same one, else among the doubles.
  private mutating func make(_ number: Double) -> StoredValue {
    let short = Float(number)
    guard Double(short).bitPattern == number.bitPattern else {
      return StoredValue(.longNumber, doubles.intern([number.bitPattern]))
    }
    return StoredValue(.number, short.bitPattern)
  }

  private mutating func make(_ box: StyleBox) -> StoredValue {
    let sides = [
      box.top.bitPattern, box.right.bitPattern, box.bottom.bitPattern, box.left.bitPattern,
    ]
    return StoredValue(.box, doubles.intern(sides))
  }

  private mutating func make(_ text: String, _ kind: ValueKind) -> StoredValue {
    StoredValue(kind, strings.intern(text))
  }

  private mutating func make(_ names: [String]) -> StoredValue {
    let numbers = names.map { strings.intern($0) }
    return StoredValue(.names, lists.intern([UInt32(truncatingIfNeeded: numbers.count)] + numbers))
  }
}
