import ThemeTable

/// The heights of a list picker's rows at a width.
struct ListPickerRowMeasures {
  private let picker: ListPickerFormCell
  private let width: Double
  private let pass: LayoutPass
  private let least: Double
  /// The height in points of values that are not measured yet: that of the first one.
  let estimate: Double

  private var metrics: ListPickerMetrics { picker.configuration.metrics }

  init(_ picker: ListPickerFormCell, width: Double, _ pass: LayoutPass) {
    self.picker = picker
    self.width = width
    self.pass = pass
    let metrics = picker.configuration.metrics
    let least = pass.style(of: .listPickerList).number(.rowHeight) ?? metrics.minimumRowHeight
    self.least = min(max(0, least), 1_000)
    let level = picker.level
    estimate =
      level.count > 0
      ? ListPickerEntryLayout(
        picker: picker, entry: picker.entry(at: 0), frame: LayoutRect(width: width), pass: pass
      ).height(least: self.least) : self.least
  }

  /// The height of a row in points.
  func height(of row: ListPickerRows.Row, in rows: ListPickerRows) -> Double {
    switch row {
    case .selectedHeader: return selectedHeaderHeight
    case .header(let section): return headerHeight(picker.headerTitle(ofSection: section))
    case .selected(let number): return picker.selectedEntry(number).map(height) ?? least
    case .entry(let number): return height(of: picker.entry(at: number))
    case .notice(let notice):
      let padding = padding(of: .listPickerRow)
      let words =
        notice == .failed
        ? retry.height(width: LayoutRect(width: width).inset(by: padding).width)
        : height(of: text(of: notice), in: .listPickerRow)
      return max(least, padding.top + words + padding.bottom)
    case .footer:
      let padding = padding(of: .listPickerFooterView)
      return padding.top + padding.bottom + height(of: prompt, in: .listPickerFooterView)
    }
  }

  private var selectedHeaderHeight: Double { headerHeight(picker.configuration.strings.selected) }

  private func headerHeight(_ title: String) -> Double {
    ListPickerHeaderLayout(picker: picker, frame: LayoutRect(width: width), pass: pass)
      .height(title, least: least)
  }

  /// The height of a value's row in points.
  func height(of entry: ListPickerEntry) -> Double {
    ListPickerEntryLayout(
      picker: picker, entry: entry, frame: LayoutRect(width: width), pass: pass
    ).height(least: least)
  }

  func text(of notice: ListPickerNotice) -> LayoutText {
    LayoutText(
      picker.configuration.strings.text(of: notice), .listPickerRowDetail, lineLimit: 0)
  }

  var prompt: LayoutText {
    LayoutText(picker.configuration.prompt ?? "", .listPickerFooter, lineLimit: 0)
  }

  /// The height of a text within the padding of a row in points.
  func height(of text: LayoutText, in row: StyledPart) -> Double {
    pass.measure(text, width: LayoutRect(width: width).inset(by: padding(of: row)).width)
      .size.height
  }

  /// The words and the button of values that could not be had.
  var retry: RetryLayout {
    let strings = picker.configuration.strings
    return RetryLayout(
      words: strings.failed, title: strings.retry, target: .control(.retry), pass: pass)
  }

  /// The theme's insets of a part, or else the metrics' padding.
  func padding(of part: StyledPart) -> LayoutInsets {
    pass.insets(of: part, otherwise: metrics.padding)
  }

  /// Whether the Selected group is shown: with single selection only if the values are higher than the view (LP-18).
  func hasSelectedGroup(in height: Double) -> Bool {
    picker.mayShowSelectedGroup
      && (picker.configuration.allowsMultipleSelection || isHigher(than: height))
  }

  /// Whether the rows without the Selected group are higher than a view.
  ///
  /// Many rows have their estimated height.
  private func isHigher(than height: Double) -> Bool {
    let rows = picker.rows(withSelectedGroup: false)
    guard rows.count <= RowWindow.smallCount else { return Double(rows.count) * estimate > height }
    var total = 0.0
    for row in 0..<rows.count { total += self.height(of: rows[row], in: rows) }
    return total > height
  }

  /// The height of the Selected group for a choice in points.
  ///
  /// Many values have their estimated height.
  func groupHeight(of choice: NumberSet, in height: Double) -> Double {
    guard picker.configuration.showsSelectedGroup, !choice.isEmpty,
      picker.list?.path.isEmpty == true,
      picker.list?.searchText.isEmpty == true,
      picker.configuration.allowsMultipleSelection || isHigher(than: height)
    else { return 0 }
    let count = choice.count
    guard count <= RowWindow.smallCount else {
      return selectedHeaderHeight + Double(count) * estimate
    }
    return picker.values.entries(of: choice).reduce(selectedHeaderHeight) {
      $0 + self.height(of: $1)
    }
  }
}
