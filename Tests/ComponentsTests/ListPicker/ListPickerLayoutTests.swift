import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@Suite struct ListPickerLayoutTests {
  private func manyColors(_ count: Int) -> [ListPickerSection] {
    [ListPickerSection(items: (0..<count).map { ListPickerEntry(id: ItemID("c\($0)"), "Color \($0)") })]
  }

  @Test("LP-01 the cell shows label and value, and the value shows the choice after Apply") func theCellShowsTheValue()
    throws
  {
    var cell = opened(value: ["red"])
    cell.handle(.tapped(.item("blue")))
    let before = cell.formCell(theme: .standard)
    expectEqual(before.texts("picker/cell"), ["Color", "red"])
    cell.handle(.tapped(.control(.apply)))
    let after = cell.displayList(theme: .standard)
    expectEqual(after.texts("picker/cell"), ["Color", "red, blue"])
    expectEqual(after.root.accessibility?.value, "red, blue")
    expectEqual(closed().displayList(theme: .standard).texts("picker/cell"), ["Color"])
  }

  @Test("LP-02 a list picker is meant for more than 8 values or a changing number") func fewValuesAreNotAdvisable() {
    expect(!closed(manyColors(8)).isAdvisable)
    expect(closed(manyColors(9)).isAdvisable)
    expect(closed(manyColors(2)) { $0.hasDynamicValues = true }.isAdvisable)
  }

  @Test("LP-03 a long value goes to a second line under the label, and is cut there") func longValuesGoBelow() throws {
    func frames(_ length: Int) throws -> (label: DisplayNode, value: DisplayNode) {
      let text = String(repeating: "word ", count: length)
      let section = ListPickerSection(items: [ListPickerEntry(id: "x", text)])
      let list = closed([section], value: ["x"]).displayList(theme: .standard)
      return (try #require(list["picker/cell/label"]), try #require(list["picker/cell/value"]))
    }
    let short = try frames(2)
    expectEqual(short.value.frame.minY, short.label.frame.minY)
    expect(short.value.frame.minX > short.label.frame.maxX)
    let long = try frames(8)
    expect(long.value.frame.minY > long.label.frame.maxY)
    expectEqual(long.value.frame.minX, long.label.frame.minX)
    expectEqual(long.value.text?.isTruncated, false)
    let longest = try frames(50)
    expect(longest.value.frame.minY > longest.label.frame.maxY)
    expectEqual(longest.value.text?.isTruncated, true)
  }

  @Test("LP-05 a check mark shows the choice") func aCheckMarkShowsTheChoice() {
    let list = opened(value: ["red"]).displayList(theme: .standard)
    expectEqual(list["picker/list/red/control"]?.image, "checkmark")
    expect(list["picker/list/blue/control"] == nil)
  }

  @Test("LP-08 the bar is away while searching unless it is to stay") func theBarIsAwayWhileSearching() {
    for isHidden in [true, false] {
      var cell = opened {
        $0.isSearchEnabled = true
        $0.isNavigationBarHiddenDuringSearch = isHidden
      }
      expect(cell.displayList(theme: .standard)["picker/bar"] != nil)
      cell.handle(.tapped(.control(.searchField)))
      expectEqual((cell.displayList(theme: .standard)["picker/bar"] == nil), isHidden)
    }
    expect(opened().displayList(theme: .standard)["picker/search"] == nil)
  }

  @Test("LP-15 chosen values are repeated in a Selected group at the top") func chosenValuesAreRepeated() {
    let list = opened(value: ["blue"]).displayList(theme: .standard)
    expectEqual(
      list.texts("picker/list"),
      [
        "Selected", "Deselect All", "blue", "All", "Select All", "red", "green", "blue", "dark red",
      ])
  }

  @Test("LP-16 not while searching, not when switched off, not on further levels")
  func theSelectedGroupIsNotAlwaysThere() {
    var searching = opened(value: ["blue"]) { $0.isSearchEnabled = true }
    searching.handle(.tapped(.control(.searchField)))
    expect(searching.mayShowSelectedGroup)
    searching.handle(.searchChanged("b"))
    expect(!searching.mayShowSelectedGroup)
    let off = opened(value: ["blue"]) { $0.showsSelectedGroup = false }
    expect(off.displayList(theme: .standard)["picker/list/selected-header"] == nil)
    let group = ListPickerEntry(id: "g", "Group", children: [ListPickerEntry(id: "x", "X")])
    var nested = opened([ListPickerSection(items: [group])], value: ["x"])
    expect(nested.mayShowSelectedGroup)
    nested.handle(.tapped(.item("g")))
    expect(!nested.mayShowSelectedGroup)
  }

  @Test("LP-17 its header with Deselect All is there only with a chosen value") func theSelectedHeaderNeedsAValue()
    throws
  {
    var cell = opened()
    expect(cell.displayList(theme: .standard)["picker/list/selected-header"] == nil)
    cell.handle(.tapped(.item("red")))
    let list = cell.displayList(theme: .standard)
    let target = try #require(list["picker/list/selected-header/button"]?.tapTarget)
    cell.handle(.tapped(target))
    expectEqual(cell.selection, [])
    expect(cell.displayList(theme: .standard)["picker/list/selected-header"] == nil)
  }

  @Test("LP-18 with one choice the Selected group is there only if the list is taller than the view")
  func oneChoiceIsRepeatedInTallLists() {
    for (count, isThere) in [(5, false), (100, true)] {
      let cell = opened(manyColors(count), value: ["c1"]) { $0.allowsMultipleSelection = false }
      let list = cell.displayList(theme: .standard)
      expectEqual((list["picker/list/selected-header"] != nil), isThere)
      expect(list["picker/list/selected-header/button"] == nil)
    }
  }

  @Test("LP-19 the header of all values has Select All, and Deselect All once all are chosen")
  func theAllHeaderHasItsButton() throws {
    var cell = opened { $0.showsSelectedGroup = false }
    let first = cell.displayList(theme: .standard)
    expectEqual(first.texts("picker/list/header-0"), ["All", "Select All"])
    let target = try #require(first["picker/list/header-0/button"]?.tapTarget)
    cell.handle(.tapped(target))
    let second = cell.displayList(theme: .standard)
    expectEqual(second.texts("picker/list/header-0"), ["All", "Deselect All"])
  }

  @Test("LP-24 a sheet with several choices may have a button that counts and leads to the top")
  func theAnchorCountsAndLeadsUp() throws {
    for (presentation, isMultiple, isThere) in [
      (ListPickerPresentation.sheet, true, true), (.sheet, false, false), (.push, true, false),
    ] {
      let cell = opened {
        $0.presentation = presentation
        $0.allowsMultipleSelection = isMultiple
        $0.showsAnchorButton = true
      }
      expectEqual((cell.displayList(theme: .standard)["picker/anchor"] != nil), isThere)
    }
    var cell = opened(manyColors(100), value: ["c1", "c2"]) {
      $0.presentation = .sheet
      $0.showsAnchorButton = true
    }
    cell.handle(.scrolled(to: 900))
    let anchor = try #require(cell.displayList(theme: .standard)["picker/anchor"])
    expectEqual(anchor.text?.string, "Selected (2)")
    expectEqual(anchor.accessibility?.label, "Selected (2)")
    expectEqual(anchor.tapTarget, .control(.anchor))
    cell.handle(.tapped(.control(.anchor)))
    expectEqual(cell.list?.offset, 0)
    expect(!opened { $0.presentation = .sheet }.hasAnchorButton)
  }

  @Test("LP-24 the last row can be scrolled out from under the anchor button") func theAnchorHidesNoRow() throws {
    var cell = opened(manyColors(100)) {
      $0.presentation = .sheet
      $0.showsAnchorButton = true
    }
    cell.handle(.scrolled(to: 1e9))
    let list = cell.displayList(theme: .standard)
    let last = try #require(list["picker/list/c99"]).frame
    expect(try last.maxY <= #require(list["picker/anchor"]).frame.minY)
  }

  @Test("LP-26 object cells have no attributes and no accessory; the control stands before them")
  func objectCellsHaveTheirControlBefore() throws {
    var object = ObjectCellContent(title: "Pump", subtitle: "Hall 3", status: .text("High"), detailImage: "pump")
    object.icons = [.text("1")]
    object.accessoryType = .disclosureIndicator
    for (isMultiple, image) in [(true, "checkmark.square.fill"), (false, "largecircle.fill.circle")] {
      let cell = opened([ListPickerSection(items: [ListPickerEntry(id: "p", content: .object(object))])], value: ["p"])
      {
        $0.allowsMultipleSelection = isMultiple
        $0.showsSelectedGroup = false
      }
      let list = cell.displayList(theme: .standard)
      let row = try #require(list["picker/list/p"])
      expectEqual(row.children.last?.role, .divider)
      let parts = row.children.dropLast()
      let names = parts.map { String($0.identifier.split(separator: "/").last ?? "") }
      expectEqual(names, ["control", "image", "title", "subtitle"])
      let control = try #require(list["picker/list/p/control"])
      expectEqual(control.image, image)
      expect(parts.dropFirst().allSatisfy { $0.frame.minX >= control.frame.maxX })
      expectEqual(row.classList, "fdlFUIObjectTableViewCell")
      expectEqual(cell.valueText, "Pump")
    }
  }

  @Test("LP-27 the prompt is a footer of the list; without one there is none") func thePromptIsAFooter() throws {
    let list = opened { $0.prompt = "Pick what you like" }.displayList(theme: .standard)
    let prompt = try #require(list["picker/list/prompt"])
    let last = try #require(list["picker/list/dark red"])
    expectEqual(list["picker/list/prompt/text"]?.text?.string, "Pick what you like")
    expect(prompt.frame.minY >= last.frame.maxY)
    expect(opened().displayList(theme: .standard)["picker/list/prompt"] == nil)
  }

  @Test("LP-28 a row is one element, selected if chosen; its check mark is hidden") func rowsAreOneElement() throws {
    let list = opened(value: ["red"]).displayList(theme: .standard)
    let row = try #require(list["picker/list/red"])
    let spoken = try #require(row.accessibility)
    expect(spoken.label == "red" && spoken.hint == "Deselects this value")
    expect(spoken.traits == [.button, .selected] && spoken.actions.isEmpty)
    expect(row.children.allSatisfy { $0.accessibility == nil })
    expectEqual(list["picker/list/blue"]?.accessibility?.traits, [.button])
  }

  @Test("LP-29 a section header's button is none, Select All or Deselect All") func headersHaveThreeButtons() {
    let titled = ListPickerSection(title: "Warm", items: [ListPickerEntry(id: "r", "Red")])
    let other = ListPickerSection(title: "Cold", items: [ListPickerEntry(id: "b", "Blue")])
    let list = opened([titled, other]).displayList(theme: .standard)
    expectEqual(list.texts("picker/list/header-0"), ["Warm", "Select All"])
    expectEqual(list.texts("picker/list/header-1"), ["Cold", "Select All"])
    expectEqual(opened([titled]).displayList(theme: .standard).texts("picker/list/header-0"), ["Warm", "Select All"])
  }

  @Test func aFurtherLevelHasItsTitleAndBack() {
    let group = ListPickerEntry(id: "g", "Group", children: [ListPickerEntry(id: "x", "X")])
    var cell = opened([ListPickerSection(items: [group])])
    expectEqual(cell.displayList(theme: .standard)["picker/list/g/disclosure"]?.image, "chevron.forward")
    cell.handle(.tapped(.item("g")))
    let list = cell.displayList(theme: .standard)
    expectEqual(list["picker/bar/title"]?.text?.string, "Group")
    expectEqual(list["picker/bar/back"]?.tapTarget, .control(.back))
    expect(list["picker/bar/apply"] == nil)
  }
}
