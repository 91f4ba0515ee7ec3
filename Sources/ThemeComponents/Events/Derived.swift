/// A value computed from a state and cached because it is costly.
///
/// It is not part of the state: two states are equal whatever they have cached.
struct Derived<Value: Sendable>: Sendable, Hashable {
  /// The value, or nil if it has to be computed.
  var value: Value?

  static func == (left: Derived, right: Derived) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
