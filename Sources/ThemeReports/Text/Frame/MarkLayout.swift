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
