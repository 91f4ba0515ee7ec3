/// The name of a text style: one of `UIFont.TextStyle` or of Fiori's own.
///
/// Sizes and weights are data, so that text can be measured without a font system:
///
///     StyleTextStyle.headline.pointSize                     // 17
///     StyleTextStyle.headline.pointSize(for: .extraLarge)   // 19
///     StyleTextStyle.headline.weight                        // .semibold
public struct StyleTextStyle: StyleName {
  /// The name as a theme spells it.
  public let name: String

  /// The text style of that name, known or not.
  public init(_ name: String) { self.name = name }
}

/// The weight of a font in a text style.
public enum StyleFontWeight: String, CaseIterable, Sendable {
  /// The weight of running text.
  case regular
  /// Between regular and bold.
  case semibold
  /// Bold.
  case bold
}

/// The alignment of lines of text between their edges.
public enum StyleTextAlignment: String, CaseIterable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges.
  case justified
  /// As the language of the text is written.
  case natural
}
