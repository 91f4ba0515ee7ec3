/// The words of a hierarchy view that assistive technology speaks; an app gives them in its language.
public struct HierarchyStrings: Hashable, Sendable, Codable {
  /// The button to the parent level.
  public var parentLevel = "Parent level"
  /// The button to the last visited child level.
  public var childLevel = "Child level"
  /// The hierarchy accessory.
  public var showChildren = "Show children"
  /// A column whose data is on its way.
  public var loading = "Loading"

  /// The words in English.
  public static let english = HierarchyStrings()

  /// The words in English, to be changed one by one.
  public init() {}
}
