package import ThemeBase
package import ThemeSyntax

/// Fits edits to the file that they change, so that nothing is lost with the text that they replace.
///
/// The byte order mark stays. Each line keeps its ending, and new lines get the ending of the lines around them. A comment
/// in removed text moves to a line of its own above, unless the change is about that comment.
package struct LosslessEdits {
  /// The edits of one change, which are fitted already, and the place that it is about, or nil if it is about none.
  package typealias Change = (edits: [TextEdit], subject: Span?)

  private let tree: SyntaxTree
  private let map: CommentedLines
  private var bytes: [UInt8] { tree.file.bytes }
  private var lines: LineMap { map.lines }
  private var comments: [TriviaPiece] { map.comments }

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    map = CommentedLines(tree)
  }

  /// The edits of one change, fitted, and those that keep its comments; nil if a comment cannot be kept.
  package func edits(_ edits: [TextEdit], about subject: Span?) -> [TextEdit]? {
    let own = edits.compactMap { fitted($0) }
    guard own.count == edits.count else { return nil }
    return movedComments(of: [(own, subject)]) + own
  }

  /// The edit without the byte order mark and halves of line endings, and with the line endings of the file.
  ///
  /// Nil if it removes a comment that is not text, which an edit cannot write again.
  package func fitted(_ edit: TextEdit) -> TextEdit? {
    let start = max(Int(edit.span.start), tree.file.textStart)
    let end = max(Int(edit.span.end), start)
    let isEmpty = start == end
    let span = tree.file.span(
      splitsEnding(start) ? start - 1 : start, splitsEnding(end) ? (isEmpty ? end - 1 : end + 1) : end)
    let fitted = TextEdit(span: span, replacement: withEndings(edit.replacement, replacing: span))
    let areTexts = lostComments([fitted]).allSatisfy { String(validating: bytes[$0.comment], as: UTF8.self) != nil }
    return areTexts ? fitted : nil
  }

  /// Whether an offset lies between a CR and its LF.
  private func splitsEnding(_ offset: Int) -> Bool {
    offset > 0 && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n") && bytes[offset - 1] == UInt8(ascii: "\r")
  }

  // MARK: Line endings

  /// The text with each of its bare LF as the ending of the line that it replaces, or of the line on which the text ends.
  private func withEndings(_ text: String, replacing span: Span) -> String {
    // A line ending is one character, so a CR with its LF separates nothing here.
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count > 1 else { return text }
    let replaced = lines.line(at: Int(span.start))..<lines.line(at: Int(span.end))
    let endings = replaced.map { ending(ofLine: $0) }
    let last = ending(at: Int(span.end))
    return parts.dropFirst().enumerated().reduce(into: String(first)) { result, part in
      result += part.offset < endings.count ? endings[part.offset] : last
      result += part.element
    }
  }

  /// The ending of the line at an offset; that of the line before if it is the last one.
  private func ending(at offset: Int) -> String {
    let line = lines.line(at: offset)
    return ending(ofLine: line < lines.lineCount ? line : line - 1)
  }

  /// The ending of a line that is not the last one; LF for any other.
  private func ending(ofLine line: Int) -> String {
    guard line >= 1, line < lines.lineCount else { return "\n" }
    let end = lines.range(ofLine: line).upperBound
    let next = lines.range(ofLine: line + 1).lowerBound
    return String(decoding: bytes[end..<next], as: UTF8.self)
  }

  // MARK: Comments

  /// The edits that write the comments in removed text above.
  package func movedComments(of changes: [Change]) -> [TextEdit] {
    guard !comments.isEmpty else { return [] }
    var lost: [(offset: Int, comment: Range<Int>)] = []
    for change in changes {
      let subject = change.subject.flatMap { map.comment(at: Int($0.start)) }
      lost += lostComments(change.edits).filter { $0.comment != subject?.range }
    }
    guard !lost.isEmpty else { return [] }
    lost.sort { $0.comment.lowerBound < $1.comment.lowerBound }
    return insertions(of: lost, above: changes.flatMap { $0.edits }.sorted { $0.span < $1.span })
  }

  /// The comments in the text that some edits of one change replace, each with the start of its edit, but for those that
  /// the change writes, as they are or in other words.
  private func lostComments(_ edits: [TextEdit]) -> [(offset: Int, comment: Range<Int>)] {
    let removed = edits.map { (edit: $0, comments: comments(in: $0.span)) }.filter { !$0.comments.isEmpty }
    guard !removed.isEmpty else { return [] }
    var written = Self.comments(in: edits.map { $0.replacement }.joined(separator: "\n"))
    return removed.flatMap { edit, comments in
      if comments.first?.range == edit.span.offsets, !Self.comments(in: edit.replacement).isEmpty {
        return [(offset: Int, comment: Range<Int>)]()
      }
      return comments.filter { piece in
        let text = String(decoding: bytes[piece.range], as: UTF8.self)
        guard let count = written[text], count > 0 else { return true }
        written[text] = count - 1
        return false
      }.map { (Int(edit.span.start), $0.range) }
    }
  }

  /// The comments of the file that lie within a span.
  private func comments(in span: Span) -> ArraySlice<TriviaPiece> {
    let first = comments.partitionPoint { $0.range.lowerBound < Int(span.start) }
    return comments[first...].prefix { $0.range.upperBound <= Int(span.end) }
  }

  /// The comments of a text, each with its number.
  private static func comments(in text: String) -> [String: Int] {
    let file = SourceFile(id: FileID(index: 0), path: "", bytes: Array(text.utf8))
    return Parser.parse(file).value.comments().reduce(into: [:]) { counts, piece in
      counts[String(decoding: file.bytes[piece.range], as: UTF8.self), default: 0] += 1
    }
  }

  /// Lines with comments above the lines where they were lost.
  private func insertions(of lost: [(offset: Int, comment: Range<Int>)], above edits: [TextEdit]) -> [TextEdit] {
    var insertions: [TextEdit] = []
    for (offset, comment) in lost {
      let text = String(decoding: bytes[comment], as: UTF8.self)
      let place = freeLineStart(atOrAbove: offset, edits)
      let blank = bytes[place...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let line = String(decoding: blank, as: UTF8.self) + text + ending(at: place)
      if insertions.last.map({ Int($0.span.start) }) == place {
        insertions[insertions.count - 1].replacement += line
      } else {
        insertions.append(TextEdit(span: tree.file.span(place, place), replacement: line))
      }
    }
    return insertions
  }

  /// The start of the line of an offset, or of a line above if that start lies inside a comment or an edit.
  private func freeLineStart(atOrAbove offset: Int, _ edits: [TextEdit]) -> Int {
    var start = map.freeStart(atOrAbove: offset)
    while let edit = edits.last(before: start), Int(edit.span.end) > start {
      start = map.freeStart(atOrAbove: Int(edit.span.start))
    }
    return start
  }
}

extension [TextEdit] {
  /// The last of some sorted edits that begins before an offset.
  fileprivate func last(before offset: Int) -> TextEdit? {
    let count = partitionPoint { Int($0.span.start) < offset }
    return count > 0 ? self[count - 1] : nil
  }
}
