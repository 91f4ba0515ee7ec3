/// Something that a host asks of assistive technology after an effect.
public enum AccessibilityNotice: Hashable, Sendable {
  /// Move the focus to the first element in the node with this identifier.
  case focus(DisplayNode.ID)
  /// Say a text and leave the focus where it is.
  case announce(String)
}

extension DisplayList {
  /// The element that takes the focus when it moves to a node: the node itself, or the first element in it.
  ///
  /// - Parameter identifier: The identifier of a node.
  /// - Returns: The element, or nil if the node is gone or holds no element.
  public func accessibilityElement(in identifier: DisplayNode.ID) -> DisplayNode? {
    self[identifier]?.flattened.first { $0.accessibility != nil }
  }
}

extension HierarchyModel {
  /// Returns the column that came into view, on compact width the header, and where a level failed its text.
  public func accessibilityNotices(after effects: [HierarchyEffect]) -> [AccessibilityNotice] {
    effects.compactMap { effect in
      switch effect {
      case .expanded(_, .push): .focus("hierarchy/header")
      case .expanded(let id, .column): level(of: id).map { .focus(Self.identifier(ofLevel: $0 + 1)) }
      case .collapsed: visibleLevels.last.map { .focus(Self.identifier(ofLevel: $0)) }
      default: nil
      }
    }
  }
}

extension ListPickerFormCell {
  /// Returns the bar of a list or level that opens, the question, and the cell after the list closed.
  public func accessibilityNotices(after effects: [ListPickerEffect]) -> [AccessibilityNotice] {
    effects.compactMap { $0.notice(of: shownValue) }
  }
}

extension HierarchyPickerFormCell {
  /// Returns the bar of the hierarchy that opens, the question, the cell after it closed, and what the hierarchy returns.
  public func accessibilityNotices(after effects: [ListPickerEffect]) -> [AccessibilityNotice] {
    effects.compactMap { effect in
      guard case .hierarchy(let effect) = effect else { return effect.notice(of: shownValue) }
      return hierarchy?.accessibilityNotices(after: [effect]).first
    }
  }
}

extension ListPickerEffect {
  /// The notice of a picker whose cell shows a value.
  fileprivate func notice(of value: PickerValueText) -> AccessibilityNotice? {
    switch self {
    case .opened, .pushed, .popped: .focus("picker/bar")
    case .askedToDiscard: .focus("picker/question")
    case .closed: .focus("picker/cell")
    case .valueChanged: .announce(value.spoken)
    case .searchRequested, .retryRequested, .hierarchy: nil
    }
  }
}

extension SiblingNavigation {
  /// Returns the title of a page that is shown, and its words.
  public func accessibilityNotices(after effects: [SiblingEffect]) -> [AccessibilityNotice] {
    effects.compactMap { effect in
      guard case .shown = effect else { return nil }
      return .announce(DisplayAccessibility.joined([title, subtitle]))
    }
  }
}
