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
    theme: ComponentTheme, traits: ViewTraits,
    metrics: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    switch self {
    case .hierarchy: return PlantSample.hierarchy(traits).display(theme, metrics)
    case .hierarchyPicker: return PlantSample.picker(traits).display(theme, metrics)
    case .hierarchyFormCell:
      return PlantSample.formCell(traits).displayList(theme: theme, measuring: metrics)
    case .hierarchyFormPicker:
      var cell = PlantSample.openedFormCell(traits)
      return cell.display(theme: theme, asking: PlantSample(), measuring: metrics)
    case .hierarchyCell:
      return PlantSample.cell(traits).displayList(theme: theme, measuring: metrics)
    case .collection:
      return ProductSample.collection(.horizontal(), traits).displayList(
        theme: theme, measuring: metrics)
    case .grid:
      return ProductSample.collection(.grid(.columns(traits.isCompact ? 2 : 4)), traits)
        .displayList(theme: theme, measuring: metrics)
    case .people:
      return PeopleSample.collection(traits).displayList(theme: theme, measuring: metrics)
    case .objectList:
      return ProductSample.collection(.horizontal(), traits).objectList.displayList(
        theme: theme, measuring: metrics)
    case .formCell:
      return TeamSample.picker(.push, traits).formCell(theme: theme, measuring: metrics)
    case .listPicker:
      return TeamSample.opened(.push, traits).displayList(theme: theme, measuring: metrics)
    case .listPickerSheet:
      return TeamSample.discarding(traits).displayList(theme: theme, measuring: metrics)
    case .siblings: return StepSample.steps(traits).displayList(theme: theme, measuring: metrics)
    }
  }
}

extension HierarchyViewController {
  /// The same as `display(theme:measuring:)` for a controller that nobody keeps.
  fileprivate func display(
    _ theme: ComponentTheme, _ metrics: any TextMeasuring
  ) -> DisplayList {
    var controller = self
    return controller.display(theme: theme, measuring: metrics)
  }
}
