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
}
