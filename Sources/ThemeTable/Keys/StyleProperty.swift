/// The name of something that a style sets: `font-color`, `background-image`.
///
/// The well-known ones are static members; a theme may use any other name, and so may an app:
///
///     style.color(.fontColor)
///     style.number("card-elevation")
///
/// The name is the one before a state's suffix: `font-color-highlighted` is the property
/// `font-color` in the state `highlighted` (``StyleState``). Asking for the whole written name in
/// the plain state finds the same value.
public struct StyleProperty: StyleName, Comparable {
  /// The name as a theme spells it.
  public let name: String

  /// The property of that name.
  public init(_ name: String) { self.name = name }

  /// The insets that go with an image property: `background-image-insets` for `background-image`.
  public var insets: StyleProperty { StyleProperty(name + "-insets") }

  /// The name with a state's suffix, as a theme spells it.
  ///
  ///     StyleProperty.fontColor.written(in: .highlighted)              // font-color-highlighted
  ///     StyleProperty("image-insets").written(in: .highlighted)       // image-highlighted-insets
  ///
  /// - Parameter state: A state; the plain one has no suffix.
  /// - Returns: The written name.
  public func written(in state: StyleState) -> String {
    guard state != .plain else { return name }
    return withNames(in: state) { names in names.first { _ in true }.map { $0.text } ?? name }
  }

  /// The order of the names' UTF-8 bytes, in which tables list them.
  public static func < (left: StyleProperty, right: StyleProperty) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}

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
  /// The value of the name that a literal is.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}
