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

/// Prose broken into lines of a width.
package enum WrappedText {
  /// The paragraphs of a text, which empty lines set apart, each as its lines; a word longer than the width stays whole.
  static func paragraphs(of text: String, width: Int) -> [[String]] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
    }
    return paragraphs.filter { !$0.isEmpty }.map { fill($0, width: width) }
  }

  /// The lines of a text whose first line begins at a column; the text as it is where it fits.
  package static func lines(of text: String, width: Int, column: Int) -> [String] {
    guard column + text.displayWidth > width else { return [text] }
    return fill(text.split(separator: " "), width: width, column: column)
  }

  private static func fill(_ words: [Substring], width: Int, column: Int = 0) -> [String] {
    var lines = [""]
    var columns = column
    for (index, word) in words.enumerated() {
      let wordWidth = String(word).displayWidth
      if index == 0 {
        lines[lines.count - 1] += word
        columns += wordWidth
      } else if columns + 1 + wordWidth > width {
        lines.append(String(word))
        columns = wordWidth
      } else {
        lines[lines.count - 1] += " " + word
        columns += 1 + wordWidth
      }
    }
    return lines
  }
}
