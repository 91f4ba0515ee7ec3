import ThemeComponents

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
