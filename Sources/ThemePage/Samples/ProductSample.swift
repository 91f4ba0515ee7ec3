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
