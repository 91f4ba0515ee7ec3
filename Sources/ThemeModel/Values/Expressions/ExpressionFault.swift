/// Something about a value that cannot be computed.
package struct ExpressionFault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An operator without an operand on one of its sides.
    case missingOperand(ArithmeticOperator, side: Side)
    /// An operand or an amount that is not a number.
    case notANumber(NonNumber)
    case divisionByZero
    /// A result that is larger than ``ExpressionNumber/limit`` or no number at all.
    case overflow
    /// Two lists of different lengths, or one of spaces and one of commas.
    case mismatchedLists(left: ListShape, right: ListShape)
    /// A list subtracted from a number or dividing one.
    case listAfterNumber(ArithmeticOperator)
    /// More elements than arithmetic takes.
    case listTooLong(count: Int, limit: Int)
    case unclosedParenthesis
    case unopenedParenthesis
    /// Parentheses and functions nested beyond a limit.
    case tooDeep(limit: Int)
    /// The name of a function that does not exist, and the one that was probably meant.
    case unknownFunction(String, nearest: ValueFunction)
    /// A function of CSS or Sass, and what to write instead.
    case foreignFunction(String, advice: String)
    case argumentCount(ValueFunction, found: Int)
    /// Nothing between two commas or a comma and a parenthesis.
    case emptyArgument(ValueFunction)
    /// An argument that is not a colour, as it is written, at most 80 bytes of it.
    case notAColor(ValueFunction, String)
    case amountOutOfRange(ValueFunction, Double)
    /// A computed component of a colour literal that is below 0 or above 255.
    case componentOutOfRange(Double)
  }

  package enum Side: Hashable, Sendable { case left, right }

  /// The kind of text in the place of a number.
  package enum NonNumber: Hashable, Sendable {
    /// A number with `%` after it.
    case percentage(Double)
    /// A number that is too large to compute with, as it is written.
    case tooLarge(String)
    case list
    case color
    /// Anything else as it is written, at most 80 bytes of it.
    case text(String)

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

  /// The form of a list.
  package struct ListShape: Hashable, Sendable {
    package var count: Int
    package var hasCommas: Bool
  }

  package var kind: Kind
  /// Which tokens of the value it is about, counted from 0; never empty.
  package var tokens: Range<Int>

  package init(_ kind: Kind, at tokens: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
  }

  // MARK: Wording

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

  private static func text(_ value: Double) -> String {
    String(decoding: ExpressionNumber(value: value).text, as: UTF8.self)
  }
}
