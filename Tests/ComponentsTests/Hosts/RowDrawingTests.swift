import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Rows that native containers lay out by themselves are those of the picture.
@Suite struct RowDrawingTests {
  private static let rooms: [ViewTraits] = [
    .phone, .phone.mirrored(), .phone.withText(.accessibilityLarge), .tabletLandscape, .tabletPortrait.mirrored(),
  ]

  /// A node moved to the origin, as what lies in sight has its place on the screen.
  private func atOrigin(_ node: DisplayNode) -> DisplayNode {
    rounded(node.moved(x: -node.frame.minX, y: -node.frame.minY))
  }

  /// The node with places as exact as they are seen: sums of fractions differ by their order.
  private func rounded(_ node: DisplayNode) -> DisplayNode {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    var node = node
    let frame = node.frame
    node.frame = LayoutRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
    node.children = node.children.map { self.rounded($0) }
    return node
  }

  private func check(_ row: DisplayNode?, isIn list: DisplayList, _ comment: Comment? = nil) {
    guard let row, let drawn = list[row.id] else {
      Issue.record("\(row?.id ?? "no row") is not drawn")
      return
    }
    expectEqual(atOrigin(row), atOrigin(drawn), comment)
  }

  @Test(arguments: rooms) func pickersHaveTheRowsOfTheirPicture(traits: ViewTraits) throws {
    let sections = ["Warm", "Cold"].map { (title: String) in
      ListPickerSection(title: title, items: (0..<3).map { ListPickerEntry(id: "\(title)-\($0)", "Value \($0)") })
    }
    for (sections, value) in [([.colors], ["green"]), (sections, []), ([.colors], []), ([], [])]
      as [(
        [ListPickerSection], [ItemID]
      )]
    {
      let picker = opened(sections, value: value, traits: traits) { $0.prompt = "Any of them" }
      let list = picker.displayList(theme: .standard)
      let content = try #require(picker.content(ofLevel: 0, theme: .standard))
      let rows = content.sections.flatMap { ($0.header.map { [$0] } ?? []) + Array($0.rows) }
      for row in rows where list[content.node(of: row).id] != nil {
        check(content.node(of: row), isIn: list)
      }
      let drawn = try #require(list["picker/list"]).children.map(\.id)
      let wanted = rows.map { content.node(of: $0).id }
      expectEqual(Array(wanted.prefix(drawn.count)), drawn)
      expectEqual(Set(rows.map(\.id)).count, rows.count)
    }
  }

  @Test(arguments: rooms) func hierarchiesHaveTheRowsOfTheirPicture(traits: ViewTraits) throws {
    var controller = SampleController(dataSource: SampleHierarchy.tree(), traits: traits)
    controller.appear()
    _ = controller.display(theme: .standard)
    for id in ["r", "r1", "r11"] as [ItemID] {
      controller.send(.tapped(.accessory(id)))
      let list = controller.display(theme: .standard)
      let view = controller.hierarchyView
      for level in view.visibleLevels {
        let content = view.content(ofLevel: level, theme: .standard)
        expectEqual(content.rows.count, level == 0 ? 1 : 3)
        for row in content.rows where list[content.node(of: row).id] != nil {
          check(content.node(of: row), isIn: list)
        }
        expectEqual(
          content.rows.map(\.id),
          (0..<content.rows.count).compactMap { view.item(inLevel: level, at: $0) }.map { .item($0) })
      }
      for level in [view.leftPreviewLevel, view.rightPreviewLevel].compactMap({ $0 }) {
        let content = view.content(ofLevel: level, isPreview: true, theme: .standard)
        for row in content.rows where list[content.node(of: row).id] != nil {
          check(content.node(of: row), isIn: list)
        }
      }
    }
  }

  @Test(arguments: rooms) func collectionsHaveTheCellsOfTheirPicture(traits: ViewTraits) {
    for form in [.horizontal(), .grid(.columns(2))] as [CollectionForm] {
      let view = collection(5, form: form, total: 9, traits: traits)
      let list = view.displayList(theme: .standard)
      let content = view.content(theme: .standard)
      for cell in content.cells where list["collection/" + cell.id.rawValue] != nil {
        check(content.node(ofCell: cell.number), isIn: list)
      }
      check(content.header(), isIn: list)
      expectEqual(content.footer() != nil, view.isHorizontal)
      if view.isHorizontal { check(content.footer(), isIn: list) }
      expectEqual(content.columnCount != nil, !view.isHorizontal)
      expectEqual(content.rowHeight, list["collection/cells"]?.frame.height)
    }
  }

