/// Makes the layouts of a component's rows for native containers, which lay out each row by itself.
///
/// All rows that nothing touches share one layout context, so that each style is looked up once.
struct RowDrawing<Model: ComponentLayout> {
  let model: Model
  private let theme: ComponentTheme
  private let measuring: any TextMeasuring
  private let isElevated: Bool
  private let untouched: LayoutContext

  /// - Parameters:
  ///   - model: The component.
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  ///   - isElevated: Whether the rows lie on a surface that floats, such as a sheet.
  init(_ model: Model, theme: ComponentTheme, measuring: any TextMeasuring, isElevated: Bool = false) {
    self.model = model
    self.theme = theme
    self.measuring = measuring
    self.isElevated = isElevated
    untouched = LayoutContext(model, theme: theme, measuring: measuring, isElevated: isElevated)
  }

  func context(_ touch: RowTouch? = nil) -> LayoutContext {
    guard let touch else { return untouched }
    return LayoutContext(model, theme: theme, measuring: measuring, isElevated: isElevated, touch: touch)
  }

  /// The row as it is seen: mirrored where reading goes from right to left, each node with a name of its own.
  func seen(_ row: DisplayNode) -> DisplayNode {
    var row = row
    if model.traits.isRightToLeft { row.mirror(in: row.frame.maxX) }
    var (positions, copies): ([String: Int], [String: Int]) = ([:], [:])
    row.makeIdentifiersUnique(&positions, &copies)
    return row
  }
}
