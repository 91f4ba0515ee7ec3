import TestSupport
import Testing
import ThemeComponents

@Suite struct ListPickerChoosingTests {
  @Test("LP-05 LP-06 a tap selects and deselects; one choice replaces, several add and remove") func tapsChoose() {
    var several = opened()
    several.handle(.tapped(.item("blue")))
    several.handle(.tapped(.item("red")))
    expectEqual(several.selection, ["red", "blue"])
    several.handle(.tapped(.item("blue")))
    expectEqual(several.selection, ["red"])
    several.handle(.tapped(.item("nobody")))
    expectEqual(several.selection, ["red"])
    var single = opened { $0.allowsMultipleSelection = false }
    single.handle(.tapped(.item("blue")))
    single.handle(.tapped(.item("red")))
    expectEqual(single.selection, ["red"])
    single.handle(.tapped(.item("red")))
    expectEqual(single.selection, [])
  }

  @Test("LP-07 the last value cannot be taken out where there must be one") func theLastValueStays() {
    for isMultiple in [true, false] {
      for mode in ListPickerMode.allCases {
        var cell = opened(value: ["red"]) {
          $0.allowsMultipleSelection = isMultiple
          $0.allowsEmptySelection = false
          $0.mode = mode
        }
        cell.handle(.tapped(.item("red")))
        expectEqual(cell.selection, ["red"])
      }
    }
  }

  @Test("LP-07 in live mode Deselect All leaves one value where there must be one") func deselectAllLeavesOne() {
    var cell = opened(value: ["red", "blue"]) {
      $0.allowsEmptySelection = false
      $0.mode = .live
    }
    cell.handle(.tapped(.control(.deselectSelected)))
    expectEqual(cell.value, ["red"])
  }

  @Test("LP-08 several choices and editable, no search, the bar hidden while searching")
  func theDefaultsAreThoseOfTheReference() {
    let configuration = ListPickerConfiguration(label: "Color")
    expect(configuration.allowsMultipleSelection)
    expect(configuration.isEditable)
    expect(!configuration.isSearchEnabled)
    expect(configuration.isNavigationBarHiddenDuringSearch)
    var fixed = closed { $0.isEditable = false }
    expectEqual(fixed.handle(.tapped(.control(.formCell))), [])
    expect(fixed.list == nil)
  }

  @Test("LP-09 with dismissal on selection a tap on the only choice reports and closes") func aTapCanClose() {
    for mode in ListPickerMode.allCases {
      var cell = opened {
        $0.allowsMultipleSelection = false
        $0.dismissesOnSelection = true
        $0.mode = mode
      }
      expectEqual(cell.handle(.tapped(.item("blue"))), [.valueChanged(["blue"]), .closed])
      expect(cell.value == ["blue"] && cell.list == nil)
    }
    var several = opened { $0.dismissesOnSelection = true }
    several.handle(.tapped(.item("blue")))
    expect(several.list != nil)
    expectEqual(several.handle(.tapped(.control(.apply))), [.valueChanged(["blue"]), .closed])
    // In a list without a pool, Done closes what was reported already.
    var live = opened {
      $0.mode = .live
      $0.presentation = .sheet
    }
    expectEqual(live.handle(.tapped(.item("blue"))), [.valueChanged(["blue"])])
    expectEqual(live.handle(.tapped(.control(.done))), [.closed])
    expectEqual(live.value, ["blue"])
  }

  @Test("LP-10 live: each tap changes the value; confirmed: Apply does") func thereAreTwoModes() {
    var live = opened { $0.mode = .live }
    expectEqual(live.handle(.tapped(.item("blue"))), [.valueChanged(["blue"])])
    expectEqual(live.value, ["blue"])
    expectEqual(live.handle(.tapped(.control(.back))), [.closed])
    var confirmed = opened()
    expectEqual(confirmed.handle(.tapped(.item("blue"))), [])
    expectEqual(confirmed.value, [])
    expectEqual(confirmed.handle(.tapped(.control(.apply))), [.valueChanged(["blue"]), .closed])
    expect(confirmed.value == ["blue"] && confirmed.list == nil)
  }

