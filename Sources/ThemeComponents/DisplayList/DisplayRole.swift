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
