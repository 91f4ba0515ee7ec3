import ThemeTable

/// The children of one item: their number, and the ids that were asked for so far.
struct HierarchyChildren: Hashable, Sendable {
  /// The highest number of children, which keeps index arithmetic far from overflow.
  static let highestCount = 1_000_000_000

  /// The number of children.
  private(set) var count: Int
  /// The ids by index, nil for one that is not available.
  private var ids: [Int: ItemID?] = [:]
  /// The ids at hand.
  ///
  /// An id appears once in a list: if the data source gives it twice, the second place stays empty.
  private var members: Set<ItemID> = []
  /// The number of ids in one request.
  private let batch: Int
  /// The complete batches, which need not be searched again.
  private var complete: Set<Int> = []

  init(count: Int, batch: Int) {
    self.count = min(max(0, count), Self.highestCount)
    self.batch = batch
  }

  /// Whether a child of that id is known.
  func contains(_ id: ItemID) -> Bool { members.contains(id) }

  /// The child at an index; nil outside the list and where the id is not known.
  subscript(index: Int) -> ItemID? { ids[index] ?? nil }

  /// The known ids in the order of their indexes.
  var known: [ItemID] { ids.sorted { $0.key < $1.key }.compactMap(\.value) }

  /// Whether the data source could not give the child at an index.
  func isGivenUp(_ index: Int) -> Bool { ids[index] == .some(nil) }

  /// The runs of indexes within a batch that nobody has answered for yet.
  func missing(inBatch number: Int) -> [Range<Int>] {
    guard !complete.contains(number) else { return [] }
    var runs: [Range<Int>] = []
    for index in indexes(ofBatch: number) where ids[index] == nil {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  private func indexes(ofBatch number: Int) -> Range<Int> {
    (number * batch..<(number + 1) * batch).clamped(to: 0..<count)
  }

  /// Sets the ids from an index on; those outside the list are dropped.
  mutating func fill(_ new: [ItemID], from start: Int) {
    for (index, id) in zip(start..., new) where index < count {
      ids.updateValue(members.insert(id).inserted ? id : nil, forKey: index)
    }
    noteComplete(start..<start + new.count)
  }

  private mutating func noteComplete(_ changed: Range<Int>) {
    guard let last = changed.last else { return }
    for number in changed.lowerBound / batch...last / batch
    where indexes(ofBatch: number).allSatisfy({ ids[$0] != nil }) {
      complete.insert(number)
    }
  }

  /// Notes that ids are not available, so that they are not asked for again.
  mutating func giveUp(_ indexes: Range<Int>) {
    for index in indexes where index < count && ids[index] == nil {
      ids.updateValue(nil, forKey: index)
    }
    noteComplete(indexes)
  }

  /// Adds children at indexes of the new list; indexes beyond its end are dropped.
  ///
  /// Linear in the known ids and the indexes.
  ///
  /// - Returns: How many were added.
  mutating func insert(at indexes: [Int]) -> Int {
    complete = []
    var inserted: [Int] = []
    for index in Set(indexes).sorted() where index >= 0 && index <= count {
      guard count < Self.highestCount else { break }
      count += 1
      inserted.append(index)
    }
    guard let first = inserted.first, ids.contains(where: { $0.key >= first }) else {
      return inserted.count
    }
    moveIDs { index in
      index + BinarySearch.lowerBound(inserted.count) { inserted[$0] - $0 <= index }
    }
    return inserted.count
  }

  /// Gives each known id another index.
  private mutating func moveIDs(_ place: (Int) -> Int) {
    ids = Dictionary(uniqueKeysWithValues: ids.map { (place($0.key), $0.value) })
  }

  /// Removes children at indexes of the list; indexes outside it are dropped.
  ///
  /// Linear in the known ids and the indexes.
  ///
  /// - Returns: The indexes that were in the list, in order, and the known ids among them.
  mutating func remove(at indexes: [Int]) -> (indexes: [Int], ids: [ItemID]) {
    let removed = Set(indexes).filter { $0 >= 0 && $0 < count }.sorted()
    guard !removed.isEmpty else { return ([], []) }
    complete = []
    let gone = removed.compactMap { ids.removeValue(forKey: $0) ?? nil }
    members.subtract(gone)
    moveIDs { index in index - BinarySearch.lowerBound(removed.count) { removed[$0] < index } }
    count -= removed.count
    return (removed, gone)
  }

  /// Moves a child to another place; the index after the move is that in the new list.
  ///
  /// Returns false if there is no such place.
  mutating func move(from start: Int, to end: Int) -> Bool {
    guard start != end, (0..<count).contains(start), (0..<count).contains(end) else {
      return false
    }
    let id = ids[start]
    _ = remove(at: [start])
    guard insert(at: [end]) == 1 else { return false }
    if let id { fill(id.map { [$0] } ?? [], from: end) }
    return true
  }

  /// The index of a child: at once if it is at the expected index, else linear in the ids at hand.
  func index(of id: ItemID, expectedAt index: Int) -> Int? {
    if self[index] == id { return index }
    guard members.contains(id) else { return nil }
    return ids.first { $0.value == id }?.key
  }

  /// Forgets the ids that were not available, so that they are asked for again.
  mutating func forgetGivenUp() {
    complete = []
    ids = ids.filter { $0.value != nil }
  }

  /// Forgets the ids that are farther from some rows than a number of batches.
  mutating func release(farFrom rows: Range<Int>, batches: Int) {
    let distance = batches * batch
    let near = (rows.lowerBound - distance)..<(rows.upperBound + distance)
    ids = ids.filter { near.contains($0.key) }
    members = Set(ids.values.compactMap { $0 })
    complete = complete.filter { near.contains($0 * batch) && near.contains(($0 + 1) * batch) }
  }
}
