public import ThemeTable

/// One thing to draw, with the nodes that lie in it.
///
/// Later children lie over earlier ones.
public struct DisplayNode: Hashable, Sendable, Identifiable {
  /// The name of the node within its list, the same in every layout of the same state: `hierarchy/column-1/r2/title`.
  ///
  /// A second node with the same name, such as one of an id that the app uses twice, has `#2` after it.
  public var identifier: String
  /// The kind of thing it is.
  public var role: DisplayRole
  /// The place in points from the top left of the component.
  public var frame: LayoutRect
  /// The part that the theme was asked for, or nil for a node without a style.
  public var part: StyledPart?
  /// The state that the theme was asked for.
  public var state = StyleState.plain
  /// The values that the theme has for the part.
  public var style = PartStyle.empty
  /// The text, or nil for a node without one.
  public var text: DisplayText?
  /// The asset name of the image, or nil for a node without one.
  public var image: String?
  /// The name with which the host finds a view of its own to draw here, or nil for any other node.
  public var reuseIdentifier: String?
  /// The words for assistive technology, or nil if the node is not an element.
  public var accessibility: DisplayAccessibility?
  /// The meaning of a tap, or nil if the node takes none.
  public var tapTarget: TapTarget?
  /// The nodes that lie in it, from back to front.
  public var children: [DisplayNode] = []

  /// The identifier.
  public var id: String { identifier }

  /// The class list that the theme was asked for, empty for a node without a style.
  public var classList: String { part?.classList ?? "" }

  /// The frame within the insets that the theme gives the part, in points: the room of a text.
  public var contentFrame: LayoutRect {
    guard part?.liesOnItsView == false, let insets = style.contentInsets else { return frame }
    return frame.inset(by: insets)
  }

  /// The node and everything in it, from back to front.
  ///
  /// Linear in the nodes.
  public var flattened: [DisplayNode] {
    var nodes: [DisplayNode] = []
    flatten(into: &nodes)
    return nodes
  }

  func flatten(into nodes: inout [DisplayNode]) {
    nodes.append(self)
    for child in children { child.flatten(into: &nodes) }
  }

  /// Renames a node whose identifier is already taken, for example when an app's id equals the name of a built-in part.
  ///
  /// - Parameters:
  ///   - positions: The positions of the nodes so far, from back to front, by their identifiers.
  ///   - copies: The number of nodes so far with the same original identifier, for identifiers that were taken.
  mutating func makeIdentifiersUnique(_ positions: inout [String: Int], _ copies: inout [String: Int]) {
    // One look-up is enough for nearly every node.
    let position = positions.count
    if let owner = positions.updateValue(position, forKey: identifier) {
      positions[identifier] = owner
      let name = identifier
      repeat {
        let count = copies[name, default: 1] + 1
        copies[name] = count
        identifier = name + "#\(count)"
      } while positions[identifier] != nil
      positions[identifier] = position
    }
    for index in children.indices { children[index].makeIdentifiersUnique(&positions, &copies) }
  }

  /// Returns the node and everything in it moved by distances in points.
  package func moved(x: Double = 0, y: Double = 0) -> DisplayNode {
    var node = self
    node.place { $0.moved(x: x, y: y) }
    return node
  }

  /// Makes the node its mirror image within a width in points.
  mutating func mirror(in width: Double) { place { $0.column(at: width - $0.maxX, width: $0.width) } }

  /// Gives the node and everything in it other frames.
  private mutating func place(_ place: (LayoutRect) -> LayoutRect) {
    frame = place(frame)
    for index in children.indices { children[index].place(place) }
  }
}

/// A text as it is drawn.
public struct DisplayText: Hashable, Sendable {
  /// The alignment of lines, with the direction of reading resolved.
  public enum Alignment: String, Hashable, Sendable { case left, center, right, justified }

  /// The characters, before they are broken and cut.
  public var string: String
  /// The font, the user's text size included.
  public var font: FontDescription
  /// The alignment of lines.
  public var alignment: Alignment
  /// The number of lines.
  public var lineCount: Int
  /// Whether its tail is cut.
  public var isTruncated: Bool
}

/// The role of a node for the host that draws it.
public enum DisplayRole: String, Hashable, Sendable, CaseIterable {
  /// An area; what lies outside it is cut off.
  case view
  /// A bar at the top of a view.
  case bar
  /// A column of rows; what lies outside it is cut off.
  case column
  /// A strip that hints at what lies beside the columns.
  case preview
  /// A row of a list.
  case row
  /// A cell of a collection.
  case cell
  /// The title line of a section.
  case header
  /// The line below a section.
  case footer
  /// A text.
  case text
  /// An image.
  case image
  /// Something to tap.
  case button
  /// The mark of a row as selectable or selected.
  case selectionControl
  /// The field into which a search is typed.
  case searchField
  /// A line between rows.
  case divider
  /// A fade at an edge beyond which there is more.
  case gradient
  /// A sign that data is on its way.
  case activityIndicator
  /// The handle of a sheet.
  case grabber
  /// A view of the app's own, found by the node's reuse identifier.
  case custom
  /// The view behind a question, dimmed as behind an action sheet.
  case dimming
  /// A question that must be answered first.
  case dialog
}

/// The meaning of a tap on a node.
///
/// A tap reaches the component as ``ViewEvent/tapped(_:)``.
public enum TapTarget: Hashable, Sendable {
  /// An item's row or cell.
  case item(ItemID)
  /// The hierarchy accessory of an item's row.
  case accessory(ItemID)
  /// The detail button of an item's row.
  case detail(ItemID)
  /// The button in the header of a section, by the section's index.
  case section(Int)
  /// A control of the component itself.
  case control(ControlID)
}
