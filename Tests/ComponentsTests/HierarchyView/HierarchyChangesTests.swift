import TestSupport
import Testing
import ThemeTable

@testable import ThemeComponents

/// Data that changes while it is shown: path, selection and scroll positions stay as far as they can.
@Suite struct HierarchyChangesTests {
  private static func wide(_ traits: ViewTraits = .tabletPortrait) -> (SampleController, SampleHierarchy) {
    let source = SampleHierarchy(
      root: "r", children: ["r": (0..<40).map { "i\($0)" }, "i5": ["a", "b", "c"], "i6": ["d"]])
    let controller = shown(
      source, traits, opening: ["i5"], configuration: HierarchyConfiguration(selectionMode: .multiple))
    return (controller, source)
  }

  @Test func removingChildrenKeepsTheOthers() {
    var (controller, source) = Self.wide()
    for id: ItemID in ["i3", "i7", "a"] { controller.send(.tapped(.item(id))) }
    source.childrenOf["r"]?.remove(at: 3)
    controller.send(.childrenRemoved(of: "r", at: [3]))
    let view = controller.hierarchyView
    expectEqual(view.path, ["r", "i5"])
    expectEqual(view.selection, ["i7", "a"])
    expect(view.items(inLevel: 1).count == 39 && !view.items(inLevel: 1).contains("i3"))
    expectEqual(view.items(inLevel: 2), ["a", "b", "c"])
  }

  @Test func removingAnItemOnThePathEndsThePathThere() {
    var (controller, source) = Self.wide()
    source.childrenOf["r"]?.remove(at: 5)
    controller.send(.childrenRemoved(of: "r", at: [5]))
    let view = controller.hierarchyView
    expectEqual(view.path, ["r"])
    expectEqual(view.visibleLevels, 0..<2)
    expectEqual(drawn(controller).faults, [])
  }

  @Test func removingTellsOfASelectionThatIsGone() {
    var (controller, _) = Self.wide()
    controller.send(.tapped(.item("i3")))
    expectEqual(controller.send(.childrenRemoved(of: "r", at: [3])), [.selectionChanged([])])
    expectEqual(controller.send(.childrenRemoved(of: "r", at: [0])), [])
    expectEqual(controller.send(.childrenRemoved(of: "nobody", at: [0, -1, .max])), [])
  }

  @Test func aMovedChildKeepsItsPathAndSelection() {
    var (controller, source) = Self.wide()
    controller.send(.tapped(.item("i5")))
    source.childrenOf["r"]?.remove(at: 5)
    source.childrenOf["r"]?.insert("i5", at: 20)
    controller.send(.childMoved(of: "r", from: 5, to: 20))
    let view = controller.hierarchyView
    expect(view.path == ["r", "i5"] && view.selection == ["i5"])
    expect(view.items(inLevel: 1)[20] == "i5" && view.items(inLevel: 1)[5] == "i6")
    expectEqual(view.items(inLevel: 2), ["a", "b", "c"])
    controller.send(.childMoved(of: "r", from: 99, to: .min))
    expectEqual(controller.hierarchyView, view)
  }

  @Test func rowsUnderTheFingerStayWhereTheyAre() throws {
    var (controller, source) = Self.wide()
    controller.send(.scrolled(in: "hierarchy/column-1", to: 400))
    let row = "hierarchy/column-1/i12"
    let before = try #require(controller.display(theme: .standard)[row]).frame.minY
    source.childrenOf["r"]?.remove(at: 1)
    controller.send(.childrenRemoved(of: "r", at: [1]))
    expectEqual(controller.display(theme: .standard)[row]?.frame.minY, before)
    source.childrenOf["r"]?.insert("new", at: 0)
    controller.insertChildren(of: "r", at: [0])
    expectEqual(controller.display(theme: .standard)[row]?.frame.minY, before)
  }

  @Test func aRefreshAsksAnewAndForgetsNothing() throws {
    var (controller, source) = Self.wide()
    controller.send(.tapped(.item("i7")))
    controller.send(.scrolled(in: "hierarchy/column-1", to: 400))
    _ = controller.display(theme: .standard)
    let offset = controller.hierarchyView.scrollOffset(ofLevel: 1)
    source.decorate = { $0.title = "New" }
    source.forgetCalls()
    controller.send(.refreshed)
    let list = controller.display(theme: .standard)
    let view = controller.hierarchyView
    expect(view.path == ["r", "i5"] && view.selection == ["i7"])
    expectEqual(view.scrollOffset(ofLevel: 1), offset)
    expect(source.calls.contains("count r") && source.calls.contains("count i5"))
    expectEqual(list["hierarchy/column-2/a/title"]?.text?.string, "New")
  }

