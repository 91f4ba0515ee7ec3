import ThemeTable

/// The question whether changes are discarded: its two answers below it, at the bottom of the view (LP-13).
///
/// It is an action sheet of the system: what lies behind is dimmed, the discarding answer is destructive, and the other
/// one, a little apart, cancels, as does a tap beside the question.
extension PickerLayout {
  /// The layout of the question.
  ///
  /// Both answers are in sight: texts shrink where the largest ones leave no room for them.
  func question(in frame: LayoutRect) -> PickerLayout {
    var scope = scope.scope("question")
    while true {
      let layout = PickerLayout(configuration: configuration, scope: scope)
      let size = scope.pass.traits.contentSizeCategory
      guard layout.questionHeight(in: frame) > frame.height,
        let smaller = StyleTextSize.allCases.last(where: { $0 < size })
      else { return layout }
      scope = LayoutScope(scope.identifier, LayoutPass(scope.pass, textSize: smaller))
    }
  }

  private var title: LayoutText { LayoutText(strings.discardTitle, .listPickerRowDetail, lineLimit: 0) }
  private var answers: [(text: LayoutText, control: ControlID)] {
    [
      (LayoutText(strings.discardChanges, .listPickerDiscard, lineLimit: 0), .discardChanges),
      (LayoutText(strings.keepEditing, .listPickerKeep, lineLimit: 0), .keepEditing),
    ]
  }

  /// The question is as wide as a sheet at most.
  private func place(in frame: LayoutRect) -> (whole: LayoutRect, column: LayoutRect) {
    let width = min(frame.width, max(0, metrics.sheetWidth.finite))
    let whole = frame.column(at: frame.midX - width / 2, width: width)
    let sides = metrics.padding.leading + metrics.padding.trailing
    return (whole, whole.column(at: whole.minX + metrics.padding.leading, width: max(0, width - sides)))
  }

  /// The height of the question and its answers in points.
  func questionHeight(in frame: LayoutRect) -> Double {
    let width = place(in: frame).column.width
    return titleRowHeight(width) + metrics.gap + answers.reduce(0) { $0 + answerHeight($1.text, width) }
  }

  private func titleRowHeight(_ width: Double) -> Double {
    let height = pass.measure(title, width: width).size.height
    return max(metrics.barHeight, height + metrics.padding.top + metrics.padding.bottom)
  }

  private func answerHeight(_ text: LayoutText, _ width: Double) -> Double {
    max(metrics.barHeight, pass.measure(text, width: width).size.height + 2 * metrics.lineGap)
  }

  /// The dimmed view, and the question over it.
  func questionNodes(in frame: LayoutRect) -> [DisplayNode] {
    let beside = TapTarget.control(.keepEditing)
    let dimming = LayoutScope("\(scope.identifier)-dimming", pass).node(.dimming, frame: frame, pass.state(of: beside))
      .button(strings.keepEditing, beside)
    let height = questionHeight(in: frame)
    let (whole, column) = place(in: frame.row(at: max(frame.minY, frame.maxY - height), height: height))
    let row = column.top(titleRowHeight(column.width))
    let question = scope.scope("title").text(
      title, frame: row.line(pass.measure(title, width: row.width).size.height), alignment: .center)
    var node = scope.node(.dialog, frame: whole, part: .listPickerList)
    node.children = [question.saying(strings.discardTitle, .header)]
    var y = row.maxY
    for answer in answers {
      let row = column.row(at: y, height: answerHeight(answer.text, column.width))
      let scope = scope.scope(answer.control.rawValue)
      node.children += scope.divider(
        below: whole.row(at: y, height: 0).top(metrics.dividerThickness), thickness: metrics.dividerThickness,
        part: .listPickerList)
      node.children.append(scope.button(answer.text, .control(answer.control), frame: row, alignment: .center))
      y = row.maxY + metrics.gap
    }
    return [dimming, node]
  }
}
