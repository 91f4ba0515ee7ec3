import Foundation
import ThemeComponents
import ThemeTable

/// The cost of lists of 100,000 entries and of a hierarchy of a million items, in milliseconds.
///
/// Each figure is the least of some repetitions, which says most on a machine that is busy with something else.
struct ComponentSpeed {
  static let count = 100_000
  static let traits = ViewTraits(size: LayoutSize(width: 390, height: 844))

  private var report = Report(
    title: "Components with 100,000 entries, milliseconds of computing", columns: ["", "least", "at most"])

  /// Measures everything and prints a line for each figure with the most that it may be.
  static func run() {
    var speed = ComponentSpeed()
    speed.measurePickers()
    speed.measureObjects()
    speed.measureCollections()
    speed.measureHierarchies()
    speed.measureChosenHierarchies()
    speed.measureChosenPickers()
    speed.measureSections()
    speed.report.print()
  }

  private mutating func measurePickers() {
    let sections = [ListPickerSection(items: Self.entries)]
    func make() -> ListPickerFormCell {
      ListPickerFormCell(
        configuration: ListPickerConfiguration(label: "Values", isSearchEnabled: true), sections: sections, value: [],
        traits: Self.traits)
    }
    measure("list picker: making it", most: 50, on: ()) { _ in blackHole(make()) }
    var opened = make()
    opened.handle(.tapped(.control(.formCell)))
    measureList("list picker", opened, step: 37) { .scrolled(to: $0) }
    _ = opened.display(theme: .standard)
    measureFrames("list picker: a frame after a jump", of: opened, step: 314_159) {
      .scrolled(to: $0.truncatingRemainder(dividingBy: 4_000_000))
    }
    measure("list picker: the first key of a search", most: 15, on: opened, .searchChanged("7"))
    let searching = Self.shown(opened, after: .searchChanged("7"))
    measure("list picker: the next key", most: 15, on: searching, .searchChanged("77"))
    measure("list picker: a key taken back", most: 15, on: searching, .searchChanged(""))
    measure("list picker: Select All", most: 20, on: opened, .tapped(.control(.selectAll)))
    var chosen = Self.shown(opened, after: .tapped(.control(.selectAll)))
    measure("list picker: a tap with all chosen", most: 2, on: chosen, .tapped(.item("v5")))
    chosen.handle(.tapped(.control(.apply)))
    measure("form cell: all chosen", most: 2, on: chosen) { _ = $0.display(theme: .standard) }
  }

  private mutating func measureObjects() {
    let list = ObjectList(
      items: (0..<Self.count).map {
        ObjectListItem(id: "o\($0)", content: ObjectCellContent(title: "Object \($0)", subtitle: "Of many"))
      }, traits: Self.traits)
    measureList("object list", list, step: 41) { .scrolled(to: $0) }
  }

  private mutating func measureCollections() {
    let items = (0..<Self.count).map {
      CollectionEntry(id: "c\($0)", image: "i", title: "Item \($0)", subtitle: "Of many")
    }
    for (name, form) in [("row", CollectionForm.horizontal()), ("grid", .grid(.columns(3)))] {
      let view = CollectionModel(
        configuration: CollectionConfiguration(form: form, header: SectionHeaderFooter("Items")), items: items,
        traits: Self.traits)
      measureList(name, view, step: 53) { .scrolled(to: $0) }
    }
  }

  private mutating func measureHierarchies() {
    let traits = ViewTraits(
      size: LayoutSize(width: 1194, height: 834),
      environment: StyleEnvironment(device: .ipad, orientation: .landscape, sizeClass: .regular))
    let source = WideHierarchy()
    var view = HierarchyModel(traits: traits)
    view.handle(.appeared, asking: source)
    for id: ItemID in ["0", "0.1", "0.1.2"] { view.handle(.tapped(.accessory(id)), asking: source) }
    _ = view.display(theme: .standard, asking: source)
    var offset = 0.0
    measure("hierarchy of \(WideHierarchy.count) items: a frame", most: 2, on: view) {
      offset += 60
      $0.handle(
        .scrolled(in: "hierarchy/column-2", to: offset.truncatingRemainder(dividingBy: 5_000)), asking: source)
      _ = $0.display(theme: .standard, asking: source)
    }
  }

  /// Measures the first layout of a list, and a frame while it scrolls by some points a frame.
  private mutating func measureList<Model: ComponentLayout>(
    _ name: String, _ model: Model, step: Double, scrolled: (Double) -> Model.Event
  ) {
    measure("\(name): first layout", most: 20, on: model) { _ = $0.display(theme: .standard) }
    var shown = model
    _ = shown.display(theme: .standard)
    measureFrames("\(name): a frame while scrolling", of: shown, step: step, scrolled: scrolled)
  }

  /// Measures a frame while a component scrolls by some points a frame.
  mutating func measureFrames<Model: ComponentLayout>(
    _ name: String, of model: Model, step: Double, scrolled: (Double) -> Model.Event
  ) {
    var offset = 0.0
    measure(name, most: 2, on: model) {
      offset += step
      $0.handle(scrolled(offset))
      _ = $0.display(theme: .standard)
    }
  }

  /// A component that was drawn after an event.
  static func shown<Model: ComponentLayout>(_ model: Model, after event: Model.Event) -> Model {
    var model = model
    model.handle(event)
    _ = model.display(theme: .standard)
    return model
  }

  /// Measures an event and the frame after it.
  mutating func measure<Model: ComponentLayout>(_ name: String, most: Double, on model: Model, _ event: Model.Event) {
    measure(name, most: most, on: model) {
      $0.handle(event)
      _ = $0.display(theme: .standard)
    }
  }

  /// Measures an action on a fresh copy of a state, so that copying what is shared is measured as in an app.
  mutating func measure<State>(_ name: String, most: Double, on state: State, _ action: (inout State) -> Void) {
    var least = Double.infinity
    for _ in 0..<15 {
      var copy = state
      least = min(least, Stopwatch.nanoseconds { action(&copy) })
      blackHole(copy)
    }
    let milliseconds = least / 1e6
    report.add([name, milliseconds.formatted(.number.precision(.fractionLength(3))), "\(most)"])
    if milliseconds > most { report.target("\(name): at most \(most) ms", false) }
  }
}

/// A tree of a million items that is stored nowhere: the name of an item is its path.
private struct WideHierarchy: HierarchyDataSource {
  private static let width = 100
  private static let depth = 3

  /// The number of items.
  static var count: Int { (0...depth).reduce(0) { count, _ in count * width + 1 } }

  func rootID() -> Answer<ItemID?> { .now("0") }

  func numberOfChildren(of id: ItemID) -> Answer<Int> {
    .now(id.rawValue.utf8.count { $0 == UInt8(ascii: ".") } < Self.depth ? Self.width : 0)
  }

  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now(ItemID("\(parent.rawValue).\(index)")) }

  func parent(of id: ItemID) -> Answer<ItemID?> {
    .now(id.rawValue.lastIndex(of: ".").map { ItemID(String(id.rawValue[..<$0])) })
  }

  func title(of id: ItemID) -> Answer<String?> { .now("Item \(id.rawValue)") }
}
