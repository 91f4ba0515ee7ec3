import ThemeComponents

/// Products with their prices, one of them without an image.
enum ProductSample {
  private static let products: [CollectionEntry] = [
    CollectionEntry(id: "lamp", image: "lamp", title: "Desk Lamp", subtitle: "Lighting", attribute: "39.90"),
    CollectionEntry(
      id: "chair", image: "chair", title: "Office Chair With Adjustable Back and Arms", subtitle: "Furniture",
      attribute: "249.00"),
    CollectionEntry(id: "desk", placeholder: "SD", title: "Standing Desk", subtitle: "Furniture", attribute: "599.00"),
    CollectionEntry(id: "cable", image: "cable", title: "Cable", attribute: "7.50"),
    CollectionEntry(id: "screen", image: "screen", title: "Screen", subtitle: "Electronics", attribute: "310.00"),
  ]

  static func collection(_ form: CollectionForm, _ traits: ViewTraits) -> CollectionModel {
    products.collection("Products", totalCount: 128, form, traits)
  }
}

extension [CollectionEntry] {
  /// A collection of them below a header.
  func collection(_ header: String, totalCount: Int, _ form: CollectionForm, _ traits: ViewTraits) -> CollectionModel {
    let words = SampleWords(traits)
    return CollectionModel(
      configuration: CollectionConfiguration(
        form: form, header: SectionHeaderFooter(words(header)), language: words.language),
      items: map { entry in
        var entry = entry
        entry.title = entry.title.map { words($0) }
        entry.subtitle = entry.subtitle.map { words($0) }
        return entry
      }, totalCount: totalCount, traits: traits)
  }
}

/// The people who work on an order, one of them without an image.
enum PeopleSample {
  private static let people: [CollectionEntry] = [
    CollectionEntry(id: "one", kind: .person, image: "person", title: "First Technician", subtitle: "Pumps"),
    CollectionEntry(id: "two", kind: .person, placeholder: "ST", title: "Second Technician", subtitle: "Turbines"),
    CollectionEntry(id: "planner", kind: .person, image: "person", title: "Planner", subtitle: "Northern Power"),
    CollectionEntry(id: "inspector", kind: .person, image: "person", title: "Inspector", subtitle: "Safety"),
    CollectionEntry(id: "driver", kind: .person, image: "person", title: "Driver", subtitle: "Harbor Plant"),
  ]

  static func collection(_ traits: ViewTraits) -> CollectionModel {
    people.collection("Team", totalCount: people.count, .horizontal(), traits)
  }
}

/// The steps of a maintenance order.
enum StepSample {
  /// The navigation, by default only as high as the bars and a part of the page, which belongs to the app.
  static func steps(_ traits: ViewTraits, height: Double = 280) -> SiblingNavigation {
    var traits = traits
    traits.size.height = min(traits.size.height, height)
    let words = SampleWords(traits)
    return SiblingNavigation(
      configuration: SiblingConfiguration(
        style: .icon,
        actions: [
          ToolbarAction(id: "confirm", title: words("Confirm"), image: "checkmark"),
          ToolbarAction(id: "note", title: words("Note"), image: "pencil"),
        ], hasIconToolbar: true, language: words.language),
      pages: (1...4).map {
        SiblingPage(id: ItemID("step-\($0)"), parent: "order", presentationTitle: words("Replace Pump Seal"))
      }, current: "step-2", traits: traits)
  }
}

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
