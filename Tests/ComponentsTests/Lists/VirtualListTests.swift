import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Lists measure the rows in sight, however many there are, and keep them in their place.
@Suite struct VirtualListTests {
  private static let count = 20_000
  /// Texts wrap at accessibility sizes, so each row must be measured to know its height.
  private static let traits = ViewTraits.phone.withText(.accessibilityLarge)

  private static func picker() -> ListPickerFormCell {
    let items = (0..<count).map {
      ListPickerEntry(id: "v\($0)", "Value \($0) " + String(repeating: "long ", count: $0 % 7))
    }
    return opened([ListPickerSection(items: items)], traits: traits) { $0.isSearchEnabled = true }
  }

  private static func objects() -> ObjectList {
    ObjectList(
      items: (0..<count).map {
        ObjectListItem(
          id: "o\($0)",
          content: ObjectCellContent(title: "Object \($0)", subtitle: String(repeating: "word ", count: $0 % 9)))
      }, traits: traits)
  }

  /// A layout and a scrolled one measure at most some hundred texts.
  private func checkMeasuresLittle<Component: ComponentLayout>(
    _ component: Component, scrolledBy event: Component.Event, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var component = component
    let metrics = CountingMetrics()
    let list = component.display(theme: .standard, measuring: metrics)
    expect(list.scrollAreas[0].rowCount >= Self.count / 10, sourceLocation: sourceLocation)
    component.handle(event)
    let scrolled = component.display(theme: .standard, measuring: metrics)
    expect(scrolled.nodes.count < 400, sourceLocation: sourceLocation)
    expect(metrics.count < 600, sourceLocation: sourceLocation)
  }

  @Test func onlyRowsInSightAreMeasured() {
    checkMeasuresLittle(Self.picker(), scrolledBy: .scrolled(to: 500_000))
    checkMeasuresLittle(Self.objects(), scrolledBy: .scrolled(to: 500_000))
    let grid = collection(Self.count, form: .grid(.columns(2)), traits: Self.traits)
    checkMeasuresLittle(grid, scrolledBy: .scrolled(to: 500_000))
    let row = collection(Self.count, form: .horizontal(), traits: Self.traits)
    checkMeasuresLittle(row, scrolledBy: .scrolled(to: 500_000))
  }

  @Test func aSearchMeasuresOnlyWhatItShows() {
    var picker = Self.picker()
    let metrics = CountingMetrics()
    for text in ["V", "Va", "Value 19"] {
      picker.handle(.searchChanged(text))
      _ = picker.display(theme: .standard, measuring: metrics)
    }
    expect(metrics.count < 600)
    expectEqual(picker.visibleSections.first?.items.count, 1111)
  }

  @Test func measuringCorrectsEstimatesAndMovesNothing() throws {
    var list = Self.objects()
    list.handle(.scrolled(to: 100_000))
    let first = list.display(theme: .standard)
    expect(first.scrollAreas[0].isEstimated)
    let again = list.display(theme: .standard)
    expectEqual(first.root, again.root)
    let geometry = list.geometry(theme: .standard)
    expectEqual(geometry.count, Self.count)
    expectEqual(geometry.contentSize.height, again.scrollAreas[0].contentSize.height)
    for row in again.scrollAreas[0].rows {
      let frame = try #require(geometry.frame(ofRow: row))
      let node = try #require(again["list/o\(row)"])
      expect(!geometry.isEstimated(row))
      expect(abs(frame.minY - geometry.offset - node.frame.minY) < 0.01)
      expectEqual(frame.height, node.frame.height)
    }
    expect(geometry.isEstimated(0))
  }

