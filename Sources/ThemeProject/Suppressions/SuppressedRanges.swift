import ThemeBase

/// The ranges of a file in which comments accept findings of one code.
///
/// Ranges may nest and overlap. At each offset the comment that was written last applies.
struct SuppressedRanges {
  /// The offsets at which something begins or ends, in order.
  private var bounds: [UInt32] = []
  /// The comment that applies from each bound to the next, or nil if none does.
  private var owners: [Int?] = []

  /// Takes ranges in the order of their comments.
  init(_ ranges: [(owner: Int, range: Range<UInt32>)]) {
    bounds = Set(ranges.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    owners = Array(repeating: nil, count: bounds.count)
    // The last comment takes its pieces first. Taken pieces are skipped, so each piece is taken once.
    var free = Array(0...bounds.count)
    for (owner, range) in ranges.reversed() {
      let end = place(of: range.upperBound)
      var piece = Self.next(&free, from: place(of: range.lowerBound))
      while piece < end {
        owners[piece] = owner
        free[piece] = piece + 1
        piece = Self.next(&free, from: piece)
      }
    }
  }

  /// The comment that accepts findings at an offset; nil if none does.
  ///
  /// Takes logarithmic time.
  func owner(at offset: UInt32) -> Int? {
    let after = bounds.partitionPoint { $0 <= offset }
    return after == 0 ? nil : owners[after - 1]
  }

  private func place(of bound: UInt32) -> Int { bounds.partitionPoint { $0 < bound } }

  /// Returns the first free piece at or after `start`, and shortens the path to it for the next search.
  private static func next(_ free: inout [Int], from start: Int) -> Int {
    var end = start
    while free[end] != end { end = free[end] }
    var piece = start
    while free[piece] != end, piece != end { (piece, free[piece]) = (free[piece], end) }
    return end
  }
}
