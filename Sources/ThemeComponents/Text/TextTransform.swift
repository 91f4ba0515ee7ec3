/// A change of a text's letters that a theme asks for.
public enum TextTransform: String, CaseIterable, Sendable {
  /// All letters large.
  case uppercase
  /// All letters small.
  case lowercase
  /// The first letter of each word large, all others small.
  case capitalize
  /// None.
  case none

  /// The changed text.
  public func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalize: Self.capitalized(text)
    case .none: text
    }
  }

  private static func capitalized(_ text: String) -> String {
    var isFirst = true
    return text.reduce(into: "") { result, character in
      result += isFirst ? character.uppercased() : character.lowercased()
      isFirst = !character.isLetter && character != "'" && character != "’"
    }
  }
}
