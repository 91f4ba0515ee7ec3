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

/// Something about a component's data that is worth a developer's look.
///
/// Components survive such data, and show nothing that does nothing. Print the advice in a debug build.
public enum DataAdvice: Hashable, Sendable, CaseIterable {
  /// Two entries have the same id; the first one is shown.
  case duplicateIDs
  /// An item is below itself.
  case cycle
  /// There is nothing to show.
  case noItems
  /// The hierarchy has one level only, for which the guideline has a list (HV-11).
  case singleLevel
  /// A list picker has so few values that they could be shown at once (LP-02).
  case fewValues
}

extension Collection where Element: Identifiable {
  /// Advice about faults of the entries of a list.
  var advice: [DataAdvice] {
    if isEmpty { return [.noItems] }
    return Set(map { $0.id }).count < count ? [.duplicateIDs] : []
  }
}

/// The stable name of one item of a component's data, given by the data source.
public struct ItemID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name as the data source gives it.
  public let rawValue: String

  /// An id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An id from its name.
  public init(_ name: String) { rawValue = name }

  /// An id written as a literal, `"order-4711"`, which may hold values: `"step-\(number)"`.
  public init(stringLiteral value: String) { rawValue = value }

  /// The name.
  public var description: String { rawValue }

  /// The order of the names, for output that must not depend on hashing.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}
