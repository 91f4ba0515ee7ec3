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
    #expect(notices == expected, sourceLocation: sourceLocation)
    let list = model.displayList(theme: .standard)
    for case .focus(let id) in notices {
      #expect(list.accessibilityElement(in: id) != nil, "\(id)", sourceLocation: sourceLocation)
    }
  }

  @Test func aNewColumnOrHeaderTakesTheFocus() {
    var tablet = shown(opening: ["r"])
    let opened = tablet.send(.accessoryTapped("r1"))
    _ = tablet.display(theme: .standard)
    checkNotices(tablet.hierarchyView, opened, [.focus("hierarchy/column-2")])
    var phone = shown(.tree(), .phone)
    let pushed = phone.send(.accessoryTapped("r"))
    checkNotices(phone.hierarchyView, pushed, [.focus("hierarchy/header")])
    checkNotices(phone.hierarchyView, [.activated("r")], [])
  }

  @Test func aListTakesAndReturnsTheFocus() {
    var cell = closed(value: ["red"])
    checkNotices(cell, [], [])
    let opening = cell.handle(.cellTapped)
    checkNotices(cell, opening, [.focus("picker/bar")])
    cell.handle(.itemTapped("blue"))
    let asked = cell.handle(.cancelTapped)
    checkNotices(cell, asked, [.focus("picker/question")])
    cell.handle(.keepEditingTapped)
    let applied = cell.handle(.applyTapped)
    checkNotices(cell, applied, [.announce("red, blue"), .focus("picker/cell")])
  }

  @Test func anotherPageIsAnnounced() {
    var pages = SiblingNavigation(
      pages: (1...3).map { SiblingPage(id: ItemID("s\($0)"), presentationTitle: "Order") },
      traits: .phone)
    let moved = pages.handle(.nextTapped)
    checkNotices(pages, moved, [.announce("2 of 3, Order")])
    let gone = pages.handle(
      .pagesChanged([SiblingPage(id: "s1", presentationTitle: "Order")]))
    #expect(gone == [.shown("s1", .replace)])
    checkNotices(pages, gone, [.announce("1 of 1, Order")])
    #expect(pages.handle(.pagesChanged([])) == [.emptied])
    checkNotices(pages, [.emptied], [])
  }

  @Test func theHierarchyOfAFormCellTellsWhatAHierarchyTells() {
    let source = SampleHierarchy.tree()
    var cell = HierarchyPickerFormCell(
      configuration: HierarchyPickerConfiguration(label: "Machines"), traits: .phone)
    let opened = cell.handle(.cellTapped, asking: source)
    checkNotices(cell, opened, [.focus("picker/bar")])
    let pushed = cell.handle(.hierarchy(.accessoryTapped("r")), asking: source)
    checkNotices(cell, pushed, [.focus("hierarchy/header")])
  }

  @Test func dragsAndTypedTextAreEvents() {
    let flick = DragEvent.ended(translation: LayoutPoint(x: -80, y: 5), velocity: .zero)
    #expect(SiblingNavigation.event(for: flick) == .swiped(.left))
    #expect(
      SiblingNavigation.event(
        for: .ended(translation: LayoutPoint(x: 20, y: 0), velocity: .zero)) == nil)
    #expect(SiblingNavigation.event(for: DragEvent.cancelled) == nil)
    #expect(ListPickerFormCell.event(forSearchText: "x") == .searchChanged("x"))
    #expect(CollectionModel.event(forSearchText: "x") == nil)
    #expect(HierarchyPickerFormCell.event(for: flick) == .hierarchy(.dragged(flick)))
    #expect(CollectionModel.event(for: flick) == .dragged(flick))
    #expect(HierarchyTableCell.event(for: flick) == nil)
  }
}
