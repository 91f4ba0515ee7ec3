/// What is known of one item's children: how many, and the ids of those asked for so far.
struct HierarchyChildren: Hashable, Sendable {
  /// More children than that are not counted: it keeps index arithmetic far from overflow.
  static let highestCount = 1_000_000_000

  /// How many there are.
  private(set) var count: Int
  /// The ids from index 0 on; nil where one is still to come.
  private(set) var ids: [ItemID?] = []
  /// How many of `ids` are nil.
  private var gaps = 0

  init(count: Int) {
    self.count = min(max(0, count), Self.highestCount)
  }

  /// The child at an index; nil outside the list and where the id is still to come.
  subscript(index: Int) -> ItemID? {
    ids.indices.contains(index) ? ids[index] : nil
  }

  /// The runs of indexes below a bound whose ids are still to come.
  func missing(below bound: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = gaps == 0 ? ids.count : 0
    while index < ids.count {
      guard ids[index] == nil else {
        index += 1
        continue
      }
      let start = index
      while index < ids.count, ids[index] == nil { index += 1 }
      runs.append(start..<index)
    }
    let end = min(bound, count)
    if ids.count < end { runs.append(ids.count..<end) }
    return runs
  }

  /// Makes room for ids below a bound, so that answers can arrive in any order.
  mutating func reserve(below bound: Int) {
    let end = min(bound, count)
    guard ids.count < end else { return }
    gaps += end - ids.count
    ids.append(contentsOf: repeatElement(nil, count: end - ids.count))
  }

  /// Puts ids in from an index on; those outside the list are dropped.
  mutating func fill(_ new: [ItemID], from start: Int) {
    for (index, id) in zip(start..., new) where ids.indices.contains(index) {
      if ids[index] == nil { gaps -= 1 }
      ids[index] = id
    }
  }

  /// Adds children at indexes of the new list; indexes beyond its end are dropped.
  ///
  /// - Returns: How many were added.
  mutating func insert(at indexes: [Int]) -> Int {
    var added = 0
    for index in Set(indexes).sorted() where index >= 0 && index <= count {
      guard count < Self.highestCount else { break }
      count += 1
      added += 1
      // Behind the known ids there is nothing to shift: the new one is asked for when its turn comes.
      guard index < ids.count else { continue }
      ids.insert(nil, at: index)
      gaps += 1
    }
    return added
  }

  /// Gives up on the ids that are still to come: their children are not shown.
  mutating func dropMissing(in range: Range<Int>) {
    guard range.lowerBound < ids.count else { return }
    let end = min(range.upperBound, ids.count)
    let kept = ids[range.lowerBound..<end].filter { $0 != nil }
    let dropped = end - range.lowerBound - kept.count
    count -= dropped
    gaps -= dropped
    ids.replaceSubrange(range.lowerBound..<end, with: kept)
  }
}
