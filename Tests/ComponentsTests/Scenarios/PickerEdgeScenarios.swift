import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Configurations that are obeyed, questions that are out, changes that are the user's, and sheets that answer.
@Suite struct PickerEdgeScenarios {
  /// A hierarchy picker with its data source.
  private struct User {
    var cell: HierarchyPickerFormCell
    let tree: SampleHierarchy

    init(
      value: [ItemID] = [], titles: [ItemID: String] = [:], traits: ViewTraits = .phone, isOpen: Bool = true,
      _ change: (inout ListPickerConfiguration) -> Void = { _ in }
    ) {
      var configuration = ListPickerConfiguration(label: "Machines", presentation: .sheet)
      change(&configuration)
      tree = .tree()
      cell = HierarchyPickerFormCell(configuration: configuration, value: value, titles: titles, traits: traits)
      guard isOpen else { return }
      send(.tapped(.control(.formCell)))
      send(.hierarchy(.tapped(.accessory("r"))))
      _ = draw()
    }

    @discardableResult mutating func send(_ event: ListPickerEvent) -> [ListPickerEffect] {
      cell.handle(event, asking: tree).filter { if case .hierarchy(.selectionChanged) = $0 { false } else { true } }
    }

    mutating func draw() -> DisplayList { cell.display(theme: .standard, asking: tree) }
  }

  // MARK: - The picker of a hierarchy obeys its configuration

  @Test func aHierarchyIsSearched() throws {
    var user = User { $0.isSearchEnabled = true }
    expect(user.draw()["picker/search/field"] != nil)
    user.send(.tapped(.control(.searchField)))
    expect(user.draw()["picker/bar"] == nil)
    user.send(.searchChanged("of r2"))
    var list = user.draw()
    expectEqual(list["picker/list/r2"]?.tapTarget, .item("r2"))
    expect(list["picker/list/r1"] == nil && list["hierarchy"] == nil)
    expectEqual(list.faults, [])
    user.send(.tapped(.item("r2")))
    expectEqual(user.cell.selection, ["r2"])
    // An item that the search did not find cannot be chosen.
    user.send(.tapped(.item("r1")))
    expectEqual(user.cell.selection, ["r2"])
    user.send(.searchChanged("nothing of it"))
    expect(user.draw()["picker/list/no-results"] != nil)
    user.send(.tapped(.control(.endSearch)))
    list = user.draw()
    expect(list["picker/list"] == nil && list["hierarchy/column-1/r2"] != nil)
    expectEqual(user.send(.tapped(.control(.apply))), [.valueChanged(["r2"]), .closed])
    expectEqual(user.cell.valueText, "Title of r2")
  }

  @Test func aHierarchyIsSearchedOnAServer() {
    var user = User {
      $0.isSearchEnabled = true
      $0.searchesByHost = true
      $0.isSearchCancelledAfterSelection = true
    }
    expectEqual(user.send(.searchChanged("pump")), [.searchRequested("pump")])
    expect(user.draw()["picker/list/loading"] != nil)
    user.send(.searchFailed("pump"))
    expectEqual(user.send(.tapped(.control(.retry))), [.searchRequested("pump")])
    let far = [ListPickerSection(items: [ListPickerEntry(id: "far", "Pump 9")])]
    user.send(.searchAnswered("pum", far))
    expect(user.draw()["picker/list/far"] == nil)
    user.send(.searchAnswered("pump", far))
    user.send(.tapped(.item("far")))
    expect(user.cell.selection == ["far"] && !user.cell.isSearching)
    user.send(.tapped(.control(.apply)))
    expectEqual(user.cell.valueText, "Pump 9")
  }

  @Test func aHierarchyHasAnchorAndPrompt() throws {
    var user = User(value: ["r1"]) {
      $0.showsAnchorButton = true
      $0.prompt = "Choose every machine."
    }
    let list = user.draw()
    expectEqual(list["picker/anchor"]?.text?.string, "Selected (1)")
    expectEqual(list["picker/prompt/text"]?.text?.string, "Choose every machine.")
    expect(list.faults == [] && list.layoutFaults == [])
    user.send(.hierarchy(.scrolled(in: "hierarchy/column-1", to: 60)))
    user.send(.tapped(.control(.anchor)))
    expectEqual(user.cell.hierarchy?.scrollOffset(ofLevel: 1), 0)
    // It is for several choices in a sheet, as in a list.
    var single = User {
      $0.showsAnchorButton = true
      $0.allowsMultipleSelection = false
    }
    expect(single.draw()["picker/anchor"] == nil)
  }

