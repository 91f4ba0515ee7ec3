import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The stories that once failed when the guidelines were played with a finger, each as its user met it.
@Suite struct ReviewedStories {
  private static let cities = [
    ListPickerSection(items: (0..<40).map { ListPickerEntry(id: ItemID("city-\($0)"), "City \($0)") })
  ]

  private func tap<Component: ComponentLayout>(_ component: inout Component, _ name: String) throws -> [Component
    .Effect]
  {
    let list = component.display(theme: .standard)
    let frame = try #require(list[name], "\(name) is not there").frame
    let target = try #require(list.tapTarget(at: LayoutPoint(x: frame.midX, y: frame.midY)), "\(name)")
    return component.handle(.tapped(target))
  }

  private func collection(_ count: Int, form: CollectionForm = .horizontal(), _ traits: ViewTraits) -> CollectionModel {
    CollectionModel(
      configuration: CollectionConfiguration(form: form, header: SectionHeaderFooter("Products")),
      items: (0..<count).map { CollectionEntry(id: "p\($0)", image: "p", title: "Product \($0)") }, totalCount: count,
      traits: traits)
  }

  // MARK: - Collections

  @Test("no cell fills a tablet, and several are whole where scrolling is off") func cellsStayPreviews() {
    for traits in [ViewTraits.tabletPortrait, .tabletLandscape, .phone] {
      for scrolls in [true, false] {
        let row = collection(30, form: .horizontal(isScrollingEnabled: scrolls), traits).displayList(theme: .standard)
        let cells = row.nodes.filter { $0.role == .cell }.map(\.frame)
        let whole = cells.filter { $0.minX >= 0 && $0.maxX <= traits.size.width }
        expect(cells.allSatisfy { $0.width <= 400 }, "\(traits.size)")
        expect(whole.count >= (traits.isCompact ? 1 : 3), "\(traits.size) \(scrolls)")
        let bottom = row.root.children.map(\.frame.maxY).max() ?? 0
        expect(bottom < traits.size.height * 0.6, "\(bottom) of \(traits.size)")
      }
    }
  }

  @Test("turning the device keeps the first cell of a row that was scrolled") func aTurnKeepsTheItem() throws {
    var row = collection(30, .phone)
    _ = row.display(theme: .standard)
    row.handle(.scrollEnded(at: 1_500))
    func first() throws -> String {
      let cells = row.display(theme: .standard).nodes.filter { $0.role == .cell }
      return try #require(cells.first { $0.frame.minX >= 0 }).identifier
    }
    let before = try first()
    row.handle(.traitsChanged(.tabletLandscape))
    try expectEqual(first(), before)
    row.handle(.traitsChanged(.phone))
    try expectEqual(first(), before)
  }

  @Test("See All opens a list with a style of its own, and a list of any length knows its size")
  func seeAllIsAnObjectList() throws {
    var row = collection(30, .phone)
    try expectEqual(tap(&row, "collection/footer"), [.showAll])
    var list = row.objectList
    let shown = list.display(theme: .standard)
    expect(!shown.root.classList.contains("ListPicker"))
    let geometry = list.geometry(theme: .standard)
    expect(geometry.count == 30 && geometry.contentSize.height > 844)
    let last = try #require(geometry.frame(ofRow: 29))
    expectEqual(last.maxY, geometry.contentSize.height)
  }

  // MARK: - Siblings

  @Test("a toolbar gives free room to a title before it cuts one") func titlesShareTheToolbar() throws {
    func texts(_ traits: ViewTraits) -> [DisplayText] {
      SiblingNavigation(
        configuration: SiblingConfiguration(actions: [ToolbarAction(id: "done", title: "Complete Work Order")]),
        pages: (1...3).map { SiblingPage(id: ItemID("s\($0)"), presentationTitle: "Order") }, current: "s2",
        traits: traits
      ).displayList(theme: .standard).nodes.compactMap(\.text)
    }
    let titles = texts(.phone)
    expect(titles.contains { $0.string == "Complete Work Order" && !$0.isTruncated })
    expect(titles.contains { $0.string == "Previous" && !$0.isTruncated })
    // At the largest text size symbols or more lines stand for what has no room.
    let large = texts(.phone.withText(.accessibilityExtraExtraExtraLarge))
    expect(!large.contains { $0.string == "Previous" && $0.isTruncated })
  }

  @Test("deleting the shown page leads to a neighbour, and says so") func aDeletedPageGivesWayToItsNeighbour() {
    var pages = (1...4).map { SiblingPage(id: ItemID("s\($0)"), presentationTitle: "Order") }
    var navigation = SiblingNavigation(
      configuration: SiblingConfiguration(), pages: pages, current: "s3", traits: .phone)
    pages.remove(at: 2)
    let effects = navigation.handle(.pagesChanged(pages))
    guard case .shown(let id, _)? = effects.first else {
      Issue.record("nothing is said")
      return
    }
    expect(id == "s4" && navigation.title == "3 of 3")
  }

