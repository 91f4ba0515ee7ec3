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

  /// The property of that name.
  public init(stringLiteral name: String) { self.name = name }

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
