package import ThemeComponents
package import ThemeTable

/// A row, cell or button of a component that can be looked at in every state.
///
/// Its parts have the values that the theme gives them in the state; what the component itself changes, such as a
/// check mark, is not shown.
package enum StateSample: String, CaseIterable, Sendable {
  case hierarchyCell, objectRow, collectionCell, listRow, formCell

  /// The states that are shown side by side.
  package static let states: [StyleState] = [.plain, .highlighted, .selected, .disabled]

  /// The name for people.
  package var title: String { row.title }

  /// The name of a row, the sample that shows it, and its role there, or nil for all that the sample shows.
  private var row: (title: String, source: ComponentSample, role: DisplayRole?) {
    switch self {
    case .hierarchyCell: ("Hierarchy cell", .hierarchyCell, nil)
    case .objectRow: ("Object row", .objectList, .row)
    case .collectionCell: ("Collection cell", .grid, .cell)
    case .listRow: ("List row", .listPicker, .row)
    case .formCell: ("Form cell", .formCell, nil)
    }
  }

  /// The display lists of the sample in some states, as high and wide as the row itself.
  ///
  /// - Parameters:
  ///   - states: The state of every part in each list.
  ///   - theme: The styles.
  ///   - traits: Room, environment, direction of reading and text size.
  ///   - metrics: The text measuring.
  /// - Returns: The nodes, in points, of each state.
  package func displayLists(
    in states: [StyleState], theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring
  ) -> [DisplayList] {
    let list = row.source.displayList(theme: theme, traits: traits, metrics: metrics)
    let node = list.nodes.first { $0.role == row.role } ?? list.root
    let margin = self == .collectionCell ? Self.cellMargin : 0
    let plain = node.moved(x: margin - node.frame.minX, y: margin - node.frame.minY)
    // In the middle of a surface that looks like the view.
    var surface = list.root
    surface.frame = LayoutRect(
      x: 0, y: 0, width: plain.frame.width + 2 * margin, height: plain.frame.height + 2 * margin)
    var traits = traits
    traits.size = surface.frame.size
    // The row is laid out already: it must not be mirrored again.
    traits.layoutDirection = .leftToRight
    return states.map { state in
      let root = plain.restyled(in: state, theme: theme, traits.environment)
      surface.children = [root]
      return DisplayList(root: margin > 0 ? surface : root, traits: traits)
    }
  }

  /// The room in points around a cell, whose content reaches to its edges.
  private static let cellMargin = 12.0
}

extension DisplayNode {
  /// The node and everything in it with the styles of a state.
  func restyled(in state: StyleState, theme: ComponentTheme, _ environment: StyleEnvironment) -> DisplayNode {
    var node = self
    if let part {
      let themed = theme.style(of: part, state: state, in: environment)
      // Looks that only the component sets, such as round corners, stay.
      let unthemed = style.entries.filter { themed[StyleProperty($0.property)] == nil }
      node.style = PartStyle(themed.entries + unthemed)
      node.state = state
    }
    node.children = children.map { $0.restyled(in: state, theme: theme, environment) }
    return node
  }
}
