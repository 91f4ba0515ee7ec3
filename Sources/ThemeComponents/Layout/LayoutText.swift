import ThemeTable

/// A text of a part, which is measured before it is drawn.
struct LayoutText: Hashable {
  let string: String
  let part: StyledPart
  var state: StyleState
  /// The most lines, 0 for any number; the theme's line clamp wins.
  let lineLimit: Int
  /// The number of lines for which room was kept, or 0 for none; the text never takes more.
  let cap: Int

  init(_ string: String, _ part: StyledPart, _ state: StyleState = .plain, lineLimit: Int = 1, cap: Int = 0) {
    self.string = string
    self.part = part
    self.state = state
    self.lineLimit = lineLimit
    self.cap = cap
  }
}
