/// A table of figures with what was aimed at.
struct Report {
  private let title: String
  private var lines: [[String]]
  private var notes: [String] = []

  init(title: String, columns: [String]) {
    self.title = title
    lines = [columns]
  }

  mutating func add(_ cells: [String]) { lines.append(cells) }

  mutating func note(_ text: String) { notes.append("  " + text) }

  /// Says whether an aim was reached.
  mutating func target(_ text: String, _ isReached: Bool) {
    notes.append((isReached ? "  reached: " : "  MISSED: ") + text)
  }

  func print() {
    Swift.print(title)
    let widths = (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    for line in lines {
      let cells = zip(line, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + padding : padding + cell.0
      }
      Swift.print("  " + cells.joined(separator: "   "))
    }
    for note in notes { Swift.print(note) }
    Swift.print()
  }
}
