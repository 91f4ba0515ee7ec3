import ThemeComponents

/// Teams to which an order is given, by place.
enum TeamSample {
  private static let places = [
    ListPickerSection(
      items: ["Berlin", "Cologne", "Dresden", "Essen", "Frankfurt", "Hamburg", "Leipzig"].map {
        ListPickerEntry(id: ItemID($0), $0)
      } + [
        ListPickerEntry(
          id: "abroad", "Abroad", children: ["Lyon", "Porto", "Turin"].map { ListPickerEntry(id: ItemID($0), $0) })
      ])
  ]

  static func picker(_ presentation: ListPickerPresentation, _ traits: ViewTraits) -> ListPickerFormCell {
    var configuration = ListPickerConfiguration(label: "Teams", isSearchEnabled: true, presentation: presentation)
    configuration.showsAnchorButton = true
    configuration.prompt = "Choose every team that takes part."
    return ListPickerFormCell(configuration: configuration, sections: places, value: ["Berlin"], traits: traits)
  }

  /// The list with a second value chosen.
  static func opened(_ presentation: ListPickerPresentation, _ traits: ViewTraits) -> ListPickerFormCell {
    var picker = picker(presentation, traits)
    picker.handle(.tapped(.control(.formCell)))
    picker.handle(.tapped(.item("Hamburg")))
    // The Selected group is above the values; the top shows it.
    picker.handle(.scrolled(to: 0))
    return picker
  }

  /// The list as a sheet after Cancel.
  static func discarding(_ traits: ViewTraits) -> ListPickerFormCell {
    var picker = opened(.sheet, traits)
    picker.handle(.tapped(.control(.cancel)))
    return picker
  }
}
