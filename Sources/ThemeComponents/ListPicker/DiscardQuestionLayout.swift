import ThemeTable

/// Lays out the question whether changes are discarded: its two answers below it, at the bottom of the list (LP-13).
struct DiscardQuestionLayout {
  let strings: ListPickerStrings
  let metrics: ListPickerMetrics
  /// The list over which the question lies.
  let frame: LayoutRect

  private var answers: [(text: String, control: ControlID)] {
    [(strings.discardChanges, .discardChanges), (strings.keepEditing, .keepEditing)]
  }

  private var width: Double {
    max(0, frame.width - metrics.padding.leading - metrics.padding.trailing)
  }

  /// The height of the question and its answers in points.
  func height(_ pass: LayoutPass) -> Double {
    titleRowHeight(pass) + answers.reduce(0) { $0 + answerHeight($1.text, pass) }
  }

  private func titleHeight(_ pass: LayoutPass) -> Double {
    pass.measure(
      strings.discardTitle, of: .listPickerRowDetail, width: width, lineLimit: 0
    ).size.height
  }

  private func titleRowHeight(_ pass: LayoutPass) -> Double {
    max(metrics.barHeight, titleHeight(pass) + metrics.padding.top + metrics.padding.bottom)
  }

  private func answerHeight(_ text: String, _ pass: LayoutPass) -> Double {
    max(
      metrics.barHeight,
      pass.measure(text, of: .listPickerHeaderButton, width: width, lineLimit: 0).size.height)
  }

  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let height = height(pass)
    let place = LayoutRect(
      x: frame.minX, y: max(frame.minY, frame.maxY - height), width: frame.width, height: height)
    let question = titleHeight(pass)
    let first = titleRowHeight(pass)
    let left = place.minX + metrics.padding.leading
    let title = scope.scope("title").text(
      strings.discardTitle,
      frame: LayoutRect(
        x: left, y: place.minY + (first - question) / 2, width: width, height: question),
      part: .listPickerRowDetail, lineLimit: 0, alignment: .center)
    var node = scope.node(.dialog, frame: place, part: .listPickerList)
    node.children = [title.saying(strings.discardTitle, .header)]
    var y = place.minY + first
    for answer in answers {
      let height = answerHeight(answer.text, pass)
      let target = TapTarget.control(answer.control)
      let button = scope.scope(answer.control.rawValue).text(
        answer.text, frame: LayoutRect(x: left, y: y, width: width, height: height),
        part: .listPickerHeaderButton, pass.state(of: target), lineLimit: 0, role: .button,
        alignment: .center)
      node.children.append(button.button(answer.text, target))
      y += height
    }
    node.children +=
      pass.divider(
        scope.identifier + "/edge",
        frame: place.top(metrics.dividerThickness), part: .listPickerList
      ).map { [$0] } ?? []
    return node
  }
}
