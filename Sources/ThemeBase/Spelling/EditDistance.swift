/// The number of single changes that turn one name into another: a letter put in, left out, changed, or two
/// neighbours swapped.
///
/// The restricted form of Damerau and Levenshtein: no part is edited twice. What the names begin and end with alike costs
/// one comparison. Of the rest only distances up to a bound are computed, in a band around the diagonal, so they cost
/// their length times the bound.
package struct EditDistance {
  /// Longer names are compared with nothing: nobody mistypes a name of that size.
  package static let longestName = 160

  /// As long as the longest that was compared: what names do not have in common is mostly short.
  private var rows: (before: [Int], last: [Int], current: [Int]) = ([], [], [])

  package init() {}

  /// The distance if it is at most `bound`; nil if it is larger.
  package mutating func distance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, bound: Int) -> Int? {
    guard abs(left.count - right.count) <= bound, left.count <= Self.longestName, right.count <= Self.longestName else {
      return nil
    }
    let (left, right) = Self.withoutCommonEnds(left, right)
    let beyond = bound + 1
    if rows.last.count <= right.count {
      let row = Array(repeating: 0, count: right.count + 1)
      rows = (row, row, row)
    }
    for column in 0...right.count { rows.last[column] = min(column, beyond) }
    for row in stride(from: 1, through: left.count, by: 1) {
      guard fillRow(row, left, right, beyond: beyond) <= bound else { return nil }
      (rows.before, rows.last, rows.current) = (rows.last, rows.current, rows.before)
    }
    let result = rows.last[right.count]
    return result <= bound ? result : nil
  }

  /// Cuts a common beginning and a common end off two names: a slip is mostly a letter or two.
  private static func withoutCommonEnds(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> (
    ArraySlice<UInt8>, ArraySlice<UInt8>
  ) {
    var (leftStart, rightStart) = (left.startIndex, right.startIndex)
    var (leftEnd, rightEnd) = (left.endIndex, right.endIndex)
    while leftStart < leftEnd, rightStart < rightEnd, left[leftStart] == right[rightStart] {
      leftStart += 1
      rightStart += 1
    }
    while leftStart < leftEnd, rightStart < rightEnd, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    return (left[leftStart..<leftEnd], right[rightStart..<rightEnd])
  }

  /// Fills one row of the table within the band and returns its smallest entry.
  private mutating func fillRow(_ row: Int, _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, beyond: Int) -> Int {
    let (leftEnd, rightStart) = (left.startIndex + row, right.startIndex)
    let first = max(1, row - beyond)
    let last = min(right.count, row + beyond)
    rows.current[first - 1] = first == 1 ? min(row, beyond) : beyond
    var smallest = rows.current[first - 1]
    for column in stride(from: first, through: last, by: 1) {
      let rightEnd = rightStart + column
      let same = left[leftEnd - 1] == right[rightEnd - 1]
      var best = rows.last[column - 1] + (same ? 0 : 1)
      // Outside the band of the row above nothing was computed.
      if column < row + beyond { best = min(best, rows.last[column] + 1) }
      best = min(best, rows.current[column - 1] + 1)
      if row > 1, column > 1, left[leftEnd - 1] == right[rightEnd - 2], left[leftEnd - 2] == right[rightEnd - 1] {
        best = min(best, rows.before[column - 2] + 1)
      }
      rows.current[column] = min(best, beyond)
      smallest = min(smallest, rows.current[column])
    }
    return smallest
  }
}
