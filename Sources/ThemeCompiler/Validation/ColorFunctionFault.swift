package import ThemeModel

/// A mistake in a colour function such as `rgb(1, 2)`.
package enum ColorFunctionFault {
  /// The message about a mismatch of quoted words, or nil if it is not about a colour function.
  package static func message(_ reason: Mismatch.Reason, at words: String) -> String? {
    switch reason {
    case .colorArguments: "\(words) is not a number"
    case .colorSeparators: "the numbers of a colour function are separated by commas"
    case .colorStrayComma: "a ',' of this colour function has no number beside it"
    case .colorUnclosed(let function): "the '(' of '\(function)' is never closed"
    case .colorArgumentCount(let function, let found):
      "'\(function)' takes \(function.hasSuffix("a") ? "4 numbers" : "3 numbers"), not \(found)"
    default: nil
    }
  }
}