  private let nested = [
    ListPickerSection(items: [
      ListPickerEntry(id: "fruit", "Fruit"),
      ListPickerEntry(
        id: "shades", "Shades",
        children: [
          ListPickerEntry(id: "mint", "Mint"),
          ListPickerEntry(
            id: "blues", "Blues", children: [ListPickerEntry(id: "navy", "Navy"), ListPickerEntry(id: "sky", "Sky")]),
        ]),
    ])
  ]

  @Test("LP-19 LP-20 Select All until all visible values are chosen, those of further levels too")
  func selectAllActsOnVisibleValues() {
    var cell = opened(nested) { $0.isSearchEnabled = true }
    expectEqual(cell.allGroupButton, .selectAll)
    cell.handle(.tapped(.control(.selectAll)))
    expectEqual(cell.selection, ["fruit", "mint", "navy", "sky"])
    expectEqual(cell.allGroupButton, .deselectAll)
    cell.handle(.tapped(.item("fruit")))
    expectEqual(cell.allGroupButton, .selectAll)
    cell.handle(.searchChanged("fruit"))
    cell.handle(.tapped(.control(.selectAll)))
    expectEqual(cell.allGroupButton, .deselectAll)
    cell.handle(.tapped(.control(.deselectAll)))
    expectEqual(cell.selection, ["mint", "navy", "sky"])
    cell.handle(.searchChanged("nothing like that"))
    expectEqual(cell.allGroupButton, .selectAll)
    cell.handle(.tapped(.control(.selectAll)))
    expectEqual(cell.selection, ["mint", "navy", "sky"])
  }

  @Test("LP-21 no Select All for one choice; several titled sections have one each") func selectAllIsNotAlwaysThere() {
    let fruits = ListPickerSection(title: "Fruits", items: [ListPickerEntry(id: "f", "Fig")])
    let roots = ListPickerSection(title: "Roots", items: [ListPickerEntry(id: "b", "Beet")])
    expectEqual(opened([fruits]).allGroupButton, .selectAll)
    var two = opened([fruits, roots])
    expectEqual(two.allGroupButton, .none)
    two.handle(.tapped(.control(.selectAll)))
    expectEqual(two.selection, [])
    expectEqual(opened([.colors]) { $0.allowsMultipleSelection = false }.allGroupButton, .none)
    expectEqual(two.button(ofSection: 1), .selectAll)
    two.handle(.tapped(.section(1)))
    expectEqual(two.selection, ["b"])
    expect(two.button(ofSection: 1) == .deselectAll && two.button(ofSection: 0) == .selectAll)
    two.handle(.tapped(.section(1)))
    two.handle(.tapped(.section(7)))
    expectEqual(two.selection, [])
    // A search that leaves one of the sections leaves it its own button.
    var searching = opened([fruits, roots]) { $0.isSearchEnabled = true }
    searching.handle(.searchChanged("fig"))
    expectEqual(searching.visibleSections.count, 1)
    expectEqual(searching.allGroupButton, .none)
    expectEqual(searching.displayList(theme: .standard).texts("picker/list/header"), ["Fruits", "Select All"])
  }

  @Test("LP-22 a search filters by section, drops sections without hits, and may find nothing") func searchFilters() {
    let sections = [
      ListPickerSection(title: "Warm", items: [ListPickerEntry(id: "r", "Red")]),
      ListPickerSection(title: "Cold", items: [ListPickerEntry(id: "b", "Blue"), ListPickerEntry(id: "g", "Green")]),
    ]
    var cell = opened(sections) { $0.isSearchEnabled = true }
    cell.handle(.searchChanged("RE"))
    expectEqual(cell.visibleSections.map(\.title), ["Warm", "Cold"])
    expectEqual(cell.visibleSections.flatMap(\.items).map(\.id), ["r", "g"])
    cell.handle(.searchChanged("blu"))
    expectEqual(cell.visibleSections.map(\.title), ["Cold"])
    cell.handle(.searchChanged("xyz"))
    expect(cell.hasNoResults)
    expectEqual(cell.displayList(theme: .standard).texts("picker/list"), ["No Results"])
    cell.handle(.tapped(.control(.endSearch)))
    expect(!cell.hasNoResults && cell.visibleSections.count == 2)
    var withoutSearch = opened(sections)
    withoutSearch.handle(.searchChanged("xyz"))
    expectEqual(withoutSearch.visibleSections.count, 2)
  }

