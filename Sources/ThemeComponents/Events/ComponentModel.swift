/// A component as a value: a state that events change, and effects that it asks its host for.
///
/// A model knows no view, clock, file or thread. Whatever happens outside comes in as an event; whatever has to happen
/// outside goes out as an effect. The same events from the same state always give the same state and the same effects.
public protocol ComponentModel: Sendable, Equatable {
  /// An event of the component.
  associatedtype Event: Sendable, Equatable
  /// A request of the component to its host.
  associatedtype Effect: Sendable, Equatable

  /// Takes one event in.
  ///
  /// Events that make no sense in the state, such as a tap on something that is not there, change nothing.
  ///
  /// - Returns: What the host is asked to do, in order.
  @discardableResult mutating func handle(_ event: Event) -> [Effect]
}