  @Test func listsOfObjectsHaveTheRowsOfTheirPictureAndAskForMore() {
    let items = (0..<40).map { ObjectListItem(id: "o\($0)", content: ObjectCellContent(title: "Object \($0)")) }
    var list = ObjectList(items: items, totalCount: 90, traits: .phone)
    let content = list.content(theme: .standard)
    expectEqual(content.rows.count, 40)
    check(content.node(of: content.rows[3]), isIn: list.displayList(theme: .standard))
    expectEqual(list.handle(.rowsShown(0..<16)), [])
    expectEqual(list.handle(.rowsShown(0..<32)), [.moreItemsNeeded(from: 40)])
    expectEqual(list.handle(.rowsShown(0..<40)), [])
    list.handle(.itemsFailed(from: 40))
    let more = list.content(theme: .standard)
    expectEqual(more.rows.map(\.id).last, .some(nil))
    expectEqual(more.node(of: more.rows[40]).tapTarget, .control(.retry))
  }

  /// What the system's button says of a finger or the focus is drawn as the model's state would be.
  @Test func touchesAreDrawn() throws {
    var picker = opened()
    let content = try #require(picker.content(ofLevel: 0, theme: .standard))
    let row = try #require(content.sections.first?.rows.first)
    expectEqual(content.node(of: row, touch: .pressed(.item("red"))).state, .highlighted)
    expectEqual(content.node(of: row, touch: .focused(.item("red"))).state, .focused)
    expectEqual(content.node(of: row, touch: .pressed(.item("green"))).state, .plain)
    picker.handle(.highlighted(.item("red")))
    check(content.node(of: row, touch: .pressed(.item("red"))), isIn: picker.displayList(theme: .standard))
    picker.handle(.highlighted(nil))
    picker.handle(.focused(.item("red")))
    check(content.node(of: row, touch: .focused(.item("red"))), isIn: picker.displayList(theme: .standard))
  }

  @Test func levelsBelowOthersShowWhatTheyDid() throws {
    let group = ListPickerEntry(id: "warm", "Warm", children: [ListPickerEntry(id: "red", "Red")])
    var picker = opened([ListPickerSection(items: [group, ListPickerEntry(id: "blue", "Blue")])])
    let before = try #require(picker.content(ofLevel: 0, theme: .standard)).sections.flatMap { $0.rows.map(\.id) }
    picker.handle(.tapped(.item("warm")))
    let below = try #require(picker.content(ofLevel: 0, theme: .standard))
    expectEqual(below.sections.flatMap { $0.rows.map(\.id) }, before)
    expectEqual(below.title, "Color")
    let top = try #require(picker.content(ofLevel: 1, theme: .standard))
    expectEqual(top.sections.flatMap { $0.rows.map(\.id) }, [.value("red")])
    expectEqual(top.title, "Warm")
    expect(closed().content(ofLevel: 0, theme: .standard) == nil)
  }

  @Test func rowsKeepTheirNamesWhileValuesComeAndGo() throws {
    func names(_ picker: ListPickerFormCell) -> [PickerListContent.RowID] {
      picker.content(ofLevel: 0, theme: .standard)?.sections.flatMap { $0.rows.map(\.id) } ?? []
    }
    var picker = opened(value: ["blue"])
    expectEqual(names(picker), [.selected("blue")] + ["red", "green", "blue", "dark red"].map { .value($0) })
    picker.handle(
      .valuesChanged([ListPickerSection(items: ["black", "blue"].map { ListPickerEntry(id: $0, "\($0)") })]))
    expectEqual(names(picker), [.selected("blue"), .value("black"), .value("blue")])
    picker.handle(.searchChanged("x"))
    picker.handle(.loadingBegan)
    expectEqual(names(picker).last, .notice)
  }
}
