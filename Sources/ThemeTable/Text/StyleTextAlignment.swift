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
