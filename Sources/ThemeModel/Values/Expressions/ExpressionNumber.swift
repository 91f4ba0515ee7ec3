/// A number of an expression.
struct ExpressionNumber: Hashable, Sendable {
  /// The largest magnitude that a result may have.
  static let limit = 1e9

  var value: Double

  /// Whether a literal that it is made of has a dot, which tells fractions from bytes in colours.
  var hasDot = false

  /// Whether it is small enough to be a result; infinities and NaN are not.
  var isInRange: Bool { value.magnitude <= Self.limit }

  /// The shortest decimal form, with nine digits after the dot at most (six from a million on).
  ///
  /// So `0.1 + 0.2` is `0.3`. Never an exponent, which not every reader knows.
  var text: [UInt8] { text(withDot: false) }

  /// The decimal form, with a dot where that is asked for: `1.0`.
  func text(withDot: Bool) -> [UInt8] {
    let magnitude = isInRange ? value.magnitude : Self.limit
    let decimals = magnitude < 1e6 ? 9 : 6
    let unit: UInt64 = decimals == 9 ? 1_000_000_000 : 1_000_000
    let scaled = UInt64(magnitude * Double(unit) + 0.5)
    var fraction = Array(String(unit + scaled % unit).utf8.dropFirst())
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    if fraction.isEmpty, withDot { fraction = [UInt8(ascii: "0")] }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let dot = fraction.isEmpty ? "" : "."
    return Array("\(sign)\(scaled / unit)\(dot)".utf8) + fraction
  }
}

extension ExpressionNumber {
  /// The unit after the number that a word begins with; nil if the word ends there.
  static func unit(ofWord word: Range<Int>, in text: ValueText) -> Finding.Kind? {
    text.unit(DecimalScanner(text.bytes, in: word).end..<word.upperBound)
  }

  /// The number that a whole word is, with or without a unit; nil for `#123`, `a` and what is too large to compute with.
  init?(word: Range<Int>, of text: ValueText) {
    let first = text.bytes[word.lowerBound]
    // Numbers begin with a digit, a sign or a dot; no letter does.
    guard first < UInt8(ascii: ":") else { return nil }
    let scanner = DecimalScanner(text.bytes, in: word)
    guard scanner.isNumber, scanner.end == word.upperBound || Self.unit(ofWord: word, in: text) != nil else {
      return nil
    }
    value = scanner.value
    guard isInRange else { return nil }
    hasDot = text.bytes[word].contains(UInt8(ascii: "."))
  }
}

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
