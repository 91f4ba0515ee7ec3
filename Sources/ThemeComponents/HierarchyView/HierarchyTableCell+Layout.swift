extension HierarchyTableCell: ComponentLayout {
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
      for: id, content: content, isExpanded: isExpanded, isSelected: false, frame: frame, LayoutScope("cell", pass))
    return DisplayList(root: row, traits: traits)
  }
}
