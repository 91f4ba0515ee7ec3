import TestSupport
import ThemeComponents

/// A data source that contradicts itself.
///
/// There are counts below zero or beyond all bounds, ids that stand twice, below several items or below themselves, and
/// parents that are no parents. The answers are random and bear no relation to each other.
final class LyingHierarchy: HierarchyDataSource {
  private var random: SeededGenerator
  /// All ids that it ever names.
  static let ids: [ItemID] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
  static let counts = [-3, 0, 1, 2, 5, 12, 70, 1_000_000_000, Int.max, Int.min]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private func answer<Value>(_ value: Value) -> Answer<Value> { random.oneIn(4) ? .later : .now(value) }

  private func id() -> ItemID { random.pick(Self.ids) }

  func rootID() -> Answer<ItemID?> { answer(random.oneIn(20) ? nil : id()) }
  func numberOfChildren(of id: ItemID) -> Answer<Int> { answer(random.pick(Self.counts)) }
  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { answer(id()) }
  func parent(of id: ItemID) -> Answer<ItemID?> { answer(random.oneIn(3) ? nil : self.id()) }
  func title(of id: ItemID) -> Answer<String?> { answer(random.oneIn(3) ? nil : "Title") }

  func content(of id: ItemID) -> Answer<HierarchyItemContent> {
    answer(
      HierarchyItemContent(
        title: random.oneIn(3) ? nil : "Title", subtitle: random.oneIn(2) ? nil : "Subtitle",
        isHierarchyButtonHidden: random.oneIn(4), hierarchyAttributeText: "-7"))
  }

  /// An answer to some question, not necessarily the one that was put.
  func anyAnswer() -> HierarchyAnswer {
    switch random.below(7) {
    case 0: .root(random.oneIn(2) ? nil : id())
    case 1: .numberOfChildren(random.pick(Self.counts))
    case 2: .children((0..<random.below(300)).map { _ in id() })
    case 3: .parent(random.oneIn(2) ? nil : id())
    case 4: .title("Late")
    case 5: .content(HierarchyItemContent())
    default: .failed
    }
  }
}
