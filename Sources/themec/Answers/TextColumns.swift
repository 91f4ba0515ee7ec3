import ThemeReports

/// A table of text for people: columns as wide as their widest cell, two spaces between them.
struct TextColumns {
  /// A cell with the role of its text.
  typealias Cell = (text: String, role: TextRole)

  private let heads: [Cell]
  private var rows: [[Cell]] = []

  init(_ heads: [String]) { self.heads = heads.map { ($0, .emphasis) } }

  /// Plain rows without heads, which may have different numbers of cells.
  init(rows: [[String]]) {
    heads = []
    self.rows = rows.map { $0.map { ($0, .plain) } }
  }

  /// Appends a row with a cell for each head.
  mutating func append(_ cells: [Cell]) { rows.append(cells) }

  /// Appends a row in one role.
  mutating func append(_ cells: [String], _ role: TextRole) { append(cells.map { ($0, role) }) }

  /// Writes the heads and the rows; nothing if there are no rows.
  func write(to output: inout StyledText, indent: Int = 0) {
    guard let columnCount = rows.map(\.count).max() else { return }
    let lines = (heads.isEmpty ? [] : [heads]) + rows
    let widths = (0..<columnCount).map { column in
      lines.map { column < $0.count ? $0[column].text.count : 0 }.max() ?? 0
    }
    for line in lines {
      output.append(spaces: indent)
      for (width, cell) in zip(widths, line) {
        output.append(cell.text, cell.role)
        output.append(spaces: width - cell.text.count + 2)
      }
      output.endLine()
    }
  }
}
