/// The state of a part, written as a suffix of the property: `font-color-highlighted`.
///
/// A value that is missing in a state is that of the plain property, as UIKit takes what is set for its normal state:
/// `selected-highlighted` falls back on the plain property, not on `selected` (``fallback``).
public struct StyleState: StyleName {
  /// The suffix without its hyphen; empty for ``plain``.
  public let name: String

  /// The state of that suffix.
  public init(_ name: String) { self.name = name }

  /// The state of that suffix.
  public init(stringLiteral name: String) { self.name = name }

  /// No suffix: the property alone.
  public static var plain: StyleState { "" }

  /// The state to look in if a property has no value in this one: ``plain``, or nil for ``plain`` itself.
  public var fallback: StyleState? { name.isEmpty ? nil : .plain }

  /// The state and those on which it falls back, in the order in which they are asked for a value.
  package var withFallbacks: some Sequence<StyleState> { sequence(first: self) { $0.fallback } }

  /// The suffix without its hyphen, `plain` for none.
  public var description: String { name.isEmpty ? "plain" : name }
}
