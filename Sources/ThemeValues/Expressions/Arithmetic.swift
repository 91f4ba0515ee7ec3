/// Computes with numbers and, element by element, with lists of them.
///
/// A list is combined with a number or with a list of the same form. A number before a list is one that is added to or
/// multiplied with every element; dividing by a list is not defined.
enum Arithmetic {
  /// The result for two numeric operands.
  static func apply(
    _ sign: ArithmeticOperator, _ left: Operand, _ right: Operand
  ) throws(ExpressionFault) -> Operand.Content {
    let range = left.tokens.lowerBound..<right.tokens.upperBound
    switch (left.content, right.content) {
    case (.number(let first), .number(let second)):
      return .number(try number(sign, first, second, right.tokens, range))
    case (.list(let list), .number(let second)):
      try check(list, at: left.tokens)
      let other = list.map { _ in second }
      return .list(try elements(sign, list, other, form: list, right.tokens, range))
    case (.number(let first), .list(let list)):
      guard sign.isCommutative else { throw .init(.listAfterNumber(sign), at: range) }
      try check(list, at: right.tokens)
      let other = list.map { _ in first }
      return .list(try elements(sign, other, list, form: list, right.tokens, range))
    case (.list(let first), .list(let second)):
      return .list(try lists(sign, first, second, left.tokens, right.tokens))
    default:
      return .failed
    }
  }

  /// The negative of a numeric operand.
  static func negate(_ operand: Operand) throws(ExpressionFault) -> Operand.Content {
    switch operand.content {
    case .number(var number):
      number.value.negate()
      return .number(number)
    case .list(let list):
      try check(list, at: operand.tokens)
      return .list(list.map { .init(value: -$0.value, hasDot: $0.hasDot) })
    default:
      return .failed
    }
  }

  private static func lists(
    _ sign: ArithmeticOperator, _ first: NumberList, _ second: NumberList, _ left: Range<Int>,
    _ right: Range<Int>
  ) throws(ExpressionFault) -> NumberList {
    let range = left.lowerBound..<right.upperBound
    guard first.count == second.count, first.commas == second.commas else {
      throw .init(.mismatchedLists(left: first.shape, right: second.shape), at: range)
    }
    try check(first, at: left)
    return try elements(sign, first, second, form: first, right, range)
  }

  private static func check(_ list: NumberList, at tokens: Range<Int>) throws(ExpressionFault) {
    guard list.count > NumberList.limit else { return }
    throw .init(.listTooLong(count: list.count, limit: NumberList.limit), at: tokens)
  }

  /// Combines lists of the same length; the result looks like `form`.
  private static func elements(
    _ sign: ArithmeticOperator, _ first: NumberList, _ second: NumberList, form: NumberList,
    _ divisor: Range<Int>, _ range: Range<Int>
  ) throws(ExpressionFault) -> NumberList {
    var result = NumberList()
    for (index, comma) in form.commas.enumerated() {
      let value = try number(
        sign, first.numbers[index], second.numbers[index], divisor, range)
      result.append(value, comma: comma)
    }
    return result
  }

  private static func number(
    _ sign: ArithmeticOperator, _ first: ExpressionNumber, _ second: ExpressionNumber,
    _ divisor: Range<Int>, _ range: Range<Int>
  ) throws(ExpressionFault) -> ExpressionNumber {
    if sign == .divided, second.value == 0 { throw .init(.divisionByZero, at: divisor) }
    let result = ExpressionNumber(
      value: sign(first.value, second.value), hasDot: first.hasDot || second.hasDot)
    guard result.isInRange else { throw .init(.overflow, at: range) }
    return result
  }
}
