/// Text for people, put together from left to right in parts with roles.
///
/// No line ends in spaces. This is the only way in which text reaches a terminal: every part is escaped, so no name, value or path can move the
/// cursor, ring the bell or change the reading direction. Lines are broken by ``endLine()`` alone.
package struct StyledText: Sendable {
  /// The text with the escape codes of its roles.
  package private(set) var text = ""
  private let palette: TerminalPalette
  private let glyphs: Glyphs
  private var pendingSpaces = 0

  package init(_ options: RenderingOptions = RenderingOptions()) {
    palette = options.palette
    glyphs = options.glyphs
  }

  /// A text of several lines, each ended by a newline, in one role.
  package init(lines: String, _ options: RenderingOptions = RenderingOptions()) {
    self.init(options)
    append(lines: lines)
  }

  /// Appends a part of a line.
  package mutating func append(_ part: String, _ role: TextRole = .plain) {
    appendVisible(VisibleText(part, glyphs).text, role)
  }

  /// Appends lines, each of which a newline ends; the last one stays open.
  package mutating func append(lines: String, _ role: TextRole = .plain) {
    var start = lines.startIndex
    while let end = lines[start...].utf8.firstIndex(of: 0x0A) {
      append(String(lines[start..<end]), role)
      endLine()
      start = lines.utf8.index(after: end)
    }
    append(String(lines[start...]), role)
  }

  /// Appends a part and ends the line.
  package mutating func append(line: String, _ role: TextRole = .plain) {
    append(line, role)
    endLine()
  }

  /// Whether the text has colours, so that a swatch can be shown.
  package var hasColor: Bool { palette != .plain }

  /// Appends a patch of colour, so many columns wide; nothing without colours.
  package mutating func append(swatch color: (red: UInt8, green: UInt8, blue: UInt8), width: Int) {
    guard hasColor else { return }
    flushSpaces()
    text += "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m"
    text += String(repeating: " ", count: width) + "\u{1B}[0m"
  }

  /// Appends a text that is complete, with its roles.
  package mutating func append(_ other: StyledText) {
    text += String(repeating: " ", count: pendingSpaces) + other.text
    pendingSpaces = other.pendingSpaces
  }

  private mutating func appendVisible(_ part: String, _ role: TextRole) {
    let bytes = part.utf8
    let end = bytes.lastIndex { $0 != 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
    if end > bytes.startIndex {
      flushSpaces()
      text += palette.paint(end == bytes.endIndex ? part : String(part[..<end]), role)
    }
    pendingSpaces += bytes.distance(from: end, to: bytes.endIndex)
  }

  private mutating func flushSpaces() {
    guard pendingSpaces > 0 else { return }
    text += String(repeating: " ", count: pendingSpaces)
    pendingSpaces = 0
  }

  /// Appends spaces, which are dropped at the end of a line.
  package mutating func append(spaces count: Int) { pendingSpaces += Swift.max(0, count) }

  /// Ends the line.
  package mutating func endLine() {
    text += "\n"
    pendingSpaces = 0
  }
}
