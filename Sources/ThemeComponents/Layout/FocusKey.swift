/// A key that moves the keyboard focus or acts on what has it.
public enum FocusKey: Hashable, Sendable, CaseIterable {
  /// Moves the focus up.
  case up
  /// Moves the focus down.
  case down
  /// Moves the focus to the left.
  case left
  /// Moves the focus to the right.
  case right
  /// Return does what a tap does.
  case confirm
  /// Escape leaves a question, a search, a level or a picker.
  case escape
}

extension ComponentLayout {
  /// Returns the events that a key means, as the focus of UIKit moves: to the nearest target on that side.
  ///
  /// A list is scrolled where the next row is out of sight. Nothing has the focus at first; then an arrow gives it to the
  /// first target. Give the events to the component, or to the driver that owns it, in order.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - theme: The styles that the component is drawn with.
  ///   - measuring: The text measuring.
  /// - Returns: The events; empty for a key that means nothing now.
  public func events(for key: FocusKey, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> [Event]
  {
    switch key {
    case .escape: return [escapeEvent].compactMap { $0 }
    case .confirm: return focused.map { [.tapped($0)] } ?? []
    case .up, .down, .left, .right: break
    }
    var list = displayList(theme: theme, measuring: measuring)
    guard var node = focused.flatMap(list.focusNode(of:)) else {
      return list.focusNodes.first.map { [.focused($0.focusTarget)] } ?? []
    }
    var events: [Event] = []
    if let (area, offset) = list.scrolling(past: node, towards: key) {
      events = [.scrolled(in: area, to: offset)]
      var scrolled = self
      scrolled.handle(events[0])
      list = scrolled.displayList(theme: theme, measuring: measuring)
      guard let moved = focused.flatMap(list.focusNode(of:)) else { return events }
      node = moved
    }
    guard let target = list.focusNode(from: node, towards: key) else { return events }
    // What has the focus is wholly in sight.
    return events + list.offsets(revealing: target).map { .scrolled(in: $0.area, to: $0.offset) }
      + [.focused(target.focusTarget)]
  }

  /// Returns the event that scrolls a list so that what lies beside an element is in sight, or nil if it is.
  ///
  /// So assistive technology, which goes from element to element, reaches every row.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - list: The display list in which it is.
  /// - Returns: The event.
  public static func event(revealingNeighboursOf id: DisplayNode.ID, in list: DisplayList) -> Event? {
    guard let node = list[id] else { return nil }
    let scrolling = [FocusKey.down, .up, .right, .left].lazy.compactMap { list.scrolling(past: node, towards: $0) }
      .first
    return scrolling.map { .scrolled(in: $0.area, to: $0.offset) }
  }
}

extension DisplayList {
  /// Returns the list that scrolls around a node, or the frontmost one around none; nil if nothing scrolls on that axis.
  public func scrollArea(around id: DisplayNode.ID?, _ axis: ScrollArea.Axis) -> ScrollArea? {
    let areas = scrollAreas.filter { $0.axis == axis }
    let around = areas.last { area in self[area.identifier]?.flattened.contains { $0.id == id } ?? false }
    return around ?? (id == nil ? areas.last : nil)
  }

  /// The nodes that can have the focus; while a question is open only its answers can.
  fileprivate var focusNodes: [DisplayNode] {
    (nodes.last { $0.role == .dialog }?.flattened ?? nodes).filter {
      $0.focusTarget != nil && $0.role != .dimming && $0.frame.width > 0
    }
  }

  fileprivate func focusNode(of target: TapTarget) -> DisplayNode? { focusNodes.first { $0.focusTarget == target } }

  /// The node on a side that is nearest, where a way across counts twice.
  fileprivate func focusNode(from node: DisplayNode, towards key: FocusKey) -> DisplayNode? {
    let place = node.frame.turned(from: key)
    let ways = focusNodes.compactMap { other -> (node: DisplayNode, way: Double)? in
      let next = other.frame.turned(from: key)
      let along = next.midY - place.midY
      return along > 1 ? (other, along + 2 * abs(next.midX - place.midX)) : nil
    }
    return ways.min { $0.way < $1.way }?.node
  }

  /// The lists that must scroll so that a node is wholly in sight, and their new offsets.
  fileprivate func offsets(revealing node: DisplayNode) -> [(area: DisplayNode.ID, offset: Double)] {
    [ScrollArea.Axis.vertical, .horizontal].compactMap { axis in
      guard let area = scrollArea(around: node.id, axis), let room = self[area.identifier]?.frame else { return nil }
      let key: FocusKey = axis == .vertical ? .down : isMirrored ? .left : .right
      let (place, view) = (node.frame.turned(from: key), room.turned(from: key))
      // The start of a node that is longer than the room is in sight.
      let missing =
        place.minY < view.minY
        ? place.minY - view.minY : min(max(0, place.maxY - view.maxY), place.minY - view.minY)
      let offset = min(max(0, area.offset + missing), max(0, area.contentExtent - area.viewportExtent))
      return missing != 0 && offset != area.offset ? (area.identifier, offset) : nil
    }
  }

  /// The list that must scroll so that what follows a node is in sight, and its new offset; nil if none must.
  fileprivate func scrolling(past node: DisplayNode, towards key: FocusKey) -> (area: DisplayNode.ID, offset: Double)? {
    let isVertical = key == .up || key == .down
    guard let area = scrollArea(around: node.id, isVertical ? .vertical : .horizontal),
      let frame = self[area.identifier]?.frame
    else { return nil }
    let place = node.frame.turned(from: key)
    // As much room as the node takes itself is wanted after it.
    let missing = place.height - (frame.turned(from: key).maxY - place.maxY)
    let isForward = isVertical ? key == .down : (key == .right) != isMirrored
    let wanted = area.offset + (isForward ? missing : -missing)
    let offset = min(max(0, wanted), max(0, area.contentExtent - area.viewportExtent))
    return missing > 0 && offset != area.offset ? (area.identifier, offset) : nil
  }
}

extension LayoutRect {
  /// The rectangle where a key's direction is turned down.
  fileprivate func turned(from key: FocusKey) -> LayoutRect {
    switch key {
    case .up: LayoutRect(x: minX, y: -maxY, width: width, height: height)
    case .left: LayoutRect(x: minY, y: -maxX, width: height, height: width)
    case .right: LayoutRect(x: minY, y: minX, width: height, height: width)
    default: self
    }
  }
}
