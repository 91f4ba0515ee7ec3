import ThemeComponents

extension ListPickerSection {
  static let colors = ListPickerSection(
    items: ["red", "green", "blue", "dark red"].map { ListPickerEntry(id: ItemID($0), $0) })
}

/// A picker of colors, opened.
func opened(
  _ sections: [ListPickerSection] = [.colors], value: [ItemID] = [], traits: ViewTraits = .phone,
  _ change: (inout ListPickerConfiguration) -> Void = { _ in }
) -> ListPickerFormCell {
  var cell = closed(sections, value: value, traits: traits, change)
  cell.handle(.tapped(.control(.formCell)))
  return cell
}

func closed(
  _ sections: [ListPickerSection] = [.colors], value: [ItemID] = [], traits: ViewTraits = .phone,
  _ change: (inout ListPickerConfiguration) -> Void = { _ in }
) -> ListPickerFormCell {
  var configuration = ListPickerConfiguration(label: "Color")
  change(&configuration)
  return ListPickerFormCell(configuration: configuration, sections: sections, value: value, traits: traits)
}

extension DisplayList {
  /// The texts of the nodes whose identifiers begin like that, from top to bottom.
  func texts(_ prefix: String) -> [String] {
    nodes.filter { $0.identifier.hasPrefix(prefix) }.compactMap { $0.text?.string }
  }
}
