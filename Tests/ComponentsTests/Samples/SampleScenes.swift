import ThemeComponents
import ThemePage
import ThemeTable

/// A component in some state, drawn with any theme and in any surroundings.
struct SampleScene: CustomStringConvertible, Sendable {
  let description: String
  /// Whether its texts are in another language where reading goes from right to left.
  let isTranslated: Bool
  let draw: @Sendable (ComponentTheme, ViewTraits) -> DisplayList

  init(
    _ name: String, isTranslated: Bool = false, _ draw: @escaping @Sendable (ComponentTheme, ViewTraits) -> DisplayList
  ) {
    description = name
    self.isTranslated = isTranslated
    self.draw = draw
  }

  /// Together they show every part of every component, in each state that it can have.
  static let all: [SampleScene] = previews + hierarchies + pickers + others

  private static let previews = ComponentSample.allCases.map { sample in
    SampleScene(sample.rawValue, isTranslated: true) { sample.displayList(theme: $0, traits: $1) }
  }

  /// Everything that a row can hold, and more text than it has room for.
  private static let fullRow: @Sendable (inout HierarchyItemContent) -> Void = {
    $0.title = ($0.title ?? "") + ", a machine with a long name"
    $0.subtitle = "Subtitle"
    $0.footnote = "Footnote in many words"
    $0.status = .text("High Priority")
    $0.icons = [.text("1"), .image("clip", label: "Attachment"), .text("3")]
    $0.detailImage = "machine"
    $0.accessoryType = .disclosureIndicator
    $0.hierarchyAttributeText = "999,999"
  }

  private static let hierarchies = [
    SampleScene("hierarchy of full rows") { theme, traits in
      let hierarchy = SampleHierarchy.tree()
      hierarchy.decorate = fullRow
      var controller = shown(hierarchy, traits, opening: ["r", "r1", "r11"])
      controller.send(.swiped(traits.isRightToLeft ? .left : .right))
      controller.send(.highlighted(.item("r2")))
      return drawn(controller, theme: theme)
    },
    SampleScene("hierarchy with one more level than fits") { theme, traits in
      var controller = shown(
        .tree(), traits, opening: ["r", "r1", "r11"], configuration: HierarchyConfiguration(selectionMode: .multiple))
      controller.send(.swiped(traits.isRightToLeft ? .left : .right))
      controller.send(.tapped(.item("r2")))
      controller.send(.highlighted(.accessory("r2")))
      return drawn(controller, theme: theme)
    },
    SampleScene("hierarchy that loads") { theme, traits in
      let hierarchy = SampleHierarchy.tree()
      hierarchy.isLate = { $0 == "count r1" || $0 == "content r2" }
      return drawn(shown(hierarchy, traits, opening: ["r", "r1"]), theme: theme)
    },
    SampleScene("full table cell") { theme, traits in
      var content = HierarchyItemContent(title: "Pump")
      content.indicatorLayout = .singleLine
      fullRow(&content)
      var cell = HierarchyTableCell(id: "a", content: content, isExpanded: true, traits: traits)
      cell.handle(.highlighted(.item("a")))
      return cell.displayList(theme: theme)
    },
  ]

  private static let object: ObjectCellContent = {
    var object = ObjectCellContent(
      title: "Pump", subtitle: "Hall 3", footnote: "Floor A", status: .text("High"), detailImage: "pump")
    object.description = "It lifts water."
    object.substatus = .image("flag", label: "Flagged")
    object.icons = [.text("1")]
    object.accessoryType = .detailButton
    return object
  }()

  private static let pickers = [
    SampleScene("list picker of objects") { theme, traits in
      let items = ["a", "b", "c"].map { ListPickerEntry(id: $0, content: .object(object)) }
      var cell = opened(
        [ListPickerSection(title: "A Section With a Long Title", items: items)], value: ["b"], traits: traits)
      cell.handle(.highlighted(.item("a")))
      return cell.displayList(theme: theme)
    },
    SampleScene("list picker that finds nothing") { theme, traits in
      var cell = opened(traits: traits) {
        $0.isSearchEnabled = true
        $0.isNavigationBarHiddenDuringSearch = false
        $0.allowsEmptySelection = false
      }
      cell.handle(.searchChanged("nothing of the kind"))
      return cell.displayList(theme: theme)
    },
    SampleScene("list picker on a further level") { theme, traits in
      let group = ListPickerEntry(id: "g", "A Group With a Long Name", children: [ListPickerEntry(id: "x", "X")])
      var cell = opened([ListPickerSection(items: [group])], traits: traits)
      cell.handle(.tapped(.item("g")))
      return cell.displayList(theme: theme)
    },
    SampleScene("form cell with a long value that cannot be edited") { theme, traits in
      closed(value: ["red", "green", "blue", "dark red"], traits: traits) {
        $0.label = "Colors of the Rainbow and Others"
        $0.isEditable = false
      }.displayList(theme: theme)
    },
  ]

  private static let others = [
    SampleScene("hierarchy without a controller") { theme, traits in
      HierarchyModel(traits: traits).displayList(theme: theme)
    },
    SampleScene("scrolled collection") { theme, traits in
      var view = collection(
        12, total: 1_234_567, header: SectionHeaderFooter("Products of the Season", style: .attribute, attribute: "12"),
        columns: 2, traits: traits)
      view.handle(.scrollEnded(at: 500))
      view.handle(.highlighted(.item("item-2")))
      return view.displayList(theme: theme)
    },
    SampleScene("collection of people") { theme, traits in
      collection(3, columns: 4, traits: traits) {
        $0.image = nil
        $0.placeholder = "AB"
      }.displayList(theme: theme)
    },
    SampleScene("grid of sized cells") { theme, traits in
      collection(
        20, form: .grid(.minimumItemSize(LayoutSize(width: 140, height: 260))),
        header: SectionHeaderFooter("A title that takes two lines at most", style: .empty), traits: traits
      ).displayList(theme: theme)
    },
    SampleScene("object list") { theme, traits in
      var list = ObjectList(
        items: [ObjectListItem(id: "a", content: object), ObjectListItem(id: "b", content: object)], traits: traits)
      list.handle(.highlighted(.item("b")))
      return list.displayList(theme: theme)
    },
    SampleScene("first of the siblings") { theme, traits in
      SiblingNavigation(
        configuration: SiblingConfiguration(actions: [ToolbarAction(id: "confirm", title: "Confirm")]),
        pages: (1...3).map { SiblingPage(id: ItemID("s\($0)"), presentationTitle: "Replace Pump Seal") }, traits: traits
      ).displayList(theme: theme)
    },
    SampleScene("last of the siblings") { theme, traits in
      SiblingNavigation(pages: (1...3).map { SiblingPage(id: ItemID("s\($0)")) }, current: "s3", traits: traits)
        .displayList(theme: theme)
    },
  ]
}
