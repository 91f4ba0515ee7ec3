import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A list and a hierarchy obey every property of the configuration that they share, or say that they do not.
@Suite struct ObeyedConfigurationTests {
  /// A change of one property, and the others without which it means nothing.
  struct Property: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether the property is about lists alone, as the type's documentation says.
    var isOfLists = false
    var needed: @Sendable (inout ListPickerConfiguration) -> Void = { _ in }
    let change: @Sendable (inout ListPickerConfiguration) -> Void
  }

  private static let properties = [
    Property(testDescription: "label") { $0.label = "Other" },
    Property(testDescription: "allowsMultipleSelection") { $0.allowsMultipleSelection = false },
    Property(testDescription: "allowsEmptySelection") { $0.allowsEmptySelection = false },
    Property(testDescription: "isEditable") { $0.isEditable = false },
    Property(testDescription: "isSearchEnabled") { $0.isSearchEnabled = true },
    Property(testDescription: "searchesByHost", needed: search) { $0.searchesByHost = true },
    Property(testDescription: "isNavigationBarHiddenDuringSearch", needed: search) {
      $0.isNavigationBarHiddenDuringSearch = false
    },
    Property(testDescription: "isSearchCancelledAfterSelection", needed: search) {
      $0.isSearchCancelledAfterSelection = true
    },
    Property(testDescription: "mode") { $0.mode = .live },
    Property(testDescription: "dismissesOnSelection", needed: { $0.allowsMultipleSelection = false }) {
      $0.dismissesOnSelection = true
    },
    Property(testDescription: "presentation") { $0.presentation = .sheet },
    Property(testDescription: "asksBeforeDiscarding") { $0.asksBeforeDiscarding = false },
    Property(testDescription: "showsSelectedGroup", isOfLists: true) { $0.showsSelectedGroup = false },
    Property(testDescription: "showsAnchorButton", needed: { $0.presentation = .sheet }) {
      $0.showsAnchorButton = true
    },
    Property(testDescription: "prompt") { $0.prompt = "Choose." },
    Property(testDescription: "strings") { $0.strings = ListPickerStrings(.german) },
    Property(testDescription: "metrics") { $0.metrics.barHeight = 60 },
  ]

  private static let search: @Sendable (inout ListPickerConfiguration) -> Void = { $0.isSearchEnabled = true }

  /// All that a user can do: take the value out, choose another, search, choose what was found, cancel and discard.
  private static let session: [ListPickerEvent] = [
    .tapped(.control(.formCell)), .hierarchy(.tapped(.accessory("r"))), .tapped(.item("r1")), .tapped(.item("r2")),
    .tapped(.control(.searchField)), .searchChanged("r3"), .tapped(.item("r3")), .tapped(.control(.endSearch)),
    .tapped(.control(.cancel)), .tapped(.control(.discardChanges)),
  ]

  /// What is seen, heard and asked for in a session.
  private static func play<Picker: ComponentLayout>(
    _ picker: Picker, _ handle: (inout Picker, ListPickerEvent) -> [ListPickerEffect],
    _ draw: (inout Picker) -> DisplayList
  ) -> [String] {
    var picker = picker
    func seen(_ list: DisplayList) -> String {
      list.nodes.map { node in
        let words = [node.text?.string, node.accessibility?.value].compactMap { $0 }
        return "\(node.id) \(node.frame) \(words) \(node.tapTarget == nil)"
      }.joined()
    }
    return [seen(draw(&picker))]
      + session.flatMap { event in
        let effects = handle(&picker, event)
        return ["\(effects)", seen(draw(&picker))]
      }
  }

  private static func list(_ configuration: ListPickerConfiguration) -> [String] {
    let entries = ["r1", "r2", "r3"].map { ListPickerEntry(id: $0, "Title of \($0.rawValue)") }
    return play(
      ListPickerFormCell(
        configuration: configuration, sections: [ListPickerSection(items: entries)], value: ["r1"], traits: .phone)
    ) {
      $0.handle($1)
    } _: {
      $0.display(theme: .standard)
    }
  }

  private static func hierarchy(_ configuration: ListPickerConfiguration) -> [String] {
    let source = SampleHierarchy.tree()
    return play(
      HierarchyPickerFormCell(
        configuration: configuration, value: ["r1"], titles: ["r1": "Title of r1"], traits: .phone)
    ) {
      $0.handle($1, asking: source)
    } _: {
      $0.display(theme: .standard, asking: source)
    }
  }

  @Test(arguments: properties) func everyPropertyChangesSomething(property: Property) {
    var configuration = ListPickerConfiguration(label: "Machines")
    property.needed(&configuration)
    var changed = configuration
    property.change(&changed)
    expect(Self.list(configuration) != Self.list(changed), "a list does not obey")
    expectEqual(Self.hierarchy(configuration) == Self.hierarchy(changed), property.isOfLists)
  }
}
