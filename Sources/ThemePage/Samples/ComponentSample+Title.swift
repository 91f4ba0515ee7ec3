// Names and sentences for people who look at the samples.
extension ComponentSample {
  /// The name for people.
  package var title: String { words.title }

  /// A sentence on what the sample shows.
  package var note: String { words.note }

  private var words: (title: String, note: String) {
    switch self {
    case .hierarchy: ("Hierarchy", "Plants, opened down to the machines of a hall.")
    case .hierarchyPicker: ("Hierarchy as a picker", "The same levels with several values chosen.")
    case .hierarchyFormCell: ("Hierarchy picker, form cell", "A value that is chosen from the hierarchy.")
    case .hierarchyFormPicker: ("Hierarchy picker, opened from its form cell", "The hierarchy with Cancel and Apply.")
    case .hierarchyCell: ("Hierarchy cell", "One object of the hierarchy as a row of a table.")
    case .collection: ("Collection row", "Products side by side; the row scrolls.")
    case .grid: ("Collection grid", "The same products in columns.")
    case .people: ("Collection of people", "Contacts with round images; letters stand for one that is missing.")
    case .objectList: ("Object list", "The same products as object cells, after See All.")
    case .formCell: ("List picker, form cell", "A value in a form; a tap opens the list.")
    case .listPicker: ("List picker, full view", "The list that the form cell opens, with two values chosen.")
    case .listPickerSearch: ("List picker, search", "The list while a text is searched for in it.")
    case .listPickerSheet: ("List picker, sheet with a question", "The list as a sheet, asked to throw changes away.")
    case .siblings: ("Sibling navigation", "The second of four steps of an order.")
    }
  }
}
