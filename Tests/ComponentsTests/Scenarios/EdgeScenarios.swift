import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The edges that real apps meet first: sizes that have limits, data that are wrong.
@Suite struct EdgeScenarios {
  private static let screens = [
    ViewTraits(size: LayoutSize(width: 320, height: 568)), .phone, .tabletPortrait, .tabletLandscape,
  ]

  // MARK: - Sizes

  @Test func aRowIsAPreviewAtEveryTextSize() throws {
    let items = (0..<9).map {
      CollectionEntry(
        id: "p\($0)", image: "pump", title: "Centrifugal Pump With Mechanical Seal \($0)", subtitle: "Hall 1",
        attribute: "In service")
    }
    for traits in Self.screens {
      for category in StyleTextSize.allCases {
        let view = CollectionModel(
          configuration: CollectionConfiguration(header: SectionHeaderFooter("Products")), items: items,
          totalCount: 128,
          traits: traits.withText(category))
        let list = view.displayList(theme: .standard)
        expect(list.root.frame.height <= traits.size.height / 2, "\(traits.size) \(category) \(list.root.frame.height)")
        for cell in list.nodes.filter({ $0.role == .cell }) {
          let image = try #require(cell.children.first { $0.role == .image })
          expectEqual(image.frame.width, cell.frame.width)
          expect(image.frame.height >= cell.frame.width / 2, "\(traits.size) \(category)")
        }
        expectEqual(list.layoutFaults, [], "\(traits.size) \(category)")
      }
    }
  }

  @Test func titlesHaveTwoLinesBeforeACut() throws {
    let tree = SampleHierarchy(root: "r", children: ["r": ["a", "b"], "a": ["c"]])
    tree.decorate = { content in
      content.title = "Maintenance Hall 7"
      content.subtitle = "Vibration sensor reports values over the limit"
      content.detailImage = "plant"
      content.status = .text("High")
      content.accessoryType = .disclosureIndicator
    }
    for traits in Self.screens {
      var view = shown(tree, traits, opening: traits.isCompact ? ["r"] : [])
      let list = view.display(theme: .standard)
      let texts = list.nodes.filter { $0.identifier.contains("column-1") }
      for node in texts where node.name == "title" { expectEqual(node.text?.isTruncated, false, "\(traits.size)") }
      if traits.size.width > 320 {
        for node in texts where node.name == "subtitle" { expectEqual(node.text?.isTruncated, false, "\(traits.size)") }
      }
      expectEqual(list.layoutFaults, [])
    }
  }

  // MARK: - Data that are wrong

  @Test func anItemBelowItselfOffersNoChildren() {
    let tree = SampleHierarchy(root: "r", children: ["r": ["a", "r"], "a": ["b", "r"]])
    tree.parentOf = [:]
    for traits in [ViewTraits.phone, .tabletPortrait] {
      var view = shown(tree, traits, opening: ["r", "a"])
      let list = view.display(theme: .standard)
      for level in 1...2 {
        expect(list["hierarchy/column-\(level)/r/indicator"] == nil)
        expect(list["hierarchy/column-\(level)/r"]?.accessibility?.actions.isEmpty ?? true)
      }
      expectEqual(view.hierarchyView.advice, [.cycle])
      expectEqual(list.faults, [])
    }
    expect(!shown(.tree()).hierarchyView.advice.contains(.cycle))
  }

  @Test func anIDThatIsGivenTwiceTakesNoRoom() throws {
    let tree = SampleHierarchy(root: "r", children: ["r": ["a", "a", "b"]])
    for traits in [ViewTraits.phone, .tabletPortrait] {
      var view = shown(tree, traits, opening: traits.isCompact ? ["r"] : [])
      let list = view.display(theme: .standard)
      let rows = list.nodes.filter { $0.role == .row && $0.identifier.contains("column-1") }
      expectEqual(rows.map(\.name), ["a", "b"])
      expectEqual(rows[0].frame.maxY, rows[1].frame.minY)
      expectEqual(view.hierarchyView.advice.contains(.duplicateIDs), true)
    }
  }

  @Test func badDataAreToldToTheDeveloper() {
    let twice = [ListPickerSection(items: [ListPickerEntry(id: "a", "A"), ListPickerEntry(id: "a", "B")])]
    expectEqual(closed(twice).advice, [.duplicateIDs, .fewValues])
    expectEqual(closed([]).advice, [.noItems, .fewValues])
    let rows = ["x", "x"].map { ObjectListItem(id: $0, content: ObjectCellContent(title: "X")) }
    expectEqual(ObjectList(items: rows, traits: .phone).advice, [.duplicateIDs])
    expectEqual(
      SiblingNavigation(pages: ["x", "x"].map { SiblingPage(id: $0) }, traits: .phone).advice, [.duplicateIDs])
    expectEqual(collection(0).advice, [.noItems])
  }

