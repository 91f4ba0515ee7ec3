import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A list of objects: what See All opens, and how it grows.
@Suite struct ObjectListTests {
  private static func items(_ range: Range<Int>) -> [ObjectListItem] {
    range.map { ObjectListItem(id: "o\($0)", content: ObjectCellContent(title: "Object \($0)")) }
  }

  /// The effects of a layout.
  private func effects(ofLayingOut list: inout ObjectList) -> [ObjectListEffect] {
    let areas = list.displayList(theme: .standard).scrollAreas
    return list.handle(.laidOut(areas))
  }

  @Test func moreItemsAreAskedForNearTheEnd() {
    var list = ObjectList(items: Self.items(0..<60), totalCount: 150, traits: .phone)
    expectEqual(effects(ofLayingOut: &list), [])
    list.handle(.scrolled(to: 1_800))
    expectEqual(effects(ofLayingOut: &list), [.moreItemsNeeded(from: 60)])
    // Once is enough.
    expectEqual(effects(ofLayingOut: &list), [])
    let offset = list.offset
    list.handle(.itemsAdded(Self.items(60..<120), from: 60, totalCount: 150))
    expect(list.items.count == 120 && list.offset == offset)
    expectEqual(effects(ofLayingOut: &list), [])
    list.handle(.scrolled(to: 1e9))
    expectEqual(effects(ofLayingOut: &list), [.moreItemsNeeded(from: 120)])
    list.handle(.itemsAdded(Self.items(120..<150), totalCount: 150))
    list.handle(.scrolled(to: 1e9))
    expectEqual(effects(ofLayingOut: &list), [])
    expect(list.displayList(theme: .standard)["list/o149"] != nil)
  }

  @Test func aCompleteListAsksForNothing() {
    var list = ObjectList(items: Self.items(0..<3), traits: .phone)
    expectEqual(effects(ofLayingOut: &list), [])
    expectEqual(list.handle(.tapped(.item("o1"))), [.showDetail("o1")])
    expectEqual(list.handle(.tapped(.item("nobody"))), [])
  }

  @Test func aFingerScrollsAndTurnsBackAtOnce() {
    var list = ObjectList(items: Self.items(0..<60), traits: .phone)
    _ = list.display(theme: .standard)
    func drag(_ y: Double) { list.handle(.dragged(.changed(translation: LayoutPoint(x: 0, y: y)))) }
    list.handle(.dragged(.began(at: .zero)))
    drag(-300)
    expectEqual(list.offset, 300)
    drag(500)
    expectEqual(list.offset, 0)
    drag(460)
    expectEqual(list.offset, 40)
    list.handle(.dragged(.ended(translation: LayoutPoint(x: 0, y: 460), velocity: LayoutPoint(x: 0, y: -400))))
    expectEqual(list.offset, 140)
    drag(0)
    expectEqual(list.offset, 140)
  }

  @Test func itemsWithoutAnImageHaveThePlaceholderOfTheirCollection() {
    var view = collection(2) { $0.image = $0.id == "item-0" ? nil : $0.image }
    expectEqual(view.objectList.items.map(\.content.detailImage), ["placeholder", "photo-1"])
    expect(view.objectList.items.allSatisfy { !$0.content.isDetailImageRound })
    view = collection(1) { $0.kind = .person }
    expect(view.objectList.items[0].content.isDetailImageRound)
    let image = view.objectList.displayList(theme: .standard)["list/item-0/image"]
    expectEqual(image?.style.number(.cornerRadius), 22.5)
  }
}
