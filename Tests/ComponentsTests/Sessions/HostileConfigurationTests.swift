import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// Metrics are numbers that an app may read from somewhere: none of them makes a component trap or hang.
@Suite struct HostileConfigurationTests {
  private static let numbers: [Double] = [-1e300, -44, -1, 0, 1e-300, 0.5, 1e9, 1e300]

  /// A configuration with one of its numbers put to another; once for each number.
  ///
  /// The extreme numbers are tried everywhere, the others by turns, so that each place sees some of them. Long runs try
  /// every number everywhere.
  private func variants<Root>(of root: Root, _ number: Double, _ paths: [NumberPath<Root>]) -> [Root] {
    var tried = paths
    if !MutationCount.isLongRun, abs(number) < 1e300, let turn = Self.numbers.firstIndex(of: number) {
      tried = paths.enumerated().filter { ($0.offset + turn) % 4 == 0 }.map(\.element)
    }
    return tried.map { $0.changed(root, to: number) }
  }

  @Test(arguments: numbers) func hierarchiesEndure(number: Double) {
    let base = HierarchyConfiguration(selectionMode: .multiple)
    let variants = variants(of: base, number, HierarchyConfiguration.numbers)
    expect(variants.count > 8)
    for (turn, configuration) in variants.enumerated() {
      for traits in turn.isMultiple(of: 2) ? [ViewTraits.phone] : [.tabletPortrait] {
        let hierarchy = SampleHierarchy.tree()
        hierarchy.decorate = {
          $0.status = .text("High")
          $0.icons = [.text("1")]
          $0.detailImage = "photo"
        }
        var controller = shown(hierarchy, traits, opening: ["r", "r1"], configuration: configuration)
        controller.drag(by: LayoutPoint(x: 500, y: 3), velocity: LayoutPoint(x: 900, y: 0))
        controller.drag(by: LayoutPoint(x: 1, y: -300))
        expect(!drawn(controller).outline.isEmpty)
      }
      let cell = HierarchyTableCell(
        id: "a", content: HierarchyItemContent(title: "A", detailImage: "photo"), configuration: configuration,
        traits: .phone)
      expect(!cell.displayList(theme: .standard).outline.isEmpty)
    }
  }

  @Test(arguments: numbers) func collectionsEndure(number: Double) {
    for form in [
      CollectionForm.horizontal(), .horizontal(isScrollingEnabled: false), .grid(.columns(3)),
      .grid(.minimumItemSize(LayoutSize(width: 90, height: 120))),
    ] {
      let base = CollectionConfiguration(
        form: form, header: SectionHeaderFooter("P", style: .attribute, attribute: "7"))
      for configuration in variants(of: base, number, CollectionConfiguration.numbers) {
        for count in [0, 1, 30] {
          var view = CollectionModel(
            configuration: configuration,
            items: (0..<count).map { CollectionEntry(id: "i\($0)", placeholder: "A", title: "T") }, traits: .phone)
          view.handle(.dragged(.began(at: .zero)))
          view.handle(.dragged(.ended(translation: LayoutPoint(x: -90, y: -9), velocity: LayoutPoint(x: -800, y: 9))))
          expect(view.offset >= 0 && view.offset.isFinite)
          expect(!view.displayList(theme: .standard).outline.isEmpty)
        }
      }
    }
  }

  @Test(arguments: numbers) func pickersAndPagesEndure(number: Double) {
    var picker = ListPickerConfiguration(label: "Color", isSearchEnabled: true, presentation: .sheet)
    picker.showsAnchorButton = true
    picker.prompt = "Choose"
    for configuration in variants(of: picker, number, ListPickerConfiguration.numbers) {
      var cell = ListPickerFormCell(configuration: configuration, sections: [.colors], value: ["red"], traits: .phone)
      expect(!cell.displayList(theme: .standard).outline.isEmpty)
      cell.handle(.tapped(.control(.formCell)))
      cell.handle(.scrolled(to: 40))
      cell.handle(.grabberDragged(by: 30))
      cell.handle(.tapped(.item("blue")))
      cell.handle(.tapped(.control(.cancel)))
      expect(!cell.displayList(theme: .standard).outline.isEmpty)
    }
    let pages = SiblingConfiguration(style: .icon, actions: [ToolbarAction(id: "a", title: "A")], hasIconToolbar: true)
    for configuration in variants(of: pages, number, SiblingConfiguration.numbers) {
      let navigation = SiblingNavigation(
        configuration: configuration, pages: ["a", "b"].map { SiblingPage(id: $0) }, traits: .phone)
      expect(!navigation.displayList(theme: .standard).outline.isEmpty)
    }
  }

  @Test func numbersThatAreNoneEndure() {
    var configuration = HierarchyConfiguration()
    for number in [Double.nan, .infinity, -.infinity] {
      configuration.metrics.headerHeight = number
      configuration.metrics.rowPadding = LayoutInsets(all: number)
      configuration.metrics.dividerThickness = number
      configuration.metrics.dragThreshold = number
      configuration.metrics.multiLineIndicatorWidth = number
      configuration.metrics.expandedTitleScale = number
      configuration.cellMetrics.gap = number
      configuration.columnRule = .width(number)
      for traits in [ViewTraits.phone, .tabletLandscape] {
        var controller = shown(.tree(), traits, opening: ["r", "r1"], configuration: configuration)
        controller.drag(by: LayoutPoint(x: 300, y: 3), velocity: LayoutPoint(x: number, y: number))
        controller.send(.scrolled(in: "hierarchy/column-1", to: number))
        expect(!drawn(controller).outline.isEmpty)
      }
    }
    var collection = CollectionConfiguration(header: SectionHeaderFooter("P"))
    collection.metrics.spacing = .nan
    collection.metrics.insets = LayoutInsets(all: .infinity)
    collection.metrics.gridSpacing = -.infinity
    for form in [CollectionForm.horizontal(), .grid(.columns(2))] {
      collection.form = form
      var view = CollectionModel(
        configuration: collection, items: (0..<9).map { CollectionEntry(id: "i\($0)") }, traits: .phone)
      view.handle(.scrollEnded(at: .infinity))
      expect(!view.displayList(theme: .standard).outline.isEmpty)
    }
  }

  @Test("a data source with more siblings than anybody has is cut short") func hugeCountsEndure() {
    struct Endless: SiblingNavigationDataSource {
      let presentationCount: Int
      func pageID(at index: Int) -> ItemID { "p\(index)" }
      func presentationTitle(for id: ItemID) -> String? { nil }
    }
    expectEqual(Endless(presentationCount: .max).pages.count, 100_000)
    expect(Endless(presentationCount: .min).pages.isEmpty)
    expect(SiblingNavigation(pages: Endless(presentationCount: -4).pages, traits: .phone).title == nil)
  }
}
