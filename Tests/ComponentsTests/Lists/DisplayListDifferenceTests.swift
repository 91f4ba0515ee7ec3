import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The changes from one display list to the next.
@Suite struct DisplayListDifferenceTests {
  @Test func aListDoesNotDifferFromItself() {
    let list = opened(value: ["red"]).displayList(theme: .standard)
    expect(list.difference(from: list).isEmpty)
    expect(list.difference(from: opened(value: ["red"]).displayList(theme: .standard)).isEmpty)
  }

  @Test func rowsComeGoMoveAndChange() {
    var list = ObjectList(
      items: ["a", "b", "c"].map { ObjectListItem(id: ItemID($0), content: ObjectCellContent(title: $0)) },
      traits: .phone)
    let before = list.displayList(theme: .standard)
    let items = [
      ObjectListItem(id: "b", content: ObjectCellContent(title: "b")),
      ObjectListItem(id: "c", content: ObjectCellContent(title: "changed")),
      ObjectListItem(id: "d", content: ObjectCellContent(title: "d")),
    ]
    list.handle(.itemsChanged(items, totalCount: 3))
    let difference = list.displayList(theme: .standard).difference(from: before)
    expectEqual(difference.removed, ["list/a", "list/a/title", "list/a/divider"])
    expectEqual(difference.inserted, ["list/d", "list/d/title", "list/d/divider"])
    expect(difference.moved.contains("list/b"))
    expectEqual(difference.updated, ["list/c", "list/c/title"])
  }

  @Test func everyNodeIsFoundByItsName() {
    for scene in SampleScene.all {
      let list = scene.draw(.standard, .tabletPortrait)
      expect(list.nodes.allSatisfy { list[$0.id] == $0 })
      expect(list["no such node"] == nil)
    }
  }
}
