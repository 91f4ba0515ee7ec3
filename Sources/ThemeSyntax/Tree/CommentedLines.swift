package import ThemeBase

/// The lines and the comments of a file, for edits that put whole lines between others.
package struct CommentedLines: Sendable {
  package let lines: LineMap
  /// The comments in source order.
  package let comments: [TriviaPiece]

  package init(_ tree: SyntaxTree) {
    lines = LineMap(tree.file)
    comments = tree.comments()
  }

  /// The comment in which an offset lies, or nil outside all comments.
  package func comment(at offset: Int) -> TriviaPiece? {
    let next = comments.partitionPoint { $0.range.lowerBound <= offset }
    guard next > 0, offset < comments[next - 1].range.upperBound else { return nil }
    return comments[next - 1]
  }

  /// The start of the line of an offset, or of the nearest line above that does not start inside a comment.
  package func freeStart(atOrAbove offset: Int) -> Int {
    var start = start(ofLineAt: offset)
    while let comment = comment(at: start), comment.range.lowerBound < start {
      start = self.start(ofLineAt: comment.range.lowerBound)
    }
    return start
  }

  private func start(ofLineAt offset: Int) -> Int { lines.range(ofLine: lines.line(at: offset)).lowerBound }
}
