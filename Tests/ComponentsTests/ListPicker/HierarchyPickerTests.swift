import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The form cell that opens a hierarchy: choices wait for Apply, and Cancel brings the value back.
@Suite struct HierarchyPickerTests {
  private static func cell(value: [ItemID] = ["r1"], _ change: (inout ListPickerConfiguration) -> Void = { _ in })
    -> HierarchyPickerFormCell
  {
    var configuration = ListPickerConfiguration(label: "Machines")
    change(&configuration)
    return HierarchyPickerFormCell(
      configuration: configuration, value: value, titles: ["r1": "Title of r1"], traits: .phone)
  }

  /// A cell whose hierarchy shows the children of the root.
  private static func opened(value: [ItemID] = ["r1"], _ change: (inout ListPickerConfiguration) -> Void = { _ in })
    -> (cell: HierarchyPickerFormCell, source: SampleHierarchy)
  {
    let source = SampleHierarchy.tree()
    var cell = cell(value: value, change)
    cell.handle(.tapped(.control(.formCell)), asking: source)
    cell.handle(.hierarchy(.tapped(.accessory("r"))), asking: source)
    return (cell, source)
  }

  @Test func theCellShowsTheTitlesOfItsValue() {
    var cell = Self.cell(value: ["r1", "r2"])
    expectEqual(cell.valueText, "Title of r1, r2")
    let list = cell.displayList(theme: .standard)
    expectEqual(list["picker/cell/value"]?.text?.string, "Title of r1, r2")
    expectEqual(list["picker/cell"]?.tapTarget, .control(.formCell))
    cell.handle(.valueSet(["r3"], titles: ["r3": "Third"]))
    expect(cell.valueText == "Third" && cell.selection == ["r3"])
  }

  @Test func choicesWaitForApply() {
    var (cell, source) = Self.opened()
    expect(cell.selection == ["r1"] && !cell.isDirty)
    let tapped = cell.handle(.hierarchy(.tapped(.item("r2"))), asking: source)
    expectEqual(tapped, [.hierarchy(.selectionChanged(["r1", "r2"]))])
    expect(cell.value == ["r1"] && cell.isDirty)
    expectEqual(cell.handle(.tapped(.control(.apply))), [.valueChanged(["r1", "r2"]), .closed])
    expect(cell.value == ["r1", "r2"] && cell.hierarchy == nil)
    // The titles come from the rows that were drawn, not from the app.
    _ = cell.handle(.tapped(.control(.formCell)), asking: source)
  }

  @Test func itemsOfEveryLevelCanBeChosen() {
    var (cell, source) = Self.opened(value: [])
    cell.handle(.hierarchy(.tapped(.item("r3"))), asking: source)
    cell.handle(.hierarchy(.tapped(.accessory("r3"))), asking: source)
    cell.handle(.hierarchy(.tapped(.item("r31"))), asking: source)
    expectEqual(cell.handle(.tapped(.control(.apply))).first, .valueChanged(["r3", "r31"]))
  }

  @Test func cancelAsksAndBringsTheValueBack() {
    var (cell, source) = Self.opened()
    expectEqual(cell.handle(.tapped(.control(.cancel))), [.closed])
    (cell, source) = Self.opened()
    cell.handle(.hierarchy(.tapped(.item("r2"))), asking: source)
    expectEqual(cell.handle(.tapped(.control(.cancel))), [.askedToDiscard])
    // Nothing is chosen while the question is open.
    expectEqual(cell.handle(.hierarchy(.tapped(.item("r3")))), [])
    expect(cell.handle(.tapped(.control(.apply))) == [] && cell.isAskingToDiscard)
    cell.handle(.tapped(.control(.keepEditing)))
    expect(cell.selection == ["r1", "r2"] && !cell.isAskingToDiscard)
    cell.handle(.tapped(.control(.cancel)))
    expectEqual(cell.handle(.tapped(.control(.discardChanges))), [.closed])
    expect(cell.value == ["r1"] && cell.valueText == "Title of r1")
    (cell, source) = Self.opened { $0.asksBeforeDiscarding = false }
    cell.handle(.hierarchy(.tapped(.item("r2"))), asking: source)
    expect(cell.handle(.tapped(.control(.cancel))) == [.closed] && cell.value == ["r1"])
  }

