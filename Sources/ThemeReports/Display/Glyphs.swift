/// What frames are drawn with.
struct Glyphs: Sendable {
  /// Between the line numbers and the source.
  var bar: Character
  /// Before the place of the fault.
  var origin: String
  /// Before a place in another file.
  var otherFile: String
  /// Beside the lines of a span that covers several.
  var rail: Character
  var railTop: Character
  var railBottom: Character
  /// From a rail to where its span begins or ends.
  var horizontal: Character
  /// At the top of a rail that begins beside its line, because nothing stands before the span.
  var railBesideLine: Character
  /// From an underline down to the text of its label.
  var connector: Character
  /// Where a connector meets the text, and where it passes a text on its way to another.
  var hook: String
  var branch: String
  /// Where a line from a rail meets the connector to its span, and where the connector goes on to a text.
  var railEnd: Character
  var railBranch: Character
  /// For a part of a line that is left out.
  var ellipsis: String
  /// For lines that are left out.
  var gap = "..."
  /// Whether control characters have pictures of their own, rather than `^A`.
  var hasControlPictures: Bool

  static let unicode = Glyphs(
    bar: "│", origin: "┌", otherFile: "├", rail: "│", railTop: "╭", railBottom: "╰",
    horizontal: "─", railBesideLine: "╭", connector: "│", hook: "╰ ", branch: "├ ",
    railEnd: "╯", railBranch: "┤", ellipsis: "…",
    hasControlPictures: true)

  static let ascii = Glyphs(
    bar: "|", origin: "-->", otherFile: ":::", rail: "|", railTop: " ", railBottom: "|",
    horizontal: "_", railBesideLine: "/", connector: "|", hook: "", branch: "",
    railEnd: "|", railBranch: "|", ellipsis: "...",
    hasControlPictures: false)
}