  @Test("LP-23 on request a tap while searching ends the search and keeps the choice") func aTapCanEndTheSearch() {
    for isCancelled in [true, false] {
      var cell = opened {
        $0.isSearchEnabled = true
        $0.isSearchCancelledAfterSelection = isCancelled
      }
      cell.handle(.tapped(.control(.searchField)))
      cell.handle(.searchChanged("blue"))
      cell.handle(.tapped(.item("blue")))
      expectEqual(cell.selection, ["blue"])
      expectEqual(cell.list?.isSearching, !isCancelled)
      expectEqual(cell.list?.searchText, (isCancelled ? "" : "blue"))
    }
  }

  @Test("LP-25 values with children push a further level; choices there go into the same pool")
  func groupsPushAFurtherLevel() {
    var cell = opened(nested)
    cell.handle(.tapped(.item("fruit")))
    expectEqual(cell.handle(.tapped(.item("shades"))), [.pushed("shades")])
    expectEqual(cell.handle(.tapped(.item("blues"))), [.pushed("blues")])
    cell.handle(.tapped(.item("sky")))
    expectEqual(cell.selection, ["fruit", "sky"])
    expectEqual(cell.barButtons, [.back])
    expectEqual(cell.handle(.tapped(.control(.back))), [.popped])
    expectEqual(cell.handle(.tapped(.control(.back))), [.popped])
    expectEqual(cell.handle(.tapped(.control(.apply))), [.valueChanged(["fruit", "sky"]), .closed])
    expectEqual(cell.valueText, "Fruit, Sky")
  }

  @Test func valuesThatTheAppDeletedAreTakenOut() {
    var cell = opened(nested, value: ["fruit", "mint"])
    cell.handle(.tapped(.item("shades")))
    cell.handle(.tapped(.item("blues")))
    cell.handle(.tapped(.item("navy")))
    // The host is told to take both levels away that it pushed: a pushed view whose object is gone is popped.
    expectEqual(cell.handle(.valuesRemoved(["mint", "blues"])), [.popped, .popped, .valueChanged(["fruit"])])
    // A group takes the values in it along.
    expectEqual(cell.selection, ["fruit"])
    expectEqual(cell.list?.path, [])
  }

  /// Results of a search on a server lack most values.
  ///
  /// None of the chosen ones may be lost by that.
  @Test func chosenValuesSurviveNewValues() {
    var cell = opened(value: ["red", "blue"]) {
      $0.isSearchEnabled = true
      $0.searchesByHost = true
    }
    cell.handle(.tapped(.item("green")))
    expectEqual(cell.handle(.searchChanged("da")), [.searchRequested("da")])
    let results = [
      ListPickerSection(items: [
        ListPickerEntry(id: "dark red", "dark red"), ListPickerEntry(id: "dark blue", "dark blue"),
      ])
    ]
    expectEqual(cell.handle(.valuesChanged(results)), [])
    expect(cell.value == ["red", "blue"] && cell.valueText == "red, blue")
    expectEqual(Set(cell.selection), ["red", "blue", "green"])
    cell.handle(.tapped(.item("dark blue")))
    expectEqual(cell.handle(.tapped(.control(.endSearch))), [.searchRequested("")])
    expectEqual(cell.selectedItems.map(\.title), ["dark blue", "red", "green", "blue"])
    expectEqual(cell.handle(.valuesChanged([.colors])), [])
    expectEqual(cell.selection, ["red", "green", "blue", "dark blue"])
    var cancelled = cell
    expectEqual(cancelled.handle(.tapped(.control(.cancel))), [.askedToDiscard])
    expectEqual(cancelled.handle(.tapped(.control(.discardChanges))), [.closed])
    expectEqual(cancelled.value, ["red", "blue"])
    expectEqual(
      cell.handle(.tapped(.control(.apply))), [.valueChanged(["red", "green", "blue", "dark blue"]), .closed])
  }

