import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@Suite struct HierarchyColumnTests {
  @Test("HC-01 compact width and dialogs have one column with a header") func compactHasOneColumn() {
    var dialog = HierarchyConfiguration()
    dialog.isInDialog = true
    for view in [
      shown(.tree(), .phone, opening: ["r", "r1"]).hierarchyView,
      shown(.tree(), .tabletLandscape, opening: ["r", "r1"], configuration: dialog).hierarchyView,
    ] {
      expectEqual(view.columnCount, 1)
      expect(view.header != nil)
      expectEqual(view.columns, [["r11", "r12", "r13"]])
    }
  }

  @Test("HC-02 regular width in portrait has two columns, and previews beside them") func portraitHasTwoColumns() {
    var controller = shown()
    expectEqual(controller.hierarchyView.columnCount, 2)
    expect(controller.hierarchyView.leftPreviewLevel == nil)
    expect(controller.hierarchyView.rightPreviewLevel == nil)
    controller.send(.tapped(.accessory("r1")))
    expectEqual(controller.hierarchyView.columnCount, 2)
    expectEqual(controller.hierarchyView.leftPreviewLevel, 0)
    controller.send(.tapped(.accessory("r11")))
    controller.send(.swiped(.right))
    expectEqual(controller.hierarchyView.visibleLevels, 1..<3)
    expectEqual(controller.hierarchyView.leftPreviewLevel, 0)
    expectEqual(controller.hierarchyView.rightPreviewLevel, 3)
  }

  @Test("HC-03 regular width in landscape has up to three columns, and previews beside them")
  func landscapeHasUpToThreeColumns() {
    var controller = shown(.tree(), .tabletLandscape)
    expectEqual(controller.hierarchyView.columnCount, 2)
    controller.send(.tapped(.accessory("r1")))
    expectEqual(controller.hierarchyView.columnCount, 3)
    expect(controller.hierarchyView.leftPreviewLevel == nil)
    controller.send(.tapped(.accessory("r12")))
    expectEqual(controller.hierarchyView.columnCount, 3)
    expectEqual(controller.hierarchyView.leftPreviewLevel, 0)
    controller.send(.tapped(.accessory("r123")))
    controller.send(.swiped(.right))
    expectEqual(controller.hierarchyView.leftPreviewLevel, 0)
    expectEqual(controller.hierarchyView.rightPreviewLevel, 4)
  }

  @Test("HC-04 the header is there on compact width and in dialogs, and nowhere else") func onlyOneColumnHasAHeader() {
    var dialog = HierarchyConfiguration()
    dialog.isInDialog = true
    for (traits, configuration, isThere) in [
      (ViewTraits.tabletPortrait, HierarchyConfiguration(), false), (.tabletLandscape, HierarchyConfiguration(), false),
      (.tabletPortrait, dialog, true), (.tabletLandscape, dialog, true), (.phone, HierarchyConfiguration(), true),
      (.phone, dialog, true),
    ] {
      let controller = shown(.tree(), traits, opening: ["r", "r1"], configuration: configuration)
      expectEqual((controller.hierarchyView.header != nil), isThere)
      let list = drawn(controller)
      expectEqual((list["hierarchy/header"] != nil), isThere)
      let columns = list.nodes.filter { $0.role == .column }
      expectEqual((columns.count == 1), isThere)
      expect(columns.allSatisfy { $0.frame.minY == (isThere ? 44 : 0) })
    }
  }

  @Test("HC-05 by width there are two columns below 840 points, three from there with a child open")
  func theWidthCanDecide() {
    var configuration = HierarchyConfiguration()
    configuration.columnRule = .width(840)
    for (width, opening, columns) in [(839.0, ["r1"], 2), (840.0, [], 2), (840.0, ["r1"], 3), (1200.0, ["r1"], 3)]
      as [(Double, [ItemID], Int)]
    {
      let traits = ViewTraits(
        size: LayoutSize(width: width, height: 900), environment: StyleEnvironment(device: .ipad, sizeClass: .regular))
      let view = shown(.tree(), traits, opening: opening, configuration: configuration).hierarchyView
      expectEqual(view.columnCount, columns, "\(width) points, \(opening)")
    }
  }

  @Test("HC-06 the columns share the width that the previews leave in equal parts") func columnsAreEquallyWide() {
    expectEqual(shown().hierarchyView.columnWidth, 834 / 2)
    expectEqual(shown(.tree(), .phone).hierarchyView.columnWidth, 390)
    expectEqual(shown(opening: ["r1"]).hierarchyView.columnWidth, (834 - 48) / 2)
    expectEqual(shown(.tree(), .tabletLandscape, opening: ["r1"]).hierarchyView.columnWidth, 1194 / 3)
  }

  @Test("HC-07 siblings, children and grandchildren of the current item stand side by side")
  func threeGenerationsStandSideBySide() {
    let view = shown(.tree(), .tabletLandscape, opening: ["r3", "r31"]).hierarchyView
    expectEqual(view.expandedItem(inLevel: view.firstVisibleLevel), "r3")
    expectEqual(view.columns, [["r1", "r2", "r3"], ["r31", "r32", "r33"], ["r311", "r312", "r313"]])
  }

  @Test("HC-08 both previews hint at the levels outside the view, at their edges") func previewsStandAtTheEdges() throws
  {
    for (traits, opened, levels) in [
      (ViewTraits.tabletPortrait, ["r1", "r11"], (0, 3)),
      (.tabletLandscape, ["r1", "r12", "r123"], (0, 4)),
    ] as [(ViewTraits, [ItemID], (Int, Int))] {
      for traits in [traits, traits.mirrored()] {
        var controller = shown(.tree(), traits, opening: opened)
        controller.send(.swiped(traits.isRightToLeft ? .left : .right))
        let list = drawn(controller)
        let parents = try #require(list["hierarchy/column-\(levels.0)"])
        let children = try #require(list["hierarchy/column-\(levels.1)"])
        expect(parents.role == .preview && children.role == .preview)
        let width = traits.size.width
        expectEqual(parents.frame.minX, (traits.isRightToLeft ? width - 48 : 0))
        expectEqual(children.frame.minX, (traits.isRightToLeft ? 0 : width - 48))
        let columns = list.nodes.filter { $0.role == .column }
        expectEqual(columns.count, levels.1 - levels.0 - 1)
        let each = (width - 96) / Double(columns.count)
        expect(columns.allSatisfy { $0.frame.width == each })
      }
    }
  }

  @Test("HC-08 compact width has no previews") func compactHasNoPreviews() {
    var controller = shown(.tree(), .phone, opening: ["r", "r1", "r11"])
    controller.send(.swiped(.right))
    expect(controller.hierarchyView.leftPreviewLevel == nil)
    expect(controller.hierarchyView.rightPreviewLevel == nil)
  }

  @Test("HC-11 the right preview holds the children of the deepest expanded item in view")
  func theRightPreviewGoesOneFurther() {
    var two = shown(opening: ["r1"])
    two.send(.swiped(.right))
    let portrait = two.hierarchyView
    expectEqual(portrait.rightPreviewLevel.map { portrait.items(inLevel: $0) }, ["r11", "r12", "r13"])
    var three = shown(.tree(), .tabletLandscape, opening: ["r1", "r12"])
    three.send(.swiped(.right))
    let landscape = three.hierarchyView
    expectEqual(landscape.rightPreviewLevel.map { landscape.items(inLevel: $0) }, ["r121", "r122", "r123"])
  }

  @Test("HC-12 one level more than fits pushes the highest ancestor out of view") func theNewestColumnsAreShown() {
    let portrait = shown(opening: ["r1", "r11"]).hierarchyView
    expectEqual(portrait.visibleLevels, 2..<4)
    let landscape = shown(.tree(), .tabletLandscape, opening: ["r1", "r11"]).hierarchyView
    expectEqual(landscape.visibleLevels, 1..<4)
  }

  @Test("HC-12 turning the device keeps the newest level in view") func turningKeepsTheNewestLevel() {
    var controller = shown(opening: ["r1", "r11"])
    controller.send(.traitsChanged(.tabletLandscape))
    expectEqual(controller.hierarchyView.visibleLevels, 1..<4)
    controller.send(.traitsChanged(.phone))
    expectEqual(controller.hierarchyView.visibleLevels, 3..<4)
    controller.send(.traitsChanged(.tabletPortrait))
    expectEqual(controller.hierarchyView.visibleLevels, 2..<4)
  }

  @Test("HC-13 on compact width the list shows the children of the header's item, the root at first")
  func compactStartsWithTheRootAlone() {
    var controller = shown(.tree(), .phone)
    expectEqual(controller.hierarchyView.columns, [["r"]])
    expect(controller.hierarchyView.header?.title == nil)
    controller.send(.tapped(.accessory("r")))
    expectEqual(controller.hierarchyView.columns, [["r1", "r2", "r3"]])
    expectEqual(controller.hierarchyView.header?.title, "Title of r")
  }

  @Test("HC-14 right to left, swipes lead the other way") func swipesAreMirrored() {
    var controller = shown(.tree(), .tabletPortrait.mirrored(), opening: ["r1"])
    controller.send(.swiped(.left))
    expectEqual(controller.hierarchyView.visibleLevels, 0..<2)
    controller.send(.swiped(.right))
    expectEqual(controller.hierarchyView.visibleLevels, 1..<3)
  }
}
