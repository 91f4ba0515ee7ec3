/// The value of a token, as far as a stylesheet can hold it.
enum TokenValue {
  case single(ImportedDefinition.Value)
  /// The parts of a composite value, each with the suffix of its definition.
  case composite([(suffix: String, value: ImportedDefinition.Value)])

  /// The definitions that come of it, with the suffixes of their names.
  var parts: [(String, ImportedDefinition.Value)] {
    switch self {
    case .single(let value): [("", value)]
    case .composite(let parts): parts.map { ($0.suffix, $0.value) }
    }
  }
}

/// A type of tokens that a stylesheet can hold, under the names that several tools have for it.
enum TokenType: Hashable {
  case color
  case number
  /// Points.
  case dimension
  case fontWeight
  case fontFamily
  case typography
  /// Any other type.
  case other(String)

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
    default: self = .other(name)
    }
  }

  /// Whether a reference in a part of a typography value, which has this type, may lead to a token of a type.
  ///
  /// Tokens Studio and some drafts write a line height as a dimension.
  func isType(_ name: String, in part: String) -> Bool {
    let other = TokenType(name)
    return other == self || (part == "lineHeight" && other == .dimension)
  }
}