  @Test func aCollectionOfNothingOffersNothing() {
    var empty = CollectionModel(
      configuration: CollectionConfiguration(header: SectionHeaderFooter("Products")), items: [], traits: .phone)
    let list = empty.displayList(theme: .standard)
    expect(!list.nodes.contains { $0.role == .footer || $0.tapTarget == .control(.seeAll) })
    expect(empty.handle(.tapped(.control(.seeAll))) == [] && list.root.frame.height < 100)
    empty.handle(.itemsChanged([], totalCount: 4))
    expectEqual(empty.handle(.tapped(.control(.seeAll))), [.showAll])
  }

  // MARK: - Flicks

  @Test(arguments: [
    (36.0, 1_400.0, true), (20, 200, true), (20, 40, false), (50, 0, true), (60, -1_400, false), (3, 0, false),
  ]) func aQuickFlickTurnsAPage(way: Double, speed: Double, turns: Bool) {
    for isMirrored in [false, true] {
      let pages = (0..<9).map { SiblingPage(id: "s\($0)") }
      var steps = SiblingNavigation(pages: pages, current: "s4", traits: isMirrored ? .phone.mirrored() : .phone)
      let sign = isMirrored ? 1.0 : -1
      steps.handle(
        .dragged(
          .ended(translation: LayoutPoint(x: sign * way, y: 2), velocity: LayoutPoint(x: sign * speed, y: 0))))
      expectEqual(steps.index, turns ? 5 : 4)
    }
  }

  // MARK: - What an item offers

  @Test func everyAccessoryOfATableIsThere() throws {
    for type in ObjectAccessory.allCases {
      var content = ObjectCellContent(title: "Pump")
      content.accessoryType = type
      var list = ObjectList(items: [ObjectListItem(id: "p", content: content)], traits: .phone)
      let drawn = list.displayList(theme: .standard)
      let images = drawn.nodes.compactMap(\.image)
      expectEqual(images.contains("info.circle"), type == .detailButton || type == .detailDisclosureButton)
      expectEqual(images.contains("chevron.forward"), type == .disclosureIndicator || type == .detailDisclosureButton)
      let hasDetail = drawn.nodes.contains { $0.tapTarget == .detail("p") }
      expect(hasDetail == images.contains("info.circle") && drawn.layoutFaults == [])
      expectEqual(list.handle(.tapped(.detail("p"))), [.detailButtonTapped("p")])
    }
  }

  @Test @MainActor func theDelegateHearsALongPress() {
    final class Listener: HierarchyDelegate {
      var heard: [ItemID] = []
      func didLongPressItem(with id: ItemID) { heard.append(id) }
    }
    let listener = Listener()
    let driver = HierarchyDriver(dataSource: SampleHierarchy.tree(), delegate: listener, traits: .tabletPortrait)
    driver.appear()
    driver.send(.longPressed(.item("r2")))
    driver.send(.longPressed(.item("nobody")))
    expectEqual(listener.heard, ["r2"])
  }

  @Test func theColumnsHaveAGeometry() throws {
    let view = shown(.tree(), .tabletPortrait, opening: ["r1", "r11"]).hierarchyView
    let columns = view.columnGeometry(theme: .standard)
    expect(columns.count == view.levelCount && columns.frame(ofLevel: columns.count) == nil)
    let first = try #require(columns.frame(ofLevel: 0))
    expectEqual(columns.contentSize, LayoutSize(width: first.width * Double(columns.count), height: 1194))
    let level = view.visibleLevels.lowerBound
    expectEqual(columns.frame(ofLevel: level)?.minX, columns.offset)
    expectEqual(first.height, view.displayList(theme: .standard)["hierarchy/column-\(level)"]?.frame.height)
  }

  /// A driver is settled when nothing that is drawn is still to come.
  @Test @MainActor func oneSettledIsEnough() async {
    struct Slow: AsyncHierarchyDataSource {
      func rootID() async throws -> ItemID? { "r" }
      func numberOfChildren(of id: ItemID) async throws -> Int { id == "r" ? 40 : 0 }
      func childIDs(at indexes: Range<Int>, of parent: ItemID) async throws -> [ItemID] { indexes.map { "c\($0)" } }
      func parent(of id: ItemID) async throws -> ItemID? { id == "r" ? nil : "r" }
      func content(of id: ItemID) async throws -> HierarchyItemContent { HierarchyItemContent(title: "Row \(id)") }
    }
    let driver = HierarchyDriver(dataSource: Slow(), traits: .tabletPortrait)
    driver.appear()
    let list = await driver.frame()
    expect(!driver.model.isLoading && list["hierarchy/column-1/c3/title"] != nil)
    expect(!list.nodes.contains { $0.accessibility?.label == "Loading" })
  }
}
