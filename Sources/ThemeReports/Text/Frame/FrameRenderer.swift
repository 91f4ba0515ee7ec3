import ThemeBase

/// Draws the lines of a frame with their numbers, rails and marks.
struct FrameRenderer: Sendable {
  let options: RenderingOptions
  let severity: Severity
  /// The columns of the line numbers.
  let numberWidth: Int

  private var glyphs: Glyphs { options.glyphs }

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
    let layout = MarkLayout(line.marks)
    var grid = TextGrid()
    drawRails(frame, line, layout, on: &grid)
    let drawing = MarkDrawing(
      marks: line.marks, layout: layout, sourceColumn: sourceColumn(frame), glyphs: glyphs, severity: severity)
    drawing.draw(on: &grid)
    for row in 0..<grid.height {
      startRow(number: nil, separator: String(glyphs.bar), .gutter, to: &output)
      grid.append(row: row, to: &output)
      output.endLine()
    }
  }

  /// Draws the rails that run beside the marks of a line.
  private func drawRails(_ frame: Frame, _ line: AnnotatedLine, _ layout: MarkLayout, on grid: inout TextGrid) {
    for annotation in frame.annotations {
      guard let rail = annotation.rail, annotation.lines.contains(line.number) else { continue }
      var rows = 0..<layout.height
      if let mark = line.marks.firstIndex(where: { $0.edge?.rail == rail }), let row = layout.railRows[mark] {
        rows = line.number == annotation.lines.lowerBound ? (row + 1)..<layout.height : 0..<row
      }
      for row in rows { grid.draw(glyphs.rail, row: row, column: rail, role(annotation.isPrimary)) }
    }
  }

  private func renderGap(_ frame: Frame, before next: Int, to output: inout StyledText) {
    output.append(glyphs.gap, .gutter)
    output.append(spaces: numberWidth + 3 - glyphs.gap.count)
    appendRails(of: frame, at: next, beginning: nil, to: &output)
    output.endLine()
  }

  // MARK: - Parts

  private func role(_ isPrimary: Bool) -> TextRole { isPrimary ? .severity(severity) : .secondary }

  /// Appends the rails that come from above a line, and the one that begins beside it.
  private func appendRails(of frame: Frame, at number: Int, beginning: Int?, to output: inout StyledText) {
    var rails = TextGrid()
    for annotation in frame.annotations {
      guard let rail = annotation.rail, annotation.lines.contains(number) else { continue }
      if number > annotation.lines.lowerBound {
        rails.draw(glyphs.rail, row: 0, column: rail, role(annotation.isPrimary))
      } else if rail == beginning {
        rails.draw(glyphs.railBesideLine, row: 0, column: rail, role(annotation.isPrimary))
      }
    }
    rails.fill(" ", row: 0, columns: 0..<sourceColumn(frame), .plain)
    rails.append(row: 0, to: &output)
  }
}
