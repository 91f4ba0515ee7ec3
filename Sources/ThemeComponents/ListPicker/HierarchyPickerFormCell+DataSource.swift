extension HierarchyPickerFormCell {
  /// Takes one event in, and answers what the open hierarchy asks with a data source.
  ///
  /// A question that the data source answers later comes out as ``HierarchyPickerEffect/hierarchy(_:)``; give its answer as
  /// ``HierarchyEvent/answered(_:_:)``.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - dataSource: The data source of the hierarchy.
  /// - Returns: What the host is asked to do besides.
  @discardableResult
  public mutating func handle(
    _ event: HierarchyPickerEvent, asking dataSource: some HierarchyDataSource
  ) -> [HierarchyPickerEffect] {
    var notices: [HierarchyPickerEffect] = []
    var pending = Array(handle(event).reversed())
    // Depth first: the children of a column are asked for before the next column.
    while let effect = pending.popLast() {
      guard case .hierarchy(.ask(let request)) = effect,
        let answer = dataSource.answer(to: request.question)
      else {
        notices.append(effect)
        continue
      }
      pending += handle(.hierarchy(.answered(request.token, answer))).reversed()
    }
    return notices
  }

  /// Lays the cell or its open hierarchy out, and asks a data source for the content of the rows that come into sight.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - dataSource: The data source of the hierarchy.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public mutating func display(
    theme: ComponentTheme, asking dataSource: some HierarchyDataSource,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    HierarchyLayoutLoop.display(
      &self, layOut: { $0.displayList(theme: theme, measuring: measuring) },
      news: { $0.hierarchy?.news(in: $1) ?? .nothing },
      takeIn: { $0.handle(.hierarchy(.laidOut($1)), asking: dataSource) })
  }
}
