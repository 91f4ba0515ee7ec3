import Foundation
import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A component that comes back where the user left it (iOS: state restoration).
@Suite struct PlaceTests {
  /// The place as it comes back from a file.
  private func kept(_ place: ComponentPlace, most: Int = 1_000) throws -> ComponentPlace {
    let data = try JSONEncoder().encode(place)
    expect(data.count < most, "\(String(decoding: data, as: UTF8.self))")
    let read = try JSONDecoder().decode(ComponentPlace.self, from: data)
    expectEqual(read, place)
    return read
  }

  /// A root with many children, one of which has many too.
  private let wide = SampleHierarchy(
    root: "r", children: ["r": (0..<900).map { ItemID("c\($0)") }, "c450": (0..<40).map { ItemID("d\($0)") }])

  @Test func aHierarchyComesBackWithItsDataSource() throws {
    var view = shown(wide, .tabletPortrait, configuration: HierarchyConfiguration(selectionMode: .multiple))
    view.send(.scrolled(in: "hierarchy/column-1", to: 30_000))
    for _ in 0..<4 { _ = view.display(theme: .standard) }
    view.send(.scrolled(in: "hierarchy/column-1", to: 30_030))
    for _ in 0..<4 { _ = view.display(theme: .standard) }
    let shown = view.hierarchyView.columns[1].filter {
      view.display(theme: .standard)["hierarchy/column-1/\($0)"] != nil
    }
    let id = try #require(shown.first)
    view.send(.tapped(.item(id)))
    let place = try kept(view.hierarchyView.place)
    var back = DrivenHierarchy(
      dataSource: wide, configuration: HierarchyConfiguration(selectionMode: .multiple), place: place,
      traits: .tabletPortrait)
    back.appear()
    for _ in 0..<4 { _ = back.display(theme: .standard) }
    expectEqual(back.hierarchyView.path, view.hierarchyView.path)
    expectEqual(back.hierarchyView.selection, [id])
    let row = back.display(theme: .standard)["hierarchy/column-1/\(id)"]
    expectEqual(row?.frame, view.display(theme: .standard)["hierarchy/column-1/\(id)"]?.frame)
    // Answers go on.
    back.send(.tapped(.accessory("c450")))
    expect(back.hierarchyView.openRequests.isEmpty)
  }

  @Test func anExpandedItemFarDownIsFoundAgain() throws {
    var view = shown(wide, .tabletPortrait)
    for offset in stride(from: 5_000.0, to: 60_000, by: 5_000) {
      view.send(.scrolled(in: "hierarchy/column-1", to: offset))
      for _ in 0..<2 { _ = view.display(theme: .standard) }
    }
    expect(view.hierarchyView.items(inLevel: 1).contains("c450"))
    view.send(.tapped(.accessory("c450")))
    _ = view.display(theme: .standard)
    let path = view.hierarchyView.path
    var back = DrivenHierarchy(
      dataSource: wide, place: try kept(view.hierarchyView.place), traits: .tabletPortrait)
    back.appear()
    _ = back.display(theme: .standard)
    expectEqual(back.hierarchyView.path, path)
  }

  @Test func whatIsGoneIsLeftOutAndNeverAskedAbout() throws {
    let tree = SampleHierarchy.tree()
    var view = shown(tree, .phone, opening: ["r", "r1", "r12"])
    view.send(.selectionSet(["r121"]))
    let place = try kept(view.hierarchyView.place)
    tree.childrenOf["r1"] = ["r11", "r13"]
    tree.forgetCalls()
    var back = DrivenHierarchy(dataSource: tree, place: place, traits: .phone)
    back.appear()
    _ = back.display(theme: .standard)
    expectEqual(back.hierarchyView.path, ["r", "r1"])
    expectEqual(back.hierarchyView.columns, [["r11", "r13"]])
    expect(!tree.calls.contains { $0.contains("r12") })
    // Another root: it begins anew.
    tree.root = "other"
    tree.childrenOf["other"] = ["x"]
    back = DrivenHierarchy(dataSource: tree, place: place, traits: .phone)
    back.appear()
    expect(back.hierarchyView.path == ["other"] && back.hierarchyView.selection == [])
  }

  @MainActor @Test func aDriverTakesAPlaceToo() throws {
    let tree = SampleHierarchy.tree()
    let driver = HierarchyDriver(HierarchyModel(traits: ViewTraits.phone), dataSource: tree)
    driver.appear()
    driver.send(.tapped(.accessory("r")))
    _ = driver.display(theme: .standard)
    let back = HierarchyDriver(HierarchyModel(place: try kept(driver.model.place), traits: .phone), dataSource: tree)
    back.appear()
    _ = back.display(theme: .standard)
    expect(back.model.columns == driver.model.columns && !back.model.columns.isEmpty)

    var cell = HierarchyPickerFormCell(
      configuration: ListPickerConfiguration(label: "Machines"), value: ["r3"], traits: .phone)
    cell.handle(.tapped(.control(.formCell)), asking: tree)
    cell.handle(.hierarchy(.tapped(.accessory("r"))), asking: tree)
    cell.handle(.hierarchy(.tapped(.item("r2"))), asking: tree)
    let picker = HierarchyDriver(
      HierarchyPickerFormCell(
        configuration: ListPickerConfiguration(label: "Machines"), value: ["r3"], place: try kept(cell.place),
        traits: .phone), dataSource: tree)
    picker.appear()
    expect(picker.model.selection == ["r3", "r2"] && picker.model.value == ["r3"])
    expect(picker.model.isDirty && picker.model.hierarchy?.columns == [["r1", "r2", "r3"]])
  }

