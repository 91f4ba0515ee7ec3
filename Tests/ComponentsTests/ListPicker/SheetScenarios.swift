import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Sheets and the question before changes are discarded.
///
/// `Guideline` is the page of the list picker; where it does not speak, `iOS` is the platform's rule.
@Suite struct SheetScenarios {
  private static let small = ViewTraits(size: LayoutSize(width: 320, height: 568))
  private static let onItsSide = ViewTraits(
    size: LayoutSize(width: 844, height: 390), environment: StyleEnvironment(device: .iphone, orientation: .landscape))

  private func sheet(_ traits: ViewTraits = .phone) -> ListPickerFormCell {
    opened(traits: traits) { $0.presentation = .sheet }
  }

  private func hierarchySheet(_ traits: ViewTraits = .phone) -> HierarchyDriverOfPicker {
    var configuration = ListPickerConfiguration(label: "Machines")
    configuration.presentation = .sheet
    let tree = SampleHierarchy.tree()
    var cell = HierarchyPickerFormCell(configuration: configuration, traits: traits)
    cell.handle(.tapped(.control(.formCell)), asking: tree)
    cell.handle(.hierarchy(.tapped(.accessory("r"))), asking: tree)
    return HierarchyDriverOfPicker(cell: cell, tree: tree)
  }

  /// A picker with its data source.
  private struct HierarchyDriverOfPicker {
    var cell: HierarchyPickerFormCell
    let tree: SampleHierarchy

    @discardableResult mutating func send(_ event: ListPickerEvent) -> [ListPickerEffect] {
      cell.handle(event, asking: tree)
    }

    mutating func draw() -> DisplayList { cell.display(theme: .standard, asking: tree) }
  }

  private func drag(_ y: Double, by way: Double) -> [DragEvent] {
    [
      .began(at: LayoutPoint(x: 195, y: y)),
      .changed(translation: LayoutPoint(x: 0, y: way / 2)),
      .ended(translation: LayoutPoint(x: 0, y: way), velocity: LayoutPoint(x: 0, y: 0)),
    ]
  }

  // MARK: - The sheet

  @Test("Guideline: a hierarchy picker opens as half a sheet, and the grabber leads to the full one")
  func aHierarchyPickerIsASheet() throws {
    var picker = hierarchySheet()
    let half = picker.draw()
    expectEqual(half.root.frame, LayoutRect(x: 0, y: 422, width: 390, height: 422))
    expect(half.isElevated && half.nodes.contains { $0.role == .grabber })
    expectEqual(half.faults, [])
    picker.send(.grabberDragged(by: -200))
    expectEqual(picker.draw().root.frame.height, 844)
    picker.send(.grabberDragged(by: 100))
    expectEqual(picker.draw().root.frame.height, 422)
    // Once more down closes it; with changes it asks.
    picker.send(.hierarchy(.tapped(.item("r2"))))
    expectEqual(picker.send(.grabberDragged(by: 100)), [.askedToDiscard])
    picker.send(.tapped(.control(.keepEditing)))
    picker.send(.hierarchy(.tapped(.item("r2"))))
    expectEqual(picker.send(.grabberDragged(by: 100)), [.closed])
  }

  @Test("Guideline: a sheet expands when the user scrolls its contents") func scrollingExpandsTheHierarchy() {
    let tree = SampleHierarchy(root: "r", children: ["r": (0..<60).map { ItemID("c\($0)") }])
    var configuration = ListPickerConfiguration(label: "Machines")
    configuration.presentation = .sheet
    var cell = HierarchyPickerFormCell(configuration: configuration, traits: .phone)
    cell.handle(.tapped(.control(.formCell)), asking: tree)
    cell.handle(.hierarchy(.tapped(.accessory("r"))), asking: tree)
    _ = cell.display(theme: .standard, asking: tree)
    for step in drag(700, by: -120) { cell.handle(.hierarchy(.dragged(step)), asking: tree) }
    expectEqual(cell.display(theme: .standard, asking: tree).root.frame.height, 844)
  }

