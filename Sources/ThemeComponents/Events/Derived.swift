/// Something worked out from the rest of a state and kept because it is costly.
///
/// It is no part of the state: two states are equal whatever they have worked out, and a state is kept without it.
struct Derived<Value: Sendable>: Sendable, Hashable, Codable {
  /// The value, or nil if it has to be worked out.
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
