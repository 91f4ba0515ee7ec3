/// The words of a hierarchy view that assistive technology speaks; an app gives them in its language.
public struct HierarchyStrings: Hashable, Sendable {
  /// The button to the parent level.
  public var parentLevel = "Parent level"
  /// The button to the last visited child level.
  public var childLevel = "Child level"
  /// The hierarchy accessory.
  public var showChildren = "Show children"
  /// The text of a level that could not be loaded.
  public var failed = "The items could not be loaded."
  /// The text of a row that could not be loaded.
  public var itemFailed = "The item could not be loaded."
  /// The button that tries again to load a level or a row.
  public var retry = "Try Again"
  /// The detail button of a row.
  public var details = "Details"
  /// The hint for a row that a tap selects.
  public var selectHint = "Selects this item"
  /// The hint for a row that a tap deselects.
  public var deselectHint = "Deselects this item"
  /// The value of a row; `{n}` is replaced by the text of its accessory.
  public var children = "{n} children"
  /// A column whose data is on its way.
  public var loading = "Loading"

  /// The words in English, to be changed one by one.
  public init() {}
}
