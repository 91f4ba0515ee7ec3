/// The weight of a font in a text style.
public enum StyleFontWeight: String, CaseIterable, Sendable {
  /// The weight of running text.
  case regular
  /// Between regular and bold.
  case semibold
  /// Bold.
  case bold
}
