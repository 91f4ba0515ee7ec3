/// Why a value is not of its property's type.
package struct Mismatch: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No value at all.
    case empty
    /// Something of another type, `red` for a number.
    case wrongType
    /// A word that is not in the set.
    case unknownKeyword
    /// A word that is not a colour for the target.
    case unknownColor
    /// A colour name in another case than its own.
    case colorCase
    /// A palette colour under a target that has no palettes.
    case paletteColorNotRead
    /// A hex literal of a length that the target does not read.
    case hexLength(Int)
    /// `rgb()`, `rgba()`, `hsl()` or `hsla()` with the wrong number of components, or one that is
    /// no number.
    case colorArguments
    /// A colour function whose numbers are not separated by commas.
    case colorSeparators
    /// A colour function with a comma that has no number beside it.
    case colorStrayComma
    /// A colour function without the parenthesis at its end.
    case colorUnclosed(function: String)
    /// A colour function with a number of arguments that it does not take.
    case colorArgumentCount(function: String, found: Int)
    /// More tokens than the type takes.
    case extraTokens
    /// More parts than a box has.
    case boxParts(Int)
    /// An offset without a comma, at which the runtime raises an exception.
    case offsetWithoutComma
    /// A number too large to be one.
    case numberTooLarge
  }

  package var reason: Reason
  /// Which tokens failed, counted from 0.
  package var tokens: Range<Int>
  /// The text to write in place of those tokens; nil where nothing is near.
  package var replacement: String?

  package init(_ reason: Reason, at tokens: Range<Int>, replacement: String? = nil) {
    self.reason = reason
    self.tokens = tokens
    self.replacement = replacement
  }
}
