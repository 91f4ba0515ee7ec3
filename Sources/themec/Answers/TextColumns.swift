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
  ///
  /// Where lines may not be longer than `width`, the words of the widest columns go on below, unless each row has to be
  /// `onOneLine`: then a long cell moves the rest of its row to the right.
  func write(to output: inout StyledText, indent: Int = 0, width: Int? = nil, onOneLine: Bool = false) {
    guard let columnCount = rows.map(\.count).max() else { return }
    let lines = (heads.isEmpty ? [] : [heads]) + rows
    let widths = fitted(
      (0..<columnCount).map { column in lines.map { column < $0.count ? $0[column].text.count : 0 }.max() ?? 0 },
      to: width.map { $0 - indent })
    for line in lines {
      let pieces = zip(widths, line).map { Self.pieces(of: $1.text, width: onOneLine ? .max : $0) }
      for number in 0..<(pieces.map(\.count).max() ?? 0) {
        output.append(spaces: indent)
        for (index, width) in widths.enumerated() where index < line.count {
          let text = number < pieces[index].count ? String(pieces[index][number]) : ""
          output.append(text, line[index].role)
          output.append(spaces: max(width - text.count, 0) + 2)
        }
        output.endLine()
      }
    }
  }

  /// The widths of the columns where the widest ones give way, as far as their words can still be read.
  private func fitted(_ widths: [Int], to width: Int?) -> [Int] {
    var widths = widths
    guard let width else { return widths }
    while widths.reduce(-2, { $0 + $1 + 2 }) > width,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 12
    {
      widths[widest] -= 1
    }
    return widths
  }

  /// The lines of a cell, broken after the classes of a list and between words where that is possible.
  private static func pieces(of text: String, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while rest.count > width {
      let line = rest.prefix(width)
      let end = line.dropFirst(width / 3).lastIndex { ": _".contains($0) }.map(line.index(after:)) ?? line.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces + [rest]
  }
}
