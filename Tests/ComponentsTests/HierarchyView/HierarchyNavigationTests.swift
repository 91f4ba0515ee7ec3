import TestSupport
import Testing
import ThemeComponents

@Suite struct HierarchyNavigationTests {
  @Test("HN-01 the accessory opens another column on a tablet and pushes a view on a phone") func theAccessoryOpens() {
    var tablet = shown()
    expectEqual(tablet.send(.tapped(.accessory("r1"))), [.expanded("r1", .column)])
    expectEqual(tablet.hierarchyView.columns.last, ["r11", "r12", "r13"])
    var phone = shown(.tree(), .phone)
    expectEqual(phone.send(.tapped(.accessory("r"))), [.expanded("r", .push)])
  }

  @Test("HN-02 the accessory of an item without children cannot be tapped") func leavesCannotBeOpened() {
    var controller = shown(.tree(depth: 1))
    expectEqual(controller.send(.tapped(.accessory("r1"))), [])
    expectEqual(controller.hierarchyView.path, ["r"])
    expectEqual(controller.hierarchyView.content(of: "r1")?.isHierarchyButtonHidden, true)
  }

  @Test("HN-02 a data source without contents of its own hides it too") func leavesOfPlainSourcesCannotBeOpened() {
    struct Plain: HierarchyDataSource {
      func rootID() -> Answer<ItemID?> { .now("r") }
      func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(id == "r" ? 1 : 0) }
      func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now("leaf") }
      func parent(of id: ItemID) -> Answer<ItemID?> { .now(nil) }
    }
    var controller = DrivenHierarchy(dataSource: Plain(), traits: .tabletPortrait)
    controller.appear()
    expectEqual(controller.send(.tapped(.accessory("leaf"))), [])
    controller.send(.rowsShown(level: 0, rows: 0..<1))
    expectEqual(controller.hierarchyView.content(of: "r")?.hierarchyAttributeText, "1")
  }

  @Test("HN-03 the expanded item is the selected one, and a tap on it does nothing") func aSecondTapDoesNothing() {
    var controller = shown(opening: ["r1"])
    expectEqual(controller.hierarchyView.expandedItem(inLevel: 1), "r1")
    let before = controller.hierarchyView
    expectEqual(controller.send(.tapped(.accessory("r1"))), [])
    expectEqual(controller.hierarchyView, before)
  }

  @Test("HN-03 on a phone the root counts as expanded only once it was opened") func anUnopenedRootIsNotExpanded() {
    var controller = shown(.tree(), .phone)
    expect(controller.hierarchyView.expandedItem(inLevel: 0) == nil)
    expectEqual(controller.hierarchyView.header?.isRightEnabled, false)
    controller.send(.tapped(.accessory("r")))
    expectEqual(controller.hierarchyView.expandedItem(inLevel: 0), "r")
  }

  @Test("HN-04 opening another item of a column drops the deeper levels") func anotherItemDropsTheOldPath() {
    var controller = shown(.tree(), .tabletLandscape, opening: ["r1", "r11", "r111"])
    expectEqual(controller.hierarchyView.path, ["r", "r1", "r11", "r111"])
    controller.send(.swiped(.right))
    controller.send(.tapped(.accessory("r3")))
    expectEqual(controller.hierarchyView.path, ["r", "r3"])
    expectEqual(controller.hierarchyView.columns.last, ["r31", "r32", "r33"])
  }

  @Test("HN-05 opening the item on the path keeps the deeper path") func thePathIsRemembered() {
    var controller = shown(.tree(), .phone, opening: ["r", "r1", "r11"])
    controller.send(.tapped(.control(.headerLeft)))
    controller.send(.tapped(.control(.headerLeft)))
    expectEqual(controller.hierarchyView.columns, [["r1", "r2", "r3"]])
    expectEqual(controller.send(.tapped(.accessory("r1"))), [.expanded("r1", .push)])
    expectEqual(controller.hierarchyView.path, ["r", "r1", "r11"])
    controller.send(.tapped(.control(.headerRight)))
    expectEqual(controller.hierarchyView.columns, [["r111", "r112", "r113"]])
  }

  @Test("HN-06 a quick swipe goes exactly one level") func aSwipeGoesOneLevel() {
    var controller = shown(opening: ["r1", "r11"])
    expectEqual(controller.hierarchyView.firstVisibleLevel, 2)
    controller.send(.swiped(.right))
    expectEqual(controller.hierarchyView.firstVisibleLevel, 1)
    controller.send(.swiped(.right))
    expectEqual(controller.hierarchyView.firstVisibleLevel, 0)
    controller.send(.swiped(.left))
    expectEqual(controller.hierarchyView.firstVisibleLevel, 1)
  }

  @Test("HN-07 a pan goes as far as it is pulled and snaps to the nearest column") func aPanSnapsToTheNearestColumn() {
    let controller = shown(opening: ["r1", "r11", "r111"])
    let width = controller.hierarchyView.columnWidth
    for (columns, expected) in [(0.2, 3), (0.3, 2), (1.4, 2), (1.6, 1), (2.5, 0), (3.2, 0)] {
      var dragged = controller
      dragged.drag(by: LayoutPoint(x: columns * width, y: 0))
      expectEqual(dragged.hierarchyView.firstVisibleLevel, expected, "\(columns) columns")
      expect(dragged.hierarchyView.pan == nil)
    }
  }

  @Test("HN-07 HC-14 a pan goes towards the children too, and mirrored from right to left") func aPanGoesBothWays() {
    for traits in [ViewTraits.tabletPortrait, .tabletPortrait.mirrored()] {
      let sign = traits.isRightToLeft ? 1.0 : -1
      var controller = shown(.tree(depth: 6), traits, opening: ["r1", "r11", "r111"])
      let width = controller.hierarchyView.columnWidth
      controller.drag(by: LayoutPoint(x: -sign * 2.6 * width, y: 0))
      expectEqual(controller.hierarchyView.firstVisibleLevel, 0)
      // From the first column on there is one preview only, so the columns are wider.
      let wide = controller.hierarchyView.columnWidth
      for (columns, expected) in [(0.2, 0), (0.3, 1), (1.4, 1), (1.6, 2), (2.7, 3), (9.0, 3)] {
        var dragged = controller
        dragged.drag(by: LayoutPoint(x: sign * columns * wide, y: 0))
        expectEqual(dragged.hierarchyView.firstVisibleLevel, expected, "\(columns) columns")
      }
    }
  }

  @Test("HN-08 a drag that began up or down stays one, and scrolls the column under the finger")
  func aVerticalDragStaysVertical() {
    var controller = shown(opening: ["r1"])
    controller.send(.dragged(.began(at: LayoutPoint(x: 300, y: 300))))
    controller.send(.dragged(.changed(translation: LayoutPoint(x: 0, y: -20))))
    controller.send(.dragged(.changed(translation: LayoutPoint(x: 500, y: -30))))
    expectEqual(controller.hierarchyView.pan?.axis, .vertical)
    controller.send(.dragged(.ended(translation: LayoutPoint(x: 500, y: -30), velocity: LayoutPoint(x: 9000, y: 0))))
    expectEqual(controller.hierarchyView.visibleLevels, 1..<3)
    expectEqual(controller.hierarchyView.scrollOffset(ofLevel: 1), 30)
  }

  @Test("HN-09 a drag that is taken away springs back") func aCancelledDragSpringsBack() {
    var controller = shown(opening: ["r1"])
    controller.send(.dragged(.began(at: .zero)))
    controller.send(.dragged(.changed(translation: LayoutPoint(x: 300, y: 0))))
    controller.send(.dragged(.cancelled))
    expect(controller.hierarchyView.pan == nil)
    expectEqual(controller.hierarchyView.firstVisibleLevel, 1)
  }

  @Test(
    "HN-08 a drag starts after 6 points and only if it goes sideways",
    arguments: [
      (LayoutPoint(x: 6, y: 0), nil), (LayoutPoint(x: 6.1, y: 0), .horizontal), (LayoutPoint(x: -7, y: 5), .horizontal),
      (LayoutPoint(x: -7, y: 6), .vertical), (LayoutPoint(x: 0, y: 7), .vertical), (LayoutPoint(x: 3, y: 4), nil),
    ] as [(LayoutPoint, ScrollArea.Axis?)]) func aDragStartsSideways(translation: LayoutPoint, axis: ScrollArea.Axis?)
  {
    var controller = shown(opening: ["r1"])
    controller.send(.dragged(.began(at: LayoutPoint(x: 300, y: 300))))
    controller.send(.dragged(.changed(translation: translation)))
    expectEqual(controller.hierarchyView.pan?.axis, axis)
  }

  @Test("HN-09 a drag counts beyond a quarter of a column, pulled or thrown, else it springs back")
  func aDragIsCommittedBeyondAQuarter() {
    let controller = shown(opening: ["r1"])
    let width = controller.hierarchyView.columnWidth
    for (columns, speed, expected) in [(0.25, 0.0, 1), (0.26, 0, 0), (0.1, 0, 1), (0.1, width, 0), (-0.4, 0, 1)] {
      var dragged = controller
      dragged.drag(by: LayoutPoint(x: columns * width, y: 0), velocity: LayoutPoint(x: speed, y: 0))
      expectEqual(dragged.hierarchyView.firstVisibleLevel, expected, "\(columns), \(speed)")
    }
  }

  @Test("HN-09 a drag goes at most half a column past the edge") func anOverdragIsLimited() {
    var controller = shown(opening: ["r1"])
    let width = controller.hierarchyView.columnWidth
    controller.send(.dragged(.began(at: .zero)))
    controller.send(.dragged(.changed(translation: LayoutPoint(x: 9000, y: 0))))
    expectEqual(controller.hierarchyView.pan?.offset, -1.5 * width)
    controller.send(.dragged(.changed(translation: LayoutPoint(x: -9000, y: 0))))
    expectEqual(controller.hierarchyView.pan?.offset, 0.5 * width)
  }

  @Test("HN-10 a step to the children needs a level that was visited") func forwardNeedsARememberedPath() {
    var controller = shown(opening: ["r1", "r11"])
    expect(!controller.hierarchyView.canMoveToChild)
    controller.send(.swiped(.left))
    expectEqual(controller.hierarchyView.firstVisibleLevel, 2)
    controller.send(.swiped(.right))
    expect(controller.hierarchyView.canMoveToChild)
    controller.send(.tapped(.accessory("r2")))
    controller.send(.swiped(.left))
    expect(!controller.hierarchyView.canMoveToChild)
    expectEqual(controller.hierarchyView.path, ["r", "r2"])
  }

  @Test("HN-11 a step to the parent at the front asks the data source, and nil ends it") func backAsksForTheParent() {
    let hierarchy = SampleHierarchy.tree()
    var controller = shown(hierarchy)
    hierarchy.forgetCalls()
    controller.send(.swiped(.right))
    expectEqual(hierarchy.calls, ["parent r"])
    expectEqual(controller.hierarchyView.firstVisibleLevel, 0)
    hierarchy.parentOf["r"] = "p"
    hierarchy.childrenOf["p"] = ["r"]
    controller.send(.swiped(.right))
    controller.send(.swiped(.right))
    expectEqual(controller.hierarchyView.columns.first, ["p"])
  }

  @Test("HN-12 every column scrolls on its own") func columnsScrollOnTheirOwn() {
    var controller = shown(opening: ["r1"])
    let width = controller.hierarchyView.columnWidth
    controller.send(.scrolled(in: "hierarchy/column-1", to: 40))
    controller.drag(from: LayoutPoint(x: 48 + 1.5 * width, y: 500), by: LayoutPoint(x: 0, y: -120))
    expectEqual(controller.hierarchyView.scrollOffset(ofLevel: 1), 40)
    expectEqual(controller.hierarchyView.scrollOffset(ofLevel: 2), 120)
    expectEqual(controller.hierarchyView.scrollOffset(ofLevel: 0), 0)
  }

  @Test("HN-13 a delegate may take the tap over, and then nothing expands by itself") func aDelegateMayTakeTheTapOver()
  {
    final class Keeper: HierarchyDelegate {
      var tapped: [ItemID] = []
      func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool {
        tapped.append(id)
        return id == "r1"
      }
    }
    let keeper = Keeper()
    var controller = DrivenHierarchy(
      dataSource: SampleHierarchy.tree(), delegate: keeper, traits: .tabletPortrait)
    controller.appear()
    expectEqual(controller.send(.tapped(.accessory("r1"))), [])
    expectEqual(controller.hierarchyView.path, ["r"])
    expectEqual(controller.send(.tapped(.accessory("r2"))), [.expanded("r2", .column)])
    expectEqual(keeper.tapped, ["r1", "r2"])
    // The controller does not ask about items that cannot be tapped.
    _ = controller.display(theme: .standard)
    controller.send(.tapped(.accessory("nobody")))
    let leaves = SampleHierarchy.tree(depth: 1)
    var other = DrivenHierarchy(dataSource: leaves, delegate: keeper, traits: .tabletPortrait)
    other.appear()
    _ = other.display(theme: .standard)
    other.send(.tapped(.accessory("r1")))
    expectEqual(keeper.tapped, ["r1", "r2"])
  }

  @Test("HH-01 the header shows the title of the shown level's parent") func theHeaderNamesTheParent() {
    let view = shown(.tree(), .phone, opening: ["r", "r2"]).hierarchyView
    expectEqual(view.header?.title, "Title of r2")
  }

  @Test("HH-02 the left button leads up, the right one to the last visited children; mirrored")
  func theHeaderButtonsLeadUpAndDown() {
    for isMirrored in [false, true] {
      let back: ControlID = isMirrored ? .headerRight : .headerLeft
      let forward: ControlID = isMirrored ? .headerLeft : .headerRight
      var controller = shown(.tree(), isMirrored ? .phone.mirrored() : .phone, opening: ["r", "r2"])
      controller.send(.tapped(.control(forward)))
      expectEqual(controller.hierarchyView.columns, [["r21", "r22", "r23"]])
      controller.send(.tapped(.control(back)))
      expectEqual(controller.hierarchyView.columns, [["r1", "r2", "r3"]])
      controller.send(.tapped(.control(forward)))
      expectEqual(controller.hierarchyView.columns, [["r21", "r22", "r23"]])
    }
  }

  @Test("HH-03 a header button without a target is disabled") func headerButtonsWithoutTargetAreDisabled() {
    var controller = shown(.tree(), .phone, opening: ["r"])
    expectEqual(controller.hierarchyView.header?.isLeftEnabled, true)
    expectEqual(controller.hierarchyView.header?.isRightEnabled, false)
    controller.send(.tapped(.control(.headerLeft)))
    expectEqual(controller.hierarchyView.header?.isLeftEnabled, false)
    expectEqual(controller.hierarchyView.header?.isRightEnabled, true)
  }

  @Test("IN-12 a row selects nothing, replaces the selection, or toggles") func rowsAreSelectedByMode() {
    for (mode, expected) in [(HierarchySelectionMode.none, []), (.single, ["r2"]), (.multiple, ["r1", "r2"])]
      as [(HierarchySelectionMode, [ItemID])]
    {
      var controller = shown(configuration: HierarchyConfiguration(selectionMode: mode))
      for id: ItemID in ["r1", "r3", "r3", "r2", "nobody"] { controller.send(.tapped(.item(id))) }
      expectEqual(controller.hierarchyView.selection, expected)
    }
    var controller = shown()
    expectEqual(controller.send(.tapped(.item("r1"))), [.activated("r1")])
  }

  @Test("IN-12 the app can choose, and the mode bounds how many") func theAppCanChoose() {
    for (mode, expected) in [(HierarchySelectionMode.none, []), (.single, ["r3"]), (.multiple, ["r3", "r11"])]
      as [(HierarchySelectionMode, [ItemID])]
    {
      var controller = shown(configuration: HierarchyConfiguration(selectionMode: mode))
      expectEqual(controller.send(.selectionSet(["r3", "r11", "r3"])), [])
      expectEqual(controller.hierarchyView.selection, expected)
    }
  }

  @Test("IN-13 a list picker has radio buttons for one and check boxes for several")
  func listPickersHaveTheirOwnControls() {
    func control(_ mode: HierarchySelectionMode, _ isListPicker: Bool) -> SelectionControl? {
      HierarchyConfiguration(selectionMode: mode, isListPicker: isListPicker).selectionControl
    }
    expect(control(.none, true) == nil)
    expectEqual(control(.single, true), .radio)
    expectEqual(control(.multiple, true), .checkbox)
    expectEqual(control(.single, false), .circle)
    expectEqual(control(.multiple, false), .circle)
  }
}

extension DrivenHierarchy {
  /// A whole drag from a place.
  mutating func drag(
    from start: LayoutPoint = LayoutPoint(x: 400, y: 400), by translation: LayoutPoint, velocity: LayoutPoint = .zero
  ) {
    send(.dragged(.began(at: start)))
    send(.dragged(.changed(translation: translation)))
    send(.dragged(.ended(translation: translation, velocity: velocity)))
  }
}
