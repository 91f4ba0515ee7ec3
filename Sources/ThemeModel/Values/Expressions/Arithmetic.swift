/// Computes with numbers and, element by element, with lists of them.
///
/// A list is combined with a number or with a list of the same form. A number before a list is one that is added to or
/// multiplied with every element; dividing by a list is not defined.
enum Arithmetic {
  /// The result for two numeric operands.
  static func apply(_ sign: ArithmeticOperator, _ left: Operand, _ right: Operand) throws(ExpressionFault)
    -> Operand.Content
  {
    let range = left.tokens.lowerBound..<right.tokens.upperBound
    switch (left.content, right.content) {
    case (.number(let first), .number(let second)): return .number(try number(sign, first, second, right.tokens, range))
    case (.list(let list), .number(let second)):
      return .list(try lists(sign, list, list.map { _ in second }, left.tokens, right.tokens))
    case (.number(let first), .list(let list)):
      guard sign.isCommutative else { throw .init(.listAfterNumber(sign), at: range) }
      try check(list, at: right.tokens)
      return .list(try lists(sign, list.map { _ in first }, list, left.tokens, right.tokens))
    case (.list(let first), .list(let second)): return .list(try lists(sign, first, second, left.tokens, right.tokens))
    default: return .failed
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
    default: return .failed
    }
  }

  /// Combines lists of the same form.
  private static func lists(
    _ sign: ArithmeticOperator, _ first: NumberList, _ second: NumberList, _ left: Range<Int>, _ right: Range<Int>
  ) throws(ExpressionFault) -> NumberList {
    let range = left.lowerBound..<right.upperBound
    guard first.count == second.count, first.commas == second.commas else {
      throw .init(.mismatchedLists(left: first.shape, right: second.shape), at: range)
    }
    try check(first, at: left)
    var result = NumberList()
    for (index, comma) in first.commas.enumerated() {
      let value = try number(sign, first.numbers[index], second.numbers[index], right, range)
      result.append(value, comma: comma)
    }
    return result
  }

  private static func check(_ list: NumberList, at tokens: Range<Int>) throws(ExpressionFault) {
    guard list.count > NumberList.limit else { return }
    throw .init(.listTooLong(count: list.count, limit: NumberList.limit), at: tokens)
  }

  private static func number(
    _ sign: ArithmeticOperator, _ first: ExpressionNumber, _ second: ExpressionNumber, _ divisor: Range<Int>,
    _ range: Range<Int>
  ) throws(ExpressionFault) -> ExpressionNumber {
    if sign == .divided, second.value == 0 { throw .init(.divisionByZero, at: divisor) }
    let result = ExpressionNumber(value: sign(first.value, second.value), hasDot: first.hasDot || second.hasDot)
    guard result.isInRange else { throw .init(.overflow, at: range) }
    return result
  }
}

/// An operator between two operands.
package enum ArithmeticOperator: Character, Hashable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"

  /// The operator of a sum.
  static func ofSum(_ kind: ExpressionTokens.Kind?) -> Self? { kind == .plus ? .plus : kind == .minus ? .minus : nil }

  /// The operator of a product.
  static func ofProduct(_ kind: ExpressionTokens.Kind?) -> Self? {
    kind == .asterisk ? .times : kind == .slash ? .divided : nil
  }

  /// Whether a number may precede a list: only where the order does not matter.
  var isCommutative: Bool { self == .plus || self == .times }

  func callAsFunction(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    }
  }
}