  @Test(arguments: [0.0, 12_345.6, 1e9]) func geometryAgreesWithItself(offset: Double) throws {
    var list = Self.objects()
    for place in [0, 3_000, offset] {
      list.handle(.scrolled(to: place))
      _ = list.display(theme: .standard)
    }
    let geometry = list.geometry(theme: .standard)
    for row in stride(from: 0, to: Self.count, by: 997) {
      let frame = try #require(geometry.frame(ofRow: row))
      expect(geometry.rows(in: frame).contains(row))
      expect(geometry.rows(in: frame).count <= 2)
      let shown = try #require(geometry.offset(showing: row, at: .top))
      list.handle(.scrolled(to: shown))
      let drawn = list.displayList(theme: .standard)
      expect(drawn["list/o\(row)"] != nil, "row \(row)")
    }
    expect(geometry.frame(ofRow: Self.count) == nil && geometry.frame(ofRow: -1) == nil)
    expectEqual(geometry.rows(in: LayoutRect(x: 0, y: -50, width: 10, height: 20)), 0..<0)
  }

  /// Rows of random heights scroll without jumps: what is in sight moves by as much as the offset.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func scrollingIsSmooth(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var list = Self.objects()
    list.handle(.scrolled(to: Double(random.below(200_000))))
    var before = list.display(theme: .standard)
    for _ in 0..<60 {
      let distance = Double(random.below(80)) - 40
      list.handle(.scrolled(to: list.offset + distance))
      let after = list.display(theme: .standard)
      for row in after.scrollAreas[0].rows {
        guard let old = before["list/o\(row)"], let new = after["list/o\(row)"] else { continue }
        try #require(abs(old.frame.minY - distance - new.frame.minY) < 0.01, "seed \(seed)")
      }
      before = after
    }
  }

  @Test func whatIsUnderTheFingerStaysWhereItIs() throws {
    var picker = Self.picker()
    picker.handle(.scrolled(to: 40_000))
    func place(_ id: String) throws -> Double {
      try #require(picker.display(theme: .standard)["picker/list/" + id]).frame.minY
    }
    let row = picker.display(theme: .standard).scrollAreas[0].rows.lowerBound + 1
    let id = "v\(row - 1)"
    let before = try place(id)
    // The Selected group appears, grows, and shrinks again.
    for tapped in [id, "v3", "v4", id, "v3"] {
      picker.handle(.tapped(.item(ItemID(tapped))))
      try expectEqual(place(id), before, "after \(tapped)")
    }
    // Values above go.
    picker.handle(.valuesRemoved((0..<100).map { "v\($0)" }))
    try expectEqual(place(id), before)
    // The text grows, the room turns: the row stays in sight.
    for traits in [Self.traits.withText(.large), .tabletLandscape, Self.traits] {
      picker.handle(.traitsChanged(traits))
      expect(picker.display(theme: .standard)["picker/list/" + id] != nil)
    }
  }

  /// Also a host that never tells what was laid out sees no row move under its finger.
  @Test func theSelectedGroupMovesNothingWithoutADisplay() throws {
    let items = (0..<100).map { ListPickerEntry(id: "c\($0)", "Color \($0)") }
    var picker = opened([ListPickerSection(items: items)])
    func place() throws -> Double { try #require(picker.displayList(theme: .standard)["picker/list/c5"]).frame.minY }
    let before = try place()
    for tapped in ["c5", "c2", "c9", "c2", "c9", "c5"] {
      picker.handle(.tapped(.item(ItemID(tapped))))
      try expectEqual(place(), before, "after \(tapped)")
    }
  }

  @Test func aPullTurnsBackAtOnce() {
    var grid = collection(40, form: .grid(.columns(2)))
    _ = grid.display(theme: .standard)
    grid.handle(.dragged(.began(at: .zero)))
    for (y, offset) in [(-100.0, 100.0), (300, 0), (250, 50), (-1e9, .infinity), (-1e9 + 30, -30)] {
      grid.handle(.dragged(.changed(translation: LayoutPoint(x: 0, y: y))))
      let highest = grid.displayList(theme: .standard).scrollAreas[0]
      let end = highest.contentSize.height - highest.viewportExtent
      let expected = offset < 0 ? end + offset : min(offset, end)
      expect(abs(grid.offset - expected) < 0.01, "\(y)")
    }
  }
}
