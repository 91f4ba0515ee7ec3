import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@Suite struct HierarchyLayoutTests {
  /// A tree whose items have three lines.
  private func threeLines() -> SampleHierarchy {
    let hierarchy = SampleHierarchy.tree()
    hierarchy.decorate = {
      $0.subtitle = "Subtitle"
      $0.footnote = "Footnote"
    }
    return hierarchy
  }

  @Test("HC-09 the left preview has the accessory alone, a row for each sibling of the parent")
  func theLeftPreviewHasAccessories() throws {
    let list = drawn(shown(opening: ["r1", "r11"]))
    let preview = try #require(list["hierarchy/column-1"])
    expectEqual(preview.role, .preview)
    expectEqual(preview.frame.minX, 0)
    expectEqual(preview.frame.width, 48)
    expectEqual(preview.children.map(\.identifier.last), ["1", "2", "3"])
    let roles = preview.children.flatMap { row in row.children.map(\.role) }
    // Lines continue those of the columns.
    expectEqual(Set(roles), [.button, .divider])
    expectEqual(list["hierarchy/column-1/r1/indicator"]?.state, .plain)
    expectEqual(list["hierarchy/column-1/r1/indicator/icon"]?.state, "selected")
    expectEqual(list["hierarchy/column-1/r2/indicator/icon"]?.state, .plain)
  }

  @Test("HC-10 the right preview has the selection control or a hint; rows are twice as high as wide")
  func theRightPreviewHasControls() throws {
    var controller = shown(opening: ["r1"], configuration: HierarchyConfiguration(selectionMode: .multiple))
    controller.send(.swiped(.right))
    let preview = try #require(drawn(controller)["hierarchy/column-2"])
    expectEqual(preview.frame.maxX, 834)
    for row in preview.children {
      expectEqual(row.children.map(\.role), [.divider, .selectionControl])
      expectEqual(row.frame.height, 96)
    }
    var plain = shown(opening: ["r1"])
    plain.send(.swiped(.right))
    let hint = try #require(drawn(plain)["hierarchy/column-2"])
    // Without controls a sign hints at an item; no text has room to be read.
    expect(hint.children.allSatisfy { $0.children.map(\.role) == [.divider, .image] })
    let left = try #require(drawn(shown(opening: ["r1"]))["hierarchy/column-0"])
    expect(left.children.allSatisfy { $0.frame.height == 96 })
  }

  @Test("HC-09 HC-10 at large text sizes the previews are 84 points wide, their rows 168 high")
  func previewsGrowWithTheText() throws {
    var controller = shown(
      .tree(), .tabletPortrait.withText(.extraLarge), opening: ["r1", "r11"],
      configuration: HierarchyConfiguration(selectionMode: .multiple))
    controller.send(.swiped(.right))
    let list = drawn(controller)
    for level in [0, 3] {
      let preview = try #require(list["hierarchy/column-\(level)"])
      expectEqual(preview.frame.width, 84)
      expect(!preview.children.isEmpty && preview.children.allSatisfy { $0.frame.height == 168 })
    }
  }

  @Test("HC-14 a right-to-left layout is the mirror image") func theLayoutIsMirrored() throws {
    let plain = drawn(shown(opening: ["r1"]))
    let mirrored = drawn(shown(.tree(), .tabletPortrait.mirrored(), opening: ["r1"]))
    for (left, right) in zip(plain.nodes, mirrored.nodes) {
      expectEqual(left.identifier, right.identifier)
      expectEqual(right.frame.minX, 834 - left.frame.maxX)
    }
    expectEqual(mirrored["hierarchy/column-0"]?.frame.maxX, 834)
    expectEqual(mirrored["hierarchy/column-2/r11/title"]?.text?.alignment, .right)
  }

  @Test("HH-01 the header has one line, cut at its tail, in the text style body") func theHeaderIsOneLine() throws {
    let id = ItemID(String(repeating: "long ", count: 30))
    let hierarchy = SampleHierarchy(root: id, children: [id: ["child"]])
    let text = try #require(drawn(shown(hierarchy, .phone, opening: [id]))["hierarchy/header/title"]?.text)
    expectEqual(text.lineCount, 1)
    expect(text.isTruncated)
    expectEqual(text.font.textStyle, .body)
    expectEqual(text.alignment, .center)
  }

  @Test("HH-03 a dead header button has the disabled color, tertiary label at 30 %, not the tint")
  func deadHeaderButtonsAreGrey() throws {
    let list = drawn(shown(.tree(), .phone, opening: ["r"]))
    let left = try #require(list["hierarchy/header/left"])
    let right = try #require(list["hierarchy/header/right"])
    expectEqual(left.state, .plain)
    expectEqual(left.style.color(.tintColor), StyleColor(rgba: 0x0070_F2FF))
    expectEqual(left.tapTarget, .control(.headerLeft))
    expectEqual(right.state, "disabled")
    expectEqual(right.style.color(.tintColor), StyleColor(rgba: 0x5B73_8B4D))
    expect(right.tapTarget == nil)
    expectEqual(right.accessibility?.traits, [.button, .notEnabled])
  }

  @Test("HN-02 an item without children has no accessory, and its cell keeps the column's width")
  func leavesHaveNoAccessory() throws {
    let hierarchy = SampleHierarchy.tree(depth: 2)
    hierarchy.childrenOf["r2"] = []
    let list = drawn(shown(hierarchy))
    expectEqual(list["hierarchy/column-1/r1/indicator"]?.tapTarget, .accessory("r1"))
    expect(list["hierarchy/column-1/r2/indicator"] == nil)
    expect(!list.nodes.contains { $0.tapTarget == .accessory("r2") })
    let one = try #require(list["hierarchy/column-1/r1/title"]).frame
    let other = try #require(list["hierarchy/column-1/r2/title"]).frame
    expectEqual(one.width, other.width)
    // Where nobody in a column has one, the cells take the whole width.
    let leaves = drawn(shown(.tree(depth: 1)))
    expectEqual(leaves["hierarchy/column-1/r1/title"]?.frame.maxX, 818.0)
  }

  @Test("HN-03 the icon is another one while its item is expanded, and only then") func theIconTogglesWithExpansion()
    throws
  {
    var controller = shown(opening: ["r1"])
    for (open, closed) in [("r1", "r2"), ("r2", "r1")] {
      controller.send(.tapped(.accessory(ItemID(open))))
      let list = drawn(controller)
      let selected = try #require(list["hierarchy/column-1/\(open)/indicator"])
      let other = try #require(list["hierarchy/column-1/\(closed)/indicator"])
      expectEqual(selected.children[0].image, "hierarchy.fill")
      expectEqual(other.children[0].image, "hierarchy")
      expectEqual(list["hierarchy/column-1/\(open)"]?.accessibility?.isExpanded, true)
      expectEqual(list["hierarchy/column-1/\(closed)"]?.accessibility?.isExpanded, false)
    }
  }

  @Test("IN-01 a row is an object cell with the accessory") func aRowIsAnObjectCell() throws {
    let hierarchy = threeLines()
    hierarchy.decorate = {
      $0.subtitle = "Subtitle"
      $0.footnote = "Footnote"
      $0.status = .text("High")
      $0.icons = [.text("1"), .image("clip", label: "Attachment")]
      $0.detailImage = "machine"
    }
    let row = try #require(drawn(shown(hierarchy))["hierarchy/column-1/r1"])
    let names = row.children.map { $0.identifier.split(separator: "/").last.map(String.init) }
    expectEqual(
      names, ["divider", "icon-0", "icon-1", "image", "title", "subtitle", "footnote", "status", "indicator"])
    expectEqual(row.accessibility?.label, "Title of r1, Subtitle, Footnote, High, 1, Attachment")
    for child in row.children {
      expect(child.frame.minX >= row.frame.minX && child.frame.maxX <= row.frame.maxX)
      expect(child.frame.minY >= row.frame.minY && child.frame.maxY <= row.frame.maxY)
    }
  }

  @Test("IN-02 the number of children is optional, on one line, and shrinks before it is cut") func theCountShrinks()
    throws
  {
    let hierarchy = threeLines()
    let base = hierarchy.decorate
    func indicator(_ count: String?) -> DisplayNode? {
      hierarchy.decorate = {
        base(&$0)
        $0.hierarchyAttributeText = count
      }
      return drawn(shown(hierarchy))["hierarchy/column-1/r1/indicator"]
    }
    expectEqual(indicator(nil)?.children.count, 1)
    let short = try #require(indicator("12")?.children.last?.text)
    let long = try #require(indicator("999,999")?.children.last?.text)
    let longest = try #require(indicator("999,999,999,999,999")?.children.last?.text)
    expectEqual(short.font.pointSize, 13)
    expect(long.font.pointSize < 13)
    expect(!long.isTruncated)
    expect(longest.isTruncated)
    expect([short, long, longest].allSatisfy { $0.lineCount == 1 })
  }

  @Test("IN-03 the icon stands above the text, or on request behind it on one line") func theAccessoryHasTwoLayouts()
    throws
  {
    let hierarchy = threeLines()
    let base = hierarchy.decorate
    func parts(_ layout: HierarchyIndicatorLayout) throws -> (icon: LayoutRect, title: LayoutRect) {
      hierarchy.decorate = {
        base(&$0)
        $0.indicatorLayout = layout
      }
      let list = drawn(shown(hierarchy))
      let icon = try #require(list["hierarchy/column-1/r1/indicator/icon"])
      let title = try #require(list["hierarchy/column-1/r1/indicator/title"])
      return (icon.frame, title.frame)
    }
    for layout in [HierarchyIndicatorLayout.automatic, .multiLine] {
      let parts = try parts(layout)
      expect(parts.icon.maxY < parts.title.minY)
      expectEqual(parts.icon.midX, parts.title.midX)
    }
    let parts = try parts(.singleLine)
    expect(parts.title.maxX < parts.icon.minX)
    expectEqual(parts.title.midY, parts.icon.midY)
  }

  @Test("IN-04 an object cell of one line has the horizontal accessory") func oneLineCellsHaveTheHorizontalAccessory() {
    let oneLine = SampleHierarchy.tree()
    oneLine.decorate = { $0.indicatorLayout = .automatic }
    expectEqual(drawn(shown(oneLine))["hierarchy/column-1/r1/indicator"]?.frame.width, 68)
    let three = threeLines()
    let decorate = three.decorate
    three.decorate = { content in
      decorate(&content)
      content.indicatorLayout = .automatic
    }
    expectEqual(drawn(shown(three))["hierarchy/column-1/r1/indicator"]?.frame.width, 48)
    // The reference has the text under the icon unless the app asks for the other layout.
    expectEqual(drawn(shown())["hierarchy/column-1/r1/indicator"]?.frame.width, 48)
  }

  @Test("IN-05 IN-07 the accessory is 48, 68 or, from extraLarge on, always 84 points wide")
  func theAccessoryHasThreeWidths() {
    let metrics = HierarchyMetrics()
    for category in StyleTextSize.allCases {
      let isLarge = category >= .extraLarge
      let expected: (Double, Double) = isLarge ? (84, 84) : (48, 68)
      expectEqual(metrics.indicatorWidth(isMultiLine: true, category: category), expected.0)
      expectEqual(metrics.indicatorWidth(isMultiLine: false, category: category), expected.1)
    }
  }

  @Test("IN-07 at large text sizes the icon stands above the text even in a cell of one line")
  func largeTextHasTheIconAbove() throws {
    let list = drawn(shown(.tree(), .tabletPortrait.withText(.extraLarge)))
    let icon = try #require(list["hierarchy/column-1/r1/indicator/icon"]).frame
    let title = try #require(list["hierarchy/column-1/r1/indicator/title"]).frame
    expect(icon.maxY < title.minY)
    expectEqual(list["hierarchy/column-1/r1/indicator"]?.frame.width, 84)
  }

  @Test("IN-08 8 points lie between text and icon, whose box is 16 × 16") func theGapIsEightPoints() throws {
    for hierarchy in [SampleHierarchy.tree(), threeLines()] {
      let list = drawn(shown(hierarchy))
      let icon = try #require(list["hierarchy/column-1/r1/indicator/icon"]).frame
      let title = try #require(list["hierarchy/column-1/r1/indicator/title"]).frame
      expectEqual(icon.size, LayoutSize(width: 16, height: 16))
      let gap = icon.maxY <= title.minY ? title.minY - icon.maxY : icon.minX - title.maxX
      expectEqual(gap, 8)
    }
  }

  @Test("IN-09 three icons are shown; with one line of text two, or one without an image") func iconsAreLimited() {
    for (lines, image, expected) in [(3, nil, 3), (2, nil, 3), (1, "photo", 2), (1, nil, 1)] as [(Int, String?, Int)] {
      let hierarchy = SampleHierarchy.tree()
      hierarchy.decorate = {
        $0.icons = [.text("1"), .text("2"), .text("3"), .text("4")]
        $0.detailImage = image
        if lines > 1 { $0.subtitle = "Subtitle" }
        if lines > 2 { $0.footnote = "Footnote" }
      }
      let row = drawn(shown(hierarchy))["hierarchy/column-1/r1"]
      let icons = row?.children.filter { $0.identifier.contains("/icon-") }.count
      expectEqual(icons, expected, "\(lines) lines, image \(image ?? "none")")
    }
  }

  @Test("IN-10 the active row is marked by its background; 16 points of padding, a line after each")
  func theActiveRowIsMarked() throws {
    let hierarchy = SampleHierarchy.tree()
    hierarchy.decorate = { $0.indicatorLayout = .automatic }
    let list = drawn(shown(hierarchy, opening: ["r1"]))
    let active = try #require(list["hierarchy/column-1/r1"])
    let other = try #require(list["hierarchy/column-1/r2"])
    expectEqual(active.style.color(.backgroundColor), StyleColor(rgba: 0x1B90_FF14))
    expectEqual(other.style.color(.backgroundColor), StyleColor(rgba: 0xFFFF_FF00))
    // The larger title of the active row fills the room that the padding leaves.
    let title = try #require(list["hierarchy/column-1/r1/title"])
    expectEqual(title.frame.minX - active.frame.minX, 16)
    expectEqual(title.frame.minY - active.frame.minY, 16)
    expectEqual(active.frame.maxY - 1 - title.frame.maxY, 16)
    expectEqual(other.frame.height, active.frame.height)
    let divider = try #require(list["hierarchy/column-1/r2/divider"])
    expectEqual(divider.frame.maxY, other.frame.maxY)
    expectEqual(divider.style.color(.separatorColor), StyleColor(rgba: 0x5B73_8B5E))
  }

  @Test("IN-11 expansion changes icon tint, icon, title font and background without the app's code")
  func expansionChangesTheLook() throws {
    let theme = theme(
      """
      fdlFUIHierarchyIndicator { image: tree; image-selected: tree.fill; }
      fdlFUIHierarchyItemView_title { font-style: subheadline; font-style-selected: title3; }
      """)
    let list = drawn(shown(opening: ["r1"]), theme: theme)
    func node(_ name: String) throws -> DisplayNode { try #require(list["hierarchy/column-1/" + name]) }
    try expectEqual(node("r1/title").text?.font.pointSize, 20)
    try expectEqual(node("r2/title").text?.font.pointSize, 15)
    try expectEqual(node("r1/indicator/icon").image, "tree.fill")
    try expectEqual(node("r2/indicator/icon").image, "tree")
    expect(try node("r1/indicator/icon").style.color(.tintColor) != node("r2/indicator/icon").style.color(.tintColor))
    expect(try node("r1").style.color(.backgroundColor) != node("r2").style.color(.backgroundColor))
  }

  @Test("IN-11 the default theme alone changes icon, tint, title size and background") func theDefaultsShowExpansion()
    throws
  {
    let cell = { (isExpanded: Bool) in
      HierarchyTableCell(id: "a", content: HierarchyItemContent(title: "A"), isExpanded: isExpanded, traits: .phone)
        .displayList(theme: .standard)
    }
    let column = drawn(shown(opening: ["r1"]))
    for (open, closed, list, other) in [
      ("hierarchy/column-1/r1", "hierarchy/column-1/r2", column, column),
      ("cell", "cell", cell(true), cell(false)),
    ] {
      func both(_ name: String) throws -> (DisplayNode, DisplayNode) {
        (try #require(list[open + name]), try #require(other[closed + name]))
      }
      let (title, plainTitle) = try both("/title")
      expect(title.text?.font.pointSize == 19 && plainTitle.text?.font.pointSize == 17)
      let (icon, plainIcon) = try both("/indicator/icon")
      expect(icon.image != plainIcon.image)
      expect(icon.style.color(.tintColor) != plainIcon.style.color(.tintColor))
      let (row, plainRow) = try both("")
      expect(row.style.color(.backgroundColor) != plainRow.style.color(.backgroundColor))
    }
  }

  @Test("IN-11 a theme that changes the title changes it for the expanded row too") func theExpandedRowFollowsTheTheme()
    throws
  {
    for (rule, plain, expanded) in [
      ("font-style: largeTitle;", 34.0, 38.0), ("font-size: 10;", 10, 11),
      ("font-style: title1; font-style-selected: footnote;", 28, 13),
    ] {
      let list = drawn(shown(opening: ["r1"]), theme: theme("fdlFUIHierarchyItemView_title { \(rule) }"))
      expectEqual(list["hierarchy/column-1/r1/title"]?.text?.font.pointSize, expanded)
      expectEqual(list["hierarchy/column-1/r2/title"]?.text?.font.pointSize, plain)
      expectEqual(list.layoutFaults, [])
    }
  }

  @Test("IN-12 the control is a circle or a filled check circle before the item; none, no control")
  func theControlStandsBeforeTheItem() throws {
    for mode in [HierarchySelectionMode.single, .multiple] {
      for traits in [ViewTraits.tabletPortrait, .tabletPortrait.mirrored()] {
        var controller = shown(.tree(), traits, configuration: HierarchyConfiguration(selectionMode: mode))
        controller.send(.tapped(.item("r2")))
        let list = drawn(controller)
        let row = "hierarchy/column-1/"
        expectEqual(list[row + "r1/control"]?.image, "circle")
        expectEqual(list[row + "r2/control"]?.image, "checkmark.circle.fill")
        let control = try #require(list[row + "r2/control"]).frame
        let title = try #require(list[row + "r2/title"]).frame
        expect(traits.isRightToLeft ? control.minX > title.maxX : control.maxX < title.minX)
      }
    }
    expect(drawn(shown())["hierarchy/column-1/r1/control"] == nil)
  }

  @Test("IN-06 the table cell keeps 38 or 74 points free at the trailing side") func theTableCellKeepsRoomFree() throws
  {
    for (layout, width) in [(HierarchyIndicatorLayout.multiLine, 38.0), (.singleLine, 74)] {
      var content = HierarchyItemContent(title: "Pump", subtitle: "Hall 3", hierarchyAttributeText: "128")
      content.indicatorLayout = layout
      for traits in [ViewTraits.phone, .phone.mirrored()] {
        let cell = HierarchyTableCell(id: "a", content: content, traits: traits)
        expectEqual(cell.reservedWidth, width)
        let list = cell.displayList(theme: .standard)
        let indicator = try #require(list["cell/indicator"]).frame
        expectEqual(indicator.width, width)
        expect(traits.isRightToLeft ? indicator.minX == 0 : indicator.maxX == 390)
        let title = try #require(list["cell/title"]).frame
        expect(!title.intersects(indicator))
      }
    }
  }

  @Test("IN-13 list pickers draw radio buttons and check boxes, filled when selected")
  func listPickersDrawTheirControls() throws {
    for (mode, images) in [
      (HierarchySelectionMode.single, ["largecircle.fill.circle", "circle"]),
      (.multiple, ["checkmark.square.fill", "square"]),
    ] {
      var controller = shown(configuration: HierarchyConfiguration(selectionMode: mode, isListPicker: true))
      controller.send(.tapped(.item("r1")))
      let list = drawn(controller)
      expectEqual(list["hierarchy/column-1/r1/control"]?.image, images[0])
      expectEqual(list["hierarchy/column-1/r2/control"]?.image, images[1])
      expectEqual(list["hierarchy/column-1/r1"]?.accessibility?.traits, [.button, .selected])
    }
  }

  @Test("IN-14 a list picker has its accessory on one line, on several, or none") func listPickersDecideOnTheAccessory()
  {
    for (type, width) in [(HierarchyListPickerType.none, nil), (.singleLine, 68), (.multiLine, 48)]
      as [(HierarchyListPickerType, Double?)]
    {
      var configuration = HierarchyConfiguration(selectionMode: .single, isListPicker: true)
      configuration.pickerType = type
      let list = drawn(shown(threeLines(), configuration: configuration))
      expectEqual(list["hierarchy/column-1/r1/indicator"]?.frame.width, width)
    }
  }

  @Test("HV-08 a column that loads shows a sign of it") func loadingColumnsShowIt() {
    let hierarchy = SampleHierarchy.tree()
    hierarchy.isLate = { $0 == "count r1" }
    let list = drawn(shown(hierarchy, opening: ["r1"]))
    expectEqual(list["hierarchy/column-2"]?.children.map(\.role), [.activityIndicator])
  }

  @Test("HV-11 one level of data is a case for a list, which is noted and no error") func oneLevelIsNoted() {
    for (depth, expected) in [(0, true), (1, true), (2, false), (3, false)] {
      var controller = shown(.tree(depth: depth))
      _ = controller.display(theme: .standard)
      expectEqual(controller.hierarchyView.hasSingleLevel, expected, "\(depth)")
    }
    var below = shown(.tree(depth: 1, parent: "p"))
    _ = below.display(theme: .standard)
    expect(!below.hierarchyView.hasSingleLevel)
  }

  @Test func aTapOnADrawnNodeIsAnEvent() throws {
    var controller = shown()
    let list = drawn(controller)
    let indicator = try #require(list["hierarchy/column-1/r2/indicator"]).frame
    let target = try #require(list.tapTarget(at: LayoutPoint(x: indicator.midX, y: indicator.midY)))
    controller.send(.tapped(target))
    expectEqual(controller.hierarchyView.path, ["r", "r2"])
    expectEqual(list.tapTarget(at: LayoutPoint(x: 20, y: 20)), .item("r"))
    expect(list.tapTarget(at: LayoutPoint(x: 20, y: 900)) == nil)
  }

  @Test func aControllerIsLaidOutInAnotherRoom() throws {
    let phone = shown(.tree(), .phone, opening: ["r"])
    let tablet = phone.layout(
      in: LayoutSize(width: 834, height: 1194), style: .standard, environment: ViewTraits.tabletPortrait.environment)
    expectEqual(tablet["hierarchy/column-0/r/title"]?.text?.string, "Title of r")
    expect(tablet["hierarchy/column-1/r3/title"] != nil)
    expectEqual(tablet.size, LayoutSize(width: 834, height: 1194))
    expectEqual(phone.hierarchyView.traits, .phone)
  }

  @Test func aTapAtAPlaceIsTheEventOfWhatLiesThere() throws {
    var controller = shown()
    let indicator = try #require(drawn(controller)["hierarchy/column-1/r2/indicator"]).frame
    let middle = LayoutPoint(x: indicator.midX, y: indicator.midY)
    expectEqual(controller.tap(at: middle, theme: .standard), [.expanded("r2", .column)])
    expectEqual(controller.tap(at: LayoutPoint(x: 20, y: 900), theme: .standard), [])
    expectEqual(controller.tap(at: LayoutPoint(x: .nan, y: -1), theme: .standard), [])
    var cell = closed()
    expectEqual(cell.tap(at: LayoutPoint(x: 30, y: 20), theme: .standard), [.opened(.push)])
  }

  @Test func aLongColumnIsDrawnInTheTimeOfItsVisibleRows() throws {
    let hierarchy = SampleHierarchy(root: "r", children: ["r": (0..<5000).map { ItemID("i\($0)") }])
    var controller = shown(hierarchy)
    let height = try #require(controller.display(theme: .standard)["hierarchy/column-1/i0"]).frame.height
    controller.send(.scrolled(in: "hierarchy/column-1", to: height * 3000 + 10))
    let list = drawn(controller)
    let rows = try #require(list["hierarchy/column-1"]).children
    expect(rows.count < 40)
    expectEqual(rows.first?.identifier, "hierarchy/column-1/i3000")
    expectEqual(rows.first?.frame.minY, -10)
    // Beyond the end the column stops at its last row.
    controller.send(.scrolled(in: "hierarchy/column-1", to: 1e9))
    let last = try #require(drawn(controller)["hierarchy/column-1"]?.children.last)
    expectEqual(last.identifier, "hierarchy/column-1/i4999")
    expectEqual(last.frame.maxY, 1194)
  }

  @Test func aPulledColumnComesInWhole() throws {
    var controller = shown(opening: ["r1", "r11"])
    controller.send(.dragged(.began(at: LayoutPoint(x: 400, y: 400))))
    controller.send(.dragged(.changed(translation: LayoutPoint(x: 100, y: 0))))
    let list = drawn(controller)
    let column = try #require(list["hierarchy/column-1"])
    expectEqual(column.role, .column)
    expectEqual(column.frame.maxX, 48 + 100)
    expectEqual(list["hierarchy/column-2"]?.frame.minX, 148)
  }
}

extension LayoutRect {
  /// Whether the two share more than an edge.
  fileprivate func intersects(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
