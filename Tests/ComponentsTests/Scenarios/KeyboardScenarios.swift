import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A keyboard beside a tablet, and assistive technology that goes from element to element.
///
/// `iOS` is the platform: arrows move the focus to the nearest item, Return opens it, Escape leaves.
@Suite struct KeyboardScenarios {
  private func press<Model: ComponentLayout>(_ key: FocusKey, _ model: inout Model) -> [Model.Effect] {
    model.events(for: key, theme: .standard).flatMap { model.handle($0) }
  }

  private static let many = [
    ListPickerSection(items: (0..<300).map { ListPickerEntry(id: ItemID("v\($0)"), "Value \($0)") })
  ]

  @Test("iOS: arrows go from row to row and scroll, Return chooses, Escape cancels") func aListIsUsedByKeys() throws {
    var picker = opened(Self.many) { $0.showsSelectedGroup = false }
    _ = picker.display(theme: .standard)
    expect(picker.focused == nil)
    _ = press(.down, &picker)
    expect(picker.focused != nil)
    for _ in 0..<60 {
      _ = press(.down, &picker)
      _ = picker.display(theme: .standard)
    }
    guard case .item(let id)? = picker.focused else {
      Issue.record("no row has the focus")
      return
    }
    expectEqual(Int(id.rawValue.dropFirst()).map { $0 > 50 }, true)
    let list = picker.display(theme: .standard)
    let row = try #require(list.nodes.first { $0.tapTarget == .item(id) })
    expect(row.state == .focused && row.frame.maxY <= 844)
    _ = press(.confirm, &picker)
    expectEqual(picker.selection, [id])
    for _ in 0..<80 {
      _ = press(.up, &picker)
      _ = picker.display(theme: .standard)
    }
    expectEqual(picker.list?.offset, 0)
    expectEqual(press(.escape, &picker), [.askedToDiscard])
    // While the question is open only its answers can have the focus.
    _ = press(.down, &picker)
    let answers: [TapTarget] = [.control(.discardChanges), .control(.keepEditing)]
    expectEqual(picker.focused.map(answers.contains), true)
    expect(press(.escape, &picker) == [] && picker.list?.isAskingToDiscard == false)
  }

  @Test("iOS: a row of a hierarchy, its accessory, and the column beside it are reached by arrows")
  func aHierarchyIsUsedByKeys() {
    let tree = SampleHierarchy.tree()
    var view = shown(tree, .tabletPortrait)
    func press(_ key: FocusKey) {
      for event in view.hierarchyView.events(for: key, theme: .standard) { view.send(event) }
      _ = view.display(theme: .standard)
    }
    _ = view.display(theme: .standard)
    press(.down)
    expectEqual(view.hierarchyView.focused, .item("r"))
    press(.right)
    expectEqual(view.hierarchyView.focused, .accessory("r"))
    press(.right)
    expectEqual(view.hierarchyView.focused, .item("r1"))
    press(.down)
    press(.right)
    expectEqual(view.hierarchyView.focused, .accessory("r2"))
    press(.confirm)
    expectEqual(view.hierarchyView.path, ["r", "r2"])
  }

  @Test("iOS: the focus is drawn as the theme wants it, in every component") func theFocusIsDrawn() {
    var list = ObjectList(
      items: (0..<3).map { ObjectListItem(id: "o\($0)", content: ObjectCellContent(title: "\($0)")) }, traits: .phone)
    _ = press(.down, &list)
    _ = press(.down, &list)
    expectEqual(list.focused, .item("o1"))
    let states = list.displayList(theme: .standard).nodes.filter { $0.role == .row }.map(\.state)
    expectEqual(states, [.plain, .focused, .plain])
    expectEqual(press(.confirm, &list), [.showDetail("o1")])
    expectEqual(list.events(for: .escape, theme: .standard), [])
  }

  @Test("iOS: arrows go through a row of cells, mirrored too", arguments: [false, true]) func aRowIsUsedByKeys(
    isMirrored: Bool
  ) {
    var row = collection(30, columns: 2, traits: isMirrored ? .phone.mirrored() : .phone)
    row.handle(.focused(.item("item-0")))
    for _ in 0..<9 { _ = press(isMirrored ? .left : .right, &row) }
    expect(row.focused == .item("item-9") && row.offset > 0)
    for _ in 0..<9 { _ = press(isMirrored ? .right : .left, &row) }
    expectEqual(row.focused, .item("item-0"))
  }

  @Test("iOS: Escape leads to the parent level of a phone, and ends a search before it leaves")
  func escapeLeavesStepByStep() {
    var view = shown(.tree(), .phone, opening: ["r", "r1"])
    let escape = view.hierarchyView.events(for: .escape, theme: .standard)
    expectEqual(escape, [.tapped(.control(.headerLeft))])
    for event in escape { view.send(event) }
    expectEqual(view.hierarchyView.columns, [["r1", "r2", "r3"]])
    var picker = opened { $0.isSearchEnabled = true }
    picker.handle(.tapped(.control(.searchField)))
    expect(press(.escape, &picker) == [] && picker.list?.isSearching == false)
    expectEqual(press(.escape, &picker), [.closed])
  }

  @Test("iOS: assistive technology that goes from element to element reaches every row") func everyRowIsReached() throws
  {
    var picker = opened(Self.many)
    var heard: Set<String> = []
    var last = ""
    for _ in 0..<700 {
      let list = picker.display(theme: .standard)
      let elements = list.accessibilityElements
      let rows = elements.filter { $0.role == .row }
      guard let place = rows.firstIndex(where: { $0.id == last }) else {
        last = try #require(rows.first).id
        continue
      }
      heard.insert(last)
      if place + 1 < rows.count { last = rows[place + 1].id }
      if let event = ListPickerFormCell.event(revealingNeighboursOf: last, in: list) { picker.handle(event) }
    }
    expectEqual(heard.count, 300)
  }
}
