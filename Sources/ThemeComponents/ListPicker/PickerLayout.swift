import ThemeTable

/// Lays out what every picker has: its form cell, and while it is open its place on the screen, its bar and its question.
struct PickerLayout {
  let configuration: ListPickerConfiguration
  let scope: LayoutScope

  var context: LayoutContext { scope.context }
  var metrics: ListPickerMetrics { configuration.metrics }
  var strings: ListPickerStrings { configuration.strings }

  /// The view of an open picker, with the handle of a sheet at its top (LP-04).
  func root(_ sheet: PickerSheet, isAskingToDiscard: Bool) -> DisplayNode {
    let frame = frame(of: sheet, isAskingToDiscard: isAskingToDiscard)
    guard configuration.isSheet else { return scope.node(.view, frame: frame, part: .listPickerList) }
    let place = frame.top(min(max(0, metrics.grabberHeight), frame.height))
    let grabber = scope.scope("grabber").node(.grabber, frame: place.middle(metrics.grabberSize), part: .listPickerList)
    let strip = scope.scope("grabber-strip").node(.bar, frame: place, part: .navigationBar, with: [grabber])
    return scope.node(.view, frame: frame, part: .listPickerList, with: [strip])
  }

  /// The whole view, or the part of it that a sheet takes.
  ///
  /// A half sheet without room for the question has its full height meanwhile.
  private func frame(of sheet: PickerSheet, isAskingToDiscard: Bool) -> LayoutRect {
    guard configuration.isSheet else { return LayoutRect(context.traits.size) }
    let frame = sheet.frame(in: context.traits, metrics)
    guard isAskingToDiscard else { return frame }
    var sheet = sheet
    sheet.isFullHeight = true
    let full = sheet.frame(in: context.traits, metrics)
    return question(in: full).questionHeight(in: full) > frame.height ? full : frame
  }

  /// The navigation bar, from an edge down: a title between two buttons.
  func bar(_ title: String, _ buttons: [ControlID], isApplyEnabled: Bool, at top: LayoutRect) -> DisplayNode {
    let scope = scope.scope("bar")
    let lines = [StyledPart.navigationBarTitle, .barButton].map { context.lineHeight(of: $0) }
    let frame = top.top(max(0, metrics.barHeight, lines[0], lines[1]))
    let side = sideWidth(of: frame.width, buttons)
    let sides = LayoutInsets(leading: metrics.padding.leading, trailing: metrics.padding.trailing)
    let nodes = buttons.map { button in
      let isLeading = button == .back || button == .cancel
      let place = isLeading ? frame.left(side) : frame.right(side)
      return scope.scope(button.rawValue).button(
        text(of: button), .control(button), frame: place.inset(by: sides),
        isEnabled: button != .apply || isApplyEnabled, alignment: isLeading ? .natural : context.trailingAlignment)
    }
    let title = scope.title(title, .navigationBarTitle, in: frame, beside: side)
    return scope.node(.bar, frame: frame, part: .navigationBar, with: nodes + [title])
  }

  private func text(of button: ControlID) -> LayoutText {
    let title =
      switch button {
      case .back: strings.back
      case .cancel: strings.cancel
      case .apply: strings.apply
      default: strings.done
      }
    return LayoutText(title, .barButton, cap: 1)
  }

  /// The room of each button: as much as the wider one needs, and at most its part of the bar.
  private func sideWidth(of width: Double, _ buttons: [ControlID]) -> Double {
    let most = width * min(max(0, metrics.barButtonFraction), 0.5)
    let padding = metrics.padding.leading + metrics.padding.trailing
    let widest = buttons.map { context.width(of: text(of: $0)) }.max() ?? 0
    return min(most, max(widest, metrics.minimumRowHeight) + padding)
  }

  /// The form cell: a label and a value beside each other, or below each other where they do not fit (LP-01, LP-03).
  func formCell(_ value: String) -> DisplayNode {
    let (label, isEditable) = (configuration.label, configuration.isEditable)
    let width = context.traits.size.width
    let padding = context.insets(of: .listPickerCell, otherwise: metrics.padding)
    let room = LayoutRect(width: width).inset(by: padding)
    let state = context.state(isEditable ? .plain : .disabled, of: .control(.formCell))
    let title = LayoutText(label, .listPickerCellTitle, state, lineLimit: context.textLines)
    var words = LayoutText(value, .listPickerCellValue, state)
    let wanted = context.measure(title, width: room.width).size
    let natural = context.measure(words).size
    let fits = wanted.width + metrics.gap + natural.width <= room.width
    let first = room.left(fits ? wanted.width : room.width).top(wanted.height)
    let left = first.maxX + metrics.gap
    var second = room.column(at: left, width: room.maxX - first.maxX - metrics.gap).top(
      max(wanted.height, natural.height))
    if !fits {
      words = LayoutText(value, .listPickerCellValue, state, lineLimit: valueLineLimit)
      let height = context.measure(words, width: room.width).size.height
      second = room.row(at: first.maxY + metrics.lineGap, height: height)
    }
    // A cell of one line is at least as high as a row; its texts are in the middle.
    let bottom = max(first.maxY, value.isEmpty ? 0 : second.maxY) + padding.bottom
    let down = max(0, metrics.minimumRowHeight - bottom) / 2
    let frame = LayoutRect(width: width).top(bottom + 2 * down)
    var cell = scope.node(.row, frame: frame, part: .listPickerCell, state).button(
      label, .control(.formCell), isEnabled: isEditable)
    cell.children = [scope.scope("label").text(title, frame: first.moved(y: down))]
    guard !value.isEmpty else { return cell }
    cell.children.append(
      scope.scope("value").text(
        words, frame: second.moved(y: down), alignment: fits ? context.trailingAlignment : .natural))
    cell.accessibility?.value = value
    return cell
  }

  /// The most lines of a value below its label.
  ///
  /// LP-03 has it cut, at accessibility sizes only after a few lines.
  private var valueLineLimit: Int {
    context.textLines == 0 ? max(metrics.valueLineLimit, metrics.accessibilityValueLineLimit) : metrics.valueLineLimit
  }
}

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
      let size = scope.context.traits.contentSizeCategory
      guard layout.questionHeight(in: frame) > frame.height,
        let smaller = StyleTextSize.allCases.last(where: { $0 < size })
      else { return layout }
      scope = LayoutScope(scope.identifier, LayoutContext(scope.context, textSize: smaller))
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
    let height = context.measure(title, width: width).size.height
    return max(metrics.barHeight, height + metrics.padding.top + metrics.padding.bottom)
  }

  private func answerHeight(_ text: LayoutText, _ width: Double) -> Double {
    max(metrics.barHeight, context.measure(text, width: width).size.height + 2 * metrics.lineGap)
  }

  /// The dimmed view, and the question over it.
  func questionNodes(in frame: LayoutRect) -> [DisplayNode] {
    let beside = TapTarget.control(.keepEditing)
    let dimming = LayoutScope("\(scope.identifier)-dimming", context).node(
      .dimming, frame: frame, context.state(of: beside)
    )
    .button(strings.keepEditing, beside)
    let height = questionHeight(in: frame)
    let (whole, column) = place(in: frame.row(at: max(frame.minY, frame.maxY - height), height: height))
    let row = column.top(titleRowHeight(column.width))
    let question = scope.scope("title").text(
      title, frame: row.line(context.measure(title, width: row.width).size.height), alignment: .center)
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