  @Test("iOS: on a tablet a sheet is as wide as a form sheet; a hierarchy in it has one column")
  func aSheetOnATabletHasItsSize() throws {
    for traits in [ViewTraits.tabletPortrait, .tabletLandscape, .tabletLandscape.mirrored()] {
      let list = sheet(traits).displayList(theme: .standard)
      expect(list.root.frame.width == 540 && list.root.frame.midX == traits.size.width / 2)
      expect(list.nodes.allSatisfy { $0.frame.width <= 540 } && list.faults == [])
      var picker = hierarchySheet(traits)
      let drawn = picker.draw()
      expect(drawn.root.frame.width == 540 && drawn["hierarchy/header"] != nil)
      expect(drawn.nodes.allSatisfy { $0.frame.width <= 540 } && drawn.faults == [])
    }
  }

  @Test("iOS: there is no half sheet in compact height") func aPhoneOnItsSideHasNoHalfSheet() {
    var cell = sheet(Self.onItsSide)
    expectEqual(cell.displayList(theme: .standard).root.frame.height, 390)
    expectEqual(cell.handle(.grabberDragged(by: 100)), [.closed])
    var picker = hierarchySheet(Self.onItsSide)
    expectEqual(picker.draw().root.frame.height, 390)
  }

  @Test("iOS: the strip of the grabber has the colour of the bar") func theGrabberLiesOnTheBar() throws {
    let list = sheet().displayList(theme: .standard)
    let strip = try #require(list["picker/grabber-strip"])
    let bar = try #require(list["picker/bar"])
    expect(strip.style == bar.style && strip.frame.maxY == bar.frame.minY)
    expect(strip.frame.width == bar.frame.width && list["picker/grabber"] != nil)
  }

  // MARK: - The question

  @Test("iOS: behind the question everything is dimmed and still; a tap beside it keeps editing")
  func theQuestionIsAnActionSheet() throws {
    var cell = sheet()
    cell.handle(.tapped(.item("red")))
    cell.handle(.tapped(.control(.cancel)))
    let list = cell.displayList(theme: .standard)
    let dimming = try #require(list.nodes.first { $0.role == .dimming })
    expectEqual(dimming.frame, list.root.frame)
    let row = try #require(list["picker/list/red"]).frame
    expectEqual(list.tapTarget(at: LayoutPoint(x: row.midX, y: row.midY)), .control(.keepEditing))
    for event in [
      ListPickerEvent.tapped(.item("blue")), .scrolled(to: 40), .searchChanged("x"), .tapped(.control(.apply)),
    ] { expectEqual(cell.handle(event), []) }
    expect(cell.selection == ["red"] && cell.list?.isAskingToDiscard == true)

    var picker = hierarchySheet()
    picker.send(.hierarchy(.tapped(.item("r2"))))
    picker.send(.tapped(.control(.cancel)))
    for event in [
      HierarchyEvent.tapped(.item("r3")), .tapped(.accessory("r1")), .swiped(.right), .editingChanged(true),
    ] { expectEqual(picker.send(.hierarchy(event)), []) }
    expect(picker.cell.selection == ["r2"] && picker.cell.isAskingToDiscard)
    expect(picker.draw().nodes.contains { $0.role == .dimming })
  }

  @Test("iOS: the answer that discards is destructive, the other one is the one to prefer")
  func theAnswersLookDifferent() throws {
    var cell = opened()
    cell.handle(.tapped(.item("red")))
    cell.handle(.tapped(.control(.cancel)))
    let list = cell.displayList(theme: .standard)
    let discard = try #require(list["picker/question/discardChanges"])
    let keep = try #require(list["picker/question/keepEditing"])
    expect(discard.style.color(.fontColor) != keep.style.color(.fontColor))
    expect(keep.frame.minY >= discard.frame.maxY + 8)
    expect(keep.text?.font.weight != discard.text?.font.weight)
  }

  @Test("iOS: at the largest text on the smallest phone the question and both answers are in sight")
  func theQuestionFitsTheSmallestPhone() throws {
    for category in StyleTextSize.allCases {
      for presentation in ListPickerPresentation.allCases {
        var cell = opened(traits: Self.small.withText(category)) { $0.presentation = presentation }
        cell.handle(.tapped(.item("red")))
        cell.handle(.tapped(.control(.cancel)))
        let list = cell.displayList(theme: .standard)
        let question = try #require(list["picker/question"])
        expect(question.frame.minY >= 0 && question.frame.maxY <= 568, "\(category)")
        for node in question.flattened where node.text != nil {
          expectEqual(node.text?.isTruncated, false, "\(category) \(node.identifier)")
          expect(node.frame.minY >= question.frame.minY && node.frame.maxY <= question.frame.maxY)
        }
      }
    }
  }
}
