/// A control of one component, such as a bar button, to be tapped by name.
///
/// Each component has a type of its own, so that a picker cannot be sent the See All of a collection.
public protocol ComponentControl: Hashable, Sendable {
  /// The name of the control in a display list.
  var id: ControlID { get }
}

/// A control or target as a display list names it, which may be one of any component.
///
/// Only ``ControlID`` and ``TapTarget`` conform. A parameter of such a type takes what a display list gave, and no name that is
/// written there: `.control(.seeAll)` is one of the component's own.
public protocol DrawnName: Sendable {
  /// The meaning of a tap.
  var tapTarget: TapTarget { get }
}

extension TapTarget: DrawnName {
  /// The target itself.
  public var tapTarget: TapTarget { self }
}

extension ControlID: DrawnName {
  /// A tap on the control.
  public var tapTarget: TapTarget { .control(self) }
}

/// The meaning of a tap on a component with some kind of controls.
public struct ComponentTarget<Control: ComponentControl>: Hashable, Sendable {
  let target: TapTarget

  /// An item's row or cell.
  public static func item(_ id: ItemID) -> ComponentTarget { ComponentTarget(target: .item(id)) }
  /// The hierarchy accessory of an item's row.
  public static func accessory(_ id: ItemID) -> ComponentTarget { ComponentTarget(target: .accessory(id)) }
  /// The detail button of an item's row.
  public static func detail(_ id: ItemID) -> ComponentTarget { ComponentTarget(target: .detail(id)) }
  /// The button in the header of a section, by the section's index.
  public static func section(_ index: Int) -> ComponentTarget { ComponentTarget(target: .section(index)) }
  /// A control of the component itself.
  public static func control(_ control: Control) -> ComponentTarget { ComponentTarget(target: .control(control.id)) }
  /// A control that a component or its display list named.
  public static func control(_ name: some DrawnName) -> ComponentTarget { ComponentTarget(target: name.tapTarget) }
}

/// A control of a hierarchy view.
public struct HierarchyControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The button at the left end of the header.
  public static let headerLeft = HierarchyControl(id: .headerLeft)
  /// The button at the right end of the header.
  public static let headerRight = HierarchyControl(id: .headerRight)
}

/// A control of a collection view.
public struct CollectionControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The header.
  public static let collectionHeader = CollectionControl(id: .collectionHeader)
  /// The See All button.
  public static let seeAll = CollectionControl(id: .seeAll)
}

/// A control of a list of objects.
public struct ObjectListControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The button that tries to fetch more rows again.
  public static let retry = ObjectListControl(id: .retry)
}

/// A control of a sibling navigation.
public struct SiblingControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The button to the sibling before.
  public static let previous = SiblingControl(id: .previous)
  /// The button to the sibling after.
  public static let next = SiblingControl(id: .next)
}

/// A control of a picker: of its form cell, of the open list or hierarchy, and of the question before it closes.
public struct PickerControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The form cell.
  public static let formCell = PickerControl(id: .formCell)
  /// The bar button to the level above, or out of a picker without a pool.
  public static let back = PickerControl(id: .back)
  /// The bar button that discards the pool.
  public static let cancel = PickerControl(id: .cancel)
  /// The dimmed view beside a sheet, or the gesture that takes a sheet away.
  public static let dismiss = PickerControl(id: .dismiss)
  /// The bar button that makes the pool the value.
  public static let apply = PickerControl(id: .apply)
  /// The bar button that closes a picker without a pool.
  public static let done = PickerControl(id: .done)
  /// The answer that discards changes.
  public static let discardChanges = PickerControl(id: .discardChanges)
  /// The answer that keeps changes.
  public static let keepEditing = PickerControl(id: .keepEditing)
  /// The button that chooses all values.
  public static let selectAll = PickerControl(id: .selectAll)
  /// The button that takes all values out.
  public static let deselectAll = PickerControl(id: .deselectAll)
  /// The button that takes all values of the Selected group out.
  public static let deselectSelected = PickerControl(id: .deselectSelected)
  /// The button that shows the number of chosen values and leads to the top.
  public static let anchor = PickerControl(id: .anchor)
  /// The search field.
  public static let searchField = PickerControl(id: .searchField)
  /// The button that ends a search.
  public static let endSearch = PickerControl(id: .endSearch)
  /// The button that tries to fetch the values again.
  public static let retry = PickerControl(id: .retry)
  /// The button at the left end of an open hierarchy's header.
  public static let headerLeft = PickerControl(id: .headerLeft)
  /// The button at the right end of an open hierarchy's header.
  public static let headerRight = PickerControl(id: .headerRight)
}
