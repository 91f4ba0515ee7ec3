public import ThemeTable

/// A component that can say what is to be drawn of it.
///
/// Layout is a pure function of the state, the theme and the text measuring: the same input gives the same list.
public protocol ComponentLayout: ComponentModel {
  /// What surrounds the component.
  var traits: ViewTraits { get }

  /// What a finger rests on; nil for nothing. It is drawn in the state `highlighted`.
  var highlighted: TapTarget? { get }

  /// The event that tells of new traits.
  static func traitsChanged(_ traits: ViewTraits) -> Event

  /// The event that tells that a finger came to rest on a target, or with nil that it left.
  static func highlighted(_ target: TapTarget?) -> Event

  /// The event that a tap on a target means; nil for a target of another component.
  static func event(for target: TapTarget) -> Event?

  /// What is to be drawn in the room of ``traits``.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: Who knows the room that texts take.
  /// - Returns: The nodes, in points.
  func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList
}

extension ComponentLayout {
  /// What is to be drawn in the room of ``traits``, with approximate text metrics.
  public func displayList(theme: ComponentTheme) -> DisplayList {
    displayList(theme: theme, measuring: ApproximateTextMetrics())
  }

  /// Takes a tap at a place in: what is drawn there says which event it means.
  ///
  /// - Parameters:
  ///   - point: The place in points from the top left of the component.
  ///   - theme: The styles that the component is drawn with.
  ///   - measuring: Who knows the room that texts take.
  /// - Returns: What the host is asked to do; nothing where nothing takes a tap.
  @discardableResult
  public mutating func tap(
    at point: LayoutPoint, theme: ComponentTheme,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> [Effect] {
    let target = displayList(theme: theme, measuring: measuring).tapTarget(at: point)
    guard let event = target.flatMap(Self.event(for:)) else { return [] }
    return handle(event)
  }

  /// What would be drawn in another room and environment.
  ///
  /// The state is that after an event with those traits; the component itself stays as it is.
  ///
  /// - Parameters:
  ///   - size: The room in points.
  ///   - theme: The styles.
  ///   - environment: The device, its position and settings.
  ///   - measuring: Who knows the room that texts take.
  /// - Returns: The nodes, in points.
  public func layout(
    in size: LayoutSize, style theme: ComponentTheme, environment: StyleEnvironment,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    var traits = traits
    traits.size = size.sanitized
    traits.environment = environment
    var copy = self
    copy.handle(Self.traitsChanged(traits))
    return copy.displayList(theme: theme, measuring: measuring)
  }
}
