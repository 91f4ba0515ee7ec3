/// The hierarchy in a sheet: its place, its handle, and the question before it closes (LP-04, LP-13).
extension HierarchyPickerFormCell {
  /// The surroundings of the hierarchy, which is as wide as its sheet.
  var hierarchyTraits: ViewTraits {
    var traits = traits
    if configuration.isSheet { traits.size.width = sheet.frame(in: traits, configuration.metrics).width }
    return traits
  }

  /// Gives an event to the hierarchy unless it is a finger on the handle; a sheet grows when its rows are scrolled.
  mutating func takeInSheet(_ event: HierarchyEvent) -> [ListPickerEffect] {
    guard configuration.isSheet else { return forward(event) }
    var event = event
    if case .view(.dragged(let step)) = event {
      if let distance = sheet.drag(step, in: traits, configuration.metrics) { return dragGrabber(by: distance) }
      if case .began(var point) = step {
        point.x = point.x.finite - sheet.frame(in: traits, configuration.metrics).minX
        event = .dragged(.began(at: point))
      }
    }
    let before = scrolledWay
    let effects = forward(event)
    switch event {
    case .view(.dragged), .view(.scrolled): if scrolledWay > before { sheet.isFullHeight = true }
    default: break
    }
    return effects
  }

  /// The scroll offsets of the levels in sight together.
  private var scrolledWay: Double {
    hierarchy.map { view in view.visibleLevels.reduce(0) { $0 + view.scrollOffset(ofLevel: $1) } } ?? 0
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.isSheet, hierarchy != nil, !isAskingToDiscard,
      sheet.settle(after: distance, in: traits, configuration.metrics)
    else { return [] }
    return cancel()
  }

  mutating func cancel() -> [ListPickerEffect] {
    guard hierarchy != nil, !isAskingToDiscard else { return [] }
    guard isDirty, configuration.asksBeforeDiscarding else { return close() }
    isAskingToDiscard = true
    return [.askedToDiscard]
  }
}
