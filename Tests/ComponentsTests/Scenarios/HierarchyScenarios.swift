import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The guideline and the reference of the hierarchy view, sentence by sentence, as somebody with a finger sees it.
@Suite struct HierarchyScenarios {
  @Test("mobile: one column with a navigation bar, down by the accessory, up and down by the bar")
  func aPhoneGoesDownAndUp() throws {
    var user = User(shown(.tree(), .phone))
    expect(user.sees("hierarchy/header", as: .bar))
    expectEqual(user.columns, [["r"]])
    try expectEqual(user.tap("hierarchy/column-0/r/indicator"), [.expanded("r", .push)])
    try expectEqual(user.tap("hierarchy/column-1/r2/indicator"), [.expanded("r2", .push)])
    expectEqual(user.columns, [["r21", "r22", "r23"]])
    expectEqual(user.text("hierarchy/header/title"), "Title of r2")
    try user.tap("hierarchy/header/left")
    expectEqual(user.columns, [["r1", "r2", "r3"]])
    expectEqual(user.image("hierarchy/column-1/r2/indicator/icon"), "hierarchy.fill")
    try user.tap("hierarchy/header/right")
    expectEqual(user.columns, [["r21", "r22", "r23"]])
    expect(user.node("hierarchy/header/right")?.tapTarget == nil)
    // To the top, where there is nothing above.
    try user.tap("hierarchy/header/left")
    try user.tap("hierarchy/header/left")
    expectEqual(user.columns, [["r"]])
    expect(user.node("hierarchy/header/left")?.tapTarget == nil)
    expect(!user.list.nodes.contains { $0.role == .preview })
  }

  @Test("tablet: another column, then the newest ones, with hints at what is beside them") func aTabletOpensColumns()
    throws
  {
    var user = User(shown(.tree(), .tabletLandscape))
    expectEqual(user.columns, [["r"], ["r1", "r2", "r3"]])
    expect(!user.sees("hierarchy/header", as: .bar))
    try expectEqual(user.tap("hierarchy/column-1/r1/indicator"), [.expanded("r1", .column)])
    expect(user.columns.count == 3 && user.previews == [])
    try user.tap("hierarchy/column-2/r12/indicator")
    // The highest ancestor is out of view; its level is hinted at.
    expect(user.columns.first == ["r1", "r2", "r3"] && user.columns.count == 3)
    expectEqual(user.previews, ["hierarchy/column-0"])
    user.send(.swiped(.right))
    expectEqual(user.columns.first, ["r"])
    expectEqual(user.previews, ["hierarchy/column-3"])
    user.send(.swiped(.left))
    expectEqual(user.previews, ["hierarchy/column-0"])
    // A tap on the selected accessory does nothing; one on a sibling drops what was below the other.
    try expectEqual(user.tap("hierarchy/column-1/r1/indicator"), [])
    try user.tap("hierarchy/column-1/r3/indicator")
    expectEqual(user.controller.hierarchyView.path, ["r", "r3"])
  }

  @Test("turning and splitting a tablet keeps the newest level in view") func aTabletIsTurned() throws {
    var user = User(shown(.tree(), .tabletPortrait, opening: ["r1", "r11"]))
    expect(user.columns.last == ["r111", "r112", "r113"] && user.columns.count == 2)
    user.send(.traitsChanged(.tabletLandscape))
    expect(user.columns.last == ["r111", "r112", "r113"] && user.columns.count == 3)
    user.send(.traitsChanged(ViewTraits(size: LayoutSize(width: 320, height: 1194))))
    expectEqual(user.columns, [["r111", "r112", "r113"]])
    expectEqual(user.text("hierarchy/header/title"), "Title of r11")
  }

  @Test("each column is scrolled on its own to see the siblings") func columnsAreScrolled() throws {
    let hierarchy = SampleHierarchy(
      root: "r", children: ["r": (0..<60).map { ItemID("i\($0)") }, "i0": (0..<60).map { ItemID("k\($0)") }])
    var user = User(shown(hierarchy, opening: ["i0"]))
    expect(user.node("hierarchy/column-2/k40") == nil)
    let width = user.controller.hierarchyView.columnWidth
    user.drag(from: LayoutPoint(x: 60 + 1.5 * width, y: 600), by: LayoutPoint(x: 3, y: -1800))
    expect(user.node("hierarchy/column-2/k40") != nil)
    expect(user.node("hierarchy/column-1/i40") == nil)
    expect(user.node("hierarchy/column-1/i0") != nil)
  }

