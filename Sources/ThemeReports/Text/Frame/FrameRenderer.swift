import ThemeBase

/// Draws the lines of a frame with their numbers, rails and marks.
struct FrameRenderer: Sendable {
  let options: RenderingOptions
  let severity: Severity
  /// The columns of the line numbers.
  let numberWidth: Int

  fileprivate var glyphs: Glyphs { options.glyphs }

  /// The columns that are left for the source beside the number, the bar and the rails.
  private func sourceWidth(_ frame: Frame) -> Int { options.width - numberWidth - 3 - sourceColumn(frame) }

  /// The column at which the source begins, counted from after the bar.
  private func sourceColumn(_ frame: Frame) -> Int { frame.railCount == 0 ? 0 : frame.railCount + 1 }

  func render(_ frame: Frame, to output: inout StyledText) {
    for (line, followsGap) in frame.rows {
      if followsGap { renderGap(frame, before: line, to: &output) }
      renderLine(line, of: frame, to: &output)
    }
  }

  /// An empty row with the bar.
  func renderBar(to output: inout StyledText) {
    output.append(spaces: numberWidth + 1)
    output.append(line: String(glyphs.bar), .gutter)
  }

  /// The beginning of a row of source: its number and what separates it from the text.
  func startRow(number: Int?, separator: String, _ role: TextRole, to output: inout StyledText) {
    let text = number.map(String.init) ?? ""
    output.append(spaces: numberWidth - text.count)
    output.append(text, .gutter)
    output.append(spaces: 1)
    output.append(separator, role)
    output.append(spaces: 1)
  }

  // MARK: - Rows

  private func renderLine(_ number: Int, of frame: Frame, to output: inout StyledText) {
    let line = AnnotatedLine(number, of: frame, width: sourceWidth(frame), glyphs)
    startRow(number: number, separator: String(glyphs.bar), .gutter, to: &output)
    appendRails(of: frame, at: number, beginning: line.beginsBeside, to: &output)
    line.excerpt.append(to: &output)
    output.endLine()
    renderMarks(of: line, in: frame, to: &output)
  }

  private func renderMarks(of line: AnnotatedLine, in frame: Frame, to output: inout StyledText) {
    guard !line.marks.isEmpty else { return }
    var grid = TextGrid()
    drawRails(frame, line, on: &grid)
    MarkDrawing(marks: line.marks, sourceColumn: sourceColumn(frame), frames: self).draw(on: &grid)
    for row in 0..<grid.height {
      startRow(number: nil, separator: String(glyphs.bar), .gutter, to: &output)
      grid.append(row: row, to: &output)
      output.endLine()
    }
  }

  /// Draws the rails that run beside the marks of a line.
  private func drawRails(_ frame: Frame, _ line: AnnotatedLine, on grid: inout TextGrid) {
    let height = (line.marks.map { Swift.max($0.railRow ?? 0, $0.textRow ?? 0) }.max() ?? 0) + 1
    for annotation in frame.annotations {
      guard let rail = annotation.rail, annotation.lines.contains(line.number) else { continue }
      var rows = 0..<height
      if let row = line.marks.first(where: { $0.edge?.rail == rail })?.railRow {
        rows = line.number == annotation.lines.lowerBound ? (row + 1)..<height : 0..<row
      }
      for row in rows { grid.draw(glyphs.bar, row: row, column: rail, role(annotation.isPrimary)) }
    }
  }

  private func renderGap(_ frame: Frame, before next: Int, to output: inout StyledText) {
    output.append(glyphs.gap, .gutter)
    output.append(spaces: numberWidth + 3 - glyphs.gap.count)
    appendRails(of: frame, at: next, beginning: nil, to: &output)
    output.endLine()
  }

  // MARK: - Parts

  fileprivate func role(_ isPrimary: Bool) -> TextRole { isPrimary ? .severity(severity) : .secondary }

  /// Appends the rails that come from above a line, and the one that begins beside it.
  private func appendRails(of frame: Frame, at number: Int, beginning: Int?, to output: inout StyledText) {
    var rails = TextGrid()
    for annotation in frame.annotations {
      guard let rail = annotation.rail, annotation.lines.contains(number) else { continue }
      if number > annotation.lines.lowerBound {
        rails.draw(glyphs.bar, row: 0, column: rail, role(annotation.isPrimary))
      } else if rail == beginning {
        rails.draw(glyphs.railBesideLine, row: 0, column: rail, role(annotation.isPrimary))
      }
    }
    rails.fill(" ", row: 0, columns: 0..<sourceColumn(frame), .plain)
    rails.append(row: 0, to: &output)
  }
}

/// Draws underlines, the lines to the rails, connectors and texts of the marks of one line; row 0 holds the underlines.
private struct MarkDrawing {
  let marks: [Mark]
  /// The column of the grid at which the source begins, after the rails.
  let sourceColumn: Int
  let frames: FrameRenderer

  private var glyphs: Glyphs { frames.glyphs }

  func draw(on grid: inout TextGrid) {
    drawUnderlines(on: &grid)
    drawConnectors(on: &grid)
    drawEdges(on: &grid)
    drawTexts(on: &grid)
  }

  /// Draws what lies under the line, the primary mark over the others and short ones over long ones.
  private func drawUnderlines(on grid: inout TextGrid) {
    let order = marks.indices.sorted { left, right in
      let (a, b) = (marks[left], marks[right])
      return (a.isPrimary ? 1 : 0, -a.columns.count, left) < (b.isPrimary ? 1 : 0, -b.columns.count, right)
    }
    for mark in order.map({ marks[$0] }) {
      for column in mark.columns {
        let underline: Character = mark.isPrimary ? "^" : "-"
        grid.draw(underline, row: 0, column: sourceColumn + column, role(mark))
      }
    }
  }

  private func drawConnectors(on grid: inout TextGrid) {
    for mark in marks {
      let last = Swift.max(mark.railRow ?? 0, (mark.textRow ?? 0) - 1)
      guard last > 0 else { continue }
      let column = sourceColumn + mark.columns.lowerBound
      for row in 1...last { grid.draw(glyphs.bar, row: row, column: column, role(mark)) }
    }
  }

  private func drawEdges(on grid: inout TextGrid) {
    for mark in marks {
      guard let edge = mark.edge, let row = mark.railRow else { continue }
      let corner = edge.opens ? glyphs.railTop : glyphs.railBottom
      if corner != " " { grid.draw(corner, row: row, column: edge.rail, role(mark)) }
      let end = sourceColumn + mark.columns.lowerBound
      grid.fill(glyphs.horizontal, row: row, columns: (edge.rail + 1)..<end, role(mark))
      if row > 0 {
        grid.draw(mark.textRow == nil ? glyphs.railEnd : glyphs.railBranch, row: row, column: end, role(mark))
      }
    }
  }

  private func drawTexts(on grid: inout TextGrid) {
    for mark in marks {
      guard let row = mark.textRow else { continue }
      let text = VisibleText(mark.text, glyphs).text
      if row == 0 {
        grid.write(text, row: row, column: sourceColumn + mark.columns.upperBound + 1, role(mark))
        continue
      }
      let passesOn = marks.contains { $0.textRow ?? 0 > row && $0.columns.lowerBound == mark.columns.lowerBound }
      grid.write(
        (passesOn ? glyphs.branch : glyphs.hook) + text, row: row, column: sourceColumn + mark.columns.lowerBound,
        role(mark))
    }
  }

  private func role(_ mark: Mark) -> TextRole { frames.role(mark.isPrimary) }
}
