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
    configuration.allowsEmptySelection || !selection.isEmpty
  }

  /// Whether there is something to discard: in confirmed mode, at the top level, a pool other than the value (LP-14).
  public var isDirty: Bool {
    guard let list, hasPool, list.path.isEmpty else { return false }
    return Set(list.pool) != Set(value)
  }

  mutating func close() -> [ListPickerEffect] {
    list = nil
    return [.closed]
  }

  mutating func apply() -> [ListPickerEffect] {
    guard let list, hasPool, list.path.isEmpty, isApplyEnabled else { return [] }
    let effects: [ListPickerEffect] = list.pool == value ? [] : [.valueChanged(list.pool)]
    value = list.pool
    self.list = nil
    return effects + [.closed]
  }

  mutating func cancel() -> [ListPickerEffect] {
    guard hasPool, !isNested else { return [] }
    guard isDirty, configuration.asksBeforeDiscarding else { return close() }
    list?.isAskingToDiscard = true
    return [.askedToDiscard]
  }

  mutating func answer(_ event: ListPickerEvent) -> [ListPickerEffect] {
    switch event {
    case .discardConfirmed: return close()
    case .keepEditingTapped:
      list?.isAskingToDiscard = false
      return []
    default: return []
    }
  }

  mutating func back() -> [ListPickerEffect] {
    if isNested {
      list?.path.removeLast()
      search(isActive: false, text: "")
      return [.popped]
    }
    return barButtons.contains(.back) ? close() : []
  }

  mutating func search(isActive: Bool, text: String) {
    guard configuration.isSearchEnabled else { return }
    if list?.searchText != text { list?.offset = 0 }
    list?.isSearching = isActive
    list?.searchText = text
  }

  mutating func scroll(to offset: Double) {
    list?.offset = max(0, offset.finite)
    // A half sheet grows when its content is scrolled.
    if configuration.presentation == .sheet, offset > 0 { list?.isFullHeight = true }
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.presentation == .sheet,
      abs(distance) >= configuration.metrics.grabberThreshold
    else { return [] }
    if distance < 0 {
      list?.isFullHeight = true
      return []
    }
    if list?.isFullHeight == true {
      list?.isFullHeight = false
      return []
    }
    return hasPool ? (isNested ? [] : cancel()) : close()
  }
}

/// The buttons of the bar above a list picker's list.
public enum ListPickerBarButton: String, Hashable, Sendable, Codable, CaseIterable {
  case back, cancel, apply, done
}