  @Test func aSingleChoiceReplacesTheOneBefore() throws {
    var (cell, source) = Self.opened { $0.allowsMultipleSelection = false }
    cell.handle(.hierarchy(.tapped(.item("r2"))), asking: source)
    expectEqual(cell.selection, ["r2"])
    let list = cell.display(theme: .standard, asking: source)
    let images = list.nodes.filter { $0.role == .selectionControl }.compactMap(\.image)
    expect(images.contains("largecircle.fill.circle") && !images.contains("square"))
    expectEqual(Self.cell(value: ["r1", "r2"]) { $0.allowsMultipleSelection = false }.value, ["r1"])
  }

  @Test func somethingMustBeChosenWhereEmptyIsNotAllowed() {
    var (cell, source) = Self.opened { $0.allowsEmptySelection = false }
    cell.handle(.hierarchy(.tapped(.item("r1"))), asking: source)
    expect(cell.selection == [] && !cell.isApplyEnabled)
    expect(cell.handle(.tapped(.control(.apply))) == [] && cell.hierarchy != nil)
    let list = cell.display(theme: .standard, asking: source)
    expect(list["picker/bar/apply"]?.tapTarget == nil)
    expectEqual(list["picker/bar/apply"]?.state, .disabled)
  }

  @Test func aCellThatCannotBeEditedOpensNothing() {
    var cell = Self.cell { $0.isEditable = false }
    expect(cell.handle(.tapped(.control(.formCell))) == [] && cell.hierarchy == nil)
    expect(cell.displayList(theme: .standard)["picker/cell"]?.tapTarget == nil)
  }

  @Test(arguments: [ViewTraits.phone, .tabletLandscape, .tabletPortrait.mirrored()]) func everythingCanBeDoneByTaps(
    traits: ViewTraits
  ) throws {
    let source = SampleHierarchy.tree()
    var cell = Self.cell()
    cell.handle(.traitsChanged(traits))
    func tap(_ identifier: String) throws -> [ListPickerEffect] {
      let list = cell.display(theme: .standard, asking: source)
      let frame = try #require(list[identifier], "\(identifier)").frame
      let target = try #require(list.tapTarget(at: LayoutPoint(x: frame.midX, y: frame.midY)), "\(identifier)")
      return cell.handle(.tapped(target), asking: source)
    }
    try expectEqual(tap("picker/cell"), [.opened(.push)])
    // On a tablet the children of the root are shown already.
    try expectEqual(
      tap("hierarchy/column-0/r/indicator"), (traits.isCompact ? [.hierarchy(.expanded("r", .push))] : []))
    try expectEqual(tap("hierarchy/column-1/r2/title"), [.hierarchy(.selectionChanged(["r1", "r2"]))])
    try expectEqual(tap("picker/bar/cancel"), [.askedToDiscard])
    try expectEqual(tap("picker/question/keepEditing"), [])
    try expectEqual(tap("picker/bar/apply"), [.valueChanged(["r1", "r2"]), .closed])
  }

  @Test func answersThatComeLaterGoToTheOpenHierarchy() throws {
    let source = SampleHierarchy.tree()
    source.isLate = { $0 == "count r" }
    var cell = Self.cell()
    let effects = cell.handle(.tapped(.control(.formCell)), asking: source)
    let asked = effects.compactMap { effect -> HierarchyRequest? in
      if case .hierarchy(.ask(let request)) = effect { request } else { nil }
    }
    let request = try #require(asked.first { $0.question == .numberOfChildren(of: "r") })
    cell.handle(.hierarchy(.answered(request.token, .numberOfChildren(3))), asking: source)
    expectEqual(cell.hierarchy?.content(ofLevel: 1), .items(count: 3))
    cell.handle(.tapped(.control(.cancel)))
    // Nobody waits any more.
    expectEqual(cell.handle(.hierarchy(.answered(request.token, .numberOfChildren(9)))), [])
  }
}
