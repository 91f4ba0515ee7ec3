/// The words and traits with which assistive technology presents a node.
///
/// A node without them is not an element.
public struct DisplayAccessibility: Hashable, Sendable {
  /// A trait, named as in UIKit.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    case button, header, image, link, notEnabled, searchField, selected, staticText
    case updatesFrequently
  }

  /// An action that assistive technology offers besides the tap.
  public struct CustomAction: Hashable, Sendable {
    /// The name of the action.
    public var name: String
    /// The target that a tap would have, to be sent as ``ViewEvent/tapped(_:)``.
    public var target: TapTarget
  }

  /// The name of the element.
  public var label: String
  /// The value, such as a number of children, or nil if there is none.
  public var value: String?
  /// The effect of a tap in words, or nil if it needs none.
  public var hint: String?
  /// Whether the element's children are shown, or nil if it has none.
  public var isExpanded: Bool?
  /// The word for that, or nil if it has none.
  public private(set) var expansion: String?
  /// The traits in the order of their names.
  public var traits: [Trait]
  /// The actions besides the tap.
  public var actions: [CustomAction] = []

  /// Says whether the element's children are shown.
  mutating func expand(_ isExpanded: Bool, _ strings: HierarchyStrings) {
    self.isExpanded = isExpanded
    expansion = isExpanded ? strings.expanded : strings.collapsed
  }

  /// One label of several texts, without the empty ones.
  static func joined(_ texts: [String?]) -> String {
    texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension DisplayList {
  /// The elements for assistive technology in reading order.
  ///
  /// No element lies in another.
  ///
  /// Linear in the nodes.
  public var accessibilityElements: [DisplayNode] {
    var elements: [DisplayNode] = []
    root.collectElements(into: &elements)
    return elements
  }

  /// The element that takes the focus when it moves to a node: the node itself, or the first element in it.
  ///
  /// - Parameter identifier: The identifier of a node.
  /// - Returns: The element, or nil if the node is gone or holds no element.
  public func accessibilityElement(in identifier: DisplayNode.ID) -> DisplayNode? {
    self[identifier]?.flattened.first { $0.accessibility != nil }
  }
}

extension DisplayNode {
  /// Returns the node as an element of assistive technology with a label and a trait.
  func saying(_ label: String, _ trait: DisplayAccessibility.Trait) -> DisplayNode {
    var node = self
    node.accessibility = DisplayAccessibility(label: label, traits: [trait])
    return node
  }

  /// Returns the node as a button: an element that takes taps, unless it is disabled.
  func button(_ label: String, _ target: TapTarget, isEnabled: Bool = true, isSelected: Bool = false) -> DisplayNode {
    var node = self
    node.accessibility = DisplayAccessibility(
      label: label, traits: [.button] + (isEnabled ? [] : [.notEnabled]) + (isSelected ? [.selected] : []))
    if isEnabled { node.tapTarget = target }
    return node
  }

  /// Adds the outermost elements: what lies in an element is spoken by it.
  ///
  /// A dialog hides what lies behind it.
  fileprivate func collectElements(into elements: inout [DisplayNode]) {
    guard accessibility == nil else {
      elements.append(self)
      return
    }
    let shown = children.last { $0.role == .dialog }.map { [$0] } ?? children
    for child in shown { child.collectElements(into: &elements) }
  }
}

/// Something that a host asks of assistive technology after an effect.
public enum AccessibilityNotice: Hashable, Sendable {
  /// Move the focus to the first element in the node with this identifier.
  case focus(DisplayNode.ID)
  /// Say a text and leave the focus where it is.
  case announce(String)
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
