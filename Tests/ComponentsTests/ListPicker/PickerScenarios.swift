import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The guideline of the list picker form cell, sentence by sentence, as somebody with a finger sees it.
@Suite struct PickerScenarios {
  private static let countries = [
    ListPickerSection(
      items: ["Austria", "Belgium", "Chile", "Denmark", "Estonia", "France", "Ghana", "Hungary", "India", "Japan"].map {
        ListPickerEntry(id: ItemID($0), $0)
      })
  ]

  @Test("select and apply: into the list by the cell, check marks, Apply, the values in the cell") func selectAndApply()
    throws
  {
    var user = User(closed(Self.countries) { $0.label = "Countries" })
    expect(user.cell.isAdvisable)
    expectEqual(user.texts, ["Countries"])
    try expectEqual(user.tap("picker/cell"), [.opened(.push)])
    expectEqual(user.node("picker/bar/cancel")?.text?.string, "Cancel")
    expectEqual(user.node("picker/bar/apply")?.text?.string, "Apply")
    try user.tap("picker/list/Chile")
    try user.tap("picker/list/Austria")
    expectEqual(user.node("picker/list/Chile/control")?.image, "checkmark")
    expect(user.node("picker/list/selected/Austria") != nil)
    // A second tap takes a value out, in the group as in the list.
    try user.tap("picker/list/selected/Chile")
    expect(user.node("picker/list/Chile/control") == nil)
    try expectEqual(user.tap("picker/bar/apply"), [.valueChanged(["Austria"]), .closed])
    expectEqual(user.texts, ["Countries", "Austria"])
  }

  @Test("discard: Cancel asks, Keep Editing keeps, Discard Changes brings the old values back") func discardChanges()
    throws
  {
    var user = User(closed(Self.countries, value: ["India"]))
    try user.tap("picker/cell")
    try user.tap("picker/list/Japan")
    try expectEqual(user.tap("picker/bar/cancel"), [.askedToDiscard])
    expectEqual(user.node("picker/question")?.role, .dialog)
    try user.tap("picker/question/keepEditing")
    expect(user.node("picker/question") == nil)
    expectEqual(user.cell.selection, ["India", "Japan"])
    try user.tap("picker/bar/cancel")
    try expectEqual(user.tap("picker/question/discardChanges"), [.closed])
    expectEqual(user.cell.value, ["India"])
    // Opened again, the list shows the old values.
    try user.tap("picker/cell")
    expectEqual(user.cell.selection, ["India"])
    try expectEqual(user.tap("picker/bar/cancel"), [.closed])
  }

  @Test("a section header selects and deselects all values at once") func selectAll() throws {
    var user = User(closed(Self.countries) { $0.showsSelectedGroup = false })
    try user.tap("picker/cell")
    try user.tap("picker/list/header-0/button")
    expectEqual(user.cell.selection.count, 10)
    expectEqual(user.node("picker/list/header-0/button")?.text?.string, "Deselect All")
    try user.tap("picker/list/header-0/button")
    expectEqual(user.cell.selection, [])
  }

  @Test("search to select: the hits only, and the search is over after a choice where that is wanted")
  func searchToSelect() throws {
    var user = User(
      closed(Self.countries) {
        $0.isSearchEnabled = true
        $0.isSearchCancelledAfterSelection = true
      })
    try user.tap("picker/cell")
    user.send(.tapped(.control(.searchField)))
    expect(user.node("picker/bar") == nil)
    user.send(.searchChanged("an"))
    expectEqual(user.rows, ["France", "Ghana", "Japan"])
    try user.tap("picker/list/Japan")
    expect(user.rows.count == 11 && user.node("picker/bar") != nil)
    expectEqual(user.cell.selection, ["Japan"])
  }

  @Test("single selection replaces the value; with dismissal one tap is enough") func singleSelection() throws {
    var user = User(
      closed(Self.countries, value: ["Chile"]) {
        $0.allowsMultipleSelection = false
        $0.dismissesOnSelection = true
      })
    try user.tap("picker/cell")
    expect(!user.list.nodes.contains { $0.tapTarget == .control(.selectAll) })
    try expectEqual(user.tap("picker/list/France"), [.valueChanged(["France"]), .closed])
    expectEqual(user.texts, ["Color", "France"])
  }

  @Test("half and full modal: half the screen, all of it after a scroll or a pull at the handle") func theSheetGrows()
    throws
  {
    var user = User(
      closed(Self.countries) {
        $0.presentation = .sheet
        $0.showsAnchorButton = true
      })
    try expectEqual(user.tap("picker/cell"), [.opened(.sheet)])
    expectEqual(user.list.root.frame, LayoutRect(x: 0, y: 422, width: 390, height: 422))
    try user.tap("picker/list/Chile")
    expectEqual(user.node("picker/anchor")?.accessibility?.label, "Selected (1)")
    user.send(.scrolled(to: 120))
    expectEqual(user.list.root.frame.minY, 0)
    try user.tap("picker/anchor")
    expectEqual(user.cell.list?.offset, 0)
    user.send(.grabberDragged(by: 200))
    expectEqual(user.list.root.frame.minY, 422)
  }

  @Test("values of further levels go into the same choice") func furtherLevels() throws {
    let parts = [
      ListPickerSection(items: [
        ListPickerEntry(
          id: "engine", "Engine", children: [ListPickerEntry(id: "valve", "Valve"), ListPickerEntry(id: "rod", "Rod")]),
        ListPickerEntry(id: "door", "Door"),
      ])
    ]
    var user = User(closed(parts) { $0.showsSelectedGroup = false })
    try user.tap("picker/cell")
    try expectEqual(user.tap("picker/list/engine"), [.pushed("engine")])
    expectEqual(user.node("picker/bar/title")?.text?.string, "Engine")
    try user.tap("picker/list/rod")
    try expectEqual(user.tap("picker/bar/back"), [.popped])
    try user.tap("picker/list/door")
    try expectEqual(user.tap("picker/bar/apply"), [.valueChanged(["rod", "door"]), .closed])
  }

  private struct User {
    var cell: ListPickerFormCell

    init(_ cell: ListPickerFormCell) { self.cell = cell }

    var list: DisplayList { cell.displayList(theme: .standard) }
    var texts: [String] { list.nodes.compactMap { $0.text?.string } }
    var rows: [String] { list.nodes.filter { $0.role == .row }.map(\.name) }
    func node(_ name: String) -> DisplayNode? { list[name] }

    @discardableResult mutating func send(_ event: ListPickerEvent) -> [ListPickerEffect] { cell.handle(event) }

    @discardableResult mutating func tap(_ name: String) throws -> [ListPickerEffect] {
      let frame = try #require(list[name], "\(name) is not there").frame
      let target = try #require(list.tapTarget(at: LayoutPoint(x: frame.midX, y: frame.midY)))
      return cell.handle(.tapped(target))
    }
  }
}