  @Test func aHierarchyIsLive() {
    var user = User(value: ["r1"]) {
      $0.mode = .live
      $0.allowsEmptySelection = false
    }
    expectEqual(user.cell.barButtons, [.done])
    expectEqual(user.send(.tapped(.item("r2"))), [.valueChanged(["r1", "r2"])])
    user.send(.tapped(.item("r1")))
    // The last one stays where there must be one.
    expectEqual(user.send(.tapped(.item("r2"))), [])
    expectEqual(user.cell.value, ["r2"])
    expectEqual(user.send(.tapped(.control(.done))), [.closed])
    var pushed = User {
      $0.mode = .live
      $0.presentation = .push
    }
    expectEqual(pushed.send(.tapped(.control(.back))), [.closed])
  }

  @Test func aHierarchyIsDismissedOnSelection() {
    var user = User {
      $0.allowsMultipleSelection = false
      $0.dismissesOnSelection = true
    }
    expectEqual(user.send(.tapped(.item("r2"))), [.valueChanged(["r2"]), .closed])
  }

  @Test func theOnlyChoiceOfAHierarchyIsTakenOut() {
    for isEmptyAllowed in [true, false] {
      var user = User(value: ["r1"]) {
        $0.allowsMultipleSelection = false
        $0.allowsEmptySelection = isEmptyAllowed
      }
      user.send(.tapped(.item("r1")))
      expectEqual(user.cell.selection, isEmptyAllowed ? [] : ["r1"])
    }
  }

  @Test func titlesComeFromTheSource() async {
    var user = User(value: ["r12", "r3"], titles: ["r3": "Given"], isOpen: false)
    expectEqual(user.cell.valueText, "r12, Given")
    expectEqual(user.draw()["picker/cell/value"]?.text?.string, "Title of r12, Given")
    user.tree.forgetCalls()
    _ = user.draw()
    expectEqual(user.tree.calls, [])
    user.send(.valueSet(["r1"]))
    expectEqual(user.cell.valueText, "Title of r1")
    // A source that is late, and one that fails.
    user.tree.isLate = { $0 == "content r2" }
    user.send(.valueSet(["r2"]))
    let request = user.cell.openRequests.first
    expectEqual(request?.question, .content(of: "r2"))
    user.send(.tapped(.control(.formCell)))
    if let request { user.send(.hierarchy(.answered(request.token, .failed))) }
    expect(user.cell.valueText == "r2" && !user.cell.wantsTitles)
  }

  // MARK: - A question that is out

  @Test func oldHitsAreNoAnswer() {
    var picker = opened([.colors]) {
      $0.isSearchEnabled = true
      $0.searchesByHost = true
    }
    picker.handle(.searchChanged("z"))
    expect(picker.availability == .loading && picker.visibleSections == [])
    picker.handle(.tapped(.control(.selectAll)))
    picker.handle(.tapped(.item("red")))
    expectEqual(picker.selection, [])
    let list = picker.displayList(theme: .standard)
    expect(list["picker/list/loading"] != nil && list["picker/list/red"] == nil)
    // Back to the text of which the values are at hand.
    picker.handle(.searchChanged(""))
    expect(picker.availability == .ready && !picker.visibleSections.isEmpty)
    picker.handle(.searchChanged("z"))
    picker.handle(.searchFailed("z"))
    picker.handle(.searchChanged("zu"))
    expectEqual(picker.availability, .loading)
    picker.handle(.searchAnswered("zu", [ListPickerSection(items: [ListPickerEntry(id: "zug", "Zug")])]))
    picker.handle(.tapped(.item("zug")))
    expectEqual(picker.selection, ["zug"])
    // What the app fetches anew is not offered either.
    picker.handle(.loadingBegan)
    picker.handle(.tapped(.control(.selectAll)))
    expectEqual(picker.selection, ["zug"])
  }

  // MARK: - Changed is what the user did

