import TestSupport
import ThemeComponents

/// A tree that changes, and notes each question about an item that it has not.
///
/// The example of the API reference stops the program there: `preconditionFailure("Object with String: … does not exsit in
/// model")`.
final class StrictHierarchy: HierarchyDataSource {
  private(set) var root: ItemID = "r"
  private(set) var childrenOf: [ItemID: [ItemID]] = ["r": []]
  private(set) var parentOf: [ItemID: ItemID] = [:]
  /// Questions about items that do not exist.
  private(set) var faults: [String] = []
  /// Whether the next answer follows later.
  var isLate: () -> Bool = { false }
  private var made = 0

  /// The items, in no order.
  var items: [ItemID] { childrenOf.keys.sorted() }

  private func check(_ id: ItemID, _ call: String) -> Bool {
    guard childrenOf[id] == nil else { return true }
    faults.append("\(call) \(id)")
    return false
  }

  func add(below parent: ItemID) {
    made += 1
    let id = ItemID("\(parent.rawValue.prefix(3))-\(made)")
    childrenOf[parent, default: []].append(id)
    childrenOf[id] = []
    parentOf[id] = parent
  }

  func remove(_ id: ItemID) {
    for child in childrenOf[id] ?? [] { remove(child) }
    if let parent = parentOf[id] { childrenOf[parent]?.removeAll { $0 == id } }
    childrenOf[id] = nil
    parentOf[id] = nil
  }

  func shuffle(below parent: ItemID, _ random: inout SeededGenerator) { childrenOf[parent]?.shuffle(using: &random) }

  /// Makes another item the root of what is asked for, as after a search.
  func begin(at id: ItemID) { root = id }

  private func answer<Value>(_ value: Value) -> Answer<Value> { isLate() ? .later : .now(value) }

  func rootID() -> Answer<ItemID?> { answer(childrenOf[root] == nil ? "r" : root) }

  func numberOfChildren(of id: ItemID) -> Answer<Int> {
    check(id, "count") ? answer(childrenOf[id]?.count ?? 0) : .failed
  }

  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> {
    guard check(parent, "child of"), let children = childrenOf[parent], children.indices.contains(index) else {
      return .failed
    }
    return answer(children[index])
  }

  func parent(of id: ItemID) -> Answer<ItemID?> { check(id, "parent of") ? answer(parentOf[id]) : .failed }

  func title(of id: ItemID) -> Answer<String?> { check(id, "title of") ? answer(id.rawValue) : .failed }

  func content(of id: ItemID) -> Answer<HierarchyItemContent> {
    guard check(id, "content of") else { return .failed }
    let count = childrenOf[id]?.count ?? 0
    return answer(
      HierarchyItemContent(title: id.rawValue, isHierarchyButtonHidden: count == 0, hierarchyAttributeText: "\(count)"))
  }
}
