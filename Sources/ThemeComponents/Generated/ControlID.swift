// Made from Data/controls.txt by DataFileTests; do not edit.
// swift-format-ignore-file

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
  /// The button that tries again to fetch values or rows.
  case retry
}

/// A control of a hierarchy view.
public struct HierarchyControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The button at the left end of a hierarchy's header.
  public static let headerLeft = HierarchyControl(id: .headerLeft)
  /// The button at the right end of a hierarchy's header.
  public static let headerRight = HierarchyControl(id: .headerRight)
}

/// A control of a collection view.
public struct CollectionControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The header of a collection.
  public static let collectionHeader = CollectionControl(id: .collectionHeader)
  /// The See All button of a collection.
  public static let seeAll = CollectionControl(id: .seeAll)
}

/// A control of a list of objects.
public struct ObjectListControl: ComponentControl {
  /// The name of the control in a display list.
  public let id: ControlID
  /// The button that tries again to fetch values or rows.
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
  /// The button at the left end of a hierarchy's header.
  public static let headerLeft = PickerControl(id: .headerLeft)
  /// The button at the right end of a hierarchy's header.
  public static let headerRight = PickerControl(id: .headerRight)
  /// The form cell that opens a list picker.
  public static let formCell = PickerControl(id: .formCell)
  /// The bar button to the level above, or out of a list without a pool.
  public static let back = PickerControl(id: .back)
  /// The bar button that discards the pool.
  public static let cancel = PickerControl(id: .cancel)
  /// The dimmed view beside a sheet, or the gesture that takes a sheet away.
  public static let dismiss = PickerControl(id: .dismiss)
  /// The bar button that makes the pool the value.
  public static let apply = PickerControl(id: .apply)
  /// The bar button that closes a list without a pool.
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
  /// The button that tries again to fetch values or rows.
  public static let retry = PickerControl(id: .retry)
}
