/// A language in which the components bring their words along.
///
/// Give it to a configuration. An app with another language sets the words one by one.
public enum ComponentLanguage: String, Hashable, Sendable, CaseIterable {
  /// The language of the app's development, and of every configuration that names none.
  case english = "en"
  /// German.
  case german = "de"
  /// Arabic.
  case arabic = "ar"

  /// The language of a code such as `de-AT`, or nil if the components have no words in it.
  public init?(code: String) { self.init(rawValue: String(code.prefix { $0 != "-" && $0 != "_" })) }

  /// The format of counts.
  public var counts: CountFormat {
    CountFormat(groupingSeparator: self == .german ? "." : ",", plural: self == .arabic ? .arabic : .one)
  }

  /// Returns a word or sentence.
  func word(_ word: ComponentWord) -> String { word.texts[Self.allCases.firstIndex(of: self) ?? 0] }
}

/// The rule that tells which form of a plural goes with a number.
public enum PluralRule: Hashable, Sendable, CaseIterable {
  /// There is one form only, as in Japanese.
  case none
  /// A form for 1, and one for any other number, as in English and German.
  case one
  /// A form for 0 and 1, and one for any other number, as in French.
  case zeroOrOne
  /// A form for 1, one for 2 to 4, and one for any other number, by the last digits, as in Russian.
  case oneFewMany
  /// A form for each of 0, 1 and 2, one for 3 to 10, one for 11 to 99, and one for any other number, by the last two
  /// digits, as in Arabic.
  case arabic

  /// The index of the form that goes with a number.
  func form(of count: Int) -> Int {
    switch self {
    case .none: 0
    case .one: count.magnitude == 1 ? 0 : 1
    case .zeroOrOne: count.magnitude < 2 ? 0 : 1
    case .oneFewMany:
      switch (count.magnitude % 10, count.magnitude % 100 / 10) {
      case (_, 1), (0, _), (5..., _): 2
      case (1, _): 0
      default: 1
      }
    case .arabic:
      switch count.magnitude % 100 {
      case 0...2: count.magnitude < 3 ? Int(count.magnitude) : 5
      case 3...10: 3
      default: 4
      }
    }
  }
}

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
