/// The answer of a data source: the value, that it will follow as an event, or that it could not be had.
public enum Answer<Value> {
  /// The value is at hand.
  case now(Value)
  /// The value is being fetched and will be delivered with the token of the request.
  case later
  /// The value could not be had; what needs it says so and offers to try again.
  case failed
}

extension Answer: Sendable where Value: Sendable {}
extension Answer: Equatable where Value: Equatable {}

/// The number of one request; an answer names it, so that a late answer to a cancelled request is dropped.
public struct LoadToken: Hashable, Sendable {
  /// Counts up from 1 within one model.
  public let number: UInt64

  /// The token of that number.
  public init(number: UInt64) { self.number = number }
}
