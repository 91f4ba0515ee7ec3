import SwiftUI
import ThemeComponents
import ThemeTable
import ThemeViews

/// Each component in a navigation stack: form cells and a row of cells in a form, the others on screens and in a sheet.
struct ComponentsScreen: View {
  /// What is shown first, by an argument of the launch: a picture needs nobody to tap.
  enum Start: String { case form, list, sheet, siblings, grid, hierarchy }

  let store: ThemeStore
  @State var start: Start
  @State private var teams = Samples.picker("Teams", .push)
  @State private var colors = Samples.picker("Colors", .sheet)
  @State private var steps = Samples.siblings
  @State private var row = Samples.collection(.horizontal())
  @State private var grid = Samples.collection(.grid(.columns(2)))
  @State private var plants = HierarchyDriver(dataSource: Plants())
  @State private var places = HierarchyDriver(Samples.hierarchyPicker, dataSource: Plants())

  var body: some View {
    NavigationStack {
      Group {
        switch start {
        case .siblings: SiblingPages($steps) { id in Text(verbatim: id.rawValue) }
        case .grid: CollectionSection($grid)
        case .hierarchy: HierarchyView(plants)
        case .form, .list, .sheet: form
        }
      }
      .navigationTitle(Text(verbatim: "Components"))
    }
    .theme(store)
    .onAppear {
      if start == .list { teams.handle(.tapped(.control(.formCell))) }
      if start == .sheet { colors.handle(.tapped(.control(.formCell))) }
    }
  }

  private var form: some View {
    Form {
      Section("Pickers") {
        PickerCell($teams)
        PickerCell($colors)
        PickerCell(places)
      }
      Section("Collection") { CollectionSection($row) }
    }
    .picker($teams)
    .picker($colors)
    .picker(places)
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
