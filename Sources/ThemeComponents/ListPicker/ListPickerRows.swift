import ThemeTable

/// One line of a list picker's list with its height.
enum ListPickerRow {
  /// The header of the Selected group.
  case selectedHeader
  /// The header of the values, with a title and maybe a button.
  case header(title: String, button: ListPickerHeaderButton)
  /// A value or a group of values; the first ones repeat what is chosen.
  case item(ListPickerEntry, isInSelectedGroup: Bool)
  /// A search found nothing.
  case noResults
  /// The prompt.
  case footer(String)
}

extension ListPickerFormCell {
  /// The rows of the list from top to bottom; the Selected group is left out on request.
  func rows(withSelectedGroup: Bool) -> [ListPickerRow] {
    var rows: [ListPickerRow] = []
    if withSelectedGroup {
      rows.append(.selectedHeader)
      rows += selectedItems.map { .item($0, isInSelectedGroup: true) }
    }
    let sections = visibleSections
    let hasTitles = sections.contains { $0.title != nil }
    let button = allGroupButton
    for (index, section) in sections.enumerated() {
      if let title = section.title {
        rows.append(.header(title: title, button: button))
      } else if index == 0, !hasTitles, withSelectedGroup || button != .none {
        rows.append(.header(title: configuration.strings.all, button: button))
      }
      rows += section.items.map { .item($0, isInSelectedGroup: false) }
    }
    if hasNoResults { rows.append(.noResults) }
    if let prompt = configuration.prompt { rows.append(.footer(prompt)) }
    return rows
  }

  func height(of row: ListPickerRow, _ pass: inout LayoutPass) -> Double {
    let metrics = configuration.metrics
    let padding = padding(of: row, &pass)
    let width = max(0, traits.size.width - padding.leading - padding.trailing)
    var content = 0.0
    switch row {
    case .selectedHeader, .header:
      content = max(
        pass.lineHeight(of: .listPickerHeaderTitle), pass.lineHeight(of: .listPickerHeaderButton))
    case .item(let item, _):
      content = max(metrics.controlSize.height, height(of: item, width: width, &pass))
    case .noResults: content = pass.lineHeight(of: .listPickerRowDetail)
    case .footer(let prompt):
      return padding.top + padding.bottom
        + pass.measure(prompt, of: .listPickerFooter, width: width, lineLimit: 0).size.height
    }
    let least = pass.style(of: .listPickerList).number(.rowHeight) ?? metrics.minimumRowHeight
    return max(min(max(0, least), 1_000), padding.top + content + padding.bottom)
  }

  private func height(
    of item: ListPickerEntry, width: Double, _ pass: inout LayoutPass
  ) -> Double {
    let metrics = configuration.metrics
    let room = max(0, width - metrics.controlSize.width - metrics.gap)
    switch item.content {
    case .object(let object): return cell(object).height(width: room, &pass)
    case .text(let text):
      return pass.height(text, of: .listPickerRowText, width: room)
    }
  }

  /// The theme's insets of the row's part, or else the metrics' padding.
  func padding(of row: ListPickerRow, _ pass: inout LayoutPass) -> LayoutInsets {
    pass.insets(of: part(of: row), otherwise: configuration.metrics.padding)
  }

  private func part(of row: ListPickerRow) -> StyledPart {
    switch row {
    case .selectedHeader, .header: return .listPickerHeader
    case .item(let item, _):
      if case .object = item.content { return .objectTableCell }
      return .listPickerRow
    case .noResults: return .listPickerRow
    case .footer: return .listPickerFooterView
    }
  }

  func cell(_ object: ObjectCellContent, _ state: StyleState = .plain) -> ObjectCellLayout {
    var layout = ObjectCellLayout(content: object.withoutAttributes, parts: .objectCell)
    layout.metrics = configuration.metrics.cellMetrics
    layout.state = state
    return layout
  }
}
