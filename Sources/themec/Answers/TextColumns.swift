import ThemeReports

/// A table of text for people: columns as wide as their widest cell, two spaces between them.
struct TextColumns {
  /// A cell with the role of its text.
  typealias Cell = (text: String, role: TextRole)

  private let heads: [String]
  private var rows: [[Cell]] = []

  init(_ heads: [String]) { self.heads = heads }

  /// Appends a row with a cell for each head.
  mutating func append(_ cells: [Cell]) { rows.append(cells) }

  /// Appends a row in one role.
  mutating func append(_ cells: [String], _ role: TextRole) { append(cells.map { ($0, role) }) }

  /// Writes the heads and the rows; nothing if there are no rows.
  func write(to output: inout StyledText) {
    guard !rows.isEmpty else { return }
    let lines = [heads.map { ($0, TextRole.emphasis) }] + rows
    let widths = heads.indices.map { column in
      lines.map { column < $0.count ? $0[column].text.count : 0 }.max() ?? 0
    }
    for line in lines {
      for (width, cell) in zip(widths, line) {
        output.append(cell.text, cell.role)
        output.append(spaces: width - cell.text.count + 2)
      }
      output.endLine()
    }
  }
}
