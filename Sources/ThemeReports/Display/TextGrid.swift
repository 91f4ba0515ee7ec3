/// Rows of cells to draw on, one for each column of the terminal.
struct TextGrid: Sendable {
  private struct Cell: Sendable {
    /// Empty in the second column of a wide character.
    var text: String
    var role: TextRole
  }

  private var rows: [[Cell?]] = []

  var height: Int { rows.count }

  /// Draws one narrow character, replacing what was drawn there.
  mutating func draw(_ character: Character, row: Int, column: Int, _ role: TextRole) {
    reserve(row: row, columns: column + 1)
    rows[row][column] = Cell(text: String(character), role: role)
  }

  /// Draws one narrow character in each of the columns that are still blank.
  mutating func fill(_ character: Character, row: Int, columns: Range<Int>, _ role: TextRole) {
    for column in columns {
      reserve(row: row, columns: column + 1)
      if rows[row][column] == nil { rows[row][column] = Cell(text: String(character), role: role) }
    }
  }

  /// Writes text, replacing what was drawn there.
  mutating func write(_ text: String, row: Int, column: Int, _ role: TextRole) {
    var column = column
    for character in text {
      let width = character.displayWidth
      reserve(row: row, columns: column + width)
      for offset in 0..<width {
        rows[row][column + offset] = Cell(text: offset == 0 ? String(character) : "", role: role)
      }
      column += width
    }
  }

  /// Adds a row to a text, neighbouring cells of one role together.
  func append(row: Int, to output: inout StyledText) {
    guard row < rows.count else { return }
    var run = ""
    var runRole = TextRole.plain
    for cell in rows[row] {
      let role = cell?.role ?? .plain
      if role != runRole {
        output.append(run, runRole)
        run = ""
        runRole = role
      }
      run += cell?.text ?? " "
    }
    output.append(run, runRole)
  }

  private mutating func reserve(row: Int, columns: Int) {
    while rows.count <= row { rows.append([]) }
    let missing = columns - rows[row].count
    if missing > 0 { rows[row].append(contentsOf: repeatElement(nil, count: missing)) }
  }
}
