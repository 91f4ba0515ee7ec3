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
  package var title: String {
    switch self {
    case .hierarchyCell: "Hierarchy cell"
    case .objectRow: "Object row"
    case .collectionCell: "Collection cell"
    case .listRow: "List row"
    case .formCell: "Form cell"
    }
  }

  /// The display list of the sample in a state, as high and wide as the row itself.
  ///
  /// - Parameters:
  ///   - state: The state of every part.
  ///   - theme: The styles.
  ///   - traits: Room, environment, direction of reading and text size.
  ///   - metrics: The text measuring.
  /// - Returns: The nodes, in points.
  package func displayList(
    in state: StyleState, theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring
  ) -> DisplayList {
    let list = source.displayList(theme: theme, traits: traits, metrics: metrics)
    let row = role.flatMap { role in list.nodes.first { $0.role == role } } ?? list.root
    let margin = self == .collectionCell ? Self.cellMargin : 0
    var root = row.moved(x: margin - row.frame.minX, y: margin - row.frame.minY)
      .restyled(in: state, theme: theme, traits.environment)
    if margin > 0 { root = root.placed(on: list.root, margin: margin) }
    var traits = traits
    traits.size = root.frame.size
    // The row is laid out already: it must not be mirrored again.
    traits.layoutDirection = .leftToRight
    return DisplayList(root: root, traits: traits)
  }

  /// The room in points around a cell, whose content reaches to its edges.
  private static let cellMargin = 12.0

  private var source: ComponentSample {
    switch self {
    case .hierarchyCell: .hierarchyCell
    case .objectRow: .objectList
    case .collectionCell: .grid
    case .listRow: .listPicker
    case .formCell: .formCell
    }
  }

  /// The role of the row in its list, or nil for the whole list.
  private var role: DisplayRole? {
    switch self {
    case .hierarchyCell, .formCell: nil
    case .objectRow, .listRow: .row
    case .collectionCell: .cell
    }
  }
}

extension DisplayNode {
  /// The node in the middle of a surface that looks like another node.
  fileprivate func placed(on surface: DisplayNode, margin: Double) -> DisplayNode {
    var surface = surface
    surface.frame = LayoutRect(
      x: 0, y: 0, width: frame.width + 2 * margin, height: frame.height + 2 * margin)
    surface.children = [self]
    return surface
  }

  /// The node and everything in it with the styles of a state.
  fileprivate func restyled(
    in state: StyleState, theme: ComponentTheme, _ environment: StyleEnvironment
  ) -> DisplayNode {
    var node = self
    if let part {
      let own = theme.style(of: part, state: state, in: environment)
      // What only the component sets, such as round corners, stays.
      let rest = style.entries.filter { own[StyleProperty($0.property)] == nil }
      node.style = PartStyle(own.entries + rest)
      node.state = state
    }
    node.children = children.map { $0.restyled(in: state, theme: theme, environment) }
    return node
  }
}
