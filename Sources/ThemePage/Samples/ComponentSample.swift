package import ThemeComponents

/// A component with sample data in a state worth looking at, for previews and `themec debug layout`.
package enum ComponentSample: String, CaseIterable, Sendable {
  /// A hierarchy of plants, opened to its machines.
  case hierarchy
  /// The same as a list picker for several values, with two chosen.
  case hierarchyPicker = "hierarchy-picker"
  /// A form cell whose value is chosen from the hierarchy.
  case hierarchyFormCell = "hierarchy-form-cell"
  /// The hierarchy that it opens, with Cancel and Apply.
  case hierarchyFormPicker = "hierarchy-form-picker"
  /// One of its rows in a table.
  case hierarchyCell = "hierarchy-cell"
  /// Products in a row that scrolls.
  case collection
  /// Products in a grid.
  case grid
  /// People in a row that scrolls.
  case people
  /// Products as object cells, as See All shows them.
  case objectList = "object-list"
  /// A form cell with a value.
  case formCell = "form-cell"
  /// The list that it opens, with two values chosen.
  case listPicker = "list-picker"
  /// The list while a text is searched for in it.
  case listPickerSearch = "list-picker-search"
  /// The list as a half sheet, while changes are about to be thrown away.
  case listPickerSheet = "list-picker-sheet"
  /// The second of four steps of an order.
  case siblings

  /// The display list of the sample.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - traits: Room, environment, direction of reading and text size.
  ///   - metrics: The text measuring.
  /// - Returns: The nodes, in points.
  package func displayList(
    theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    func drawn(_ model: some ComponentLayout) -> DisplayList { model.displayList(theme: theme, measuring: metrics) }
    func drawn(_ model: some HierarchyAsking) -> DisplayList {
      var model = model
      return model.display(theme: theme, asking: PlantSample(traits), measuring: metrics)
    }
    switch self {
    case .hierarchy: return drawn(PlantSample.hierarchy(traits))
    case .hierarchyPicker: return drawn(PlantSample.picker(traits))
    case .hierarchyFormCell: return drawn(PlantSample.formCell(traits))
    case .hierarchyFormPicker: return drawn(PlantSample.openedFormCell(traits))
    case .hierarchyCell: return drawn(PlantSample.cell(traits))
    case .collection: return drawn(ProductSample.collection(.horizontal(), traits))
    case .grid: return drawn(ProductSample.collection(.grid(.columns(traits.isCompact ? 2 : 4)), traits))
    case .people: return drawn(PeopleSample.collection(traits))
    case .objectList: return drawn(ProductSample.collection(.horizontal(), traits).objectList)
    case .formCell: return TeamSample.picker(.push, traits).formCell(theme: theme, measuring: metrics)
    case .listPicker: return drawn(TeamSample.opened(.push, traits))
    case .listPickerSearch: return drawn(TeamSample.searched(traits))
    case .listPickerSheet: return drawn(TeamSample.discarding(traits))
    case .siblings: return drawn(StepSample.steps(traits))
    }
  }

  // MARK: Names and sentences for people who look at the samples

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
