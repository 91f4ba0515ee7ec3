/// Receives taps on a hierarchy, and can handle a tap on the accessory itself.
public protocol HierarchyDelegate {
  /// The accessory of an item was tapped (`hierarchyButtonTappedForItemWith`).
  ///
  /// An item that is out of view, or known to have no accessory, is not asked about.
  ///
  /// - Returns: Whether the delegate has dealt with it; then nothing expands by itself (HN-13).
  func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool
  /// A row was tapped that selects nothing.
  func didSelectItem(with id: ItemID)
  /// The detail button of an item was tapped.
  func detailButtonTapped(forItemWith id: ItemID)
  /// The selection changed; the items are in the order in which they were selected.
  func selectionDidChange(to ids: [ItemID])
}

extension HierarchyDelegate {
  /// Leaves the tap to the view.
  public func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool { false }
  /// Does nothing.
  public func detailButtonTapped(forItemWith id: ItemID) {}
  /// Does nothing.
  public func didSelectItem(with id: ItemID) {}
  /// Does nothing.
  public func selectionDidChange(to ids: [ItemID]) {}
}

/// A delegate that leaves everything to the view.
public struct DefaultHierarchyDelegate: HierarchyDelegate, Sendable {
  /// The delegate.
  public init() {}
}
