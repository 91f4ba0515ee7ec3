import ThemeTable

/// The rows of an open list picker for a native list: found by their number, never made all at once.
///
/// Each row is drawn by itself, as wide as the room of the picker's traits.
public struct PickerListContent {
  /// Some rows under a common header.
  public struct Section: Identifiable {
    /// Names the section among those of the list.
    public let id: RowID
    /// The header, or nil for none.
    public let header: Row?
    /// The rows below the header.
    public let rows: Rows
  }

  /// The name of a row, which stays the same while values come and go.
  public enum RowID: Hashable, Sendable {
    /// The header of the Selected group.
    case selectedHeader
    /// A value of the Selected group.
    case selected(ItemID)
    /// The header of a section, or of all values for nil.
    case header(Int?)
    /// A value.
    case value(ItemID)
    /// A group of values, which opens a further level.
    case group(ItemID)
    /// The words where there is nothing to choose.
    case notice
    /// The prompt.
    case prompt
  }

  /// A row of the list.
  public struct Row: Identifiable {
    /// Names the row.
    public let id: RowID
    let kind: ListPickerRows.Row
  }

  /// Some of the rows, in order.
  public struct Rows: RandomAccessCollection {
    let content: PickerListContent
    let range: Range<Int>
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { range.count }
    /// The row at a place.
    public subscript(place: Int) -> Row { content.row(range.lowerBound + place) }
  }

  /// The title of the level: that of the group, or the label of the cell.
  public let title: String
  private let drawing: RowDrawing<ListPickerFormCell>
  private let rows: ListPickerRows

  init?(_ picker: ListPickerFormCell, theme: ComponentTheme, measuring: any TextMeasuring) {
    guard let list = picker.list else { return nil }
    title = picker.values.title(at: list.path) ?? picker.configuration.label
    drawing = RowDrawing(picker, theme: theme, measuring: measuring, isElevated: picker.configuration.isSheet)
    let layout = Self.layout(picker, drawing.context())
    rows = picker.rows(withSelectedGroup: layout.hasSelectedGroup(for: list.pool, in: picker.traits.size.height))
  }

  private static func layout(_ picker: ListPickerFormCell, _ context: LayoutContext) -> ListPickerRowLayout {
    ListPickerRowLayout(picker, width: picker.traits.size.width, LayoutScope("picker/list", context))
  }

  /// The sections from top to bottom; linear in their number.
  public var sections: [Section] {
    rows.parts.map { header, range in
      Section(
        id: row(header ?? range.lowerBound).id, header: header.map(row), rows: Rows(content: self, range: range))
    }
  }

  private func row(_ number: Int) -> Row {
    let kind = rows[number]
    return Row(id: id(of: kind), kind: kind)
  }

  private func id(of row: ListPickerRows.Row) -> RowID {
    let values = drawing.model.values
    return switch row {
    case .selectedHeader: .selectedHeader
    case .selected(let number): .selected(values[number].id)
    case .header(let section): .header(section)
    case .entry(let number): values[number].isGroup ? .group(values[number].id) : .value(values[number].id)
    case .notice: .notice
    case .footer: .prompt
    }
  }

  /// Returns what is drawn of a row: its node lies at the origin and is as high as it needs.
  public func node(of row: Row, touch: RowTouch? = nil) -> DisplayNode {
    let layout = Self.layout(drawing.model, drawing.context(touch))
    let frame = LayoutRect(width: layout.width).top(layout.height(of: row.kind))
    return drawing.seen(layout.node(of: row.kind, frame: frame))
  }
}

extension ListPickerRows {
  /// The rows by header: the number of the header's row, or nil for none, and the rows below it.
  fileprivate var parts: [(header: Int?, rows: Range<Int>)] {
    var parts: [(header: Int?, rows: Range<Int>)] = []
    if let selected { parts.append((0, 1..<(selected.count + 1))) }
    let start = count - ends.count - entries.rowCount
    if hasHeader {
      parts.append((start - 1, start..<(start + entries.rowCount)))
    } else {
      for (place, section) in entries.sections.enumerated() {
        let next = place + 1 < entries.sections.count ? entries.sections[place + 1].firstRow : entries.rowCount
        let first = section.firstRow + (section.hasHeader ? 1 : 0)
        parts.append((section.hasHeader ? start + section.firstRow : nil, (start + first)..<(start + next)))
      }
    }
    if !ends.isEmpty { parts.append((nil, (count - ends.count)..<count)) }
    return parts
  }
}

extension ListPickerFormCell {
  /// Returns the rows of an open level for a native list; nil while the list is closed.
  ///
  /// - Parameters:
  ///   - level: The number of groups above the level; levels above the open one show what they would without a search.
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The rows.
  public func content(
    ofLevel level: Int, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> PickerListContent? {
    var picker = self
    picker.list?.screen.isAskingToDiscard = false
    while let path = picker.list?.path, path.count > max(0, level) { picker.handle(.tapped(.control(.back))) }
    return PickerListContent(picker, theme: theme, measuring: measuring)
  }
}
