/// The characters with which frames are drawn.
///
/// A class, because it is handed to every part of a line: a copy of so many characters would cost more than drawing.
final class Glyphs: Sendable {
  /// Between the line numbers and the source.
  let bar: Character
  /// Before the place of the fault.
  let origin: String
  /// Before a place in another file.
  let otherFile: String
  /// Beside the lines of a span that covers several.
  let rail: Character
  let railTop: Character
  let railBottom: Character
  /// From a rail to where its span begins or ends.
  let horizontal: Character
  /// At the top of a rail that begins beside its line, because only blanks precede the span.
  let railBesideLine: Character
  /// From an underline down to the text of its label.
  let connector: Character
  /// The point where a connector meets the text, and the one where it passes a text on its way to another.
  let hook: String
  let branch: String
  /// The point where a line from a rail meets the connector to its span, and the one where the connector goes on to a text.
  let railEnd: Character
  let railBranch: Character
  /// For a part of a line that is left out.
  let ellipsis: String
  /// For lines that are left out.
  let gap = "..."
  /// Whether control characters have pictures of their own, rather than `^A`.
  let hasControlPictures: Bool

  private init(ascii: Bool) {
    bar = ascii ? "|" : "│"
    origin = ascii ? "-->" : "┌"
    otherFile = ascii ? ":::" : "├"
    rail = ascii ? "|" : "│"
    railTop = ascii ? " " : "╭"
    railBottom = ascii ? "|" : "╰"
    horizontal = ascii ? "_" : "─"
    railBesideLine = ascii ? "/" : "╭"
    connector = ascii ? "|" : "│"
    hook = ascii ? "" : "╰ "
    branch = ascii ? "" : "├ "
    railEnd = ascii ? "|" : "╯"
    railBranch = ascii ? "|" : "┤"
    ellipsis = ascii ? "..." : "…"
    hasControlPictures = !ascii
  }

  static let unicode = Glyphs(ascii: false)

  static let ascii = Glyphs(ascii: true)
}
