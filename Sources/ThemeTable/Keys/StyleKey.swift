/// A key into a style: a ``StyleProperty``, the name of one, or a ``StylePropertyHandle``.
///
///     style.color(.fontColor, state: .highlighted)
///     style.number("card-elevation")
///     style.color(handle)
///
/// No other type should conform.
public protocol StyleKey: Sendable {
  /// Looks the property up in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - state: The state to begin with; nil for the key's own, which is ``StyleState/plain`` unless it is a handle's.
  /// - Returns: The stored value in the first state that has one, or nil if none has.
  func find(in style: ResolvedStyle, state: StyleState?) -> StoredValue?
}

extension StyleProperty: StyleKey {
  /// Looks the property up in a style, beginning with the plain state unless another is given.
  @inlinable public func find(in style: ResolvedStyle, state: StyleState?) -> StoredValue? {
    style.stored(self, state ?? .plain)
  }
}

extension String: StyleKey {
  /// Looks the property of this name up in a style, beginning with the plain state unless another is given.
  @inlinable public func find(in style: ResolvedStyle, state: StyleState?) -> StoredValue? {
    style.stored(StyleProperty(self), state ?? .plain)
  }
}

extension StylePropertyHandle: StyleKey {
  /// Looks the property up in a style, beginning with the handle's own state unless another is given.
  @inlinable public func find(in style: ResolvedStyle, state: StyleState?) -> StoredValue? {
    if let state { style.stored(property, state) } else { style.stored(self) }
  }
}

/// A name that themes and apps choose freely: a ``StyleProperty``, a ``StyleState`` or a ``StyleTextStyle``.
public protocol StyleName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as a theme spells it.
  var name: String { get }
  /// The value of that name, known or not.
  init(_ name: String)
}

extension StyleName {
  /// The name.
  public var description: String { name }
}
