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
