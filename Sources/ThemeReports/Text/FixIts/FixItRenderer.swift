import ThemeBase

/// Draws what a fix-it changes: the lines before and after, or one line with what comes into it.
///
///     12 -   colour: #fff;
///     12 +   color: #fff;
struct FixItRenderer: Sendable {
  let frames: FrameRenderer

  /// The number of lines shown before and after a change, and of places shown of one fix-it.
  private static let longestSide = 6
  private static let mostHunks = 4

  private var glyphs: Glyphs { frames.options.glyphs }

  /// Draws the hunks; a file is named where it is not the one that the frame above shows.
  func render(_ hunks: [FixItHunk], besides file: FileID, to output: inout StyledText) {
    guard !hunks.isEmpty else { return }
    for hunk in hunks.prefix(Self.mostHunks) {
      frames.renderBar(to: &output)
      if hunk.file.id != file {
        output.append(spaces: frames.numberWidth + (glyphs.otherFile.count == 1 ? 1 : 0))
        output.append(glyphs.otherFile, .gutter)
        output.append(line: " " + hunk.file.path)
      }
      render(hunk, to: &output)
    }
    if hunks.count > Self.mostHunks { output.append(line: glyphs.gap, .gutter) }
    frames.renderBar(to: &output)
  }

  private func render(_ hunk: FixItHunk, to output: inout StyledText) {
    if let line = hunk.context { render([line], sign: String(glyphs.bar), .gutter, .plain, to: &output) }
    if hunk.isPureInsertion, let line = hunk.added.first {
      renderInsertion(line, to: &output)
    } else {
      render(hunk.removed, sign: "-", .removed, .removed, to: &output)
      render(hunk.added, sign: "+", .inserted, .inserted, to: &output)
    }
  }

  private func render(
    _ lines: [FixItHunk.Line], sign: String, _ signRole: TextRole, _ changeRole: TextRole, to output: inout StyledText
  ) {
    for line in lines.prefix(Self.longestSide) {
      frames.startRow(number: line.number, separator: sign, signRole, to: &output)
      _ = renderSource(of: line, changeRole, to: &output)
      output.endLine()
    }
    if lines.count > Self.longestSide { output.append(line: glyphs.gap, .gutter) }
  }

  /// One line as it will be, with plus signs under what came in.
  private func renderInsertion(_ line: FixItHunk.Line, to output: inout StyledText) {
    let bar = String(glyphs.bar)
    frames.startRow(number: line.number, separator: bar, .gutter, to: &output)
    let columns = renderSource(of: line, .inserted, to: &output)
    output.endLine()
    frames.startRow(number: nil, separator: bar, .gutter, to: &output)
    var end = 0
    for range in columns {
      output.append(spaces: range.lowerBound - end)
      output.append(String(repeating: "+", count: range.count), .inserted)
      end = range.upperBound
    }
    output.endLine()
  }

  /// Writes a line and returns the columns of its changed parts.
  private func renderSource(of line: FixItHunk.Line, _ role: TextRole, to output: inout StyledText) -> [Range<Int>] {
    let excerpt = LineExcerpt(
      line.source, range: line.range, points: line.changed.flatMap { [$0.lowerBound, $0.upperBound] },
      width: frames.options.width - frames.numberWidth - 3, glyphs)
    var shift = 0
    if line.isCutBefore, excerpt.cells.first?.isElided != true {
      output.append(glyphs.ellipsis, .gutter)
      shift = glyphs.ellipsis.count
    }
    for cell in excerpt.cells {
      let isChanged = line.changed.contains { $0.overlaps(cell.bytes) }
      output.append(cell.visible.text, cell.isElided ? .gutter : isChanged ? role : .plain)
    }
    if line.isCutAfter, excerpt.cells.last?.isElided != true { output.append(glyphs.ellipsis, .gutter) }
    return line.changed.map { range in
      let columns = excerpt.columns(of: range)
      return (columns.lowerBound + shift)..<(columns.upperBound + shift)
    }
  }
}