  // MARK: - Hierarchies

  @Test("the detail button takes taps, and views of the app's own stand at the end of a row") func rowsHaveAccessories()
    throws
  {
    let tree = SampleHierarchy.tree()
    tree.decorate = { content in content.accessoryType = .detailButton }
    var controller = shown(tree, .phone)
    let button = try #require(drawn(controller).nodes.first { $0.tapTarget == .detail("r") })
    expect(button.frame.width >= 44 && button.frame.height >= 44)
    expectEqual(
      controller.tap(at: LayoutPoint(x: button.frame.midX, y: button.frame.midY), theme: .standard),
      [
        .detailButtonTapped("r")
      ])
    tree.decorate = { content in
      content.accessoryView = CustomView(reuseIdentifier: "gauge", size: LayoutSize(width: 60, height: 30))
      content.editingAccessoryView = CustomView(reuseIdentifier: "bin", size: LayoutSize(width: 30, height: 30))
    }
    controller = shown(tree, .phone)
    expect(drawn(controller).nodes.contains { $0.reuseIdentifier == "gauge" })
    controller.send(.editingChanged(true))
    expect(drawn(controller).nodes.contains { $0.reuseIdentifier == "bin" })
  }

  @Test("a wide phone has one column, for several are a tablet's alone") func severalColumnsNeedATablet() {
    var traits = ViewTraits.tabletLandscape
    traits.environment.device = .iphone
    traits.size = LayoutSize(width: 932, height: 430)
    expectEqual(shown(.tree(), traits, opening: ["r", "r1", "r11"]).hierarchyView.columns.count, 1)
    let tablet = shown(.tree(), .tabletLandscape, opening: ["r", "r1", "r11"])
    expectEqual(tablet.hierarchyView.columns.count, 3)
  }

  @Test("at accessibility sizes the texts of a row wrap beside no status, and none is cut") func largeTextsWrap() {
    let tree = SampleHierarchy.tree()
    tree.decorate = { content in
      content.title = "Harbor Plant"
      content.subtitle = "Vibration sensor reports values above the limit"
      content.status = .text("Out of service")
      content.detailImage = "plant"
    }
    let list = drawn(shown(tree, .phone.withText(.accessibilityLarge)))
    let texts = list.nodes.filter { $0.role == .text }.compactMap(\.text)
    expect(texts.contains { $0.string == "Harbor Plant" && !$0.isTruncated })
    expect(texts.contains { $0.lineCount > 1 })
    expect(!texts.contains { $0.isTruncated })
  }

  @Test("content that arrives lower down moves no row that was seen") func answersMoveNothing() throws {
    let tree = SampleHierarchy(root: "r", children: ["r": (0..<200).map { ItemID("c\($0)") }])
    var controller = shown(tree, .phone, opening: ["r"])
    controller.send(.scrolled(in: "hierarchy/column-1", to: 4_000))
    let before = controller.display(theme: .standard)
    let row = try #require(before.nodes.first { $0.role == .row && $0.frame.minY > 100 && $0.tapTarget != nil })
    // Every other row grows by three lines.
    tree.decorate = { content in
      content.subtitle = "Second"
      content.footnote = "Third"
    }
    for number in stride(from: 0, to: 200, by: 2) { controller.send(.contentInvalidated(of: ItemID("c\(number)"))) }
    let first = try #require(before.scrollAreas.last?.anchor)
    let after = controller.display(theme: .standard)
    let anchor = try #require(after.nodes.first { $0.identifier.hasSuffix("/\(first.item)") })
    let place = try #require(before.nodes.first { $0.identifier == anchor.identifier })
    expectEqual(anchor.frame.minY, place.frame.minY, "\(row.identifier)")
  }

  @Test("a level that failed says so and can be tried again; an empty one says nothing") func failureIsNoEmptiness()
    throws
  {
    let tree = SampleHierarchy.tree()
    tree.isLate = { $0 == "count r" }
    var controller = shown(tree, .phone)
    controller.send(.tapped(.accessory("r")))
    for request in controller.hierarchyView.openRequests { controller.answer(.failed, for: request.token) }
    let failed = controller.hierarchyView
    expect(failed.visibleLevels.contains { failed.content(ofLevel: $0) == .failed })
    expect(drawn(controller).nodes.contains { $0.text?.string == "Try Again" && $0.tapTarget != nil })
  }

  // MARK: - List pickers

  @Test("values that a search on a server brings take no chosen value away, and Cancel brings back what was")
  func chosenValuesSurviveASearch() throws {
    var picker = closed(Self.cities, value: ["city-3"]) { $0.isSearchEnabled = true }
    _ = try tap(&picker, "picker/cell")
    picker.handle(.tapped(.item("city-5")))
    picker.handle(.valuesChanged([ListPickerSection(items: [ListPickerEntry(id: "x", "X")])]))
    expectEqual(picker.selection, ["city-3", "city-5"])
    expectEqual(picker.value, ["city-3"])
    _ = try tap(&picker, "picker/bar/cancel")
    _ = try tap(&picker, "picker/question/discardChanges")
    expect(picker.value == ["city-3"] && picker.valueText == "City 3")
  }

