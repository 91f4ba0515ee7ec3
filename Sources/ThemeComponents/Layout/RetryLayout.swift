/// Lays out the words for data that could not be had, and below them the button that tries again.
struct RetryLayout {
  let words: String
  let title: String
  let target: TapTarget
  let context: LayoutContext
  /// Around both, in points.
  let padding: LayoutInsets

  private var text: LayoutText { LayoutText(words, .listPickerRowDetail, lineLimit: 0) }

  private var button: LayoutText { LayoutText(title, .textButton, context.state(of: target), lineLimit: 0) }

  private func heights(width: Double) -> (text: Double, button: Double) {
    (context.measure(text, width: width).size.height, max(44, context.measure(button, width: width).size.height))
  }

  /// The height of both with the padding, in points.
  func height(width: Double) -> Double {
    let heights = heights(width: LayoutRect(width: width).inset(by: padding).width)
    return padding.top + heights.text + heights.button + padding.bottom
  }

  /// The words and the button from the top of a frame down, each an element of its own.
  func nodes(in frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let room = frame.inset(by: padding)
    let heights = heights(width: room.width)
    return [
      scope.scope("failed").text(text, frame: room.top(heights.text)).saying(words, .staticText),
      scope.scope("retry").button(
        button, target, frame: room.row(at: room.minY + heights.text, height: heights.button)),
    ]
  }

  /// The same as one row, of which every place tries again.
  func row(_ row: DisplayNode, _ scope: LayoutScope) -> DisplayNode {
    var row = row
    row.children += nodes(in: row.frame, scope).map { node in
      var node = node
      node.accessibility = nil
      return node
    }
    return row.button(DisplayAccessibility.joined([words, title]), target)
  }
}