  @Test func aRefreshShowsTheOldUntilTheNewComes() {
    var (controller, source) = Self.wide()
    _ = controller.display(theme: .standard)
    source.isLate = { _ in true }
    controller.send(.refreshed)
    let list = controller.display(theme: .standard)
    expectEqual(list["hierarchy/column-2/a/title"]?.text?.string, "Title of a")
    expectEqual(controller.hierarchyView.items(inLevel: 1).count, 40)
  }

  @Test func itemsOutOfReachAreLetGo() {
    let source = LazyHierarchy(width: 1_000, depth: 3)
    var configuration = HierarchyConfiguration()
    configuration.childBatch = 1_000
    var controller = DrivenHierarchy(dataSource: source, configuration: configuration, traits: .tabletPortrait)
    controller.appear()
    for index in 0..<30 {
      controller.send(.tapped(.accessory(ItemID("0.\(index)"))))
      _ = controller.display(theme: .standard)
    }
    expect(source.idsGiven > 25_000)
    // The controller keeps items near those on screen, not those that were visited.
    expect(controller.hierarchyView.store.parents.count < 15_000)
    expectEqual(controller.hierarchyView.path, [LazyHierarchy.top, LazyHierarchy.root, "0.29"])
    // Dropped items come back when somebody goes there.
    controller.send(.tapped(.accessory("0.0")))
    expectEqual(controller.hierarchyView.path.last, "0.0")
    expectEqual(controller.hierarchyView.item(inLevel: 3, at: 0), "0.0.0")
  }

  @Test func cellsOfTheAppStandInTheirRows() throws {
    let source = SampleHierarchy.tree()
    source.decorate = {
      if $0.title == "Title of r2" {
        $0.customCell = CustomView(
          reuseIdentifier: "gauge", size: LayoutSize(width: 10, height: 150), label: "Pressure")
      }
    }
    let list = drawn(shown(source))
    let row = try #require(list["hierarchy/column-1/r2"])
    let node = try #require(row.flattened.first { $0.role == .custom })
    expect(node.reuseIdentifier == "gauge" && node.text == nil)
    expect(row.frame.height == 151 && node.frame.height == 150)
    expectEqual(row.accessibility?.label.contains("Pressure"), true)
    // The accessory stays, beside the app's cell.
    let accessory = try #require(list["hierarchy/column-1/r2/indicator"])
    expect(node.frame.maxX <= accessory.frame.minX + 0.01)
    expect(list["hierarchy/column-1/r1/title"] != nil)
    expectEqual(list.faults, [])
  }

  @Test func rowsShowTheEditingAccessoryWhileTheHierarchyIsEdited() throws {
    let source = SampleHierarchy.tree()
    source.decorate = {
      $0.accessoryView = CustomView(reuseIdentifier: "flag", size: LayoutSize(width: 30, height: 30))
      $0.editingAccessoryView = CustomView(reuseIdentifier: "handle", size: LayoutSize(width: 20, height: 20))
    }
    var controller = shown(source)
    func views() -> Set<String> { Set(drawn(controller).nodes.compactMap(\.reuseIdentifier)) }
    expectEqual(views(), ["flag"])
    controller.send(.editingChanged(true))
    expectEqual(views(), ["handle"])
    controller.send(.editingChanged(false))
    expectEqual(views(), ["flag"])
  }

  @Test func aLongPressOffersTheTextOfARow() {
    let source = SampleHierarchy.tree()
    source.decorate = {
      $0.subtitle = "Below"
      if $0.title == "Title of r2" { $0.copiedText = "Own" }
    }
    var plain = shown(source)
    _ = plain.display(theme: .standard)
    expectEqual(plain.send(.longPressed(.item("r1"))), [])
    var configuration = HierarchyConfiguration()
    configuration.isContentCopyable = true
    var controller = shown(source, configuration: configuration)
    _ = controller.display(theme: .standard)
    expectEqual(controller.send(.longPressed(.item("r1"))), [.copyOffered("r1", "Title of r1\nBelow")])
    expectEqual(controller.send(.longPressed(.item("r2"))), [.copyOffered("r2", "Own")])
    expectEqual(controller.send(.longPressed(.item("nobody"))), [])
    expectEqual(controller.send(.longPressed(.accessory("r1"))), [])
  }
}
