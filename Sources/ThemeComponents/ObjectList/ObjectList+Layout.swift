import ThemeTable

extension ObjectList: ComponentLayout {
  /// The node that cuts the rows off.
  static let listIdentifier = "list"

  /// Draws the rows in sight.
  ///
  /// Linear in their number. A row that is found by its id alone, after rows came or went, takes a look at all rows.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let scope = LayoutScope(Self.listIdentifier, LayoutPass(self, theme: theme, measuring: measuring))
    let frame = LayoutRect(traits.size)
    let window = window(scope.pass, count: items.count + (isFailed ? 1 : 0))
    var root = scope.node(.view, frame: frame, part: .objectList)
    root.children = window.rows.map { row in
      let place = frame.row(at: row.start, height: row.extent)
      guard row.index < items.count else {
        let scope = scope.scope("more")
        return retry(scope.pass).row(scope.node(.row, frame: place, part: .objectTableCell), scope)
      }
      return self.row(items[row.index], frame: place, scope)
    }
    let area = scroll.area(
      Self.listIdentifier, of: window, room: frame.size,
      anchor: window.anchor(or: window.rows.first) { $0 < items.count ? items[$0].id : nil })
    return DisplayList(root: root, traits: traits, scrollAreas: [area])
  }

  /// Returns where the rows are in the content of the list, seen or not.
  public func geometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> ListGeometry {
    ListGeometry(
      window(LayoutPass(self, theme: theme, measuring: measuring), count: items.count), width: traits.size.width,
      viewport: traits.size.height)
  }

  private func window(_ pass: LayoutPass, count: Int) -> RowWindow {
    scroll.window(
      count: count, estimate: items.first.map { height(of: $0, pass) } ?? 0, viewport: traits.size.height,
      row: { $0.row(in: items) },
      measure: { $0 < items.count ? height(of: items[$0], pass) : retry(pass).height(width: traits.size.width) })
  }

  private func retry(_ pass: LayoutPass) -> RetryLayout {
    RetryLayout(
      words: configuration.failed, title: configuration.retry, target: .control(.retry), pass: pass,
      padding: padding(pass))
  }

  private func layout(of item: ObjectListItem, _ pass: LayoutPass, _ state: StyleState = .plain) -> ObjectCellLayout {
    ObjectCellLayout(
      content: item.content, parts: .objectCell, pass: pass, metrics: configuration.metrics, state: state)
  }

  private func padding(_ pass: LayoutPass) -> LayoutInsets {
    pass.insets(of: .objectTableCell, otherwise: configuration.rowPadding)
  }

  private func height(of item: ObjectListItem, _ pass: LayoutPass) -> Double {
    let padding = padding(pass)
    let width = max(0, traits.size.width - padding.leading - padding.trailing)
    return max(
      pass.rowHeight(of: .objectList, otherwise: configuration.minimumRowHeight),
      layout(of: item, pass).height(width: width) + padding.top + padding.bottom)
  }

  private func row(_ item: ObjectListItem, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let scope = scope.scope(item.id.rawValue)
    let state = scope.pass.state(of: .item(item.id))
    var layout = layout(of: item, scope.pass, state)
    layout.detail = AccessoryButton(item: item.id, row: frame, label: configuration.details)
    let padding = padding(scope.pass)
    var row = scope.node(.row, frame: frame, part: .objectTableCell, state)
    row.children = layout.nodes(in: frame.inset(by: padding), scope)
    row.children += scope.divider(
      below: frame, leading: padding.leading, thickness: configuration.dividerThickness, part: .objectList)
    row = row.button(item.content.accessibilityLabel, .item(item.id))
    if item.content.hasDetailButton {
      row.accessibility?.actions = [.init(name: configuration.details, target: .detail(item.id))]
    }
    return row
  }
}
