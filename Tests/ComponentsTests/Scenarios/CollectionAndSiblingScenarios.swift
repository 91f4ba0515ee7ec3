import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The guidelines of collection view and sibling navigation, sentence by sentence.
@Suite struct CollectionAndSiblingScenarios {
  private func tap<Component: ComponentLayout>(_ component: inout Component, _ name: String) throws -> [Component
    .Effect]
  {
    let list = component.displayList(theme: .standard)
    let frame = try #require(list[name], "\(name) is not there").frame
    let target = try #require(list.tapTarget(at: LayoutPoint(x: frame.midX, y: frame.midY)), "\(name)")
    return component.handle(.tapped(target))
  }

  @Test("a row is a preview: a header, cells that are cut off, See All with the total number")
  func aRowPreviewsTheCollection() throws {
    var products = collection(20, total: 128, columns: 2)
    let list = products.displayList(theme: .standard)
    let regions = list.root.children.map(\.role)
    expectEqual(regions, [.header, .view, .footer])
    expectEqual(list["collection/footer/attribute"]?.text?.string, "128")
    let frames = list.root.children.map(\.frame)
    expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    try expectEqual(tap(&products, "collection/item-1"), [.showDetail("item-1")])
    try expectEqual(tap(&products, "collection/footer"), [.showAll])
    // A list of object cells opens, and a tap on one of them leads to the same detail.
    var all = products.objectList
    try expectEqual(tap(&all, "list/item-3"), [.showDetail("item-3")])
  }

  @Test("scrolling sideways with a finger comes to rest with cells cut off at both ends") func aRowIsScrolled() throws {
    var products = collection(20, columns: 2)
    products.handle(.dragged(.began(at: LayoutPoint(x: 300, y: 200))))
    products.handle(.dragged(.changed(translation: LayoutPoint(x: -210, y: 4))))
    products.handle(.dragged(.ended(translation: LayoutPoint(x: -210, y: 4), velocity: LayoutPoint(x: -100, y: 0))))
    let cells = products.displayList(theme: .standard).cells.map(\.frame)
    expectEqual(cells.count, 4)
    expect(cells[0].minX < 0 && cells[0].maxX > 0)
    expect(cells[3].minX < 390 && cells[3].maxX > 390)
    expect(products.gradients == (leading: true, trailing: true))
  }

  @Test("a grid shows all items in rows, without See All, and its page scrolls") func aGridShowsEverything() throws {
    var people = collection(30, form: .grid(.columns(3)), traits: .tabletPortrait)
    let list = people.displayList(theme: .standard)
    expect(!list.nodes.contains { $0.role == .footer || $0.role == .gradient })
    try expectEqual(tap(&people, "collection/item-4"), [.showDetail("item-4")])
    people.handle(.scrolled(to: 600))
    let scrolled = people.displayList(theme: .standard)
    expect(scrolled["collection/item-0"] == nil || list["collection/item-0"] != nil)
    expect(scrolled["collection/header"] == nil && scrolled.scrollAreas[0].offset == 600)
  }

  @Test("siblings: the position over the parent's name, Next by push, ends that are disabled") func siblingsAreWalked()
    throws
  {
    struct Steps: SiblingNavigationDataSource {
      let presentationCount = 3
      func pageID(at index: Int) -> ItemID { ItemID("step-\(index + 1)") }
      func presentationTitle(for id: ItemID) -> String? { "Replace Pump Seal" }
    }
    for traits in [ViewTraits.phone, .tabletPortrait] {
      var steps = SiblingNavigation(pages: Steps().pages, traits: traits)
      expect(steps.title == "1 of 3" && steps.subtitle == "Replace Pump Seal")
      expect(steps.displayList(theme: .standard)["pages/toolbar/previous"]?.tapTarget == nil)
      try expectEqual(tap(&steps, "pages/toolbar/next"), [.shown("step-2", .push)])
      try expectEqual(tap(&steps, "pages/toolbar/next"), [.shown("step-3", .push)])
      expectEqual(steps.title, "3 of 3")
      expect(steps.displayList(theme: .standard)["pages/toolbar/next"]?.tapTarget == nil)
      try expectEqual(tap(&steps, "pages/toolbar/previous"), [.shown("step-2", .pushBack)])
    }
  }

  @Test("icons on compact width with several actions; the same on regular width as text") func theToolbarAdapts() throws
  {
    let configuration = SiblingConfiguration(
      style: .icon, actions: [ToolbarAction(id: "confirm", title: "Confirm"), ToolbarAction(id: "note", title: "Note")])
    var steps = SiblingNavigation(
      configuration: configuration, pages: ["a", "b"].map { SiblingPage(id: $0) }, traits: .phone)
    expectEqual(steps.style, .icon)
    try expectEqual(tap(&steps, "pages/toolbar/note"), [.actionTapped("note")])
    steps.handle(.traitsChanged(.tabletPortrait))
    expectEqual(steps.style, .text)
    expectEqual(steps.displayList(theme: .standard)["pages/toolbar/next"]?.text?.string, "Next")
  }
}
