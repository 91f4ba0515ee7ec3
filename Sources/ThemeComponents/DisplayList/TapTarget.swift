/// What a tap on a node means; each component turns it into its event.
public enum TapTarget: Hashable, Sendable, Codable {
  /// An item's row or cell.
  case item(ItemID)
  /// The accessory of an item's row.
  case accessory(ItemID)
  /// A control of the component itself.
  case control(Control)

  /// The controls of the components.
  public enum Control: String, Hashable, Sendable, Codable, CaseIterable {
    /// The buttons at the ends of a hierarchy's header.
    case headerLeft, headerRight
    /// The header and the See All button of a collection.
    case collectionHeader, seeAll
    /// The form cell that opens a list picker.
    case formCell
    /// The bar buttons of a list picker.
    case back, cancel, apply, done
    /// The answers to the question whether changes are discarded.
    case discardChanges, keepEditing
    /// The buttons of a list picker's section headers.
    case selectAll, deselectAll, deselectSelected
    /// The button that counts the selected values and leads to the top.
    case anchor
    /// The buttons of sibling navigation.
    case previous, next
  }
}
