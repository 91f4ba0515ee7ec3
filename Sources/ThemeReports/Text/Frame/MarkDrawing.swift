import ThemeBase

/// Draws underlines, the lines to the rails, connectors and texts of the marks of one line.
struct MarkDrawing: Sendable {
  let marks: [Mark]
  let layout: MarkLayout
  /// The column of the grid at which the source begins, after the rails.
  let sourceColumn: Int
  let glyphs: Glyphs
  let severity: Severity

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
    for (index, mark) in marks.enumerated() {
      let last = Swift.max(layout.railRows[index] ?? 0, (layout.textRows[index] ?? 0) - 1)
      guard last > 0 else { continue }
      let column = sourceColumn + mark.columns.lowerBound
      for row in 1...last { grid.draw(glyphs.connector, row: row, column: column, role(mark)) }
    }
  }

  private func drawEdges(on grid: inout TextGrid) {
    for (index, mark) in marks.enumerated() {
      guard let edge = mark.edge, let row = layout.railRows[index] else { continue }
      let corner = edge.opens ? glyphs.railTop : glyphs.railBottom
      if corner != " " { grid.draw(corner, row: row, column: edge.rail, role(mark)) }
      let end = sourceColumn + mark.columns.lowerBound
      grid.fill(glyphs.horizontal, row: row, columns: (edge.rail + 1)..<end, role(mark))
      if row > 0 {
        let joint = layout.textRows[index] == nil ? glyphs.railEnd : glyphs.railBranch
        grid.draw(joint, row: row, column: end, role(mark))
      }
    }
  }

  private func drawTexts(on grid: inout TextGrid) {
    if let index = layout.besideText {
      let mark = marks[index]
      grid.write(
        VisibleText(mark.text, glyphs).text, row: 0, column: sourceColumn + mark.columns.upperBound + 1, role(mark))
    }
    for (index, row) in layout.textRows.sorted(by: { $0.key < $1.key }) {
      let mark = marks[index]
      let passesOn = layout.textRows.contains { other, lower in
        lower > row && marks[other].columns.lowerBound == mark.columns.lowerBound
      }
      grid.write(
        (passesOn ? glyphs.branch : glyphs.hook) + VisibleText(mark.text, glyphs).text, row: row,
        column: sourceColumn + mark.columns.lowerBound, role(mark))
    }
  }

  private func role(_ mark: Mark) -> TextRole { mark.isPrimary ? .severity(severity) : .secondary }
}

/// The mark of one annotation under one line.
struct Mark: Hashable, Sendable {
  /// For a span of several lines: its rail, and whether it begins or ends on this line.
  struct Edge: Hashable, Sendable {
    var rail: Int
    var opens: Bool
  }

  /// The columns of the underline; a single one for an edge.
  var columns: Range<Int>
  /// The text of the label here; an edge shows it only where it closes.
  var text: String
  var isPrimary: Bool
  var edge: Edge?
}

/// Which row under a line each part of its marks gets; row 0 holds the underlines.
///
/// The text of the mark that reaches farthest is put beside it. The others hang below, the rightmost highest, so that
/// no connector runs through a text:
///
///     let x = foo(a, b);
///         -   --- ^ first
///         |   |
///         |   second
///         third
struct MarkLayout: Hashable, Sendable {
  /// The mark whose text is beside its underline.
  private(set) var besideText: Int?
  /// The row of the line from an edge to its rail.
  private(set) var railRows: [Int: Int] = [:]
  /// The row of each text that hangs.
  private(set) var textRows: [Int: Int] = [:]

  init(_ marks: [Mark]) {
    let fromTheRight = marks.indices.sorted { left, right in
      (marks[left].columns.lowerBound, right) > (marks[right].columns.lowerBound, left)
    }
    for index in fromTheRight where marks[index].edge != nil { railRows[index] = railRows.count }
    besideText = Self.farthest(marks).flatMap { index in
      marks[index].text.isEmpty || railRows[index, default: 0] > 0 ? nil : index
    }
    var row = Swift.max(railRows.count - 1, 0) + 2
    for index in fromTheRight where index != besideText && !marks[index].text.isEmpty {
      textRows[index] = row
      row += 1
    }
  }

  /// The number of rows.
  var height: Int { Swift.max(railRows.values.max() ?? 0, textRows.values.max() ?? 0) + 1 }

  /// The mark that ends last; of several the one that begins last, of those the primary or the first.
  private static func farthest(_ marks: [Mark]) -> Int? {
    marks.indices.max { left, right in
      let (a, b) = (marks[left], marks[right])
      return (a.columns.upperBound, a.columns.lowerBound, a.isPrimary ? 1 : 0, right) < (
        b.columns.upperBound, b.columns.lowerBound, b.isPrimary ? 1 : 0, left
      )
    }
  }
}
