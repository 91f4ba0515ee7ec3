import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Events are values that can be kept: a session that is replayed plays as before.
@Suite struct RecordingTests {
  private func check<Model: ComponentModel>(
    _ start: Model, _ events: [Model.Event], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var model = start
    var recording = Recording(from: start)
    for event in events {
      recording.append(event)
      model.handle(event)
    }
    expectEqual(recording.replayed(), model, sourceLocation: sourceLocation)
    expect(model != start, "the events changed nothing", sourceLocation: sourceLocation)
  }

  @Test func aHierarchyIsReplayedWithoutItsDataSource() throws {
    var controller = HierarchyViewController(dataSource: SampleHierarchy.tree(parent: "p"), traits: .tabletPortrait)
    controller.startRecording()
    controller.appear()
    for event in [
      HierarchyEvent.rowsShown(level: 1, rows: 0..<3), .tapped(.accessory("r1")), .tapped(.item("r2")),
      .dragged(.began(at: LayoutPoint(x: 3, y: 4))), .dragged(.changed(translation: LayoutPoint(x: 90, y: 0))),
      .dragged(.ended(translation: .zero, velocity: LayoutPoint(x: 900, y: 0))), .dragged(.cancelled), .swiped(.right),
      .scrolled(in: "hierarchy/column-1", to: 12.5), .tapped(.control(.headerLeft)), .selectionSet(["r2"]),
      .highlighted(.accessory("r1")), .childrenInserted(of: "r1", at: [0]), .parentInvalidated(of: "p"),
      .contentInvalidated(of: "r1"), .traitsChanged(.tabletLandscape.mirrored()),
    ] { controller.send(event) }
    let recording = try #require(controller.recording)
    expectEqual(recording.replayed(), controller.hierarchyView)
    check(recording.start, recording.events)
  }

  @Test func otherComponentsAreReplayed() {
    check(
      collection(9, columns: 2),
      [
        .scrollEnded(at: 300), .tapped(.item("item-1")), .tapped(.control(.seeAll)),
        .tapped(.control(.collectionHeader)), .dragged(.began(at: .zero)),
        .dragged(.changed(translation: LayoutPoint(x: -40, y: 0))),
        .itemsChanged([CollectionEntry(id: "x", placeholder: "X", title: "X")], totalCount: 4),
        .traitsChanged(.phone.withText(.accessibilityLarge)), .scrolled(to: 4), .highlighted(.control(.seeAll)),
      ])
    let object = ListPickerEntry(
      id: "o", content: .object(ObjectCellContent(title: "O", status: .image("i", label: "I"))))
    check(
      closed { $0.isSearchEnabled = true },
      [
        .tapped(.control(.formCell)), .tapped(.item("red")), .tapped(.control(.searchField)), .searchChanged("b"),
        .tapped(.control(.selectAll)), .tapped(.control(.deselectAll)), .tapped(.control(.endSearch)),
        .tapped(.control(.deselectSelected)), .grabberDragged(by: -40), .scrolled(to: 3), .tapped(.control(.anchor)),
        .tapped(.control(.cancel)), .tapped(.control(.keepEditing)), .valueSet(["blue"]),
        .valuesChanged([ListPickerSection(title: "S", items: [object])]), .tapped(.control(.back)),
        .tapped(.control(.done)), .tapped(.control(.apply)), .tapped(.control(.discardChanges)),
        .traitsChanged(.tabletPortrait),
      ])
    check(
      SiblingNavigation(pages: [SiblingPage(id: "a")], traits: .phone),
      [
        .pagesChanged([SiblingPage(id: "a", presentationTitle: "P"), SiblingPage(id: "b")]), .tapped(.control(.next)),
        .tapped(.control(.previous)), .swiped(.left), .tapped(.item("x")), .traitsChanged(.tabletPortrait),
      ])
    check(collection(3).objectList, [.tapped(.item("item-1")), .scrolled(to: 30), .traitsChanged(.tabletPortrait)])
    check(
      HierarchyTableCell(id: "a", content: HierarchyItemContent(title: "A"), traits: .phone),
      [
        .tapped(.item("x")), .tapped(.accessory("x")), .expansionChanged(true),
        .contentChanged(HierarchyItemContent(title: "B", detailImage: "pump")), .traitsChanged(.tabletPortrait),
      ])
  }
}
