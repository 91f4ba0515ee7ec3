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
