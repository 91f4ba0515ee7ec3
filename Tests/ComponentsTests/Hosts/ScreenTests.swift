import TestSupport
import Testing
import ThemeComponents
import ThemeTable
import ThemeViews

/// What the native views of siblings, collections and hierarchies show, and what gestures of the system mean.
@Suite struct ScreenTests {
  @Test func siblingsHaveAToolbarAndTurnByDirection() {
    let pages = (1...3).map { SiblingPage(id: "step-\($0)", presentationTitle: "Order 4711") }
    var steps = SiblingNavigation(
      configuration: SiblingConfiguration(actions: [ToolbarAction(id: "scan", title: "Scan", image: "barcode")]),
      pages: pages, traits: .phone)
    var screen = SiblingScreen(steps)
    expect(screen.title == "1 of 3" && screen.subtitle == "Order 4711" && screen.page == "step-1")
    expect(!screen.previous.isEnabled && screen.next.isEnabled)
    expectEqual(screen.actions.map(\.title), ["Scan"])
    expectEqual(screen.next.symbol, nil)
    expectEqual(PageTurn(after: steps.handle(.tapped(screen.next.id))), .forward)
    screen = SiblingScreen(steps)
    expect(screen.page == "step-2" && screen.previous.isEnabled)
    expectEqual(PageTurn(after: steps.handle(.tapped(screen.previous.id))), .backward)
    expectEqual(PageTurn(after: steps.handle(.tapped(screen.actions[0].id))), nil)
    expectEqual(PageTurn(after: steps.handle(.pagesChanged(Array(pages.dropFirst())))), .replacement)
    let icons = SiblingNavigation(
      configuration: SiblingConfiguration(style: .icon, hasIconToolbar: true), pages: pages, traits: .phone)
    expectEqual(SiblingScreen(icons).previous.symbol, "chevron.backward")
    expectEqual(SiblingScreen(SiblingNavigation(pages: [], traits: .phone)).page, nil)
  }

  @Test func pagesComeFromTheEdgeWhereReadingGoes() {
    for (turn, isRightToLeft, coming) in [
      (PageTurn.forward, false, 1.0), (.forward, true, -1), (.backward, false, -1), (.backward, true, 1),
      (.replacement, false, 0),
    ] {
      expectEqual(turn.offset(isComing: true, isRightToLeft: isRightToLeft), coming)
      expectEqual(turn.offset(isComing: false, isRightToLeft: isRightToLeft), -coming)
    }
  }

  @Test func aRowFadesWhereItGoesOn() {
    for (offset, left, right) in [(0.0, false, true), (100, true, true), (610, true, false), (-30, false, true)] {
      let edges = ScrollEdges(offset: offset, content: 1_000, room: 390)
      expect(edges.left == left && edges.right == right, "\(offset)")
    }
    expectEqual(ScrollEdges(offset: 0, content: 300, room: 390), ScrollEdges())
    let row = collection(9).content(theme: .standard)
    expect(row.isScrollable && row.fade != nil && row.columnCount == nil)
    expect(row.isSnapping)
    let few = collection(1).content(theme: .standard)
    expect(!few.isScrollable && few.fade == nil)
    let still = collection(9, form: .horizontal(isScrollingEnabled: false)).content(theme: .standard)
    expect(!still.isScrollable && still.cells.count < 9)
  }

  @Test func modelsHearOfRowsByTheDozen() {
    var rows = RowsInSight()
    expectEqual(rows.note(0, isInSight: true, count: 100), 0..<16)
    for row in 1..<12 { expectEqual(rows.note(row, isInSight: true, count: 100), nil) }
    expectEqual(rows.note(16, isInSight: true, count: 100), 0..<32)
    for row in 0..<12 { _ = rows.note(row, isInSight: false, count: 100) }
    expectEqual(rows.told, 16..<32)
    expectEqual(rows.note(99, isInSight: true, count: 100), 16..<100)
    expectEqual(rows.note(5, isInSight: false, count: 3), nil)
    // The children of another item: a new row may come before the one that it replaces goes.
    var others = RowsInSight()
    expectEqual(others.note(0, isInSight: true, count: 3, of: "r1"), 0..<3)
    expectEqual(others.note(0, isInSight: true, count: 3, of: "r2"), 0..<3)
    expectEqual(others.note(0, isInSight: false, count: 3, of: "r1"), nil)
    expectEqual(others.told, 0..<3)
    expectEqual(others.note(0, isInSight: false, count: 3, of: "r2"), nil)
    expectEqual(others.told, nil)
    expectEqual(others.note(0, isInSight: true, count: 3, of: "r2"), 0..<3)
    var few = RowsInSight()
    expectEqual(few.note(2, isInSight: true, count: 3), 0..<3)
  }

