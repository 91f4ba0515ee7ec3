import ThemeTable

/// Lays out the rows of a list picker that are in sight.
struct ListPickerBodyLayout {
  let picker: ListPickerFormCell
  let list: ListPickerList
  let scope: LayoutScope
  /// The room of the rows.
  let frame: LayoutRect
  let rows: ListPickerRows
  let window: RowWindow
  private let measures: ListPickerRowMeasures

  init(
    _ picker: ListPickerFormCell, _ list: ListPickerList, in frame: LayoutRect, _ scope: LayoutScope
  ) {
    self.picker = picker
    self.list = list
    self.frame = frame
    self.scope = scope
    let measures = ListPickerRowMeasures(picker, width: frame.width, scope.pass)
    self.measures = measures
    let hasGroup = measures.hasSelectedGroup(in: frame.height)
    let rows = picker.rows(withSelectedGroup: hasGroup)
    self.rows = rows
    var shift = 0.0
    if let basis = list.basis {
      shift =
        measures.groupHeight(of: picker.pool, in: frame.height)
        - measures.groupHeight(of: basis, in: frame.height)
    }
    let level = picker.level
    window = list.scroll.window(
      count: rows.count, estimate: measures.estimate, viewport: frame.height, shift: shift,
      fixed: rows.others(atMost: RowWindow.smallCount).map {
        MeasuredRow(row: $0, extent: measures.height(of: rows[$0], in: rows))
      },
      row: { anchor in
        picker.place(of: anchor.item, in: level).flatMap(rows.row(ofEntry:))
      },
      measure: { measures.height(of: rows[$0], in: rows) })
  }

  /// The list with its rows in sight.
  func node() -> DisplayNode {
    var node = scope.node(.view, frame: frame)
    node.children = window.rows.map { row in
      self.node(
        of: rows[row.index],
        frame: frame.row(at: frame.minY + row.start, height: row.extent))
    }
    return node
  }

  /// The list as an area that scrolls.
  ///
  /// Its anchor is the first value that is wholly in sight.
  var area: ScrollArea {
    list.scroll.area(
      ListPickerFormCell.listIdentifier, of: window, room: frame.size,
      anchor: window.anchor { row in
        if case .entry(let place) = rows[row] { picker.entry(at: place).id } else { nil }
      })
  }

  private func node(of row: ListPickerRows.Row, frame: LayoutRect) -> DisplayNode {
    let strings = picker.configuration.strings
    let header = ListPickerHeaderLayout(picker: picker, frame: frame, pass: scope.pass)
    switch row {
    case .selectedHeader:
      return header.node(
        strings.selected,
        button: picker.configuration.allowsMultipleSelection ? .deselectAll : nil,
        target: .control(.deselectSelected),
        scope.scope("selected-header"))
    case .header(let section):
      let button = picker.button(ofSection: section)
      let target = section.map(TapTarget.section) ?? .control(button ?? .deselectAll)
      return header.node(
        picker.headerTitle(ofSection: section), button: button, target: target,
        scope.scope("header-\(section ?? 0)"))
    case .selected(let number):
      guard let entry = picker.selectedEntry(number) else {
        return scope.scope("selected").node(.row, frame: frame)
      }
      return node(of: entry, frame: frame, scope.scope("selected"))
    case .entry(let number):
      return node(of: picker.entry(at: number), frame: frame, scope)
    case .notice(let notice): return noticeNode(notice, frame: frame)
    case .footer: return promptNode(frame: frame)
    }
  }

  private func node(
    of entry: ListPickerEntry, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    ListPickerEntryLayout(picker: picker, entry: entry, frame: frame, pass: scope.pass)
      .node(scope.scope(entry.id.rawValue))
  }

  private func noticeNode(_ notice: ListPickerNotice, frame: LayoutRect) -> DisplayNode {
    let scope = scope.scope(notice.rawValue)
    let room = frame.inset(by: measures.padding(of: .listPickerRow))
    var node = scope.node(.row, frame: frame)
    guard notice != .failed else {
      node.children = measures.retry.nodes(in: room, scope)
      return node
    }
    let text = measures.text(of: notice)
    let height = measures.height(of: text, in: .listPickerRow)
    let label = scope.scope("text").text(text, frame: room.top(height))
    node.children = [
      label.saying(text.string, notice == .loading ? .updatesFrequently : .staticText)
    ]
    return node
  }

  private func promptNode(frame: LayoutRect) -> DisplayNode {
    let scope = scope.scope("prompt")
    var node = scope.node(.footer, frame: frame, part: .listPickerFooterView)
    let room = frame.inset(by: measures.padding(of: .listPickerFooterView))
    let prompt = measures.prompt
    node.children = [
      scope.scope("text").text(prompt, frame: room).saying(prompt.string, .staticText)
    ]
    return node
  }
}

extension ListPickerStrings {
  func text(of notice: ListPickerNotice) -> String {
    switch notice {
    case .loading: loading
    case .failed: failed
    case .empty: noValues
    case .noResults: noResults
    }
  }
}
