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

/// A control of a component, such as a bar button.
public enum ControlID: String, Hashable, Sendable, CaseIterable {
  /// The button at the left end of a hierarchy's header.
  case headerLeft
  /// The button at the right end of a hierarchy's header.
  case headerRight
  /// The header of a collection.
  case collectionHeader
  /// The See All button of a collection.
  case seeAll
  /// The button to the sibling before.
  case previous
  /// The button to the sibling after.
  case next
  /// The form cell that opens a list picker.
  case formCell = "form-cell"
  /// The bar button to the level above, or out of a list without a pool.
  case back
  /// The bar button that discards the pool.
  case cancel
  /// The dimmed view beside a sheet, or the gesture that takes a sheet away.
  case dismiss
  /// The bar button that makes the pool the value.
  case apply
  /// The bar button that closes a list without a pool.
  case done
  /// The answer that discards changes.
  case discardChanges
  /// The answer that keeps changes.
  case keepEditing
  /// The button that chooses all values.
  case selectAll
  /// The button that takes all values out.
  case deselectAll
  /// The button that takes all values of the Selected group out.
  case deselectSelected
  /// The button that shows the number of chosen values and leads to the top.
  case anchor
  /// The search field.
  case searchField
  /// The button that ends a search.
  case endSearch
  /// The button that tries to fetch the values again.
  case retry
}
