import ThemeComponents

/// Teams to which an order is given, by place.
enum TeamSample {
  private static func places(_ words: SampleWords) -> ListPickerSection {
    func teams(_ places: [String]) -> [ListPickerEntry] { places.map { ListPickerEntry(id: ItemID($0), words($0)) } }
    return ListPickerSection(
      items: teams(["Berlin", "Cologne", "Dresden", "Essen", "Frankfurt", "Hamburg", "Leipzig"]) + [
        ListPickerEntry(id: "abroad", words("Abroad"), children: teams(["Lyon", "Porto", "Turin"]))
      ])
  }

  static func picker(_ presentation: ListPickerPresentation, _ traits: ViewTraits) -> ListPickerFormCell {
    let words = SampleWords(traits)
    var configuration = ListPickerConfiguration(
      label: words("Teams"), isSearchEnabled: true, presentation: presentation, language: words.language)
    configuration.showsAnchorButton = true
    configuration.prompt = words("Choose every team that takes part.")
    return ListPickerFormCell(
      configuration: configuration, sections: [places(words)], value: ["Berlin"], traits: traits)
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

  /// The list while a text is searched for in it.
  static func searched(_ traits: ViewTraits) -> ListPickerFormCell {
    var picker = opened(.push, traits)
    picker.handle(.searchChanged(String(SampleWords(traits)("Dresden").suffix(2))))
    return picker
  }

  /// The list as a sheet after Cancel.
  static func discarding(_ traits: ViewTraits) -> ListPickerFormCell {
    var picker = opened(.sheet, traits)
    picker.handle(.tapped(.control(.cancel)))
    return picker
  }
}
