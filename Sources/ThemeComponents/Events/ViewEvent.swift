/// Something that happens to the view of any component.
public enum ViewEvent: Hashable, Sendable {
  /// Size, environment, direction of reading, text size or theme changed.
  case traitsChanged(ViewTraits)
  /// A finger came to rest on a target, or with nil left it. The target is drawn highlighted meanwhile.
  case highlighted(TapTarget?)
  /// The keyboard focus came to a target, or with nil left the component.
  case focused(TapTarget?)
  /// A target was tapped: a row, an accessory, a control. One that the component does not have means nothing.
  case tapped(TapTarget)
  /// A finger rested on a target for long.
  case longPressed(TapTarget)
  /// A step of a finger that is dragged over the component.
  case dragged(DragEvent)
  /// A list was scrolled to that offset in points, down or sideways; nil names the list of a component that has only one.
  case scrolled(in: DisplayNode.ID?, to: Double)
  /// The text in the search field is this now.
  case searchChanged(String)
  /// A view has drawn the component and measured the rows of its lists.
  case laidOut([ScrollArea])
}

/// An event of a component: one that its view takes, or a change of its data.
///
/// The case `view` of a component's event witnesses ``view(_:)``; the others are short for it.
public protocol ComponentEvent {
  /// The controls of the component.
  associatedtype Control: ComponentControl
  /// Something happened to the view.
  static func view(_ event: ViewEvent) -> Self
}

extension ComponentEvent {
  /// Size, environment, direction of reading, text size or theme changed.
  public static func traitsChanged(_ traits: ViewTraits) -> Self { .view(.traitsChanged(traits)) }
  /// A finger came to rest on a target, which is drawn highlighted meanwhile, or with nil left it.
  public static func highlighted(_ target: TapTarget?) -> Self { .view(.highlighted(target)) }
  /// The keyboard focus came to a target, or with nil left the component.
  public static func focused(_ target: TapTarget?) -> Self { .view(.focused(target)) }
  /// A target was tapped: `.tapped(.item("pump"))`, `.tapped(.control(.apply))`.
  public static func tapped(_ target: ComponentTarget<Control>) -> Self { .view(.tapped(target.target)) }
  /// A target that a display list gave was tapped.
  public static func tapped(_ target: some DrawnName) -> Self { .view(.tapped(target.tapTarget)) }
  /// A finger rested on a target for long.
  public static func longPressed(_ target: TapTarget) -> Self { .view(.longPressed(target)) }
  /// A step of a finger that is dragged over the component.
  public static func dragged(_ step: DragEvent) -> Self { .view(.dragged(step)) }
  /// A list was scrolled to that offset in points.
  public static func scrolled(in area: DisplayNode.ID? = nil, to offset: Double) -> Self {
    .view(.scrolled(in: area, to: offset))
  }
  /// The text in the search field is this now.
  public static func searchChanged(_ text: String) -> Self { .view(.searchChanged(text)) }
  /// A view has drawn the component and measured the rows of its lists.
  public static func laidOut(_ areas: [ScrollArea]) -> Self { .view(.laidOut(areas)) }
}

/// One step of a finger that is dragged over a component.
public enum DragEvent: Hashable, Sendable {
  /// The finger touches the component at a place in its coordinates.
  case began(at: LayoutPoint)
  /// The finger has moved by so much since it touched; x to the right, y down.
  case changed(translation: LayoutPoint)
  /// The finger leaves: how far it has moved since it touched, and its speed in points a second.
  case ended(translation: LayoutPoint, velocity: LayoutPoint)
  /// The system takes the touch away.
  case cancelled
}

/// A touch of a finger or of the keyboard focus on a target of a row that is drawn by itself.
public enum RowTouch: Hashable, Sendable {
  /// A finger rests on the target.
  case pressed(TapTarget)
  /// The target has the keyboard focus.
  case focused(TapTarget)
}

/// The way in which content is flicked, in the coordinates of the screen.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
  /// The finger, and the content with it, goes to the left.
  case left
  /// The finger, and the content with it, goes to the right.
  case right
}

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
