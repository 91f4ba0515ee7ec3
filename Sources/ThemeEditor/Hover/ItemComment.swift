import ThemeBase
import ThemeSyntax

/// The comment that explains an item: what is on lines of its own right above the item.
enum ItemComment {
  /// The text of the comment, without its marks; nil without one.
  static func text(above node: SyntaxNode) -> String? {
    let file = node.tree.file
    var lines: [String] = []
    var isNext = true
    // Comments count up to the first empty line, and those that begin after other code do not.
    for piece in node.firstToken.trivia.reversed() {
      let text = file.text(file.span(piece.range.lowerBound, piece.range.upperBound))
      guard piece.kind.isComment else {
        let count = text.count { $0.isNewline }
        if count > 1 { break }
        isNext = isNext || count == 1
        continue
      }
      guard isNext, startsLine(piece, in: node.tree) else { break }
      isNext = false
      // A comment that accepts findings explains nothing.
      guard !text.dropFirst(2).drop(while: { $0.isWhitespace }).hasPrefix("themec-") else { continue }
      lines = Self.lines(of: text) + lines
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func startsLine(_ piece: TriviaPiece, in tree: SyntaxTree) -> Bool {
    let line = tree.line(of: piece.range.lowerBound)
    return line.start + line.indentation.utf8.count == piece.range.lowerBound
  }

  /// The lines of a comment without its marks and the ornaments around them.
  private static func lines(of comment: String) -> [String] {
    let ornaments = "/*=-#~ \t"
    return comment.split { $0.isNewline }.map { line in
      let start = line.drop { ornaments.contains($0) }
      return String(start.reversed().drop { ornaments.contains($0) }.reversed())
    }.filter { !$0.isEmpty }
  }
}
