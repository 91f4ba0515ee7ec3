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
    least = scope.pass.rowHeight(of: .listPickerList, otherwise: picker.configuration.metrics.minimumRowHeight)
    estimate = picker.level.entries.first.map { height(of: picker.values[$0]) } ?? least
  }

  var pass: LayoutPass { scope.pass }
  var metrics: ListPickerMetrics { picker.configuration.metrics }
  var strings: ListPickerStrings { picker.configuration.strings }

  /// The height of a row in points.
  func height(of row: ListPickerRows.Row) -> Double {
    switch row {
    case .selectedHeader: headerHeight(strings.selected)
    case .header(let section): headerHeight(picker.headerTitle(ofSection: section))
    case .selected(let number), .entry(let number): height(of: picker.values[number])
    case .notice(.failed): max(least, retry.height(width: width))
    case .notice(let notice):
      max(least, padded(.listPickerRow) { pass.measure(text(of: notice), width: $0).size.height })
    case .footer: padded(.listPickerFooterView) { pass.measure(prompt, width: $0).size.height }
    }
  }

  /// The theme's insets of a part, or else the metrics' padding.
  func padding(of part: StyledPart) -> LayoutInsets { pass.insets(of: part, otherwise: metrics.padding) }

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
        picker.headerTitle(ofSection: section), button: button, target: target, frame: frame,
        scope.scope("header-\(section ?? 0)"))
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
    let height = pass.measure(text, width: room.width).size.height
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
      words: strings.failed, title: strings.retry, target: .control(.retry), pass: pass,
      padding: padding(of: .listPickerRow))
  }
}
