/// How heavy a font is, as text styles use it.
public enum StyleFontWeight: String, CaseIterable, Codable, Sendable {
  /// The weight of running text.
  case regular
  /// Between regular and bold.
  case semibold
  /// Bold.
  case bold
}
