import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Where assistive technology goes after an effect, and what it says.
@Suite struct AccessibilityNoticeTests {
  /// The notices, each of which must name an element that is drawn.
  private func checkNotices<Model: ComponentLayout>(
    _ model: Model, _ effects: [Model.Effect], _ expected: [AccessibilityNotice],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let notices = model.accessibilityNotices(after: effects)
    expectEqual(notices, expected, sourceLocation: sourceLocation)
    let list = model.displayList(theme: .standard)
    for case .focus(let id) in notices {
      expect(list.accessibilityElement(in: id) != nil, "\(id)", sourceLocation: sourceLocation)
    }
  }

  @Test func aNewColumnOrHeaderTakesTheFocus() {
    var tablet = shown(opening: ["r"])
    let opened = tablet.send(.tapped(.accessory("r1")))
    _ = tablet.display(theme: .standard)
    checkNotices(tablet.hierarchyView, opened, [.focus("hierarchy/column-2")])
    var phone = shown(.tree(), .phone)
    let pushed = phone.send(.tapped(.accessory("r")))
    checkNotices(phone.hierarchyView, pushed, [.focus("hierarchy/header")])
    checkNotices(phone.hierarchyView, [.activated("r")], [])
  }

  @Test func aListTakesAndReturnsTheFocus() {
    var cell = closed(value: ["red"])
    checkNotices(cell, [], [])
    let opening = cell.handle(.tapped(.control(.formCell)))
    checkNotices(cell, opening, [.focus("picker/bar")])
    cell.handle(.tapped(.item("blue")))
    let asked = cell.handle(.tapped(.control(.cancel)))
    checkNotices(cell, asked, [.focus("picker/question")])
    cell.handle(.tapped(.control(.keepEditing)))
    let applied = cell.handle(.tapped(.control(.apply)))
    checkNotices(cell, applied, [.announce("red, blue"), .focus("picker/cell")])
  }

  @Test func anotherPageIsAnnounced() {
    var pages = SiblingNavigation(
      pages: (1...3).map { SiblingPage(id: ItemID("s\($0)"), presentationTitle: "Order") }, traits: .phone)
    let moved = pages.handle(.tapped(.control(.next)))
    checkNotices(pages, moved, [.announce("2 of 3, Order")])
    let gone = pages.handle(.pagesChanged([SiblingPage(id: "s1", presentationTitle: "Order")]))
    expectEqual(gone, [.shown("s1", .replace)])
    checkNotices(pages, gone, [.announce("1 of 1, Order")])
    expectEqual(pages.handle(.pagesChanged([])), [.emptied])
    checkNotices(pages, [.emptied], [])
  }

  @Test func theHierarchyOfAFormCellTellsWhatAHierarchyTells() {
    let source = SampleHierarchy.tree()
    var cell = HierarchyPickerFormCell(configuration: ListPickerConfiguration(label: "Machines"), traits: .phone)
    let opened = cell.handle(.tapped(.control(.formCell)), asking: source)
    checkNotices(cell, opened, [.focus("picker/bar")])
    let pushed = cell.handle(.hierarchy(.tapped(.accessory("r"))), asking: source)
    checkNotices(cell, pushed, [.focus("hierarchy/header")])
  }

  @Test func whatAComponentHasNoUseForChangesNothing() {
    func flick(_ x: Double) -> DragEvent { .ended(translation: LayoutPoint(x: x, y: 5), velocity: .zero) }
    var steps = SiblingNavigation(pages: ["a", "b"].map { SiblingPage(id: $0) }, traits: .phone)
    expectEqual(steps.handle(.dragged(flick(-80))), [.shown("b", .push)])
    let shown = steps
    let nothing: [SiblingEvent] = [
      .dragged(flick(20)), .dragged(.cancelled), .searchChanged("x"), .tapped(TapTarget.control(.apply)),
      .longPressed(.item("a")), .scrolled(to: 9), .laidOut([]),
    ]
    for event in nothing { expect(steps.handle(event) == [] && steps == shown, "\(event)") }
    var cell = HierarchyPickerFormCell(configuration: ListPickerConfiguration(label: "Machines"), traits: .phone)
    let closed = cell
    expect(cell.handle(.dragged(flick(80))) == [] && cell == closed)
  }
}