  private func hierarchy(_ traits: ViewTraits, _ ids: [ItemID]) -> SampleController {
    var controller = SampleController(dataSource: SampleHierarchy.tree(), traits: traits)
    controller.appear()
    _ = controller.display(theme: .standard)
    for id in ids {
      controller.send(.tapped(.accessory(id)))
      _ = controller.display(theme: .standard)
    }
    return controller
  }

  private func does(_ gesture: HierarchyScreen.Gesture, _ controller: inout SampleController) {
    for event in HierarchyScreen(controller.hierarchyView).events(for: gesture) { controller.send(event) }
  }

  @Test(arguments: [ViewTraits.phone, .phone.mirrored()]) func aPhonePushesLevels(traits: ViewTraits) {
    var controller = hierarchy(traits, ["r", "r1"])
    var screen = HierarchyScreen(controller.hierarchyView)
    expect(screen.isStack && screen.firstLevel == 2 && screen.levels == 0..<3 && !screen.canGoForward)
    // The system's Back, by one level and by two.
    does(.levelShown(1), &controller)
    does(.levelShown(1), &controller)
    screen = HierarchyScreen(controller.hierarchyView)
    expect(screen.firstLevel == 1 && screen.canGoForward)
    does(.forward, &controller)
    does(.levelShown(0), &controller)
    screen = HierarchyScreen(controller.hierarchyView)
    expectEqual(screen.firstLevel, 0)
    expectEqual(controller.hierarchyView.title(ofLevel: 1), "Title of r")
  }

  @Test(arguments: [ViewTraits.tabletPortrait, .tabletPortrait.mirrored()])
  func aTabletScrollsByColumns(traits: ViewTraits) {
    var controller = hierarchy(traits, ["r1", "r11", "r111"])
    var screen = HierarchyScreen(controller.hierarchyView)
    let last = screen.firstLevel
    expect(!screen.isStack && screen.columnCount == 2 && screen.endPreview == nil)
    expectEqual(screen.startPreview, last - 1)
    expectEqual(screen.levels, 0..<controller.hierarchyView.levelCount)
    does(.levelShown(0), &controller)
    screen = HierarchyScreen(controller.hierarchyView)
    expect(screen.firstLevel == 0 && screen.startPreview == nil && screen.endPreview == 2)
    expectEqual(screen.shownLevels, 0..<3)
    does(.levelShown(last), &controller)
    expectEqual(HierarchyScreen(controller.hierarchyView).firstLevel, last)
  }

  @Test func rowsInSightAreAskedForAndColumnsTakeTheFocus() {
    var controller = SampleController(dataSource: SampleHierarchy.tree(), traits: .tabletPortrait)
    controller.appear()
    does(.rowsShown(level: 0, rows: 0..<1), &controller)
    does(.rowsShown(level: 1, rows: 0..<3), &controller)
    expectEqual(controller.hierarchyView.content(of: "r2")?.title, "Title of r2")
    let effects = controller.send(.tapped(.accessory("r2")))
    expectEqual(controller.hierarchyView.levelInFocus(after: effects), 2)
    expectEqual(controller.hierarchyView.levelInFocus(after: []), nil)
  }

  @Test func buttonsInRowsLieOverThem() throws {
    var controller = SampleController(dataSource: SampleHierarchy.tree(), traits: .phone)
    controller.appear()
    _ = controller.display(theme: .standard)
    let content = controller.hierarchyView.content(ofLevel: 0, theme: .standard)
    let row = RowScreen(content.node(of: content.rows[0]))
    expectEqual(row.target, .item("r"))
    expectEqual(row.buttons.map(\.tapTarget), [.accessory("r")])
    expect(row.isElement && row.base.flattened.allSatisfy { $0.tapTarget == nil || $0.id == row.base.id })
    expectEqual(row.part(row.buttons[0].id), row.buttons[0])
    // A section's header is no button, and what is in it are elements of their own.
    let picker = opened([ListPickerSection(title: "Warm", items: [ListPickerEntry(id: "red", "Red")])])
    let list = try #require(picker.content(ofLevel: 0, theme: .standard))
    let header = RowScreen(list.node(of: try #require(list.sections.first?.header)))
    expectEqual(header.target, nil)
    expectEqual(header.buttons.map(\.tapTarget), [.control(.selectAll)])
    expect(!header.isElement)
  }
}
