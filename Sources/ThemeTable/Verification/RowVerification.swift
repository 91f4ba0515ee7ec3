/// A look at every row and every word of it.
///
/// Rows follow each other without gaps, and so do the words of a row, so no word is looked at twice.
struct RowVerification {
  private let table: TableVerification
  private let reader: TableReader

  init(_ table: TableVerification) {
    self.table = table
    reader = table.reader
  }

  /// The first contradiction, or nil if the rows are intact.
  func contradiction() -> String? {
    var free: UInt64 = 0
    for row in 0..<reader.rowCount {
      guard reader.word(reader.layout.rows, UInt64(row)).map(UInt64.init) == free, let shape = reader.shape(ofRow: row)
      else { return "row \(row) does not follow the one before" }
      if let reason = words(of: shape) { return "\(reason) in row \(row)" }
      free = shape.cells + 1 + shape.words
    }
    return free == UInt64(reader.layout.cells.count) ? nil : "the last row has no end"
  }

  private func words(of shape: TableReader.Shape) -> String? {
    var last: UInt32?
    var free: UInt64 = 0
    for entry in 0..<shape.count {
      guard let property = reader.word(reader.layout.shapes, shape.index + 1 + entry),
        let found = reader.entry(shape: shape.index, count: shape.count, entry: entry)
      else { return "a property is missing" }
      guard property < reader.layout.properties.count, last.map({ $0 < property }) ?? true else {
        return "the properties are not in order"
      }
      last = property
      let choices = UInt64(found.axes.choiceCount)
      guard UInt64(found.start) == free, free + choices <= shape.words, found.axes.bits < 64 else {
        return "the values do not follow each other"
      }
      let first = shape.cells + 1 + free
      for cell in first..<first + choices where !hasMeaning(cell, kind: found.kind) { return "a value has no meaning" }
      free += choices
    }
    return free == shape.words ? nil : "there are values of no property"
  }

  private func hasMeaning(_ cell: UInt64, kind: UInt8) -> Bool {
    guard let word = reader.word(reader.layout.cells, cell) else { return false }
    return kind == ValueKind.mixed.rawValue
      ? UInt64(word) < UInt64(reader.layout.mixed.count / 2) : table.hasMeaning(StoredValue(kind: kind, word: word))
  }
}
