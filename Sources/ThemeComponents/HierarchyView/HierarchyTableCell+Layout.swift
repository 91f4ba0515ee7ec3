import ThemeTable

extension HierarchyTableCell: ComponentLayout {
  /// Returns the event that a tap on a target means, or nil for a target of another component.
  public static func event(for target: TapTarget) -> HierarchyTableCellEvent? {
    switch target {
    case .item: .tapped
    case .accessory: .accessoryTapped
    case .detail: .detailTapped
    default: nil
    }
  }

  /// Returns the event of a long press on the row, or nil for another target.
  public static func event(forLongPressOn target: TapTarget) -> HierarchyTableCellEvent? {
    if case .item = target { .longPressed } else { nil }
  }

  /// The display list; the root is as high as the row.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let pass = LayoutPass(self, theme: theme, measuring: measuring)
    let layout = HierarchyRowLayout(
      configuration: configuration, pass: pass, isEditing: isEditing, parts: .hierarchyTableCell,
      rowPart: .hierarchyTableCell, reservedWidth: reservedWidth)
    let width = traits.size.width
    let frame = LayoutRect(width: width).top(layout.height(of: content, width: width))
    let row = layout.node(
      for: id, content: content, isExpanded: isExpanded, isSelected: false, frame: frame,
      LayoutScope("cell", pass))
    return DisplayList(root: row, traits: traits)
  }
}
