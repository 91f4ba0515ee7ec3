import ThemeTable

/// Lays out the question whether changes are discarded: its two answers below it, at the bottom of the list (LP-13).
struct DiscardQuestionLayout {
  let strings: ListPickerStrings
  let metrics: ListPickerMetrics
  /// The list over which the question lies.
  let frame: LayoutRect

  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let padding = metrics.padding
    let room = max(0, frame.width - padding.leading - padding.trailing)
    let question = pass.measure(
      strings.discardTitle, of: .listPickerRowDetail, width: room, lineLimit: 0
    ).size.height
    let first = max(metrics.barHeight, question + padding.top + padding.bottom)
    let row = max(metrics.barHeight, pass.lineHeight(of: .listPickerHeaderButton))
    let place = LayoutRect(
      x: frame.minX, y: max(frame.minY, frame.maxY - first - 2 * row), width: frame.width,
      height: first + 2 * row)
    var title = scope.scope("title").text(
      strings.discardTitle,
      frame: LayoutRect(
        x: place.minX + padding.leading, y: place.minY + (first - question) / 2, width: room,
        height: question), part: .listPickerRowDetail, lineLimit: 0, alignment: .center)
    title.accessibility = DisplayAccessibility(label: strings.discardTitle, traits: [.header])
    var node = scope.node(.dialog, frame: place, part: .listPickerList)
    node.children = [title]
    let line = LayoutRect(x: place.minX, y: place.minY + first, width: place.width, height: row)
    let answers: [(String, ControlID)] = [
      (strings.discardChanges, .discardChanges), (strings.keepEditing, .keepEditing),
    ]
    for (index, answer) in answers.enumerated() {
      var button = scope.scope(answer.1.rawValue).text(
        answer.0, frame: line.moved(y: Double(index) * row), part: .listPickerHeaderButton,
        pass.state(of: .control(answer.1)), cap: 1, role: .button, alignment: .center)
      button.accessibility = DisplayAccessibility(label: answer.0, traits: [.button])
      button.tapTarget = .control(answer.1)
      node.children.append(button)
    }
    return node
  }
}
