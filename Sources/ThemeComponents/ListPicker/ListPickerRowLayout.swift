import ThemeTable

/// Lays out the rows of a list picker: their heights at a width, and those in sight.
struct ListPickerRowLayout {
  let picker: ListPickerFormCell
  let scope: LayoutScope
  let width: Double
  /// The least height of a row in points.
  let least: Double
  /// The height in points of values that are not measured yet: that of the first one.
  private(set) var estimate = 0.0

  init(_ picker: ListPickerFormCell, width: Double, _ scope: LayoutScope) {
    self.picker = picker
    self.scope = scope
    self.width = width
    least = scope.context.rowHeight(of: .listPickerList, otherwise: picker.configuration.metrics.minimumRowHeight)
    estimate = picker.level.entries.first.map { height(of: picker.values[$0]) } ?? least
  }

  var context: LayoutContext { scope.context }
  var metrics: ListPickerMetrics { picker.configuration.metrics }
  var strings: ListPickerStrings { picker.configuration.strings }

  /// The height of a row in points.
  func height(of row: ListPickerRows.Row) -> Double {
    switch row {
    case .selectedHeader: headerHeight(strings.selected)
    case .header(let section):
      max(headerHeight(picker.headerTitle(ofSection: section)), ownHeaderHeight(ofSection: section))
    case .selected(let number), .entry(let number): height(of: picker.values[number])
    case .notice(.failed): max(least, retry.height(width: width))
    case .notice(let notice):
      max(least, padded(.listPickerRow) { context.measure(text(of: notice), width: $0).size.height })
    case .footer: padded(.listPickerFooterView) { context.measure(prompt, width: $0).size.height }
    }
  }

  /// The theme's insets of a part, or else the metrics' padding.
  func padding(of part: StyledPart) -> LayoutInsets { context.insets(of: part, otherwise: metrics.padding) }

  /// The height of a content with the padding of a part around it.
  func padded(_ part: StyledPart, _ content: (Double) -> Double) -> Double {
    let padding = padding(of: part)
    let width = LayoutRect(width: width).inset(by: padding).width
    return padding.top + content(width) + padding.bottom
  }

  func node(of row: ListPickerRows.Row, frame: LayoutRect) -> DisplayNode {
    switch row {
    case .selectedHeader:
      return headerNode(
        strings.selected, button: picker.configuration.allowsMultipleSelection ? .deselectAll : nil,
        target: .control(.deselectSelected), frame: frame, scope.scope("selected-header"))
    case .header(let section):
      let button = picker.button(ofSection: section)
      let target = section.map(TapTarget.section) ?? .control(button ?? .deselectAll)
      return headerNode(
        picker.headerTitle(ofSection: section), picker.headerView(ofSection: section), button: button, target: target,
        frame: frame, scope.scope("header-\(section ?? 0)"))
    case .selected(let number): return node(of: number, frame: frame, scope.scope("selected"))
    case .entry(let number): return node(of: number, frame: frame, scope)
    case .notice(let notice): return noticeNode(notice, frame: frame)
    case .footer:
      let scope = scope.scope("prompt")
      let room = frame.inset(by: padding(of: .listPickerFooterView))
      let text = scope.scope("text").text(prompt, frame: room).saying(prompt.string, .staticText)
      return scope.node(.footer, frame: frame, part: .listPickerFooterView, with: [text])
    }
  }

  private func noticeNode(_ notice: ListPickerNotice, frame: LayoutRect) -> DisplayNode {
    let scope = scope.scope(notice.rawValue)
    guard notice != .failed else { return scope.node(.row, frame: frame, with: retry.nodes(in: frame, scope)) }
    let room = frame.inset(by: padding(of: .listPickerRow))
    let text = text(of: notice)
    let height = context.measure(text, width: room.width).size.height
    let label = scope.scope("text").text(text, frame: room.top(height)).saying(
      text.string, notice == .loading ? .updatesFrequently : .staticText)
    return scope.node(.row, frame: frame, with: [label])
  }

