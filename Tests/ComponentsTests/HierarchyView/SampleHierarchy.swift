import ThemeComponents

/// A hierarchy in memory that notes every call, and answers later where it is told to.
final class SampleHierarchy: HierarchyDataSource {
  var root: ItemID?
  var childrenOf: [ItemID: [ItemID]]
  var parentOf: [ItemID: ItemID] = [:]
  /// Questions that are answered later.
  var isLate: (String) -> Bool = { _ in false }
  /// Changes the content of every item before it is handed out.
  var decorate: (inout HierarchyItemContent) -> Void = { _ in }
  private(set) var calls: [String] = []

  init(root: ItemID?, children: [ItemID: [ItemID]]) {
    self.root = root
    childrenOf = children
    for (parent, ids) in children { for id in ids { parentOf[id] = parent } }
  }

  /// `root` with children a, b, c; each of those has `…1 … …3`, and so on down to a depth.
  static func tree(depth: Int = 4, root: ItemID = "r", parent: ItemID? = nil) -> SampleHierarchy {
    var children: [ItemID: [ItemID]] = [:]
    var level = [root]
    for _ in 0..<depth {
      var next: [ItemID] = []
      for id in level {
        let ids = (1...3).map { ItemID(id.rawValue + String($0)) }
        children[id] = ids
        next += ids
      }
      level = next
    }
    if let parent { children[parent] = [root, "uncle"] }
    return SampleHierarchy(root: root, children: children)
  }

  func forgetCalls() { calls = [] }

  private func answer<Value>(_ call: String, _ value: Value) -> Answer<Value> {
    calls.append(call)
    return isLate(call) ? .later : .now(value)
  }

  func rootID() -> Answer<ItemID?> { answer("root", root) }

  func numberOfChildren(of id: ItemID) -> Answer<Int> { answer("count \(id)", childrenOf[id, default: []].count) }

  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> {
    answer("child \(parent) \(index)", childrenOf[parent, default: []][index])
  }

  func parent(of id: ItemID) -> Answer<ItemID?> { answer("parent \(id)", parentOf[id]) }

  func title(of id: ItemID) -> Answer<String?> { answer("title \(id)", "Title of \(id)") }

  func content(of id: ItemID) -> Answer<HierarchyItemContent> {
    let count = childrenOf[id, default: []].count
    var content = HierarchyItemContent(
      title: "Title of \(id)", isHierarchyButtonHidden: count == 0,
      hierarchyAttributeText: count == 0 ? nil : String(count))
    decorate(&content)
    return answer("content \(id)", content)
  }
}
