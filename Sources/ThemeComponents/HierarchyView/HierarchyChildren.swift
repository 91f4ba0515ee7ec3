import ThemeTable

/// The children of one item: their number, and the ids that were asked for so far.
struct HierarchyChildren: Hashable, Sendable {
  /// The highest number of children, which keeps index arithmetic far from overflow.
  static let highestCount = 1_000_000_000

  /// The state of the child at an index.
  private enum Slot: Hashable {
    case item(ItemID)
    /// The data source gave an id that another place has already; the place stays empty.
    case duplicate
    /// The data source could not give the id.
    case failed
  }

  /// The number of children.
  private(set) var count: Int
  /// The slots by index; none for an index that was not answered yet.
  private var slots: [Int: Slot] = [:]
  /// The ids at hand, each once.
  private var members: Set<ItemID> = []
  /// The number of ids in one request.
  private let batch: Int
  /// The place at which the expanded child was in an earlier list; it is looked for there.
  var sought: Int?

  init(count: Int, batch: Int, sought: Int? = nil) {
    self.count = min(max(0, count), Self.highestCount)
    self.batch = batch
    self.sought = sought
  }

  /// Whether a child of that id is known.
  func contains(_ id: ItemID) -> Bool { members.contains(id) }

  /// The child at an index; nil outside the list and where the id is not known.
  subscript(index: Int) -> ItemID? { if case .item(let id)? = slots[index] { id } else { nil } }

  /// The known ids in the order of their indexes.
  var known: [ItemID] { slots.keys.sorted().compactMap { self[$0] } }

  /// Whether the id of a child is still to come.
  func isPending(_ index: Int) -> Bool { index < count && slots[index] == nil }

  /// Whether the data source could not give the child at an index.
  func isFailed(_ index: Int) -> Bool { slots[index] == .failed }

  /// Whether the data source gave an id at an index that another place has already.
  func isDuplicate(_ index: Int) -> Bool { slots[index] == .duplicate }

  /// Whether an id was given twice.
  var hasDuplicates: Bool { slots.values.contains(.duplicate) }

  /// Whether an id could not be given.
  var hasFailures: Bool { slots.values.contains(.failed) }

  /// Whether ids were asked for and none could be given.
  var isFailed: Bool { members.isEmpty && hasFailures }

  /// Whether all ids are known.
  var isComplete: Bool { slots.count == count && !hasFailures }

  /// The runs of indexes to ask for: whole batches, so that scrolling by a row does not ask for one id at a time.
  ///
  /// Needed are the batches of the rows that are shown, the first one before any row was, and those around the place of
  /// the expanded child.
  func missing(showing rows: Range<Int>?) -> [Range<Int>] {
    var batches: Set = [0]
    if let rows, let last = rows.last { batches = Set(rows.lowerBound / batch...last / batch) }
    if let sought { batches.formUnion(sought / batch - 1...sought / batch + 1) }
    return batches.sorted().flatMap(missing(inBatch:))
  }

  /// Whether the expanded child would have been found if it was still in the list.
  var isSearched: Bool { missing(showing: nil).isEmpty && !hasFailures }

  /// The runs of indexes within a batch that nobody has answered for yet.
  private func missing(inBatch number: Int) -> [Range<Int>] {
    let indexes = (number * batch..<(number + 1) * batch).clamped(to: 0..<count)
    guard indexes.contains(where: { slots[$0] == nil }) else { return [] }
    return indexes.runs(without: indexes.filter { slots[$0] != nil })
  }

  /// Sets the ids from an index on; those outside the list are dropped.
  mutating func fill(_ new: [ItemID], from start: Int) {
    for (index, id) in zip(start..., new) where index < count {
      slots[index] = members.insert(id).inserted ? .item(id) : .duplicate
    }
  }

  /// Notes that ids are not available, so that they are not asked for again.
  mutating func fail(_ indexes: Range<Int>) {
    for index in indexes where index < count && slots[index] == nil { slots[index] = .failed }
  }

  /// Adds children at indexes of the new list; indexes beyond its end are dropped.
  ///
  /// Linear in the known ids and the indexes.
  ///
  /// - Returns: How many were added.
  mutating func insert(at indexes: [Int]) -> Int {
    var inserted: [Int] = []
    for index in Set(indexes).sorted() where index >= 0 && index <= count {
      guard count < Self.highestCount else { break }
      count += 1
      inserted.append(index)
    }
    guard let first = inserted.first, slots.keys.contains(where: { $0 >= first }) else { return inserted.count }
    moveIDs { index in index + BinarySearch.lowerBound(inserted.count) { inserted[$0] - $0 <= index } }
    return inserted.count
  }

  /// Gives each known id another index.
  private mutating func moveIDs(_ place: (Int) -> Int) {
    slots = Dictionary(uniqueKeysWithValues: slots.map { (place($0.key), $0.value) })
  }

  /// Removes children at indexes of the list; indexes outside it are dropped.
  ///
  /// Linear in the known ids and the indexes.
  ///
  /// - Returns: The indexes that were in the list, in order, and the known ids among them.
  mutating func remove(at indexes: [Int]) -> (indexes: [Int], ids: [ItemID]) {
    let removed = Set(indexes).filter { $0 >= 0 && $0 < count }.sorted()
    guard !removed.isEmpty else { return ([], []) }
    let gone = removed.compactMap { self[$0] }
    for index in removed { slots[index] = nil }
    members.subtract(gone)
    moveIDs { index in index - BinarySearch.lowerBound(removed.count) { removed[$0] < index } }
    count -= removed.count
    return (removed, gone)
  }

  /// Moves a child to another place; the index after the move is that in the new list.
  ///
  /// Returns false if there is no such place.
  mutating func move(from start: Int, to end: Int) -> Bool {
    guard start != end, (0..<count).contains(start), (0..<count).contains(end) else { return false }
    let slot = slots[start]
    _ = remove(at: [start])
    guard insert(at: [end]) == 1 else { return false }
    slots[end] = slot
    if case .item(let id)? = slot { members.insert(id) }
    return true
  }

  /// The index of a child: at once if it is at the expected index, else linear in the ids at hand.
  func index(of id: ItemID, expectedAt index: Int) -> Int? {
    if self[index] == id { return index }
    guard members.contains(id) else { return nil }
    return slots.first { $0.value == .item(id) }?.key
  }

  /// Forgets the ids that were not available, so that they are asked for again.
  mutating func forgetFailures() {
    slots = slots.filter { $0.value != .failed }
  }

  /// Forgets the ids that are farther from some rows than a number of batches.
  mutating func release(farFrom rows: Range<Int>, batches: Int) {
    let distance = batches * batch
    let near = (rows.lowerBound - distance)..<(rows.upperBound + distance)
    slots = slots.filter { near.contains($0.key) }
    members = Set(slots.keys.compactMap { self[$0] })
  }
}

extension Range<Int> {
  /// The runs of its numbers between some of them, which ascend; in order, and none of them empty.
  func runs(without places: [Int]) -> [Range<Int>] {
    zip([lowerBound - 1] + places, places + [upperBound]).map { $0 + 1..<$1 }.filter { !$0.isEmpty }
  }
}