  private func text(of notice: ListPickerNotice) -> LayoutText {
    let words =
      switch notice {
      case .loading: strings.loading
      case .failed: strings.failed
      case .empty: strings.noValues
      case .noResults: strings.noResults
      }
    return LayoutText(words, .listPickerRowDetail, lineLimit: 0)
  }

  private var prompt: LayoutText { LayoutText(picker.configuration.prompt ?? "", .listPickerFooter, lineLimit: 0) }

  /// The words and the button of values that could not be had.
  private var retry: RetryLayout {
    RetryLayout(
      words: strings.failed, title: strings.retry, target: .control(.retry), context: context,
      padding: padding(of: .listPickerRow))
  }

  // MARK: The row of one value

  /// The height of a value's row in points.
  func height(of entry: ListPickerEntry) -> Double {
    let padding = padding(of: entry.part)
    let control = control
    let room = max(0, width - padding.leading - padding.trailing - control.width - metrics.gap)
    let content =
      switch entry.content {
      case .object(let object): cell(object).height(width: room)
      case .text(let string): context.height(text(string), width: room)
      }
    return max(least, padding.top + max(control.height, content) + padding.bottom)
  }

  /// A row is one element for assistive technology.
  ///
  /// Its check mark is hidden and spoken as a trait (LP-28).
  func node(of number: Int, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let entry = picker.values[number]
    let scope = scope.scope(entry.id.rawValue)
    let isChosen = picker.pool.contains(number)
    let state = context.state(isChosen ? .selected : .plain, of: .item(entry.id))
    let room = frame.inset(by: padding(of: entry.part))
    var row = scope.node(.row, frame: frame, part: entry.part, state)
    var label = ""
    switch entry.content {
    case .text(let string):
      label = string
      let place = room.left(max(0, room.width - control.width - metrics.gap))
      let text = text(string, state)
      let height = min(room.height, context.measure(text, width: place.width).size.height)
      row.children = [scope.scope("text").text(text, frame: place.line(height))]
      if isChosen || entry.isGroup {
        row.children.append(mark(of: entry, "checkmark", state, room.right(control.width), scope))
      }
    case .object(let object):
      label = object.withoutAttributes.accessibilityLabel
      let kind: SelectionControl = picker.configuration.allowsMultipleSelection ? .checkbox : .radio
      let image = kind.imageName(isSelected: isChosen)
      let rest = room.inset(by: LayoutInsets(leading: control.width + metrics.gap))
      row.children =
        [mark(of: entry, image, state, room.left(control.width), scope)] + cell(object, state).nodes(in: rest, scope)
    }
    row.children += scope.divider(
      below: frame, leading: metrics.padding.leading, thickness: metrics.dividerThickness, part: .listPickerList)
    row = row.button(label, .item(entry.id), isSelected: isChosen)
    row.accessibility?.hint = entry.isGroup ? strings.groupHint : isChosen ? strings.deselectHint : strings.selectHint
    return row
  }

  private var control: LayoutSize { context.scaled(metrics.controlSize) }

  private func text(_ string: String, _ state: StyleState = .plain) -> LayoutText {
    LayoutText(string, .listPickerRowText, state, lineLimit: context.textLines == 0 ? 0 : max(1, metrics.rowLineLimit))
  }

  private func cell(_ object: ObjectCellContent, _ state: StyleState = .plain) -> ObjectCellLayout {
    ObjectCellLayout(
      content: object.withoutAttributes, parts: .objectCell, context: context, metrics: metrics.cellMetrics,
      state: state)
  }

  /// The mark of a value, or the chevron of a group.
  private func mark(
    of entry: ListPickerEntry, _ image: String, _ state: StyleState, _ column: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    scope.scope(entry.isGroup ? "disclosure" : "control").image(
      entry.isGroup ? "chevron.forward" : image, entry.isGroup ? .image : .selectionControl,
      frame: column.line(control.height), part: .listPickerCheckmark, state)
  }
}

extension ListPickerEntry {
  fileprivate var part: StyledPart { if case .object = content { .objectTableCell } else { .listPickerRow } }
}
