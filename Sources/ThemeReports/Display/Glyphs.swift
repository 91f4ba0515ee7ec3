/// The characters with which frames are drawn.
struct Glyphs: Sendable {
  static let unicode = Glyphs(isASCII: false)
  static let ascii = Glyphs(isASCII: true)

  let isASCII: Bool

  /// Between the line numbers and the source.
  var bar: Character { isASCII ? "|" : "│" }
  /// Before the place of the fault.
  var origin: String { isASCII ? "-->" : "┌" }
  /// Before a place in another file.
  var otherFile: String { isASCII ? ":::" : "├" }
  /// Beside the lines of a span that covers several.
  var rail: Character { isASCII ? "|" : "│" }
  var railTop: Character { isASCII ? " " : "╭" }
  var railBottom: Character { isASCII ? "|" : "╰" }
  /// From a rail to where its span begins or ends.
  var horizontal: Character { isASCII ? "_" : "─" }
  /// At the top of a rail that begins beside its line, because only blanks precede the span.
  var railBesideLine: Character { isASCII ? "/" : "╭" }
  /// From an underline down to the text of its label.
  var connector: Character { isASCII ? "|" : "│" }
  /// The point where a connector meets the text, and the one where it passes a text on its way to another.
  var hook: String { isASCII ? "" : "╰ " }
  var branch: String { isASCII ? "" : "├ " }
  /// The point where a line from a rail meets the connector to its span, and the one where the connector goes on to a text.
  var railEnd: Character { isASCII ? "|" : "╯" }
  var railBranch: Character { isASCII ? "|" : "┤" }
  /// For a part of a line that is left out.
  var ellipsis: String { isASCII ? "..." : "…" }
  /// For lines that are left out.
  var gap: String { "..." }
  /// Whether control characters have pictures of their own, rather than `^A`.
  var hasControlPictures: Bool { !isASCII }
}
