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
