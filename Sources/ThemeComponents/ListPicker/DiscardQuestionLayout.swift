import ThemeTable

/// Lays out the question whether changes are discarded: its two answers below it, at the bottom of the list (LP-13).
struct DiscardQuestionLayout {
  let strings: ListPickerStrings
  let metrics: ListPickerMetrics
  /// The list over which the question lies.
  let frame: LayoutRect
  let scope: LayoutScope

  private var pass: LayoutPass { scope.pass }

  private var title: LayoutText {
    LayoutText(strings.discardTitle, .listPickerRowDetail, lineLimit: 0)
  }

  private var answers: [(text: LayoutText, control: ControlID)] {
    [(strings.discardChanges, ControlID.discardChanges), (strings.keepEditing, .keepEditing)]
      .map { (LayoutText($0, .listPickerHeaderButton, lineLimit: 0), $1) }
  }

  private var width: Double {
    max(0, frame.width - metrics.padding.leading - metrics.padding.trailing)
  }

  /// The height of the question and its answers in points.
  var height: Double { titleRowHeight + answers.reduce(0) { $0 + answerHeight($1.text) } }

  private var titleHeight: Double { pass.measure(title, width: width).size.height }

  private var titleRowHeight: Double {
    max(metrics.barHeight, titleHeight + metrics.padding.top + metrics.padding.bottom)
  }

  private func answerHeight(_ text: LayoutText) -> Double {
    max(metrics.barHeight, pass.measure(text, width: width).size.height)
  }

  func node() -> DisplayNode {
    let height = height
    let place = frame.row(at: max(frame.minY, frame.maxY - height), height: height)
    let column = place.column(at: place.minX + metrics.padding.leading, width: width)
    let question = scope.scope("title").text(
      title, frame: column.top(titleRowHeight).line(titleHeight), alignment: .center)
    var node = scope.node(.dialog, frame: place, part: .listPickerList)
    node.children = [question.saying(strings.discardTitle, .header)]
    var y = place.minY + titleRowHeight
    for answer in answers {
      let height = answerHeight(answer.text)
      node.children.append(
        scope.scope(answer.control.rawValue).button(
          answer.text, .control(answer.control), frame: column.row(at: y, height: height),
          alignment: .center))
      y += height
    }
    node.children += scope.scope("edge")
      .line(place.top(metrics.dividerThickness), part: .listPickerList)
    return node
  }
}
