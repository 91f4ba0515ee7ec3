package import ThemeBase

/// Text for people, put together from left to right in parts with roles.
///
/// No line ends in spaces. This is the only way in which text reaches a terminal: every part is escaped, so no name,
/// value or path can move the cursor, ring the bell or change the reading direction. Lines are broken by ``endLine()``
/// alone.
package struct StyledText: Sendable {
  /// The text with the escape codes of its roles, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The parts of ``bytes`` that have a role, in their order, for readers other than terminals.
  ///
  /// Their codes are within the ranges, so such a reader asks for none.
  package private(set) var roles: [(role: TextRole, range: Range<Int>)] = []
  /// Whether the text has colours, so that a swatch can be shown.
  package let hasColor: Bool
  private let glyphs: Glyphs
  private var pendingSpaces = 0

  package init(_ options: RenderingOptions = RenderingOptions()) {
    hasColor = options.color
    glyphs = options.glyphs
  }

  /// The text with the escape codes of its roles.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A text of several lines, each ended by a newline, in one role.
  package init(lines: String, _ options: RenderingOptions = RenderingOptions()) {
    self.init(options)
    append(lines: lines)
  }

  /// Appends a part of a line.
  package mutating func append(_ part: String, _ role: TextRole = .plain) {
    if VisibleText.isVisible(part) {
      appendVisible(part, role)
    } else {
      appendVisible(VisibleText(part, glyphs).text, role)
    }
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

  /// Appends a message that begins at a column and ends the line; on a terminal it goes on below an indent.
  mutating func append(
    message: String, _ role: TextRole = .plain, at column: Int, indent: Int, _ options: RenderingOptions
  ) {
    guard options.wrapsMessages else { return append(line: message, role) }
    let width = options.width - indent
    for (index, line) in WrappedText.lines(of: message, width: width, column: column - indent).enumerated() {
      if index > 0 { append(spaces: indent) }
      append(line: line, role)
    }
  }

  /// Appends a patch of colour, so many columns wide; nothing without colours.
  package mutating func append(swatch color: (red: UInt8, green: UInt8, blue: UInt8), width: Int) {
    guard hasColor else { return }
    appendSpaces(pendingSpaces)
    pendingSpaces = 0
    bytes += "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m".utf8
    appendSpaces(width)
    bytes += TextRole.endOfCode.utf8
  }

  /// Appends a text that is complete, with its roles.
  package mutating func append(_ other: StyledText) {
    appendSpaces(pendingSpaces)
    let start = bytes.count
    roles += other.roles.map { ($0.role, $0.range.lowerBound + start..<$0.range.upperBound + start) }
    bytes += other.bytes
    pendingSpaces = other.pendingSpaces
  }

  private mutating func appendVisible(_ part: String, _ role: TextRole) {
    let code = hasColor ? role.code : ""
    var part = part
    part.withUTF8 { part in
      let trailing = part.reversed().prefix { $0 == 0x20 }.count
      pendingSpaces += trailing
      guard part.count > trailing else { return }
      appendSpaces(pendingSpaces - trailing)
      pendingSpaces = trailing
      let start = bytes.count
      bytes += code.utf8
      bytes += part.dropLast(trailing)
      if !code.isEmpty { bytes += TextRole.endOfCode.utf8 }
      if role != .plain { roles.append((role, start..<bytes.count)) }
    }
  }

  private mutating func appendSpaces(_ count: Int) { for _ in 0..<count { bytes.append(0x20) } }

  /// Appends spaces, which are dropped at the end of a line.
  package mutating func append(spaces count: Int) { pendingSpaces += Swift.max(0, count) }

  /// Ends the line.
  package mutating func endLine() {
    bytes.append(0x0A)
    pendingSpaces = 0
  }
}

/// The role of a part of a text, which decides its colour.
package enum TextRole: Hashable, Sendable {
  case plain
  /// The word that says how much it matters, and what is drawn under the fault.
  case severity(Severity)
  /// Text that must not be missed: the message, a heading.
  case emphasis
  /// Line numbers, bars, arrows.
  case gutter
  /// The marks under secondary labels.
  case secondary
  case inserted
  case removed
  /// The words of a note or a help, which may go on in another line.
  case remark

  /// The escape code that sets the role apart on a terminal, up to ``endOfCode``: one of the sixteen colours that every
  /// terminal has, so that its own colour scheme decides.
  ///
  /// Bright blue instead of blue, which can hardly be read on black.
  var code: String {
    switch self {
    case .plain, .remark: ""
    case .severity(.error): "\u{1B}[1;31m"
    case .severity(.warning): "\u{1B}[1;33m"
    case .severity(.note): "\u{1B}[1;36m"
    case .emphasis: "\u{1B}[1m"
    case .gutter: "\u{1B}[94m"
    case .secondary: "\u{1B}[1;94m"
    case .inserted: "\u{1B}[32m"
    case .removed: "\u{1B}[31m"
    }
  }

  static let endOfCode = "\u{1B}[0m"
}

/// The characters with which frames are drawn.
struct Glyphs: Sendable {
  static let unicode = Glyphs(isASCII: false)
  static let ascii = Glyphs(isASCII: true)

  let isASCII: Bool

  /// Between the line numbers and the source, beside the lines of a span that covers several, and from an underline down to
  /// the text of its label.
  var bar: Character { isASCII ? "|" : "│" }
  /// Before the place of the fault.
  var origin: String { isASCII ? "-->" : "┌" }
  /// Before a place in another file.
  var otherFile: String { isASCII ? ":::" : "├" }
  /// At the ends of what is beside such lines.
  var railTop: Character { isASCII ? " " : "╭" }
  var railBottom: Character { isASCII ? "|" : "╰" }
  /// From a rail to where its span begins or ends.
  var horizontal: Character { isASCII ? "_" : "─" }
  /// At the top of a rail that begins beside its line, because only blanks precede the span.
  var railBesideLine: Character { isASCII ? "/" : "╭" }
  /// The point where a connector meets the text, and the one where it passes a text on its way to another.
  var hook: String { isASCII ? "" : "╰ " }
  var branch: String { isASCII ? "" : "├ " }
  /// The point where a line from a rail meets the connector to its span, and the one where the connector goes on to a text.
  var railEnd: Character { isASCII ? "|" : "╯" }
  var railBranch: Character { isASCII ? "|" : "┤" }
  /// For a part of a line that is left out.
  var ellipsis: String { isASCII ? "..." : "…" }
  /// For lines that are left out.
  let gap = "..."
}
