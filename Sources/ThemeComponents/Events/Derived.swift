/// A value computed from a state and cached because it is costly.
///
/// It is not part of the state: two states are equal whatever they have cached, and a state is encoded without it.
struct Derived<Value: Sendable>: Sendable, Hashable, Codable {
  /// The value, or nil if it has to be computed.
  var value: Value?

  init(_ value: Value? = nil) { self.value = value }

  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }

  static func == (left: Derived, right: Derived) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
