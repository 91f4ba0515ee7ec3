/// How text for people is to look; the shell finds out what the terminal can do.
package struct RenderingOptions: Hashable, Sendable {
  /// How many columns there are; source lines are trimmed and paragraphs wrapped to it.
  package var width: Int
  /// Whether parts are set apart with ANSI escape codes.
  package var color: Bool
  /// Whether frames are drawn with ASCII only.
  ///
  /// What is quoted from the source stays as it is.
  package var ascii: Bool

  package init(width: Int = 100, color: Bool = false, ascii: Bool = false) {
    self.width = width
    self.color = color
    self.ascii = ascii
  }

  var glyphs: Glyphs { ascii ? .ascii : .unicode }
  var palette: TerminalPalette { color ? .ansi : .plain }
}
