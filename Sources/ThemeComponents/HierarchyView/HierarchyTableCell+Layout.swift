import ThemeTable

extension HierarchyTableCell: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> HierarchyTableCellEvent {
    HierarchyTableCellEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/highlighted(_:)``.
  public static func highlighted(_ target: TapTarget?) -> HierarchyTableCellEvent {
    .highlighted(target)
  }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> HierarchyTableCellEvent? {
    switch target {
    case .item: .tapped
    case .accessory: .accessoryTapped
    case .control: nil
    }
  }

  /// What is to be drawn; the root is as high as the row.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    var shape = HierarchyRowShape()
    shape.include(content)
    var layout = HierarchyRowLayout(configuration: configuration, shape: shape)
    layout.parts = .hierarchyTableCell
    layout.rowPart = .hierarchyTableCell
    layout.reservedWidth = reservedWidth
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: layout.height(&pass))
    let row = layout.node(
      for: id, content: content, isExpanded: isExpanded, isSelected: false, frame: frame,
      identifier: "cell", &pass)
    return DisplayList(root: row, traits: traits)
  }
}
