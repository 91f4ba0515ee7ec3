/// Ending the choice: Apply, Cancel and what it asks, Back, the sheet (LP-04, LP-09 to LP-14).
extension ListPickerFormCell {
  /// The buttons of the bar at the top, in the order of reading (LP-11).
  public var barButtons: [ListPickerBarButton] {
    guard let list else { return [] }
    if !list.path.isEmpty { return [.back] }
    if hasPool { return [.cancel, .apply] }
    return configuration.presentation == .push ? [.back] : [.done]
  }

  /// Whether Apply can be tapped: not while the pool is empty and must not be (LP-11).
  public var isApplyEnabled: Bool {
    configuration.allowsEmptySelection || !pool.isEmpty
  }

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

  mutating func answer(_ event: ListPickerEvent) -> [ListPickerEffect] {
    if event == .discardConfirmed { return close() }
    if event == .keepEditingTapped { list?.isAskingToDiscard = false }
    return []
  }

  mutating func back() -> [ListPickerEffect] {
    if let path = list?.path, !path.isEmpty {
      return [.popped] + show(path: Array(path.dropLast()))
    }
    return barButtons.contains(.back) ? close() : []
  }

  /// Follows a finger: over the list it scrolls, over the handle it changes the height of the sheet.
  mutating func drag(_ step: DragEvent) -> [ListPickerEffect] {
    guard var list else { return [] }
    if case .began(let point) = step {
      list.isDraggingGrabber = isGrabber(at: point)
    }
    if list.isDraggingGrabber {
      self.list = list
      guard case .ended(let way, _) = step else { return [] }
      return dragGrabber(by: way.y.finite)
    }
    list.scroll.drag(
      step, from: &list.dragStart, prediction: configuration.metrics.predictionTime)
    let offset = list.scroll.offset
    let isScrolled = offset != self.list?.scroll.offset
    self.list = list
    if isScrolled { scroll(to: offset) }
    return []
  }

  /// The height of a half sheet in points.
  var halfSheetHeight: Double {
    traits.size.height * min(max(0, configuration.metrics.halfSheetFraction), 1)
  }

  /// Whether a place is in the strip at the top of the sheet.
  private func isGrabber(at point: LayoutPoint) -> Bool {
    guard configuration.presentation == .sheet, let list else { return false }
    let top = list.isFullHeight ? 0 : traits.size.height - halfSheetHeight
    let y = point.y.finite
    return y >= top && y < top + configuration.metrics.grabberHeight
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.presentation == .sheet,
      abs(distance) >= configuration.metrics.grabberThreshold
    else { return [] }
    guard distance >= 0, list?.isFullHeight != true else {
      list?.isFullHeight = distance < 0
      return []
    }
    return hasPool ? cancel() : close()
  }
}

/// The buttons of the bar above a list picker's list.
public enum ListPickerBarButton: String, Hashable, Sendable, CaseIterable {
  /// Leads to the level above, or out of a list without a pool.
  case back
  /// Discards the pool.
  case cancel
  /// Makes the pool the value.
  case apply
  /// Closes a list without a pool.
  case done
}
