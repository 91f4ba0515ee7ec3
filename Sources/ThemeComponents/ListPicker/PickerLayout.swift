/// Lays out what every picker has: its form cell, and while it is open its place on the screen, its bar and its question.
struct PickerLayout {
  let configuration: ListPickerConfiguration
  let scope: LayoutScope

  var pass: LayoutPass { scope.pass }
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
    guard configuration.isSheet else { return LayoutRect(pass.traits.size) }
    let frame = sheet.frame(in: pass.traits, metrics)
    guard isAskingToDiscard else { return frame }
    var sheet = sheet
    sheet.isFullHeight = true
    let full = sheet.frame(in: pass.traits, metrics)
    return question(in: full).questionHeight(in: full) > frame.height ? full : frame
  }
}
