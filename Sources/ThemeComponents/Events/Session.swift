/// A model with the record of every event that it took: replaying the record gives the same state.
public struct Session<Model: ComponentModel>: Sendable, Equatable {
  /// The state before the first event.
  public let start: Model
  /// The state now.
  public private(set) var model: Model
  /// Every event since the start, oldest first.
  public private(set) var events: [Model.Event] = []

  /// A session that starts in a state.
  public init(_ model: Model) {
    start = model
    self.model = model
  }

  /// Takes one event in and records it.
  ///
  /// - Returns: What the host is asked to do.
  @discardableResult
  public mutating func handle(_ event: Model.Event) -> [Model.Effect] {
    events.append(event)
    return model.handle(event)
  }

  /// The state to which events lead from a state.
  public static func replay(_ events: [Model.Event], from start: Model) -> Model {
    var model = start
    for event in events { model.handle(event) }
    return model
  }
}
