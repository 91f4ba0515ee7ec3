// Names and sentences for people who look at the samples.
extension ComponentSample {
  /// The name for people.
  package var title: String {
    switch self {
    case .hierarchy: "Hierarchy"
    case .hierarchyPicker: "Hierarchy as a picker"
    case .hierarchyFormCell: "Hierarchy picker, form cell"
    case .hierarchyFormPicker: "Hierarchy picker, opened from its form cell"
    case .hierarchyCell: "Hierarchy cell"
    case .collection: "Collection row"
    case .grid: "Collection grid"
    case .people: "Collection of people"
    case .objectList: "Object list"
    case .formCell: "List picker, form cell"
    case .listPicker: "List picker, full view"
    case .listPickerSheet: "List picker, sheet with a question"
    case .siblings: "Sibling navigation"
    }
  }

  /// A sentence on what the sample shows.
  package var note: String {
    switch self {
    case .hierarchy: "Plants, opened down to the machines of a hall."
    case .hierarchyPicker: "The same levels with several values chosen."
    case .hierarchyFormCell: "A value that is chosen from the hierarchy."
    case .hierarchyFormPicker: "The hierarchy with Cancel and Apply."
    case .hierarchyCell: "One object of the hierarchy as a row of a table."
    case .collection: "Products side by side; the row scrolls."
    case .grid: "The same products in columns."
    case .people: "Contacts with round images; letters stand for one that is missing."
    case .objectList: "The same products as object cells, after See All."
    case .formCell: "A value in a form; a tap opens the list."
    case .listPicker: "The list that the form cell opens, with two values chosen."
    case .listPickerSheet: "The list as a sheet, asked to throw changes away."
    case .siblings: "The second of four steps of an order."
    }
  }
}