  @Test func aChangeByTheAppIsNoneOfTheUsers() {
    var list = opened([.colors], value: ["red"])
    list.handle(.valueSet(["blue"]))
    expect(!list.isDirty && list.selection == ["blue"])
    expectEqual(list.handle(.tapped(.control(.cancel))), [.closed])
    expectEqual(list.value, ["blue"])
    list.handle(.tapped(.control(.formCell)))
    list.handle(.tapped(.item("green")))
    list.handle(.valueSet(["red"]))
    expect(list.isDirty && Set(list.selection) == ["blue", "green"])
    list.handle(.tapped(.item("green")))
    // The user has taken back what he did; the value of the app stays.
    expectEqual(list.handle(.tapped(.control(.apply))), [.closed])
    expectEqual(list.value, ["red"])

    var user = User(value: ["r1"])
    user.send(.valueSet(["r2"]))
    expect(!user.cell.isDirty && user.cell.selection == ["r2"])
    // An item that the source deletes is no change either.
    user.tree.childrenOf["r"] = ["r1", "r3"]
    user.send(.hierarchy(.childrenRemoved(of: "r", at: [1])))
    expect(user.cell.selection == [] && !user.cell.isDirty)
    expectEqual(user.send(.tapped(.control(.cancel))), [.closed])
  }

  // MARK: - Sheets

  @Test func aTapBesideASheetAnswers() throws {
    for traits in [ViewTraits.phone, .tabletPortrait, .tabletLandscape.mirrored()] {
      var list = opened([.colors], traits: traits) { $0.presentation = .sheet }
      var user = User(traits: traits)
      let corner = LayoutPoint(x: 3, y: 3)
      for drawn in [list.displayList(theme: .standard), user.draw()] {
        let strip = try #require(drawn.backdrop.first { $0.frame.contains(corner) })
        expect(strip.role == .dimming && drawn.tapTarget(at: corner) == .control(.dismiss))
        expect(drawn.nodes.contains(strip))
      }
      expectEqual(list.handle(.tapped(.control(.dismiss))), [.closed])
      user.send(.tapped(.item("r2")))
      expectEqual(user.send(.tapped(.control(.dismiss))), [.askedToDiscard])
      expectEqual(user.draw().tapTarget(at: corner), .control(.keepEditing))
    }
    // A full screen has nothing beside it.
    expectEqual(opened([.colors]).displayList(theme: .standard).backdrop, [])
  }

  @Test func aFurtherLevelIsClosedByItsHandle() {
    let group = ListPickerEntry(id: "blues", "Blues", children: [ListPickerEntry(id: "sky", "Sky")])
    for isChanged in [false, true] {
      var list = opened([ListPickerSection(items: [group])]) { $0.presentation = .sheet }
      list.handle(.tapped(.item("blues")))
      if isChanged { list.handle(.tapped(.item("sky"))) }
      expectEqual(list.handle(.grabberDragged(by: 100)), isChanged ? [.askedToDiscard] : [.closed])
      guard isChanged else { continue }
      expect(list.displayList(theme: .standard)["picker/question"] != nil)
      list.handle(.tapped(.control(.keepEditing)))
      expectEqual(list.list?.path, ["blues"])
      list.handle(.grabberDragged(by: 100))
      expectEqual(list.handle(.tapped(.control(.discardChanges))), [.closed])
    }
  }

  @Test func theQuestionLiesOnCards() throws {
    for traits in [ViewTraits.phone, .tabletLandscape] {
      var list = opened([.colors], traits: traits) {
        $0.presentation = .sheet
        $0.showsAnchorButton = true
      }
      list.handle(.tapped(.item("red")))
      list.handle(.tapped(.control(.cancel)))
      let drawn = list.displayList(theme: .standard)
      let question = try #require(drawn["picker/question"])
      let cards = question.children
      expect(cards.count == 2 && cards.allSatisfy { $0.style.number(.cornerRadius) ?? 0 > 8 })
      expect(cards[1].frame.minY >= cards[0].frame.maxY + 8 && question.frame.maxY <= drawn.root.frame.maxY - 8)
      expect(question.frame.minX >= drawn.root.frame.minX + 8 && drawn.layoutFaults == [])
    }
  }

  // MARK: - Labels and speech

