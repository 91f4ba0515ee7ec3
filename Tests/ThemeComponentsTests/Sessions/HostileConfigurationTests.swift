import Foundation
import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Metrics are numbers that an app may read from somewhere: none of them makes a component trap or hang.
@Suite struct HostileConfigurationTests {
  private static let numbers: [Double] = [-1e300, -44, -1, 0, 1e-300, 0.5, 1e9, 1e300]

  /// A value with one of its numbers, wherever it stands, put to another; once for each number.
  private func variants<Value: Codable>(of value: Value, _ number: Double) throws -> [Value] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return sample(variants(of: object, number), number).compactMap { object in
      // A place that holds a whole number only does not take every number.
      let data = try? JSONSerialization.data(withJSONObject: object)
      return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
  }

  /// The extreme numbers everywhere, the others by turns, so that each place sees some of them.
  ///
  /// Long runs try every number everywhere.
  private func sample(_ variants: [Any], _ number: Double) -> [Any] {
    guard !MutationCount.isLongRun, abs(number) < 1e300,
      let turn = Self.numbers.firstIndex(of: number)
    else { return variants }
    return variants.enumerated().filter { ($0.offset + turn) % 4 == 0 }.map(\.element)
  }

  private func variants(of object: Any, _ number: Double) -> [Any] {
    guard let dictionary = object as? [String: Any] else {
      return object is NSNumber ? [number] : []
    }
    var results: [Any] = []
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      for variant in variants(of: value, number) {
        var changed = dictionary
        changed[key] = variant
        results.append(changed)
      }
    }
    return results
  }

  @Test(arguments: numbers) func hierarchiesEndure(number: Double) throws {
    let base = HierarchyConfiguration(selectionMode: .multiple)
    let variants = try variants(of: base, number)
    #expect(variants.count > 8)
    for (turn, configuration) in variants.enumerated() {
      for traits in turn.isMultiple(of: 2) ? [ViewTraits.phone] : [.tabletPortrait] {
        let hierarchy = SampleHierarchy.tree()
        hierarchy.decorate = {
          $0.status = .text("High")
          $0.icons = [.text("1")]
          $0.detailImage = "photo"
        }
        var controller = shown(
          hierarchy, traits, opening: ["r", "r1"], configuration: configuration)
        controller.drag(by: LayoutPoint(x: 500, y: 3), velocity: LayoutPoint(x: 900, y: 0))
        controller.drag(by: LayoutPoint(x: 1, y: -300))
        #expect(!drawn(controller).description.isEmpty)
      }
      let cell = HierarchyTableCell(
        id: "a", content: HierarchyItemContent(title: "A", detailImage: "photo"),
        configuration: configuration, traits: .phone)
      #expect(!cell.displayList(theme: .standard).description.isEmpty)
    }
  }

  @Test(arguments: numbers) func collectionsEndure(number: Double) throws {
    for form in [
      CollectionForm.horizontal(), .horizontal(isScrollingEnabled: false), .grid(.columns(3)),
      .grid(.minimumItemSize(LayoutSize(width: 90, height: 120))),
    ] {
      let base = CollectionConfiguration(
        form: form, header: SectionHeaderFooter("P", style: .attribute, attribute: "7"))
      for configuration in try variants(of: base, number) {
        for count in [0, 1, 30] {
          var view = CollectionModel(
            configuration: configuration,
            items: (0..<count).map { CollectionEntry(id: "i\($0)", placeholder: "A", title: "T") },
            traits: .phone)
          view.handle(.dragged(.began(at: .zero)))
          view.handle(
            .dragged(
              .ended(translation: LayoutPoint(x: -90, y: -9), velocity: LayoutPoint(x: -800, y: 9)))
          )
          #expect(view.offset >= 0 && view.offset.isFinite)
          #expect(!view.displayList(theme: .standard).description.isEmpty)
        }
      }
    }
  }

  @Test(arguments: numbers) func pickersAndPagesEndure(number: Double) throws {
    var picker = ListPickerConfiguration(
      label: "Color", isSearchEnabled: true, presentation: .sheet)
    picker.showsAnchorButton = true
    picker.prompt = "Choose"
    for configuration in try variants(of: picker, number) {
      var cell = ListPickerFormCell(
        configuration: configuration, sections: [.colors], value: ["red"], traits: .phone)
      #expect(!cell.displayList(theme: .standard).description.isEmpty)
      cell.handle(.cellTapped)
      cell.handle(.scrolled(to: 40))
      cell.handle(.grabberDragged(by: 30))
      cell.handle(.itemTapped("blue"))
      cell.handle(.cancelTapped)
      #expect(!cell.displayList(theme: .standard).description.isEmpty)
    }
    let pages = SiblingConfiguration(
      style: .icon, actions: [ToolbarAction(id: "a", title: "A")], hasIconToolbar: true)
    for configuration in try variants(of: pages, number) {
      let navigation = SiblingNavigation(
        configuration: configuration, pages: ["a", "b"].map { SiblingPage(id: $0) },
        traits: .phone)
      #expect(!navigation.displayList(theme: .standard).description.isEmpty)
    }
  }

  @Test func numbersThatAreNoneEndure() {
    var configuration = HierarchyConfiguration()
    for number in [Double.nan, .infinity, -.infinity] {
      configuration.metrics.headerHeight = number
      configuration.metrics.rowPadding = LayoutInsets(all: number)
      configuration.metrics.dividerThickness = number
      configuration.metrics.dragThreshold = number
      configuration.metrics.predictionTime = number
      configuration.metrics.multiLineIndicatorWidth = number
      configuration.metrics.expandedTitleScale = number
      configuration.cellMetrics.gap = number
      configuration.columnRule = .width(number)
      for traits in [ViewTraits.phone, .tabletLandscape] {
        var controller = shown(
          .tree(), traits, opening: ["r", "r1"], configuration: configuration)
        controller.drag(by: LayoutPoint(x: 300, y: 3), velocity: LayoutPoint(x: number, y: number))
        controller.send(.scrolled(level: 1, offset: number))
        #expect(!drawn(controller).description.isEmpty)
      }
    }
    var collection = CollectionConfiguration(header: SectionHeaderFooter("P"))
    collection.metrics.spacing = .nan
    collection.metrics.insets = LayoutInsets(all: .infinity)
    collection.metrics.gridSpacing = -.infinity
    for form in [CollectionForm.horizontal(), .grid(.columns(2))] {
      collection.form = form
      var view = CollectionModel(
        configuration: collection, items: (0..<9).map { CollectionEntry(id: "i\($0)") },
        traits: .phone)
      view.handle(.scrollEnded(at: .infinity))
      #expect(!view.displayList(theme: .standard).description.isEmpty)
    }
  }

  @Test("a data source with more siblings than anybody has is cut short")
  func hugeCountsEndure() {
    struct Endless: SiblingNavigationDataSource {
      let presentationCount: Int
      func pageID(at index: Int) -> ItemID { "p\(index)" }
      func presentationTitle(for id: ItemID) -> String? { nil }
    }
    #expect(Endless(presentationCount: .max).pages.count == 100_000)
    #expect(Endless(presentationCount: .min).pages.isEmpty)
    #expect(
      SiblingNavigation(dataSource: Endless(presentationCount: -4), traits: .phone).title == nil)
  }
}
