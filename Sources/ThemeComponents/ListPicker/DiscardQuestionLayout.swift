import ThemeTable

/// Lays out the question whether changes are discarded: its two answers below it, at the bottom of the list (LP-13).
///
/// It is an action sheet of the system: what lies behind is dimmed, the discarding answer is destructive, and the other
/// one, a little apart, cancels, as does a tap beside the question.
struct DiscardQuestionLayout {
  let strings: ListPickerStrings
  let metrics: ListPickerMetrics
  /// The view over which the question lies.
  let frame: LayoutRect
  private var scope: LayoutScope

  init(
    strings: ListPickerStrings, metrics: ListPickerMetrics, frame: LayoutRect, scope: LayoutScope
  ) {
    self.strings = strings
    self.metrics = metrics
    self.frame = frame
    self.scope = scope
    // Both answers are in sight: texts shrink where the largest ones leave no room for them.
    while height > frame.height, let size = pass.traits.contentSizeCategory.smaller {
      self.scope = LayoutScope(scope.identifier, pass.with(textSize: size))
    }
  }

  private var pass: LayoutPass { scope.pass }

  private var title: LayoutText {
    LayoutText(strings.discardTitle, .listPickerRowDetail, lineLimit: 0)
  }

  private var answers: [(text: LayoutText, control: ControlID)] {
    [
      (LayoutText(strings.discardChanges, .listPickerDiscard, lineLimit: 0), .discardChanges),
      (LayoutText(strings.keepEditing, .listPickerKeep, lineLimit: 0), .keepEditing),
    ]
  }

  /// The question is as wide as a sheet at most.
  private var place: LayoutRect {
    let width = min(frame.width, max(0, metrics.sheetWidth.finite))
    return frame.column(at: frame.midX - width / 2, width: width)
  }

  private var width: Double {
    max(0, place.width - metrics.padding.leading - metrics.padding.trailing)
  }

  /// The height of the question and its answers in points.
  var height: Double {
    titleRowHeight + metrics.gap + answers.reduce(0) { $0 + answerHeight($1.text) }
  }

  private var titleHeight: Double { pass.measure(title, width: width).size.height }

  private var titleRowHeight: Double {
    max(metrics.barHeight, titleHeight + metrics.padding.top + metrics.padding.bottom)
  }

  private func answerHeight(_ text: LayoutText) -> Double {
    max(metrics.barHeight, pass.measure(text, width: width).size.height + 2 * metrics.lineGap)
  }

  /// The dimmed view, and the question over it.
  func nodes() -> [DisplayNode] {
    let beside = TapTarget.control(.keepEditing)
    let dimming = LayoutScope("\(scope.identifier)-dimming", pass)
      .node(.dimming, frame: frame, pass.state(of: beside)).button(strings.keepEditing, beside)
    let height = height
    let place = place.row(at: max(frame.minY, frame.maxY - height), height: height)
    let column = place.column(at: place.minX + metrics.padding.leading, width: width)
    let question = scope.scope("title").text(
      title, frame: column.top(titleRowHeight).line(titleHeight), alignment: .center)
    var node = scope.node(.dialog, frame: place, part: .listPickerList)
    node.children = [question.saying(strings.discardTitle, .header)]
    var y = place.minY + titleRowHeight
    for answer in answers {
      let row = column.row(at: y, height: answerHeight(answer.text))
      let scope = scope.scope(answer.control.rawValue)
      node.children += scope.divider(
        below: place.row(at: y, height: 0).top(metrics.dividerThickness),
        thickness: metrics.dividerThickness, part: .listPickerList)
      node.children.append(
        scope.button(answer.text, .control(answer.control), frame: row, alignment: .center))
      y = row.maxY + metrics.gap
    }
    return [dimming, node]
  }
}

extension StyleTextSize {
  /// The next smaller size, or nil for the smallest.
  fileprivate var smaller: StyleTextSize? { Self.allCases.last { $0 < self } }
}
