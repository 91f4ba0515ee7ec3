/// The values of one table as they are met on a walk over it, each made once.
///
/// So a walk takes memory in proportion to the table, even if a damaged table names its longest
/// string everywhere.
struct ValueCache {
  private var values: [UInt64: StyleValue?] = [:]
  private var strings: [UInt32: String] = [:]
  /// How many more names of lists may be made; lists do not overlap in an intact table.
  private var listBudget: Int?

  /// The value of a stored word.
  mutating func value(_ raw: RawValue, in reader: TableReader) -> StyleValue? {
    if let known = values[raw.key] { return known }
    let value = make(raw, in: reader)
    values[raw.key] = .some(value)
    return value
  }

  private mutating func make(_ raw: RawValue, in reader: TableReader) -> StyleValue? {
    switch raw.kind {
    case .names: names(raw.word, in: reader).map(StyleValue.names)
    case .textStyle: string(raw.word, in: reader).map(StyleValue.textStyle)
    case .textAlignment: string(raw.word, in: reader).map(StyleValue.textAlignment)
    case .keyword: string(raw.word, in: reader).map(StyleValue.keyword)
    case .fontName: string(raw.word, in: reader).map(StyleValue.fontName)
    case .imageName: string(raw.word, in: reader).map(StyleValue.imageName)
    case .string: string(raw.word, in: reader).map(StyleValue.string)
    default: reader.styleValue(raw)
    }
  }

  /// A string by its number.
  mutating func string(_ number: UInt32, in reader: TableReader) -> String? {
    if let known = strings[number] { return known }
    let string = reader.text(number)
    strings[number] = string
    return string
  }

  private mutating func names(_ index: UInt32, in reader: TableReader) -> [String]? {
    let numbers = reader.list(index)
    let budget = (listBudget ?? reader.layout.lists.count) - numbers.count
    listBudget = budget
    guard budget >= 0 else { return nil }
    var names: [String] = []
    for number in numbers {
      guard let name = string(number, in: reader) else { return nil }
      names.append(name)
    }
    return names
  }
}
