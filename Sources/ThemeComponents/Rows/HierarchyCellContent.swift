extension HierarchyTableCell {
  /// Returns what is drawn of the row for a native view: its node lies at the origin and is as high as it needs.
  ///
  /// - Parameters:
  ///   - touch: What a finger or the focus does to it; nil for nothing.
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The node.
  public func node(
    touch: RowTouch? = nil, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayNode {
    let drawing = RowDrawing(self, theme: theme, measuring: measuring)
    return drawing.seen(row(drawing.context(touch)))
  }
}
