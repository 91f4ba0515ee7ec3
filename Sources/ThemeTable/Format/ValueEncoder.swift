/// The values and names of a resolved table on their way into sections, each encoded once.
struct ValueEncoder {
  private let table: ResolvedTable
  /// The strings of all sections; class paths and property names come first, because their numbers are counted from there.
  var strings = SequenceInterner<UInt8>()
  private(set) var doubles = SequenceInterner<UInt64>()
  private(set) var lists = SequenceInterner<UInt32>()
  /// The stored form of each value of the table, once it is known; until then it is of no kind.
  private var stored: [StoredValue]
  /// The number of each text's string, plus 1, once it is known.
  private var textStrings: [UInt32]

  init(_ table: ResolvedTable, includesTexts: Bool) {
    self.table = table
    stored = Array(repeating: CellContent.nothing.value, count: table.values.count)
    textStrings = Array(repeating: 0, count: includesTexts ? table.names.count : 0)
  }

  /// The stored form of a value.
  mutating func stored(_ value: TableIndex<StyleValue>) -> StoredValue {
    let known = stored[value.index]
    if !known.isA(.none) { return known }
    let made = make(table.values[value])
    stored[value.index] = made
    return made
  }

  /// The number of a text's string, plus 1; 0 for an empty text.
  mutating func textString(_ name: TableName) -> UInt32 {
    let known = textStrings[name.index]
    if known != 0 { return known }
    let text = table.bytes(of: name)
    guard !text.isEmpty else { return 0 }
    textStrings[name.index] = strings.number(of: text) + 1
    return textStrings[name.index]
  }

  private mutating func make(_ value: StyleValue) -> StoredValue {
    switch value {
    case .color(let color): StoredValue(.color, color.rgba)
    case .number(let number): make(number)
    case .integer(let integer): StoredValue(.integer, UInt32(bitPattern: integer))
    case .boolean(let boolean): StoredValue(.boolean, boolean ? 1 : 0)
    case .textStyle(let style): make(style.name, .textStyle)
    case .textAlignment(let alignment): make(alignment.rawValue, .textAlignment)
    case .keyword(let name): make(name, .keyword)
    case .fontName(let name): make(name, .fontName)
    case .imageName(let name): make(name, .imageName)
    case .string(let text): make(text, .string)
    case .box(let box):
      make([box.top.bitPattern, box.right.bitPattern, box.bottom.bitPattern, box.left.bitPattern], .box)
    case .offset(let offset): make([offset.x.bitPattern, offset.y.bitPattern], .offset)
    case .names(let names): make(names)
    }
  }

  /// A number in 32 bits if these give back the same one, else among the doubles.
  private mutating func make(_ number: Double) -> StoredValue {
    let short = Float(number)
    guard Double(short).bitPattern == number.bitPattern else { return make([number.bitPattern], .longNumber) }
    return StoredValue(.number, short.bitPattern)
  }

  private mutating func make(_ doubles: [UInt64], _ kind: ValueKind) -> StoredValue {
    StoredValue(kind, self.doubles.intern(doubles[...]))
  }

  private mutating func make(_ text: String, _ kind: ValueKind) -> StoredValue {
    StoredValue(kind, strings.number(of: Array(text.utf8)[...]))
  }

  private mutating func make(_ names: [String]) -> StoredValue {
    let numbers = names.map { strings.number(of: Array($0.utf8)[...]) }
    return StoredValue(.names, lists.intern(([UInt32(truncatingIfNeeded: numbers.count)] + numbers)[...]))
  }
}
