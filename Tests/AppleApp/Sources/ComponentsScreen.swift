import SwiftUI
import ThemeComponents
import ThemeTable
import ThemeViews

/// A component in a navigation stack, in a form and in a sheet.
struct ComponentsScreen: View {
  /// The component, by an argument of the launch: a picture needs nobody to tap.
  enum Component: String { case cells, list, sheet, collection, grid, objects, siblings, hierarchy }
  /// Where it is.
  enum Place: String { case stack, form, sheet }

  let store: ThemeStore
  let component: Component
  let place: Place
  @State private var teams = Samples.picker("Teams", .push)
  @State private var colors = Samples.picker("Colors", .sheet)
  @State private var steps = Samples.siblings
  @State private var row = Samples.collection(.horizontal())
  @State private var grid = Samples.collection(.grid(.columns(2)))
  @State private var objects = Samples.collection(.horizontal()).objectList
  @State private var plants = HierarchyDriver(dataSource: Plants())
  @State private var places = HierarchyDriver(Samples.hierarchyPicker, dataSource: Plants())
  @State private var isInSheet = true

  var body: some View {
    Group {
      switch place {
      case .stack: screen { shown }
      case .form: screen { Form { shown.frame(minHeight: isHigh ? 400 : nil) } }
      case .sheet: Text(verbatim: "Below").sheet(isPresented: $isInSheet) { screen { shown } }
      }
    }
    .theme(store)
    .onAppear {
      if component == .list { teams.handle(.tapped(.control(.formCell))) }
      if component == .sheet { colors.handle(.tapped(.control(.formCell))) }
    }
  }

  /// Whether the component has no height of its own, as it scrolls.
  private var isHigh: Bool { [.grid, .objects, .siblings, .hierarchy].contains(component) }

  private func screen(@ViewBuilder _ content: () -> some View) -> some View {
    NavigationStack {
      content().navigationTitle(Text(verbatim: component.rawValue)).picker($teams).picker($colors).picker(places)
    }
  }

  @ViewBuilder private var shown: some View {
    switch component {
    case .cells, .list, .sheet:
      VStack {
        PickerCell($teams)
        PickerCell($colors)
        PickerCell(places)
      }
    case .collection: CollectionSection($row)
    case .grid: CollectionSection($grid)
    case .objects: ObjectListView($objects)
    case .siblings: SiblingPages($steps) { id in Text(verbatim: id.rawValue) }
    case .hierarchy: HierarchyLists(plants)
    }
  }
}

/// Components with something in them.
@MainActor private enum Samples {
  static func picker(_ label: String, _ presentation: ListPickerPresentation) -> ListPickerFormCell {
    let values = (1...30).map { ListPickerEntry(id: "value-\($0)", "Value \($0)") }
    return ListPickerFormCell(
      configuration: ListPickerConfiguration(label: label, isSearchEnabled: true, presentation: presentation),
      sections: [ListPickerSection(title: "Values", items: values)], value: ["value-2"],
      traits: ViewTraits(size: .zero))
  }

  static var hierarchyPicker: HierarchyPickerFormCell {
    HierarchyPickerFormCell(
      configuration: ListPickerConfiguration(label: "Place", presentation: .sheet), traits: ViewTraits(size: .zero))
  }

  static var siblings: SiblingNavigation {
    let pages = (1...5).map { SiblingPage(id: "Step \($0)", presentationTitle: "Order 4711") }
    return SiblingNavigation(pages: pages, traits: ViewTraits(size: .zero))
  }

  static func collection(_ form: CollectionForm) -> CollectionModel {
    let items = (1...12).map { CollectionEntry(id: "item-\($0)", image: "shippingbox.fill", title: "Product \($0)") }
    return CollectionModel(
      configuration: CollectionConfiguration(form: form, header: SectionHeaderFooter("Products")), items: items,
      totalCount: 40, traits: ViewTraits(size: .zero))
  }
}

private struct Plants: HierarchyDataSource {
  func rootID() -> Answer<ItemID?> { .now("Plant") }
  func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(id.rawValue.count < 12 ? 6 : 0) }
  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now("\(parent.rawValue) \(index + 1)") }
  func parent(of id: ItemID) -> Answer<ItemID?> {
    .now(id == "Plant" ? nil : ItemID(String(id.rawValue.dropLast(2))))
  }
  func title(of id: ItemID) -> Answer<String?> { .now(id.rawValue) }
}
