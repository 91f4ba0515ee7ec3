extension ExpressionFault {
  /// The fault in one phrase, for a diagnostic.
  package var message: String {
    switch kind {
    case .missingOperand(let sign, let side): "'\(sign.rawValue)' has no value \(side == .left ? "before" : "after") it"
    case .notANumber(let operand): operand.message
    case .divisionByZero: "division by zero"
    case .overflow: "the result is too large"
    case .mismatchedLists(let left, let right): Self.mismatch(left, right)
    case .listAfterNumber(.divided): "a number cannot be divided by a list"
    case .listAfterNumber: "a list cannot be taken from a number"
    case .listTooLong(let count, _): "a list of \(count) values is too long to compute with"
    case .unclosedParenthesis: "this '(' is never closed"
    case .unopenedParenthesis: "this ')' has no '('"
    case .tooDeep: "parentheses are nested too deep"
    case .unknownFunction(let name, _), .foreignFunction(let name, _): "there is no function '\(name)'"
    case .argumentCount(let function, let found):
      "'\(function.rawValue)' takes \(function.argumentPhrase), not \(found)"
    case .emptyArgument(let function): "an argument of '\(function.rawValue)' is missing"
    case .notAColor(_, let text): "'\(text)' is not a colour"
    case .amountOutOfRange(let function, let amount):
      "the amount \(Self.text(amount)) of '\(function.rawValue)' is not in \(function.amountPhrase)"
    case .componentOutOfRange(let value): "the component \(Self.text(value)) is not in 0…255"
    }
  }

  /// The text to write instead; nil where the message says all.
  package var help: String? {
    switch kind {
    case .notANumber(.percentage(let value)): "write \(Self.text(value / 100)) for \(Self.text(value)) percent"
    case .overflow, .notANumber(.tooLarge): "numbers lie between -1000000000 and 1000000000"
    case .listAfterNumber: "write the list first"
    case .listTooLong(_, let limit): "lists of up to \(limit) values are computed"
    case .tooDeep(let limit): "\(limit) levels are read"
    case .unknownFunction(_, let nearest): "did you mean '\(nearest.rawValue)'?"
    case .foreignFunction(_, let advice): advice
    case .argumentCount(let function, _), .emptyArgument(let function): "write '\(function.signature)'"
    case .amountOutOfRange(let function, let amount): Self.hint(function, amount)
    default: nil
    }
  }

  /// A percentage that was probably meant.
  private static func hint(_ function: ValueFunction, _ amount: Double) -> String? {
    let fraction = amount / 100
    guard amount.magnitude > 1, function.amounts.contains(fraction) else { return nil }
    return "write \(text(fraction)) for \(text(amount)) percent"
  }

  private static func mismatch(_ left: ListShape, _ right: ListShape) -> String {
    left.count == right.count
      ? "a list with commas and one without cannot be combined"
      : "lists of \(left.count) and \(right.count) values cannot be combined"
  }

  fileprivate static func text(_ value: Double) -> String {
    String(decoding: ExpressionNumber(value: value).text, as: UTF8.self)
  }
}

extension ExpressionFault.NonNumber {
  fileprivate var message: String {
    switch self {
    case .percentage(let value): "'\(ExpressionFault.text(value))%' is not a number"
    case .tooLarge(let text): "'\(text)' is too large"
    case .list: "a list is not a number"
    case .color: "a colour is not a number"
    case .text(let text): "'\(text)' is not a number"
    }
  }
}
