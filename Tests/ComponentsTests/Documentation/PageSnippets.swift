import ThemeComponents
import ThemeTable

/// The Swift of the components' pages: a test compares the lines between the marks with the pages, in their order.
@MainActor enum PageSnippets {
  static func hierarchy(_ traits: ViewTraits) -> (effects: [HierarchyEffect], place: ComponentPlace) {
    // hierarchy {
    struct Plants: HierarchyDataSource {
      let children: [ItemID: [ItemID]] = ["company": ["harbor", "hill"], "harbor": ["hall-1"]]

      func rootID() -> Answer<ItemID?> { .now("company") }
      func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(children[id]?.count ?? 0) }
      func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> {
        .now(children[parent]?[index] ?? "")
      }
      func parent(of id: ItemID) -> Answer<ItemID?> {
        .now(children.first { $0.value.contains(id) }?.key)
      }
    }
    let plants = HierarchyDriver(dataSource: Plants(), traits: traits)
    plants.appear()
    let effects = plants.send(.tapped(.accessory("harbor")))  // [.expanded("harbor", .column)]
    let place = plants.model.place  // to be kept while the app is away
    // } hierarchy
    return (effects, place)
  }

  static func listPicker(_ traits: ViewTraits) -> [ListPickerEffect] {
    // picker {
    var configuration = ListPickerConfiguration(label: "Colors", presentation: .sheet)
    configuration.isSearchEnabled = true
    var colors = ListPickerFormCell(
      configuration: configuration,
      sections: [ListPickerSection(items: [ListPickerEntry(id: "red", "Red")])],
      value: ["blue"], titles: ["blue": "Blue"], traits: traits)
    colors.handle(.tapped(.control(.formCell)))
    colors.handle(.tapped(.item("red")))
    let effects = colors.handle(.tapped(.control(.apply)))  // the value changed, .closed
    // } picker
    return effects
  }

  static func collection(_ traits: ViewTraits) -> (effects: [CollectionEffect], all: ObjectList) {
    // collection {
    var products = CollectionModel(
      configuration: CollectionConfiguration(header: SectionHeaderFooter("Products")),
      items: (1...9).map { number in
        CollectionEntry(id: "p\(number)", image: "pump", title: "Pump \(number)")
      },
      totalCount: 128, traits: traits)
    var effects = products.handle(.tapped(.item("p2")))  // [.showDetail("p2")]
    effects += products.handle(.tapped(.control(.seeAll)))  // [.showAll]
    let all = products.objectList  // what See All shows
    // } collection
    return (effects, all)
  }

  static func objects(
    _ traits: ViewTraits
  ) -> (effects: [ObjectListEffect], more: [ObjectListEffect]?) {
    // objects {
    var orders = ObjectList(
      items: (1...20).map { number in
        ObjectListItem(
          id: "order-\(number)",
          content: ObjectCellContent(title: "Order \(number)", status: .text("Open")))
      },
      totalCount: 500, traits: traits)
    let effects = orders.handle(.tapped(.item("order-3")))  // [.showDetail("order-3")]
    let drawn = orders.displayList(theme: .standard)
    let more = orders.handle(.laidOut(drawn.scrollAreas))  // the end is near
    // } objects
    return (effects, more)
  }

  static func siblings(_ traits: ViewTraits) -> (title: String?, effects: [SiblingEffect]) {
    // siblings {
    var steps = SiblingNavigation(
      pages: (1...4).map { number in
        SiblingPage(id: "step-\(number)", presentationTitle: "Replace Pump Seal")
      },
      current: "step-2", traits: traits)
    let title = steps.title  // "2 of 4"
    let effects = steps.handle(.tapped(.control(.next)))  // [.shown("step-3", .push)]
    // } siblings
    return (title, effects)
  }
}
