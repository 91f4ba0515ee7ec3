import ThemeBase
import ThemeSyntax

/// Where items are added to a file and taken from it.
extension SyntaxTree {
  /// The edit that inserts a text at an offset.
  func insertion(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(span: file.span(offset, offset), replacement: text)
  }

  /// The edit that adds an item on lines of its own, after the imports, the palette and the declared classes.
  func insertionOfStatement(_ text: String) -> TextEdit {
    var end = 0
    for item in stylesheet.node.children {
      if item.kind == .importRule || item.kind == .classRule || item.firstToken.isSpelt("@palette") {
        end = Int(item.span.end)
        continue
      }
      let start = Int(item.span.start)
      let line = lineStart(above: item.firstToken)
      return insertion(text, at: line >= end ? line : start)
    }
    return insertion("\n" + text, at: end)
  }

  /// The start of the line of a token, or of a line above if that one starts inside a comment.
  private func lineStart(above token: SyntaxToken) -> Int {
    let comments = token.trivia.filter { $0.kind.isComment }.map { $0.range }
    var start = line(of: token.range.lowerBound).start
    while let comment = comments.last(where: { $0.lowerBound < start && start < $0.upperBound }) {
      start = line(of: comment.lowerBound).start
    }
    return start
  }

  /// The start of the line of an offset, and the white space with which it begins.
  func line(of offset: Int) -> (start: Int, indentation: String) {
    let bytes = file.bytes
    let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? file.textStart
    let blank = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return (start, String(decoding: blank, as: UTF8.self))
  }

  /// The edit that removes an item: its whole lines if there is nothing else on them, else itself with the blanks
  /// before it.
  func removal(of node: SyntaxNode) -> TextEdit {
    let bytes = file.bytes
    let (start, end) = (Int(node.span.start), Int(node.span.end))
    let line = line(of: start)
    let isFirst = line.start + line.indentation.utf8.count == start
    let next = end + bytes[end...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let newline = newlineLength(at: next)
    guard isFirst, newline > 0 || next == bytes.count else {
      let blanks = bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
      let span = file.span(isFirst ? start : start - blanks, isFirst ? next : end)
      return TextEdit(span: span, replacement: "")
    }
    // Of the empty lines around a rule one is enough.
    let isBlankBefore = line.start >= 2 && bytes[line.start - 2] == bytes[line.start - 1]
    let after = next + newline
    let span = file.span(line.start, after + (isBlankBefore ? newlineLength(at: after) : 0))
    return TextEdit(span: span, replacement: "")
  }

  private func newlineLength(at offset: Int) -> Int {
    let bytes = file.bytes
    guard offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return 0 }
    return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }
}
