// Texts for the terminal as markup.
extension HTML {
  /// The tag and the class of CSS for each escape code of ``TerminalPalette``.
  private static let roles = [
    "1;31": "error", "1;33": "warning", "1;36": "note", "1": "strong", "94": "gutter", "1;94": "second",
    "32": "plus", "31": "minus",
  ]

  /// Writes a text for the terminal with its roles.
  mutating func write(terminal text: String) {
    for (index, part) in text.split(separator: Character("\u{1B}"), omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.utf8.firstIndex(of: UInt8(ascii: "m")) else { write(lines: part); continue }
      let (code, content) = (part[..<end].dropFirst(), part[part.utf8.index(after: end)...])
      guard let role = Self.roles[String(code)] else { write(lines: content); continue }
      element("b", ["class": role]) { $0.write(lines: content) }
    }
  }

  /// Writes a text whose line feeds stay.
  private mutating func write(lines text: Substring) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLine() }
      write(String(line))
    }
  }
}
