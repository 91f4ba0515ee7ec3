import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Events are values that can be kept: a session that is replayed plays as before.
@Suite struct ReplayTests {
  private func check<Model: ComponentModel>(
    _ start: Model, _ events: [Model.Event], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var model = start
    for event in events { model.handle(event) }
    expectEqual(events.reduce(into: start) { $0.handle($1) }, model, sourceLocation: sourceLocation)
    expect(model != start, "the events changed nothing", sourceLocation: sourceLocation)
  }

  @Test func aHierarchyIsReplayed() {
    check(
      HierarchyModel(traits: .tabletPortrait),
      [
        .appeared, .answered(LoadToken(number: 1), .root("r")), .answered(LoadToken(number: 2), .numberOfChildren(2)),
        .rowsShown(level: 1, rows: 0..<2), .tapped(.accessory("r")), .swiped(.right), .selectionSet(["r"]),
        .dragged(.began(at: LayoutPoint(x: 3, y: 4))), .dragged(.cancelled), .childrenInserted(of: "r", at: [0]),
        .parentInvalidated(of: "r"), .contentInvalidated(of: "r"), .traitsChanged(.tabletLandscape.mirrored()),
      ])
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
