import ThemeBase

/// Reads the numbers of a static table one after the other.
///
/// A test makes the table and reads it again, so what is read is what was written; a look beyond the end traps.
struct StaticNumbers {
  private let numbers: [UInt16]
  private var position = 0

  init(_ numbers: [UInt16]) { self.numbers = numbers }

  /// Whether all numbers are read.
  var isAtEnd: Bool { position >= numbers.count }

  /// The next number.
  mutating func next() -> Int {
    defer { position += 1 }
    return Int(numbers[position])
  }

  /// The next number as an id.
  mutating func id<Tag>() -> ID<Tag> { ID(index: next()) }

  /// The id that the next number is one more than; nil for 0.
  mutating func optionalID<Tag>() -> ID<Tag>? {
    let number = next()
    return number == 0 ? nil : ID(index: number - 1)
  }

  /// The next two numbers as a range of ids.
  mutating func range<Tag>() -> IDRange<Tag> {
    let start: ID<Tag> = id()
    return IDRange(start, upTo: id())
  }

  /// The ids of a list, which follow their number; most lists are empty.
  mutating func ids<Tag>() -> [ID<Tag>] {
    var ids: [ID<Tag>] = []
    for _ in 0..<next() { ids.append(id()) }
    return ids
  }
}