  @Test func aRemovedGroupTakesItsValuesWithIt() {
    let group = ListPickerEntry(
      id: "warm", "Warm", children: ["red", "orange"].map { ListPickerEntry(id: ItemID($0), $0) })
    let sections = [ListPickerSection(items: [group, ListPickerEntry(id: "blue", "blue")])]
    var cell = closed(sections, value: ["red", "blue", "elsewhere"])
    expectEqual(cell.handle(.valuesRemoved(["warm"])), [.valueChanged(["blue", "elsewhere"])])
    expectEqual(cell.value, ["blue", "elsewhere"])
    // A value that stands somewhere else too stays chosen.
    let twice = ListPickerSection(items: [
      group, ListPickerEntry(id: "red", "red"), ListPickerEntry(id: "blue", "blue"),
    ])
    cell = opened([twice], value: ["red", "orange"])
    cell.handle(.tapped(.item("blue")))
    expectEqual(cell.handle(.valuesRemoved(["warm"])), [.valueChanged(["red"])])
    expect(cell.selection == ["red", "blue"] && cell.value == ["red"])
  }

  @Test func aValueOfTwoSectionsIsChosenInBoth() {
    let recent = ListPickerSection(title: "Recent", items: [ListPickerEntry(id: "red", "red")])
    let all = ListPickerSection(title: "All", items: ListPickerSection.colors.items)
    var cell = opened([recent, all]) { $0.isSearchEnabled = true }
    cell.handle(.tapped(.section(1)))
    expectEqual(cell.selection, ["red", "green", "blue", "dark red"])
    expectEqual(cell.button(ofSection: 0), .deselectAll)
    cell.handle(.tapped(.section(0)))
    expect(cell.selection == ["green", "blue", "dark red"] && cell.button(ofSection: 1) == .selectAll)
    cell.handle(.searchChanged("dark"))
    expect(cell.visibleSections.map(\.title) == ["All"] && cell.button(ofSection: 1) == .deselectAll)
    cell.handle(.tapped(.section(1)))
    expectEqual(cell.selection, ["green", "blue"])
  }

  @Test func aGroupThatHoldsItselfIsNotFollowedForEver() {
    let blue = ListPickerEntry(id: "blue", "blue")
    let inner = ListPickerEntry(id: "group", "Group", children: [blue])
    let outer = ListPickerEntry(id: "group", "Group", children: [inner, blue])
    var cell = opened([ListPickerSection(items: [outer])]) { $0.isSearchEnabled = true }
    cell.handle(.tapped(.control(.selectAll)))
    expectEqual(cell.selection, ["blue"])
    for _ in 0..<3 { cell.handle(.tapped(.item("group"))) }
    expectEqual(cell.list?.path, ["group", "group", "group"])
    cell.handle(.searchChanged("blue"))
    expectEqual(cell.visibleSections.flatMap(\.items).map(\.id), ["group", "blue"])
    cell.handle(.valuesRemoved(["blue"]))
    expectEqual(cell.selection, [])
  }

  @Test func aFingerScrollsTheList() {
    let items = (0..<100).map { ListPickerEntry(id: "v\($0)", "Value \($0)") }
    var cell = opened([ListPickerSection(items: items)])
    _ = cell.display(theme: .standard)
    cell.handle(.dragged(.began(at: LayoutPoint(x: 100, y: 500))))
    cell.handle(.dragged(.changed(translation: LayoutPoint(x: 0, y: -200))))
    expectEqual(cell.list?.offset, 200)
    cell.handle(.dragged(.changed(translation: LayoutPoint(x: 0, y: 999))))
    expectEqual(cell.list?.offset, 0)
    cell.handle(.dragged(.cancelled))
    cell.handle(.dragged(.changed(translation: LayoutPoint(x: 0, y: -200))))
    expectEqual(cell.list?.offset, 0)
  }
}
