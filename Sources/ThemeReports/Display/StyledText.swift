/// Lines of text with roles, put together from the left to the right; no line ends in spaces.
struct StyledText: Sendable {
  private(set) var text = ""
  private let palette: TerminalPalette
  private var pendingSpaces = 0

  init(_ palette: TerminalPalette) { self.palette = palette }

  mutating func append(_ part: String, _ role: TextRole = .plain) {
    let end = part.lastIndex { $0 != " " }.map { part.index(after: $0) } ?? part.startIndex
    let body = part[..<end]
    if !body.isEmpty {
      text += String(repeating: " ", count: pendingSpaces)
      text += palette.paint(String(body), role)
      pendingSpaces = 0
    }
    pendingSpaces += part[end...].utf8.count
  }

  mutating func append(spaces count: Int) { pendingSpaces += Swift.max(0, count) }

  mutating func endLine() {
    text += "\n"
    pendingSpaces = 0
  }
}
