/// Several numbers, as a box or an offset holds them.
struct NumberList: Hashable, Sendable {
  /// The most numbers of a list: four make a box, two an offset.
  static let limit = 16

  private(set) var numbers: [ExpressionNumber] = []
  /// For each number whether a comma precedes it.
  private(set) var commas: [Bool] = []

  var count: Int { numbers.count }

  mutating func append(_ number: ExpressionNumber, comma: Bool) {
    numbers.append(number)
    commas.append(comma)
  }

  /// Takes the numbers of another list in: parentheses within a list only group.
  mutating func append(_ list: NumberList, comma: Bool) {
    numbers += list.numbers
    commas += [comma] + list.commas.dropFirst()
  }

  /// The same list with each number replaced.
  func map(_ transform: (ExpressionNumber) -> ExpressionNumber) -> NumberList {
    var result = self
    result.numbers = numbers.map(transform)
    return result
  }

  var shape: ExpressionFault.ListShape { .init(count: count, hasCommas: commas.contains(true)) }

  /// Tokens joined by one space.
  var text: [UInt8] {
    var text: [UInt8] = []
    for (number, comma) in zip(numbers, commas) {
      if comma { text += " ,".utf8 }
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += number.text
    }
    return text
  }
}
