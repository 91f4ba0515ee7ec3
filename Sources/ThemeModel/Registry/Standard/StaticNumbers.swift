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

/// Reads lines of static text: decimal numbers with one space between them, or text up to the end of the line.
///
/// The text is a literal of the program, there as long as the program runs, and made by a test that reads it again;
/// so the pointer to its bytes is safe to keep, and what is read is what was written.
struct StaticLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ text: StaticString) { bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) }

  /// Whether all lines are read; the line feed after the last one is not part of the literal.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next number, and steps over the space or line feed after it.
  mutating func number() -> Int {
    var (number, index) = (0, position)
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0") {
      number = number &* 10 &+ Int(bytes[index] &- UInt8(ascii: "0"))
      index += 1
    }
    position = index + 1
    return number
  }

  /// The rest of the line as a string.
  mutating func text() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The ids of a list, which follow their number; most lists are empty.
  mutating func ids<Tag>() -> [ID<Tag>] {
    var ids: [ID<Tag>] = []
    for _ in 0..<number() { ids.append(ID(index: number())) }
    return ids
  }
}