  @Test("two titled sections have a Select All each, for their own values") func eachSectionSelectsItsOwn() throws {
    let sections = ["North", "South"].map { (title: String) in
      ListPickerSection(title: title, items: (1...3).map { ListPickerEntry(id: ItemID("\(title)\($0)"), "\($0)") })
    }
    var picker = closed(sections) { $0.showsSelectedGroup = false }
    _ = try tap(&picker, "picker/cell")
    _ = try tap(&picker, "picker/list/header-1/button")
    expectEqual(Set(picker.selection), ["South1", "South2", "South3"])
  }

  @Test("the search field takes a tap, and a drawn button ends the search") func aSearchBeginsAndEndsByTaps() throws {
    var picker = closed(Self.cities) { $0.isSearchEnabled = true }
    _ = try tap(&picker, "picker/cell")
    let field = try #require(picker.display(theme: .standard).nodes.first { $0.tapTarget == .control(.searchField) })
    _ = try tap(&picker, field.identifier)
    expectEqual(picker.list?.isSearching, true)
    picker.handle(.searchChanged("city 7"))
    let end = try #require(picker.display(theme: .standard).nodes.first { $0.tapTarget == .control(.endSearch) })
    _ = try tap(&picker, end.identifier)
    expectEqual(picker.list?.isSearching, false)
    expect(picker.display(theme: .standard)["picker/bar/apply"] != nil)
  }

  @Test("a search finds letters whatever their accents and case") func accentsAreFolded() {
    let sections = [
      ListPickerSection(
        items: ["Zürich", "Łódź", "Αθήνα", "Москва", "Bern"].map { ListPickerEntry(id: ItemID($0), $0) })
    ]
    for (word, found) in [("zurich", "Zürich"), ("ŁODZ", "Łódź"), ("αθηνα", "Αθήνα"), ("МОСК", "Москва")] {
      var picker = opened(sections) { $0.isSearchEnabled = true }
      picker.handle(.tapped(.control(.searchField)))
      picker.handle(.searchChanged(word))
      expectEqual(picker.visibleSections.flatMap { $0.items.map(\.id.rawValue) }, [found], "\(word)")
    }
  }

  @Test("the anchor button stands on a surface; lines stand between the rows") func rowsAndAnchorAreTold() throws {
    var picker = opened(Self.cities, value: ["city-1"]) {
      $0.presentation = .sheet
      $0.showsAnchorButton = true
    }
    let list = picker.display(theme: .standard)
    let anchor = try #require(list.nodes.first { $0.tapTarget == .control(.anchor) })
    let ground = list.nodes.last {
      $0.frame.contains(LayoutPoint(x: anchor.frame.midX, y: anchor.frame.midY)) && $0.role != .row
        && $0.style.color(.backgroundColor) != nil && $0.id != list.root.id
    }
    expect(ground != nil)
    let rows = list.nodes.filter { $0.role == .row }.count
    expect(list.nodes.filter { $0.role == .divider }.count >= rows - 3 && rows > 3)
  }

  @Test("values that load, failed, or are none look different") func thePickerTellsItsState() throws {
    var picker = opened([])
    func shown(after event: ListPickerEvent) -> (texts: [String], canRetry: Bool) {
      picker.handle(event)
      let list = picker.display(theme: .standard)
      return (list.texts("picker/list"), list.nodes.contains { $0.tapTarget == .control(.retry) })
    }
    let loading = shown(after: .loadingBegan)
    let failed = shown(after: .loadingFailed)
    let empty = shown(after: .valuesChanged([]))
    expect(!loading.canRetry && failed.canRetry && !empty.canRetry)
    expectEqual(Set([loading.texts, failed.texts, empty.texts]).count, 3)
    expect(![loading.texts, failed.texts, empty.texts].contains([]))
  }

  // MARK: - Assistive technology

  @Test("every element has words, no two targets in a row share them, and none lies in another") func elementsAreTold()
  {
    var picker = opened(Self.cities, value: ["city-1"]) { $0.isSearchEnabled = true }
    let lists = [
      picker.display(theme: .standard),
      drawn(shown(.tree(), .tabletLandscape, opening: ["r", "r1"])),
      collection(9, .phone).displayList(theme: .standard),
    ]
    for list in lists {
      let elements = list.accessibilityElements
      expect(!elements.isEmpty)
      for element in elements {
        expectEqual(element.accessibility?.label.isEmpty, false, "\(element.identifier)")
        let inner = element.flattened.dropFirst().filter { $0.accessibility != nil }
        expect(inner.isEmpty, "\(element.identifier)")
      }
    }
  }
}
