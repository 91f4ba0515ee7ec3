/// A control of one component, such as a bar button, to be tapped by name.
///
/// Each component has a type of its own, so that a picker cannot be sent the See All of a collection.
public protocol ComponentControl: Hashable, Sendable {
  /// The name of the control in a display list.
  var id: ControlID { get }
}

/// A control or target as a display list names it, which may be one of any component.
///
/// Only ``ControlID`` and ``TapTarget`` conform. A parameter of such a type takes what a display list gave, and no name that is
/// written there: `.control(.seeAll)` is one of the component's own.
public protocol DrawnName: Sendable {
  /// The meaning of a tap.
  var tapTarget: TapTarget { get }
}

extension TapTarget: DrawnName {
  /// The target itself.
  public var tapTarget: TapTarget { self }
}

extension ControlID: DrawnName {
  /// A tap on the control.
  public var tapTarget: TapTarget { .control(self) }
}

/// The meaning of a tap on a component with some kind of controls.
public struct ComponentTarget<Control: ComponentControl>: Hashable, Sendable {
  let target: TapTarget

  /// An item's row or cell.
  public static func item(_ id: ItemID) -> ComponentTarget { ComponentTarget(target: .item(id)) }
  /// The hierarchy accessory of an item's row.
  public static func accessory(_ id: ItemID) -> ComponentTarget { ComponentTarget(target: .accessory(id)) }
  /// The detail button of an item's row.
  public static func detail(_ id: ItemID) -> ComponentTarget { ComponentTarget(target: .detail(id)) }
  /// The button in the header of a section, by the section's index.
  public static func section(_ index: Int) -> ComponentTarget { ComponentTarget(target: .section(index)) }
  /// A control of the component itself.
  public static func control(_ control: Control) -> ComponentTarget { ComponentTarget(target: .control(control.id)) }
  /// A control that a component or its display list named.
  public static func control(_ name: some DrawnName) -> ComponentTarget { ComponentTarget(target: name.tapTarget) }
}
