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
    CollectionModel(
      configuration: CollectionConfiguration(form: form, header: SectionHeaderFooter("Products")), items: products,
      totalCount: 128, traits: traits)
  }
}
