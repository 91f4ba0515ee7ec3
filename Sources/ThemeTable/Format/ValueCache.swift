/// The values of one table as they are met on a walk over it, each made once.
///
/// So a walk takes memory in proportion to the table, even if a damaged table names its longest
/// string everywhere.
struct ValueCache {
  private var values: [StoredValue: StyleValue?] = [:]
  private var strings: [UInt32: String] = [:]
  private var propertyNames: [UInt32: PropertyName] = [:]
  /// The number of further names of lists that may be made.
  ///
  /// Lists do not overlap in an intact table.
  private var listBudget: Int?

  /// The value of a stored word.
  mutating func value(_ stored: StoredValue, in reader: TableReader) -> StyleValue? {
    if let known = values[stored] { return known }
    let value = make(stored, in: reader)
    values[stored] = .some(value)
    return value
  }

  private mutating func make(_ stored: StoredValue, in reader: TableReader) -> StyleValue? {
    if stored.isA(.names) { return names(stored.word, in: reader).map(StyleValue.names) }
    return reader.styleValue(stored) { string($0, in: reader) }
  }

  /// The property and state of a written name, by the number of the property.
  mutating func propertyName(_ property: UInt32, in reader: TableReader) -> PropertyName? {
    if let known = propertyNames[property] { return known }
    let name = reader.propertyString(property).flatMap { string($0, in: reader) }.map { PropertyName(written: $0) }
    propertyNames[property] = name
    return name
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
