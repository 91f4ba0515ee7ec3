import ThemeTable

extension ObjectList: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> ObjectListEvent {
    ObjectListEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> ObjectListEvent? {
    if case .item(let id) = target { .itemTapped(id) } else { nil }
  }

  /// What is to be drawn: the rows in sight.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``. Linear in the rows.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    var pass = LayoutPass(theme: theme, traits: traits, measuring: measuring)
    let frame = Rect(x: 0, y: 0, width: traits.size.width, height: traits.size.height)
    var root = pass.node("list", .view, frame: frame, part: .listPickerList)
    let heights = items.map { height(of: $0, &pass) }
    var y = -min(offset, max(0, heights.reduce(0, +) - frame.height))
    for (item, height) in zip(items, heights) {
      if y < frame.height, y + height > 0 {
        root.children.append(
          row(
            item, frame: Rect(x: 0, y: y, width: frame.width, height: height), &pass))
      }
      y += height
    }
    return DisplayList(root: root, traits: traits)
  }

  private func layout(of item: ObjectListItem) -> ObjectCellLayout {
    ObjectCellLayout(content: item.content, parts: .objectCell, metrics: metrics)
  }

  private func height(of item: ObjectListItem, _ pass: inout LayoutPass) -> Double {
    let width = max(0, traits.size.width - rowPadding.leading - rowPadding.trailing)
    return layout(of: item).height(width: width, &pass) + rowPadding.top + rowPadding.bottom
  }

  private func row(_ item: ObjectListItem, frame: Rect, _ pass: inout LayoutPass) -> DisplayNode {
    let identifier = "list/" + item.id.rawValue
    var row = pass.node(identifier, .row, frame: frame, part: .objectTableCell)
    row.children = layout(of: item).nodes(
      in: frame.inset(by: rowPadding), prefix: identifier, &pass)
    row.tapTarget = .item(item.id)
    row.accessibility = Accessibility(label: item.content.accessibilityLabel, traits: [.button])
    return row
  }
}
