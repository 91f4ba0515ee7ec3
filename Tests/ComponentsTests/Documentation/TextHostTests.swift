import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A host that was written from the documentation alone drives every component.
@Suite struct TextHostTests {
  @Test func aListPickerIsUsed() {
    let host = TextHost(
      closed(
        [ListPickerSection(items: ["Berlin", "Essen", "Lyon"].map { ListPickerEntry(id: ItemID($0), $0) })],
        value: ["Essen"]))
    expectEqual(host.lines, ["Color | Essen"])
    expect(host.tap("Color"))
    expectEqual(host.staleViews, [])
    expectEqual(host.lines.first, "Cancel | Color | Apply")
    expect(host.tap("Lyon") && host.tap("Berlin"))
    expectEqual(host.staleViews, [])
    expect(host.tap("Apply"))
    expect(host.staleViews == [] && host.lines == ["Color | Berlin, Essen, Lyon"])
    expect(host.effects.contains(.valueChanged(["Berlin", "Essen", "Lyon"])))
  }

  @Test func aCollectionIsScrolledAndOpened() {
    let products = CollectionModel(
      configuration: CollectionConfiguration(form: .horizontal(), header: SectionHeaderFooter("Products")),
      items: (1...9).map { CollectionEntry(id: ItemID("p\($0)"), title: "Product \($0)") }, totalCount: 128,
      traits: .phone)
    let host = TextHost(products)
    expect(host.lines.first == "Products" && host.lines.last == "See All | 128")
    for offset in [100.0, 400, 700, 0] {
      host.send(.scrolled(to: offset))
      expectEqual(host.staleViews, [], "at \(offset)")
    }
    expect(host.tap("Product 1") && host.tap("See All"))
    expectEqual(host.effects.suffix(2), [.showDetail("p1"), .showAll])
    let list = TextHost(host.model.objectList)
    expect(list.tap("Product 3") && list.effects.contains(.showDetail("p3")))
  }

  @Test func siblingsAreWalked() {
    let host = TextHost(
      SiblingNavigation(
        pages: (1...3).map { SiblingPage(id: ItemID("s\($0)"), presentationTitle: "Order") }, current: "s1",
        traits: .phone))
    expectEqual(host.lines.first, "1 of 3")
    expect(host.tap("Next") && host.staleViews == [])
    expect(host.lines.first == "2 of 3" && host.effects == [.shown("s2", .push)])
    expect(!host.notices.isEmpty)
  }

  /// The hierarchy's questions come out as effects; the host answers them as the page of the API says.
  @Test func aHierarchyIsOpened() {
    let tree = SampleHierarchy.tree()
    let host = TextHost(HierarchyModel(traits: .phone))
    func answerAll() {
      while let request = host.model.openRequests.first {
        guard let answer = tree.answer(to: request.question) else { return }
        host.send(.answered(request.token, answer))
      }
    }
    host.send(.appeared)
    answerAll()
    expect(host.lines.contains { $0.contains("Title of r") })
    expect(host.act("Show children", on: "Title of r"))
    answerAll()
    expectEqual(host.staleViews, [])
    expect(host.lines.contains { $0.contains("Title of r2") })
  }
}
