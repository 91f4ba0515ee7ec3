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

/// A state and the events that followed it: enough to come to the same state again.
///
///     var recording = Recording(from: picker)
///     recording.append(event)
///     picker.handle(event)
///     recording.replayed() == picker
///
/// It is kept in memory and grows with every event.
public struct Recording<Model: ComponentModel>: Sendable, Equatable {
  /// The state before the first event.
  public let start: Model
  /// The events, oldest first.
  public private(set) var events: [Model.Event] = []

  /// A recording that begins with a state.
  public init(from start: Model) { self.start = start }

  /// Adds an event that a model takes.
  public mutating func append(_ event: Model.Event) { events.append(event) }

  /// The state to which the events lead.
  public func replayed() -> Model {
    var model = start
    for event in events { model.handle(event) }
    return model
  }
}
