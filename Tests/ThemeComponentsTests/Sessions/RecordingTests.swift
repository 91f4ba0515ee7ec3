import Foundation
import Testing
import ThemeComponents
import ThemeTable

/// Events are values that can be kept: a session that was written and read plays as before.
@Suite struct RecordingTests {
  private func reread<Value: Codable & Equatable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func check<Model: ComponentModel>(
    _ start: Model, _ events: [Model.Event], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var model = start
    var recording = Recording(from: start)
    for event in events {
      recording.append(event)
      model.handle(event)
    }
    #expect(recording.replayed() == model, sourceLocation: sourceLocation)
    var copy = Recording(from: start)
    for event in recording.events { copy.append(try reread(event)) }
    #expect(copy == recording, sourceLocation: sourceLocation)
    #expect(copy.replayed() == model, sourceLocation: sourceLocation)
    #expect(model != start, "the events changed nothing", sourceLocation: sourceLocation)
    // A state, and a session with its start, can be kept too.
    #expect(try reread(start) == start, sourceLocation: sourceLocation)
    #expect(try reread(model) == model, sourceLocation: sourceLocation)
    #expect(try reread(recording).replayed() == model, sourceLocation: sourceLocation)
  }

  @Test func aHierarchyIsReplayedWithoutItsDataSource() throws {
    var controller = HierarchyViewController(
      dataSource: SampleHierarchy.tree(parent: "p"), traits: .tabletPortrait)
    controller.startRecording()
    controller.appear()
    for event in [
      HierarchyEvent.rowsShown(level: 1, rows: 0..<3), .accessoryTapped("r1"), .itemTapped("r2"),
      .dragged(.began(at: LayoutPoint(x: 3, y: 4))),
      .dragged(.changed(translation: LayoutPoint(x: 90, y: 0))),
      .dragged(.ended(translation: .zero, velocity: LayoutPoint(x: 900, y: 0))),
      .dragged(.cancelled),
      .swiped(.right), .scrolled(level: 1, offset: 12.5), .headerButtonTapped(.left),
      .selectionSet(["r2"]), .highlighted(.accessory("r1")), .childrenInserted(of: "r1", at: [0]),
      .parentInvalidated(of: "p"),
      .contentInvalidated(of: "r1"), .traitsChanged(.tabletLandscape.mirrored()),
    ] {
      controller.send(event)
    }
    let recording = try #require(controller.recording)
    #expect(recording.replayed() == controller.hierarchyView)
    try check(recording.start, recording.events)
  }

  @Test func otherComponentsAreReplayed() throws {
    try check(
      collection(9, columns: 2),
      [
        .scrollEnded(at: 300), .itemTapped("item-1"), .seeAllTapped, .headerTapped,
        .dragged(.began(at: .zero)), .dragged(.changed(translation: LayoutPoint(x: -40, y: 0))),
        .itemsChanged([CollectionEntry(id: "x", placeholder: "X", title: "X")], totalCount: 4),
        .traitsChanged(.phone.withText(.accessibilityLarge)), .scrolled(to: 4),
        .highlighted(.control(.seeAll)),
      ])
    let object = ListPickerEntry(
      id: "o",
      content: .object(ObjectCellContent(title: "O", status: .image("i", label: "I"))))
    try check(
      closed { $0.isSearchEnabled = true },
      [
        .cellTapped, .itemTapped("red"), .searchBegan, .searchChanged("b"), .selectAllTapped,
        .deselectAllTapped, .searchEnded, .deselectSelectedTapped, .grabberDragged(by: -40),
        .scrolled(to: 3), .anchorTapped, .cancelTapped, .keepEditingTapped, .valueSet(["blue"]),
        .valuesChanged([ListPickerSection(title: "S", items: [object])]), .backTapped, .doneTapped,
        .applyTapped, .discardConfirmed, .traitsChanged(.tabletPortrait),
      ])
    try check(
      SiblingNavigation(pages: [SiblingPage(id: "a")], traits: .phone),
      [
        .pagesChanged([
          SiblingPage(id: "a", presentationTitle: "P"), SiblingPage(id: "b"),
        ]), .nextTapped, .previousTapped, .swiped(.left), .actionTapped("x"),
        .traitsChanged(.tabletPortrait),
      ])
    try check(
      collection(3).objectList,
      [.itemTapped("item-1"), .scrolled(to: 30), .traitsChanged(.tabletPortrait)])
    try check(
      HierarchyTableCell(id: "a", content: HierarchyItemContent(title: "A"), traits: .phone),
      [
        .tapped, .accessoryTapped, .expansionChanged(true),
        .contentChanged(HierarchyItemContent(title: "B", detailImage: "pump")),
        .traitsChanged(.tabletPortrait),
      ])
  }

  @Test func everyKindOfValueOfAStyleIsWrittenAndRead() throws {
    let theme = theme(
      """
      Button {
        font-color: rgba(1, 2, 3, 0.5); font-name: Avenir-Book; font-size: 12.5; text-align: center;
        font-style: title1; text-transform: uppercase; image: star; text-line-clamp: 2;
        shadow-offset: 1,2; corner-radius: 4;
      }
      SearchBar { padding: 1 2 3 4; }
      """)
    for part in [StyledPart("Button", .button), StyledPart("SearchBar", .view)] {
      let style = theme.style(of: part, in: StyleEnvironment())
      #expect(style.entries.count > 1)
      #expect(try reread(style) == style)
    }
    for text in [
      #"{"font-color": {"type": "color", "value": "red"}}"#,
      ##"{"font-color": {"type": "color", "value": "#12345"}}"##,
      #"{"padding": {"type": "box", "value": [1, 2]}}"#,
      #"{"shadow-offset": {"type": "offset", "value": [1]}}"#,
      #"{"x": {"type": "nothing", "value": 1}}"#, #"{"x": 1}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(PartStyle.self, from: Data(text.utf8))
      }
    }
  }
}
