/// Ending the choice: Apply, Cancel and what it asks, Back, the sheet (LP-04, LP-09 to LP-14).
extension ListPickerFormCell {
  /// The buttons of the bar at the top, in the order of reading (LP-11).
  public var barButtons: [ControlID] {
    guard let list else { return [] }
    if !list.path.isEmpty { return [.back] }
    if hasPool { return [.cancel, .apply] }
    return configuration.presentation == .push ? [.back] : [.done]
  }

  /// Whether Apply can be tapped: not while the pool is empty and must not be (LP-11).
  public var isApplyEnabled: Bool { configuration.allowsEmptySelection || !pool.isEmpty }

  /// Whether there is something to discard: in confirmed mode, at the top level, a pool other than the value (LP-14).
  public var isDirty: Bool {
    guard let list, hasPool, list.path.isEmpty else { return false }
    return list.pool != chosen
  }

  mutating func close() -> [ListPickerEffect] {
    list = nil
    return [.closed]
  }

  mutating func apply() -> [ListPickerEffect] {
    guard hasPool, !isNested, isApplyEnabled else { return [] }
    let isChanged = isDirty
    chosen = pool
    return (isChanged ? [.valueChanged(value)] : []) + close()
  }

  mutating func cancel() -> [ListPickerEffect] {
    guard hasPool, !isNested else { return [] }
    guard isDirty, configuration.asksBeforeDiscarding else { return close() }
    list?.isAskingToDiscard = true
    return [.askedToDiscard]
  }

  mutating func back() -> [ListPickerEffect] {
    if let path = list?.path, !path.isEmpty { return [.popped] + show(path: Array(path.dropLast())) }
    return barButtons.contains(.back) ? close() : []
  }

  /// Follows a finger: over the list it scrolls, over the handle it changes the height of the sheet.
  mutating func drag(_ step: DragEvent) -> [ListPickerEffect] {
    guard let before = list?.offset else { return [] }
    if configuration.isSheet, let distance = list?.sheet.drag(step, in: traits, configuration.metrics) {
      return dragGrabber(by: distance)
    }
    list?.scroll.drag(step)
    if let offset = list?.offset, offset != before { scroll(to: offset) }
    return []
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.isSheet, list?.sheet.settle(after: distance, in: traits, configuration.metrics) == true else {
      return []
    }
    return hasPool ? cancel() : close()
  }
}