  @Test func aListPickerComesBackOpen() throws {
    let group = ListPickerEntry(
      id: "blues", "Blues", children: (0..<50).map { ListPickerEntry(id: "b\($0)", "Blue \($0)") })
    let sections = [ListPickerSection(items: [group, ListPickerEntry(id: "red", "Red")])]
    func make(_ value: [ItemID] = ["red"], _ place: ComponentPlace? = nil) -> ListPickerFormCell {
      ListPickerFormCell(
        configuration: ListPickerConfiguration(label: "Color", isSearchEnabled: true, presentation: .sheet),
        sections: sections, value: value, place: place, traits: .phone)
    }
    var picker = make()
    picker.handle(.tapped(.control(.formCell)))
    picker.handle(.tapped(.item("blues")))
    picker.handle(.tapped(.item("b3")))
    _ = picker.display(theme: .standard)
    picker.handle(.scrolled(to: 300))
    _ = picker.display(theme: .standard)
    var back = make(["red"], try kept(picker.place))
    expect(back.list?.path == ["blues"] && back.selection == picker.selection)
    expect(back.value == ["red"] && back.list?.isFullHeight == true)
    expectEqual(
      back.display(theme: .standard).texts("picker/list"), picker.display(theme: .standard).texts("picker/list"))
    picker.handle(.searchChanged("3"))
    back = make(["red"], try kept(picker.place))
    expectEqual(back.list?.searchText, "3")
    expectEqual(back.visibleSections, picker.visibleSections)
    // Groups that are gone are left; a closed picker stays closed.
    let lost = ListPickerFormCell(
      configuration: ListPickerConfiguration(label: "Color"), sections: [.colors], place: picker.place, traits: .phone)
    expect(lost.list?.path == [] && lost.list != nil)
    picker.handle(.tapped(.control(.back)))
    picker.handle(.tapped(.control(.apply)))
    expect(make([], try kept(picker.place)).list == nil)
  }

  @Test func listsAndPagesComeBack() throws {
    let items = (0..<200).map {
      ObjectListItem(id: "o\($0)", content: ObjectCellContent(title: "\($0)", subtitle: "Of many"))
    }
    var list = ObjectList(items: items, traits: .phone)
    _ = list.display(theme: .standard)
    list.handle(.scrolled(to: 2_345))
    _ = list.display(theme: .standard)
    var backList = ObjectList(items: items, place: try kept(list.place), traits: .phone)
    expectEqual(backList.display(theme: .standard).texts("list"), list.display(theme: .standard).texts("list"))

    var row = collection(40, columns: 2)
    row.handle(.scrollEnded(at: 2_000))
    let place = try kept(row.place)
    // The room is often known only when the view is shown.
    var backRow = CollectionModel(
      configuration: row.configuration, items: row.items, place: place, traits: ViewTraits(size: .zero))
    backRow.handle(.traitsChanged(.phone))
    expect(backRow.offset == row.offset && row.offset > 0)

    let pages = (1...4).map { SiblingPage(id: ItemID("s\($0)")) }
    let steps = SiblingNavigation(pages: pages, current: "s3", traits: .phone)
    let back = SiblingNavigation(pages: pages, place: try kept(steps.place), traits: .phone)
    expectEqual(back.current?.id, "s3")
    let gone = SiblingNavigation(pages: Array(pages.prefix(2)), current: "s2", place: steps.place, traits: .phone)
    expectEqual(gone.current?.id, "s2")
  }

  @Test(arguments: [
    "{}", "{\"version\":2,\"content\":{}}", "{\"version\":1}", "{\"version\":\"1\"}", "[]", "7",
    "{\"version\":1,\"content\":{\"component\":\"siblings\",\"path\":7}}",
    "{\"version\":1,\"content\":{\"component\":\"piano\"}}",
  ]) func aPlaceThatCannotBeReadIsNone(text: String) throws {
    let place = try JSONDecoder().decode(ComponentPlace.self, from: Data(text.utf8))
    let pages = (1...4).map { SiblingPage(id: ItemID("s\($0)")) }
    expectEqual(SiblingNavigation(pages: pages, place: place, traits: .phone).current?.id, "s1")
    expectEqual(HierarchyModel(place: place, traits: .phone).path, [])
    // So is one of another component.
    let foreign = SiblingNavigation(pages: pages, traits: .phone).place
    expectEqual(HierarchyModel(place: foreign, traits: .phone).path, [])
    expect(opened().list != nil)
  }

  @Test func hostileNumbersAreBounded() throws {
    let path = (0..<40).map { "\"p\($0 % 7)\"" }.joined(separator: ",")
    let huge = Int.max
    let text = """
      {"version":1,"content":{"component":"hierarchy","path":[\(path)],"rows":[\(huge),-5],
      "firstVisibleLevel":\(huge),"deepestVisitedLevel":-3,"selection":["a","a"],
      "scrolls":[{"offset":1e308,"item":"x","row":\(huge),"start":-1e308}],"searchText":"",
      "isOpen":true,"isFullHeight":false}}
      """
    let place = try JSONDecoder().decode(ComponentPlace.self, from: Data(text.utf8))
    for traits in [ViewTraits.phone, .tabletLandscape] {
      var view = DrivenHierarchy(dataSource: SampleHierarchy.tree(root: "p0"), place: place, traits: traits)
      expectEqual(view.display(theme: .standard).faults, [])
      view.appear()
      expectEqual(view.display(theme: .standard).faults, [])
      expectEqual(view.hierarchyView.path, ["p0"])
    }
  }
}
