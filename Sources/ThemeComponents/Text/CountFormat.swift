/// The format of counts in a language: its digits, the separator of groups of three, and its plurals.
public struct CountFormat: Hashable, Sendable {
  /// The digit for zero; the other nine follow it in Unicode, as in every set of decimal digits.
  public var zero: String
  /// The text between groups of three digits, empty for none.
  public var groupingSeparator: String
  /// The rule for the forms of a plural, which words part with `|`.
  public var plural: PluralRule

  /// Digits from 0 to 9, with commas between groups.
  public static let english = CountFormat(groupingSeparator: ",")

  /// A format from its parts.
  public init(zero: String = "0", groupingSeparator: String = "", plural: PluralRule = .one) {
    self.zero = zero
    self.groupingSeparator = groupingSeparator
    self.plural = plural
  }

  /// A count as text.
  public func text(_ count: Int) -> String {
    let digits = String(count.magnitude).utf8
    let first = zero.unicodeScalars.first?.value ?? 0x30
    var text = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += groupingSeparator }
      let letter = Unicode.Scalar(first &+ UInt32(digit) - 0x30) ?? Unicode.Scalar(digit)
      text.unicodeScalars.append(letter)
    }
    return text
  }
}

extension String {
  /// The text with a number in the place `{n}`, in the form of the plural that goes with it.
  func filled(_ count: Int, _ counts: CountFormat) -> String {
    plural(for: count, counts).filled(["n": counts.text(count)])
  }

  /// The form of a plural for a number; the last one where there are not so many.
  func plural(for count: Int, _ counts: CountFormat) -> String {
    let forms = split(separator: "|", omittingEmptySubsequences: false)
    return forms.isEmpty ? self : String(forms[min(counts.plural.form(of: count), forms.count - 1)])
  }

  /// The text with its places for other texts filled, such as those of `{n} of {N}`.
  ///
  /// Braces that name no place stay.
  func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      rest = rest[start...]
      let place = values.first { rest.hasPrefix("{\($0.key)}") }
      result += place?.value ?? "{"
      rest = rest.dropFirst(place.map { $0.key.count + 2 } ?? 1)
    }
    return result + rest
  }
}
