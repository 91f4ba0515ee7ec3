import ThemeTable

extension ObjectList: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> ObjectListEvent {
    ObjectListEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/highlighted(_:)``.
  public static func highlighted(_ target: TapTarget?) -> ObjectListEvent { .highlighted(target) }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> ObjectListEvent? {
    if case .item(let id) = target { .itemTapped(id) } else { nil }
  }

  /// What is to be drawn: the rows in sight.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``. Linear in the rows.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: traits.size.height)
    var root = pass.node("list", .view, frame: frame, part: .listPickerList)
    let heights = items.map { height(of: $0, &pass) }
    var y = -min(offset, max(0, heights.reduce(0, +) - frame.height))
    for (item, height) in zip(items, heights) {
      if y < frame.height, y + height > 0 {
        root.children.append(
          row(
            item, frame: LayoutRect(x: 0, y: y, width: frame.width, height: height), &pass))
      }
      y += height
    }
    return DisplayList(root: root, traits: traits)
  }

  private func layout(of item: ObjectListItem, _ state: StyleState = .plain) -> ObjectCellLayout {
    ObjectCellLayout(content: item.content, parts: .objectCell, metrics: metrics, state: state)
  }

  private func padding(_ pass: inout LayoutPass) -> LayoutInsets {
    pass.insets(of: .objectTableCell, otherwise: rowPadding)
  }

  private func height(of item: ObjectListItem, _ pass: inout LayoutPass) -> Double {
    let padding = padding(&pass)
    let width = max(0, traits.size.width - padding.leading - padding.trailing)
    let least = pass.style(of: .listPickerList).number(.rowHeight) ?? minimumRowHeight
    return max(
      min(max(0, least), 1_000),
      layout(of: item).height(width: width, &pass) + padding.top + padding.bottom)
  }

  private func row(_ item: ObjectListItem, frame: LayoutRect, _ pass: inout LayoutPass)
    -> DisplayNode
  {
    let identifier = "list/" + item.id.rawValue
    let state = pass.state(of: .item(item.id))
    var row = pass.node(identifier, .row, frame: frame, part: .objectTableCell, state)
    row.children = layout(of: item, state).nodes(
      in: frame.inset(by: padding(&pass)), prefix: identifier, &pass)
    row.tapTarget = .item(item.id)
    row.accessibility = DisplayAccessibility(
      label: item.content.accessibilityLabel, traits: [.button])
    return row
  }
}
