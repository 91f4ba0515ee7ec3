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
}
