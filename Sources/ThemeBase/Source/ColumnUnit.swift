/// What a column counts.
package enum ColumnUnit: Sendable, CaseIterable {
  /// UTF-8 code units, which are the bytes of the file.
  case utf8
  /// Characters as a reader sees them (grapheme clusters).
  case character
  /// UTF-16 code units, as most editor protocols count.
  case utf16
}

extension LineMap {
  /// The column of an offset, counted from 1.
  ///
  /// Takes time in proportion to the length of the line up to the offset.
  package func column(at offset: Int, in unit: ColumnUnit) -> Int {
    switch unit {
    case .character: return position(at: offset).column
    case .utf16: return position(at: offset).utf16Column
    case .utf8:
      let line = range(ofLine: line(at: offset))
      return Swift.min(Swift.max(offset, line.lowerBound), line.upperBound) - line.lowerBound + 1
    }
  }

  /// The offset at which a line and a column stand, both counted from 1.
  ///
  /// A column past the end of its line stands for the end of the line, and a line past the last one for the end of the
  /// file. Numbers below 1 count as 1. A UTF-16 column in the middle of a surrogate pair stands for the start of the
  /// pair. Takes time in proportion to the length of the line up to the column.
  package func offset(line: Int, column: Int, in unit: ColumnUnit) -> Int {
    let range = range(ofLine: Swift.max(line, 1))
    let steps = Swift.max(column, 1) - 1
    switch unit {
    case .utf8: return range.lowerBound + Swift.min(steps, range.count)
    case .character:
      let character = characters(in: range).dropFirst(steps).first { _ in true }
      return character?.bytes.lowerBound ?? range.upperBound
    case .utf16: return offset(steps: steps, in: range)
    }
  }

  /// The offset of the scalar that `steps` UTF-16 code units after the start of a line reach into.
  private func offset(steps: Int, in line: Range<Int>) -> Int {
    var left = steps
    for character in characters(in: line) {
      let length = character.character.utf16.count
      guard left < length else {
        left -= length
        continue
      }
      guard !character.isInvalid else { return character.bytes.lowerBound }
      var offset = character.bytes.lowerBound
      for scalar in character.character.unicodeScalars {
        let width = Unicode.UTF16.width(scalar)
        guard left >= width else { break }
        left -= width
        offset += Unicode.UTF8.width(scalar)
      }
      return offset
    }
    return line.upperBound
  }
}
