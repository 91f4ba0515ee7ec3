import ThemeTable

/// A text of a part, which is measured before it is drawn.
struct LayoutText: Hashable {
  var string: String
  let part: StyledPart
  var state: StyleState
  /// The most lines, 0 for any number; the theme's line clamp wins.
  let lineLimit: Int
  /// The number of lines for which room was kept, or 0 for none; the text never takes more.
  let cap: Int
  /// The factor by which the text is larger while it is selected, unless the theme gives that state a font of its own.
  let selectedScale: Double

  init(
    _ string: String, _ part: StyledPart, _ state: StyleState = .plain, lineLimit: Int = 1, cap: Int = 0,
    selectedScale: Double = 1
  ) {
    self.string = string
    self.part = part
    self.state = state
    self.lineLimit = lineLimit
    self.cap = cap
    self.selectedScale = min(max(0.1, selectedScale.finite), 10)
  }
}