  @Test("a list picker over several levels: radio buttons for one choice, check boxes for several")
  func aListPickerChoosesFromSeveralLevels() throws {
    for (mode, images, chosen) in [
      (HierarchySelectionMode.single, ["circle", "largecircle.fill.circle"], ["r31"]),
      (.multiple, ["square", "checkmark.square.fill"], ["r1", "r31"]),
    ] as [(HierarchySelectionMode, [String], [ItemID])] {
      for traits in [ViewTraits.phone, .tabletPortrait] {
        var user = User(
          shown(
            .tree(), traits, opening: traits.isCompact ? ["r"] : [],
            configuration: HierarchyConfiguration(selectionMode: mode, isListPicker: true)))
        expectEqual(user.image("hierarchy/column-1/r1/control"), images[0])
        try expectEqual(user.tap("hierarchy/column-1/r1"), [.selectionChanged(["r1"])])
        expectEqual(user.image("hierarchy/column-1/r1/control"), images[1])
        try user.tap("hierarchy/column-1/r3/indicator")
        try user.tap("hierarchy/column-2/r31")
        expectEqual(user.controller.hierarchyView.selection, chosen)
        expectEqual(user.image("hierarchy/column-2/r31/control"), images[1])
      }
    }
  }

  @Test("children that are fetched are inserted, a parent that is fetched goes before the root")
  func whatIsFetchedIsInserted() throws {
    // As in the reference: zero children and no parent before they are loaded.
    let model = SampleHierarchy(root: "plant", children: [:])
    var user = User(shown(model))
    expectEqual(user.columns, [["plant"], []])
    expect(!user.controller.hierarchyView.isLoading)
    model.childrenOf["plant"] = ["hall-1", "hall-2"]
    user.controller.insertChildren(of: "plant", at: 0..<2)
    expectEqual(user.columns, [["plant"], ["hall-1", "hall-2"]])
    expectEqual(user.text("hierarchy/column-0/plant/indicator/title"), "2")
    model.parentOf["plant"] = "company"
    model.childrenOf["company"] = ["plant", "office"]
    user.controller.invalidateParent(of: "plant")
    expectEqual(user.columns, [["plant", "office"], ["hall-1", "hall-2"]])
    expectEqual(user.previews, ["hierarchy/column-0"])
    user.send(.swiped(.right))
    expectEqual(user.columns.first, ["company"])
  }

  @Test("a delegate shows what it likes instead of expanding") func aDelegateTakesTheTap() throws {
    final class Sheet: HierarchyDelegate {
      var shown: [ItemID] = []
      var opened: [ItemID] = []
      func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool {
        shown.append(id)
        return true
      }
      func didSelectItem(with id: ItemID) { opened.append(id) }
    }
    let sheet = Sheet()
    var controller = DrivenHierarchy(
      dataSource: SampleHierarchy.tree(), delegate: sheet, traits: .tabletPortrait)
    controller.appear()
    let before = controller.hierarchyView.path
    let list = controller.display(theme: .standard)
    for name in ["hierarchy/column-1/r2/indicator", "hierarchy/column-1/r2"] {
      let target = try #require(list[name]?.tapTarget)
      controller.send(.tapped(target))
    }
    expect(sheet.shown == ["r2"] && sheet.opened == ["r2"])
    expectEqual(controller.hierarchyView.path, before)
  }
}

/// Somebody who sees what is drawn and touches it.
private struct User {
  var controller: SampleController

  init(_ controller: SampleController) { self.controller = controller }

  var list: DisplayList { drawn(controller) }
  var columns: [[ItemID]] { controller.hierarchyView.columns }
  var previews: [String] { list.nodes.filter { $0.role == .preview }.map(\.identifier) }

  func node(_ name: String) -> DisplayNode? { list[name] }
  func text(_ name: String) -> String? { list[name]?.text?.string }
  func image(_ name: String) -> String? { list[name]?.image }
  func sees(_ name: String, as role: DisplayRole) -> Bool { list[name]?.role == role }

  @discardableResult mutating func send(_ event: HierarchyEvent) -> [HierarchyEffect] { controller.send(event) }

  /// Touches the middle of a node, or the left of a row so as to miss its accessory.
  @discardableResult mutating func tap(_ name: String) throws -> [HierarchyEffect] {
    let list = controller.display(theme: .standard)
    let frame = try #require(list[name], "\(name) is not there").frame
    let x = list[name]?.role == .row ? frame.minX + 30 : frame.midX
    let target = try #require(list.tapTarget(at: LayoutPoint(x: x, y: frame.midY)), "\(name)")
    return controller.send(.tapped(target))
  }

  mutating func drag(from start: LayoutPoint, by translation: LayoutPoint) {
    send(.dragged(.began(at: start)))
    send(.dragged(.changed(translation: translation)))
    send(.dragged(.ended(translation: translation, velocity: .zero)))
  }
}