  @Test func aLongLabelHasTwoLines() throws {
    for width in [320.0, 390] {
      let cell = ListPickerFormCell(
        configuration: ListPickerConfiguration(label: "Preferred maintenance contractor for rotating equipment"),
        sections: [], value: ["Kiel"], traits: ViewTraits(size: LayoutSize(width: width, height: 700)))
      let label = try #require(cell.displayList(theme: .standard)["picker/cell/label"]?.text)
      expect(label.lineCount == 2 && !label.isTruncated)
    }
  }

  @Test func whatIsSpokenIsBounded() throws {
    let many = (0..<100_000).map { ListPickerEntry(id: ItemID("v\($0)"), "Value \($0)") }
    var list = opened([ListPickerSection(items: many)])
    list.handle(.tapped(.control(.selectAll)))
    let effects = list.handle(.tapped(.control(.apply)))
    var user = User(value: (0..<3_000).map { "m\($0)" }, isOpen: false)
    for notice in list.accessibilityNotices(after: effects) + user.cell.accessibilityNotices(after: [.valueChanged([])])
    {
      guard case .announce(let text) = notice else { continue }
      expect(text.utf8.count < 1_200 && text.hasSuffix(" more"), "\(text.suffix(40))")
    }
    let value = user.draw()["picker/cell"]?.accessibility?.value
    expect(value.map { $0.utf8.count < 1_200 } ?? false)
    let long = ListPickerFormCell(
      configuration: ListPickerConfiguration(label: "One"), sections: [], value: ["v"],
      titles: ["v": String(repeating: "long ", count: 90_000)], traits: .phone)
    expect(
      long.displayList(theme: .standard)["picker/cell"]?.accessibility?.value.map { $0.utf8.count < 1_200 } ?? false)
  }

  @Test func anEmptyValueIsSaid() {
    var list = opened([.colors], value: ["red"])
    list.handle(.tapped(.item("red")))
    let effects = list.handle(.tapped(.control(.apply)))
    expectEqual(list.accessibilityNotices(after: effects).first, .announce("Nothing selected"))
    expectEqual(list.displayList(theme: .standard)["picker/cell"]?.accessibility?.value, "Nothing selected")
  }

  @Test func aSectionHasAHeaderOfTheApps() throws {
    let view = CustomView(reuseIdentifier: "banner", size: LayoutSize(width: 200, height: 70), label: "Colours")
    var section = ListPickerSection.colors
    section.headerView = view
    for category in StyleTextSize.allCases {
      var list = opened([section], traits: ViewTraits.phone.withText(category)) { $0.showsSelectedGroup = false }
      let drawn = list.displayList(theme: .standard)
      let header = try #require(drawn.nodes.first { $0.reuseIdentifier == "banner" })
      expect(header.role == .custom && header.frame.height == 70 && header.accessibility?.label == "Colours")
      let button = try #require(drawn.nodes.first { $0.tapTarget == .control(.selectAll) })
      expect(drawn.layoutFaults == [] && button.frame.height >= 44, "\(category)")
      list.handle(.tapped(.control(.selectAll)))
      expectEqual(list.selection.count, section.items.count)
    }
  }

  @Test func newContentsOfTheSameValuesKeepEverything() {
    var list = opened([.colors], value: ["red"]) { $0.isSearchEnabled = true }
    list.handle(.tapped(.item("blue")))
    let news = ListPickerSection.colors.items.map { ListPickerEntry(id: $0.id, "New \($0.title)") }
    for sections in [[ListPickerSection(items: news)], [ListPickerSection(title: "A", items: news)]] {
      list.handle(.valuesChanged(sections))
      expect(Set(list.selection) == ["red", "blue"] && list.sections == sections)
    }
    let more = [ListPickerEntry(id: "first", "First")] + news.dropLast() + [ListPickerEntry(id: "last", "Last")]
    list.handle(.valuesChanged([ListPickerSection(items: more)]))
    expectEqual(Set(list.selection), ["red", "blue"])
    list.handle(.tapped(.item("last")))
    list.handle(.searchChanged("new"))
    expectEqual(Set(list.selection), ["red", "blue", "last"])
    expectEqual(list.visibleSections.flatMap(\.items).count, news.count - 1)
  }
}
