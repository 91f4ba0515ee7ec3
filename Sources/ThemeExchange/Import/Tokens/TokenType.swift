import ThemeBase

/// The definitions that come of a token, each with the suffix of its name, which is empty but for parts of a composite value.
typealias TokenParts = [(suffix: String, value: ImportedDefinition.Value)]

/// A type of tokens that a stylesheet can hold, under the names that several tools have for it.
enum TokenType: Hashable {
  case color
  case number
  /// Points.
  case dimension
  case fontWeight
  case fontFamily
  case typography
  /// A type of which a stylesheet has no values.
  case other(String)
  /// A type of a team's own making, which says nothing.
  case unknown

  init(_ name: String) {
    switch name {
    case "color", "COLOR": self = .color
    case "number", "opacity", "FLOAT", "float", "lineHeight": self = .number
    case "dimension", "sizing", "spacing", "borderRadius", "borderWidth", "fontSizes", "fontSize", "lineHeights",
      "letterSpacing", "paragraphSpacing", "size", "space":
      self = .dimension
    case "fontWeight", "fontWeights": self = .fontWeight
    case "fontFamily", "fontFamilies", "font": self = .fontFamily
    case "typography": self = .typography
    default: self = TokenWords.otherTypes.contains(name.lowercased()) ? .other(name) : .unknown
    }
  }

  /// Whether a token of the type may name one of another as its value: numbers and lengths any number, a weight only a
  /// weight, and a text the name of a font.
  func canRefer(to other: TokenType) -> Bool {
    if self == .number || self == .dimension { return [.number, .dimension, .fontWeight].contains(other) }
    return self == other || self == .other("string") && other == .fontFamily
  }

  /// Whether a reference in a part of a typography value, which has this type, may lead to a token of a type.
  ///
  /// Tokens Studio and some drafts write a line height as a dimension.
  func isType(_ name: String, in part: String) -> Bool {
    let other = TokenType(name)
    return other == self || (part == "lineHeight" && other == .dimension)
  }
}

/// The type that the path of a token without one says, as Style Dictionary names tokens by category: `color.brand`,
/// `size.font.small`.
///
/// Only the older form, with `value`, has categories, and the value must be one of the type.
enum TokenCategory {
  static func type(of path: [String], _ value: JSONValue) -> String? {
    let text = value.string ?? ""
    guard TokenReference.path(text) == nil else { return nil }
    let words = Set(path.flatMap(\.words))
    let isNumber = value.number != nil || Self.isNumber(text) || text.contains("{")
    if CSSColorText.color(text) != nil || value.members != nil && !words.isDisjoint(with: colors)
      || text.contains("{") && !words.isDisjoint(with: colors)
    {
      return "color"
    }
    if !words.isDisjoint(with: ["family", "families", "typeface"]), value.members == nil { return "fontFamily" }
    guard isNumber else { return nil }
    if words.contains("weight") || words.contains("weights") { return "fontWeight" }
    if !words.isDisjoint(with: ["opacity", "alpha", "ratio"]) { return "number" }
    let hasUnit = text.last.map { $0.isLetter } ?? false
    if words.isSuperset(of: ["line", "height"]), !hasUnit { return "number" }
    return hasUnit || !words.isDisjoint(with: TokenWords.lengths) ? "dimension" : nil
  }

  private static let colors: Set<String> = ["color", "colors", "colour", "colours"]

  /// A number with a unit or without.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.prefix { "+-.0123456789".contains($0) }
    return Double(digits) != nil && ["", "px", "pt", "dp", "rem"].contains(text.dropFirst(digits.count))
  }
}
