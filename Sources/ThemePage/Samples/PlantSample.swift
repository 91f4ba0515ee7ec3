import ThemeComponents

/// Plants, their halls and the machines in them.
struct PlantSample: HierarchyDataSource {
  private struct Entry {
    var title: String
    var subtitle: String?
    var footnote: String?
    var status: ObjectStatus?
    var image: String?
    var children: [ItemID] = []
  }

  private let entries: [ItemID: Entry] = [
    "company": Entry(title: "Northern Power", subtitle: "Utility", children: ["harbor", "hill"]),
    "harbor": Entry(
      title: "Harbor Plant", subtitle: "Gas turbine", footnote: "Dock Street 4", status: .text("High"), image: "plant",
      children: ["hall-1", "hall-2", "yard"]),
    "hill": Entry(title: "Hill Plant", subtitle: "Hydro", footnote: "Upper Valley", image: "plant", children: ["dam"]),
    "hall-1": Entry(title: "Hall 1", subtitle: "Turbines", footnote: "Floor A", children: ["t-1", "t-2", "t-3"]),
    "hall-2": Entry(title: "Hall 2", subtitle: "Pumps", footnote: "Floor A", children: ["p-1"]),
    "yard": Entry(title: "Yard", subtitle: "Transformers"),
    "dam": Entry(title: "Dam", subtitle: "Gates"),
    "t-1": Entry(title: "Turbine 1", subtitle: "In service", status: .text("OK")),
    "t-2": Entry(
      title: "Turbine 2", subtitle: "Vibration sensor reports values above the limit",
      status: .image("exclamationmark.triangle", label: "Warning"), children: ["t-2-r", "t-2-b"]),
    "t-2-r": Entry(title: "Rotor", subtitle: "Balanced in spring"),
    "t-2-b": Entry(title: "Bearing", subtitle: "Due for replacement", status: .text("High")),
    "t-3": Entry(title: "Turbine 3", subtitle: "Out of service"),
    "p-1": Entry(title: "Pump 1", subtitle: "In service"),
  ]

  private let words: SampleWords

  init(_ traits: ViewTraits) { words = SampleWords(traits) }

  func rootID() -> Answer<ItemID?> { .now("company") }

  func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(children(of: id).count) }

  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> {
    let ids = children(of: parent)
    return ids.indices.contains(index) ? .now(ids[index]) : .later
  }

  func parent(of id: ItemID) -> Answer<ItemID?> { .now(entries.first { $0.value.children.contains(id) }?.key) }

  func title(of id: ItemID) -> Answer<String?> { .now(entries[id].map { words($0.title) }) }

  func content(of id: ItemID) -> Answer<HierarchyItemContent> {
    guard let entry = entries[id] else { return .later }
    var content = HierarchyItemContent(
      title: words(entry.title), subtitle: entry.subtitle.map { words($0) }, footnote: entry.footnote.map { words($0) },
      detailImage: entry.image,
      isHierarchyButtonHidden: entry.children.isEmpty,
      hierarchyAttributeText: entry.children.isEmpty ? nil : String(entry.children.count))
    content.status = entry.status.map { status in
      guard let image = status.image else { return .text(words(status.text ?? "")) }
      return .image(image, label: words(status.label ?? ""))
    }
    return .now(content)
  }

  private func children(of id: ItemID) -> [ItemID] { entries[id]?.children ?? [] }

  /// The plants, opened to the parts of a machine, and one level back: there is more at both sides.
  static func hierarchy(_ traits: ViewTraits, isPicker: Bool = false) -> HierarchyModel {
    let plants = PlantSample(traits)
    var configuration = HierarchyConfiguration(language: plants.words.language)
    if isPicker { (configuration.selectionMode, configuration.isListPicker) = (.multiple, true) }
    configuration.additionalClass = HierarchyConfiguration.controllerClass
    var view = HierarchyModel(configuration: configuration, traits: traits)
    view.handle(.appeared, asking: plants)
    let path: [ItemID] = ["company", "harbor", "hall-1", "t-2"]
    for id in path { view.handle(.tapped(.accessory(id)), asking: plants) }
    view.handle(.swiped(traits.isRightToLeft ? .left : .right), asking: plants)
    // Every row is known before the first layout, so that no second one is needed.
    for level in 0...path.count {
      view.handle(.rowsShown(level: level, rows: 0..<view.items(inLevel: level).count), asking: plants)
    }
    return view
  }

  /// The machines as values of a list picker, two of them chosen.
  static func picker(_ traits: ViewTraits) -> HierarchyModel {
    var view = hierarchy(traits, isPicker: true)
    for id: ItemID in ["t-1", "t-3"] { view.handle(.tapped(.item(id)), asking: PlantSample(traits)) }
    return view
  }

  /// A form cell for machines, as a form shows it.
  static func formCell(_ traits: ViewTraits) -> HierarchyPickerFormCell {
    let words = SampleWords(traits)
    return HierarchyPickerFormCell(
      configuration: ListPickerConfiguration(label: words("Machines"), language: words.language),
      value: ["t-1", "t-3"],
      titles: ["t-1": words("Turbine 1"), "t-3": words("Turbine 3")], traits: traits)
  }

  /// The hierarchy that the form cell opens.
  static func openedFormCell(_ traits: ViewTraits) -> HierarchyPickerFormCell {
    var cell = formCell(traits)
    let plants = PlantSample(traits)
    cell.handle(.tapped(.control(.formCell)), asking: plants)
    for id: ItemID in ["company", "harbor", "hall-1"] {
      cell.handle(.hierarchy(.tapped(.accessory(id))), asking: plants)
    }
    for level in 0...3 {
      let rows = 0..<(cell.hierarchy?.items(inLevel: level).count ?? 0)
      cell.handle(.hierarchy(.rowsShown(level: level, rows: rows)), asking: plants)
    }
    return cell
  }

  static func cell(_ traits: ViewTraits) -> HierarchyTableCell {
    let words = SampleWords(traits)
    return HierarchyTableCell(
      id: "harbor",
      content: HierarchyItemContent(
        title: words("Harbor Plant"), subtitle: words("Gas turbine"), footnote: words("Dock Street 4"),
        detailImage: "plant", hierarchyAttributeText: "3"), traits: traits)
  }
}
