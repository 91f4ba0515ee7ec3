/// The look of text for people, which the shell chooses by the abilities of the terminal.
package struct RenderingOptions: Hashable, Sendable {
  /// The number of columns, to which source lines are trimmed and paragraphs wrapped.
  package var width: Int
  /// Whether parts are set apart with ANSI escape codes.
  package var color: Bool
  /// Whether frames are drawn with ASCII only.
  ///
  /// Text quoted from the source stays as it is.
  package var ascii: Bool

  /// Whether messages are wrapped to the width too; in files and pipes each stays on one line.
  package var wrapsMessages: Bool

  package init(width: Int = 100, color: Bool = false, ascii: Bool = false, wrapsMessages: Bool = false) {
    self.width = width
    self.wrapsMessages = wrapsMessages
    self.color = color
    self.ascii = ascii
  }

  var glyphs: Glyphs { ascii ? .ascii : .unicode }
  var palette: TerminalPalette { color ? .ansi : .plain }
}
