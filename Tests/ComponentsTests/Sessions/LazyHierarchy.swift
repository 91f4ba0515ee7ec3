import ThemeComponents

/// A tree of a million items that is nowhere stored: an item's name is its path, `0.17.99`.
///
/// The root has a parent, so that the tree can be left upwards too. It counts what it was asked.
final class LazyHierarchy: HierarchyDataSource {
  /// Every item above the deepest level has so many children.
  let width: Int
  /// How many levels are below the root.
  let depth: Int
  /// Answers later where this says so.
  var isLate: () -> Bool = { false }
  private(set) var parentsAsked: Set<ItemID> = []
  private(set) var idsGiven = 0
  private(set) var contentsGiven = 0

  init(width: Int = 100, depth: Int = 3) {
    self.width = width
    self.depth = depth
  }

  /// The root and all below it.
  var count: Int { (0...depth).reduce(0) { sum, level in sum + (0..<level).reduce(1) { n, _ in n * width } } }

  static let root: ItemID = "0"
  static let top: ItemID = "top"

  func rootID() -> Answer<ItemID?> { .now(Self.root) }

  func childCount(of id: ItemID) -> Int {
    if id == Self.top { return 1 }
    return level(of: id).map { $0 < depth ? width : 0 } ?? 0
  }

  func child(at index: Int, of parent: ItemID) -> ItemID {
    parent == Self.top ? Self.root : ItemID("\(parent.rawValue).\(index)")
  }

  func parentID(of id: ItemID) -> ItemID? {
    guard id != Self.top else { return nil }
    guard let dot = id.rawValue.lastIndex(of: ".") else { return Self.top }
    return ItemID(String(id.rawValue[..<dot]))
  }

  /// How far below the root; nil for something that is not in the tree.
  func level(of id: ItemID) -> Int? {
    if id == Self.top { return -1 }
    let parts = id.rawValue.utf8.split(separator: UInt8(ascii: ".")).map { Int(Substring($0)) }
    guard parts.first == 0, parts.count <= depth + 1,
      parts.dropFirst().allSatisfy({ $0.map { $0 >= 0 && $0 < width } ?? false })
    else { return nil }
    return parts.count - 1
  }

  private func answer<Value>(_ value: Value) -> Answer<Value> { isLate() ? .later : .now(value) }

  func numberOfChildren(of id: ItemID) -> Answer<Int> {
    parentsAsked.insert(id)
    return answer(childCount(of: id))
  }

  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> {
    idsGiven += 1
    return .now(child(at: index, of: parent))
  }

  func parent(of id: ItemID) -> Answer<ItemID?> { answer(parentID(of: id)) }

  func title(of id: ItemID) -> Answer<String?> { answer("Title") }

  func content(of id: ItemID) -> Answer<HierarchyItemContent> {
    contentsGiven += 1
    return answer(HierarchyItemContent(title: "Title", isHierarchyButtonHidden: childCount(of: id) == 0))
  }

  /// The right answer to a question that was put off.
  func lateAnswer(to question: HierarchyQuestion) -> HierarchyAnswer {
    switch question {
    case .root: .root(Self.root)
    case .numberOfChildren(let id): .numberOfChildren(childCount(of: id))
    case .children(let id, let indexes): .children(indexes.map { child(at: $0, of: id) })
    case .parent(let id): .parent(parentID(of: id))
    case .title: .title("Title")
    case .content(let id):
      .content(HierarchyItemContent(title: "Title", isHierarchyButtonHidden: childCount(of: id) == 0))
    }
  }
}
