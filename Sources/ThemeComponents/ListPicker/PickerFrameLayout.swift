import ThemeTable

/// Lays out what every open picker has: its place on the screen, the handle of a sheet, the question (LP-04, LP-13).
struct PickerFrameLayout {
  let sheet: PickerSheet
  let isSheet: Bool
  let isAskingToDiscard: Bool
  let strings: ListPickerStrings
  let metrics: ListPickerMetrics
  let scope: LayoutScope

  private var screen: LayoutRect { LayoutRect(scope.pass.traits.size) }

  /// The whole view, or the part of it that a sheet takes.
  ///
  /// A half sheet without room for the question has its full height meanwhile.
  var frame: LayoutRect {
    guard isSheet else { return screen }
    var sheet = sheet
    let frame = sheet.frame(in: scope.pass.traits, metrics)
    guard isAskingToDiscard else { return frame }
    sheet.isFullHeight = true
    let full = sheet.frame(in: scope.pass.traits, metrics)
    return question(in: full).height > frame.height ? full : frame
  }

  /// The view of the picker, with the handle of a sheet at its top.
  func root() -> DisplayNode {
    let frame = frame
    var root = scope.node(.view, frame: frame, part: .listPickerList)
    guard isSheet else { return root }
    var strip = scope.scope("grabber-strip").node(
      .bar, frame: frame.top(min(max(0, metrics.grabberHeight), frame.height)),
      part: .listPickerBar)
    strip.children = [
      scope.scope("grabber").node(
        .grabber, frame: strip.frame.middle(metrics.grabberSize), part: .listPickerList)
    ]
    root.children = [strip]
    return root
  }

  /// The layer over the view while it asks whether changes are discarded.
  var questionNodes: [DisplayNode] { isAskingToDiscard ? question(in: frame).nodes() : [] }

  private func question(in frame: LayoutRect) -> DiscardQuestionLayout {
    DiscardQuestionLayout(
      strings: strings, metrics: metrics, frame: frame, scope: scope.scope("question"))
  }
}
