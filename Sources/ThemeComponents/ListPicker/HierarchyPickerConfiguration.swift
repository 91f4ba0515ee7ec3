/// The configuration of a hierarchy list picker, which the app sets once.
public struct HierarchyPickerConfiguration: Hashable, Sendable {
  /// The label of the cell.
  public var label: String
  /// Whether several items can be chosen: check boxes instead of radio buttons (IN-13).
  public var allowsMultipleSelection = true
  /// Whether all items can be taken out.
  public var allowsEmptySelection = true
  /// Whether the cell opens the hierarchy at all.
  public var isEditable = true
  /// Whether Cancel asks before it discards changes.
  public var asksBeforeDiscarding = true
  /// The presentation of the hierarchy.
  public var presentation = ListPickerPresentation.push
  /// The hierarchy; its selection mode follows from this configuration.
  public var hierarchy = HierarchyConfiguration()
  /// The words.
  public var strings = ListPickerStrings()
  /// Distances of cell and bar.
  public var metrics = ListPickerMetrics()

  /// A configuration with a label; the rest is to be changed one by one.
  public init(label: String) { self.label = label }
}
