import ThemeComponents
import ThemeTable

/// The Swift of the tour: a test compares the lines between the marks with the page, the compiler does the rest.
@MainActor enum TourSnippets {
  // source {
  struct Plants: HierarchyDataSource {
    let children: [ItemID: [ItemID]] = [
      "company": ["harbor", "hill"], "harbor": ["hall-1", "hall-2"],
    ]

    func rootID() -> Answer<ItemID?> { .now("company") }
    func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(children[id]?.count ?? 0) }
    func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> {
      .now(children[parent]?[index] ?? "")
    }
    func parent(of id: ItemID) -> Answer<ItemID?> {
      .now(children.first { $0.value.contains(id) }?.key)
    }
    func title(of id: ItemID) -> Answer<String?> { .now(id.rawValue) }
  }
  // } source

  static func hierarchy() -> (
    expanded: [HierarchyEffect], path: [ItemID], levels: Range<Int>, hint: Int?, halls: [ItemID],
    hasWayBack: Bool, size: Double?
  ) {
    // hierarchy {
    let tablet = ViewTraits(
      size: LayoutSize(width: 834, height: 1194),
      environment: StyleEnvironment(device: .ipad, sizeClass: .regular))
    let plants = HierarchyDriver(dataSource: Plants(), traits: tablet)
    plants.appear()
    let expanded = plants.send(.tapped(.accessory("harbor")))  // [.expanded("harbor", .column)]

    let view = plants.model
    let path = view.path  // ["company", "harbor"], the expanded items
    let levels = view.visibleLevels  // 1..<3, the levels in columns
    let hint = view.leftPreviewLevel  // 0, hinted at beside them
    let halls = view.items(inLevel: 2)  // ["hall-1", "hall-2"]

    plants.send(.swiped(.right))  // one level towards the parent
    let hasWayBack = plants.model.canMoveToChild  // true: it is remembered
    // } hierarchy
    // display {
    let list = plants.display(theme: .standard)
    let title = list["hierarchy/column-1/harbor/title"]?.text
    let size = title?.font.pointSize  // 19, as its row is the expanded one
    print(list.root.children.map(\.identifier))  // ["hierarchy/column-0", …]
    // } display
    return (expanded, path, levels, hint, halls, hasWayBack, size)
  }

  static func taps() -> (opened: [HierarchyEffect], path: [ItemID]) {
    let plants = HierarchyDriver(
      dataSource: Plants(), traits: ViewTraits(size: LayoutSize(width: 390, height: 844)))
    plants.appear()
    // taps {
    let finger = LayoutPoint(x: 370, y: 70)
    let opened = plants.tap(at: finger, theme: .standard)  // [.expanded("company", .push)]
    plants.send(.tapped(.control(.headerLeft)))  // back to the parent level
    // } taps
    return (opened, plants.model.path)
  }

  static func lateAnswers() -> (before: HierarchyLevelContent, view: HierarchyModel) {
    struct Remote: HierarchyDataSource {
      func rootID() -> Answer<ItemID?> { .now("r") }
      func numberOfChildren(of id: ItemID) -> Answer<Int> { .later }
      func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now("child-\(index)") }
      func parent(of id: ItemID) -> Answer<ItemID?> { .now(nil) }
    }
    let remote = HierarchyDriver(
      dataSource: Remote(),
      traits: ViewTraits(
        size: LayoutSize(width: 834, height: 1194),
        environment: StyleEnvironment(sizeClass: .regular)))
    remote.appear()
    // late {
    let before = remote.model.content(ofLevel: 1)  // .loading
    for request in remote.model.openRequests {
      guard case .numberOfChildren(of: "r") = request.question else { continue }
      remote.answer(.numberOfChildren(2), for: request.token)
    }
    remote.insertChildren(of: "r", at: 2..<5)  // three more have come
    remote.invalidateParent(of: "r")  // ask for the root's parent again
    // } late
    return (before, remote.model)
  }

  static func delegate() -> (path: [ItemID], chosen: [ItemID]) {
    // delegate {
    struct Sheets: HierarchyDelegate {
      func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool { id == "hill" }  // taken over
    }
    let picker = HierarchyDriver(
      dataSource: Plants(), delegate: Sheets(),
      configuration: HierarchyConfiguration(selectionMode: .multiple, isListPicker: true),
      traits: ViewTraits(size: LayoutSize(width: 390, height: 844)))
    picker.appear()
    picker.send(.selectionSet(["hall-1"]))
    picker.send(.tapped(.accessory("company")))
    picker.send(.tapped(.accessory("hill")))  // [], nothing expands by itself
    picker.send(.tapped(.item("hill")))  // [.selectionChanged(["hall-1", "hill"])]
    // } delegate
    return (picker.model.path, picker.model.selection)
  }

  static func collection() -> (gradients: [Bool], effects: [CollectionEffect], rows: Int) {
    // collection {
    var products = CollectionModel(
      configuration: CollectionConfiguration(
        form: .horizontal(), header: SectionHeaderFooter("Products")),
      items: (1...9).map { CollectionEntry(id: "p\($0)", title: "Product \($0)") },
      totalCount: 128, traits: ViewTraits(size: LayoutSize(width: 390, height: 844)))
    products.handle(.scrollEnded(at: 500))  // comes to rest at a cell
    let (start, end) = products.gradients  // both: there is more on either side
    var effects = products.handle(.tapped(.item("p2")))  // [.showDetail("p2")]
    effects += products.handle(.tapped(.control(.seeAll)))  // [.showAll]
    let all = products.objectList  // what See All shows: a list of object cells
    // } collection
    return ([start, end], effects, all.items.count)
  }

  static func listPicker() -> (
    steps: [[ListPickerEffect]], isDirty: Bool, text: String
  ) {
    // picker {
    var colors = ListPickerFormCell(
      configuration: ListPickerConfiguration(label: "Colors", presentation: .sheet),
      sections: [
        ListPickerSection(
          items: ["Red", "Green", "Blue"].map { ListPickerEntry(id: "\($0)", $0) })
      ],
      value: ["Red"], traits: ViewTraits(size: LayoutSize(width: 390, height: 844)))
    var steps = [colors.handle(.tapped(.control(.formCell)))]  // [.opened(.sheet)], half the screen
    steps.append(colors.handle(.tapped(.item("Blue"))))  // []: it waits for Apply
    let isDirty = colors.isDirty
    steps.append(colors.handle(.tapped(.control(.cancel))))  // [.askedToDiscard]
    steps.append(colors.handle(.tapped(.control(.keepEditing))))
    steps.append(colors.handle(.tapped(.control(.apply))))  // the value changed, .closed
    let text = colors.valueText  // "Red, Blue"
    // } picker
    return (steps, isDirty, text)
  }

  static func siblings() -> (title: String?, style: SiblingStyle, effects: [SiblingEffect]) {
    // siblings {
    var steps = SiblingNavigation(
      configuration: SiblingConfiguration(style: .icon, hasIconToolbar: true),
      pages: (1...4).map {
        SiblingPage(id: "step-\($0)", presentationTitle: "Replace Pump Seal")
      },
      current: "step-2", traits: ViewTraits(size: LayoutSize(width: 390, height: 844)))
    let title = steps.title  // "2 of 4", above the name of the parent
    let style = steps.style  // .icon, as the width is compact
    let effects = steps.handle(.tapped(.control(.next)))  // [.shown("step-3", .push)]
    // } siblings
    return (title, style, effects)
  }

  static func themes(
    _ theme: StyleTable, _ steps: SiblingNavigation
  ) -> (DisplayList, DisplayList) {
    // themes {
    let plain = steps.displayList(theme: .standard)
    let mine = steps.displayList(theme: ComponentTheme(theme))  // only what it names differs
    // } themes
    return (plain, mine)
  }
}
