public import ThemeTable

/// An event that every component takes.
///
/// The cases of a component's event witness these functions.
public protocol ComponentEvent {
  /// Size, environment, direction of reading, text size or theme changed.
  static func traitsChanged(_ traits: ViewTraits) -> Self
  /// A finger came to rest on a target, or with nil left it. The target is drawn highlighted meanwhile.
  static func highlighted(_ target: TapTarget?) -> Self
  /// The keyboard focus came to a target, or with nil left the component.
  static func focused(_ target: TapTarget?) -> Self
}

/// A component that can say what is drawn of it.
///
/// Layout is a pure function of the state, the theme and the text measuring: the same input gives the same list. A host
/// draws ``displayList(theme:measuring:)``, which may be called in a SwiftUI `body`, and afterwards gives the list's
/// ``DisplayList/scrollAreas`` back as an event (``laidOut(_:)``). ``display(theme:measuring:)`` does both.
public protocol ComponentLayout: ComponentModel where Event: ComponentEvent {
  /// The surroundings of the component.
  var traits: ViewTraits { get }

  /// The target under a resting finger, which is drawn in the state `highlighted`; nil if there is none.
  var highlighted: TapTarget? { get }

  /// The target that has the keyboard focus, which is drawn in the state `focused`; nil if none has.
  var focused: TapTarget? { get }

  /// The event that Escape means, or assistive technology's gesture to go back; nil if there is nothing to leave.
  var escapeEvent: Event? { get }

  /// Returns the event that scrolls a list to an offset in points, or nil if the area is not one of the component's.
  static func event(forScrolling area: DisplayNode.ID, to offset: Double) -> Event?

  /// Returns the event that a tap on a target means, or nil for a target of another component.
  static func event(for target: TapTarget) -> Event?

  /// Returns the event that a step of a finger means, or nil if it means nothing to the component.
  static func event(for drag: DragEvent) -> Event?

  /// Returns the event that a finger means that rests on a target for long, or nil if it means nothing.
  static func event(forLongPressOn target: TapTarget) -> Event?

  /// Returns the event that a text in the search field means, or nil for a component without one.
  static func event(forSearchText text: String) -> Event?

  /// Returns where assistive technology goes and what it announces after effects.
  func accessibilityNotices(after effects: [Effect]) -> [AccessibilityNotice]

  /// Returns the event with which a component takes in what a layout found out, or nil if its layouts find nothing out.
  static func laidOut(_ areas: [ScrollArea]) -> Event?

  /// Returns what is drawn in the room of ``traits``.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList
}

extension ComponentLayout {
  /// Returns nil: the component is not dragged.
  public static func event(for drag: DragEvent) -> Event? { nil }

  /// Nil: there is nothing to leave.
  public var escapeEvent: Event? { nil }

  /// Returns nil: nothing scrolls.
  public static func event(forScrolling area: DisplayNode.ID, to offset: Double) -> Event? { nil }

  /// Returns nil: a long press means nothing.
  public static func event(forLongPressOn target: TapTarget) -> Event? { nil }

  /// Returns nil: there is no search field.
  public static func event(forSearchText text: String) -> Event? { nil }

  /// Returns nothing: no effect moves the focus.
  public func accessibilityNotices(after effects: [Effect]) -> [AccessibilityNotice] { [] }

  /// Returns nil: layouts of a component without lists find nothing out.
  public static func laidOut(_ areas: [ScrollArea]) -> Event? { nil }

  /// Returns what is drawn in the room of ``traits``, with approximate text metrics.
  public func displayList(theme: ComponentTheme) -> DisplayList {
    displayList(theme: theme, measuring: ApproximateTextMetrics())
  }

  /// Lays the component out and takes in what the layout found out about the rows of its lists.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public mutating func display(
    theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    let list = displayList(theme: theme, measuring: measuring)
    if let event = Self.laidOut(list.scrollAreas) { handle(event) }
    return list
  }

  /// Takes in a tap at a place: the node there says which event it means.
  ///
  /// - Parameters:
  ///   - point: The place in points from the top left of the component.
  ///   - theme: The styles that the component is drawn with.
  ///   - measuring: The text measuring.
  /// - Returns: What the host is asked to do; nothing if nothing there takes a tap.
  @discardableResult
  public mutating func tap(
    at point: LayoutPoint, theme: ComponentTheme,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> [Effect] {
    let target = display(theme: theme, measuring: measuring).tapTarget(at: point)
    guard let event = target.flatMap(Self.event(for:)) else { return [] }
    return handle(event)
  }

  /// Returns what would be drawn in another room and environment.
  ///
  /// The state is that after an event with those traits. The component itself stays as it is.
  ///
  /// - Parameters:
  ///   - size: The room in points.
  ///   - theme: The styles.
  ///   - environment: The device, its position and settings.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public func layout(
    in size: LayoutSize, style theme: ComponentTheme, environment: StyleEnvironment,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    var traits = traits
    traits.size = size.sanitized
    traits.environment = environment
    var copy = self
    copy.handle(.traitsChanged(traits))
    return copy.displayList(theme: theme, measuring: measuring)
  }
}
