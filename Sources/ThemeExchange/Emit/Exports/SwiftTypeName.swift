import ThemeBase

/// The name of the type that generated Swift declares: `Theme` unless the user asks for another one.
///
/// Typed accessors are an `enum` of that name; colours are an `enum` with `Colors` after it, of values of a `struct` with
/// `Color` after it; numbers and fonts are enums with `Numbers` and `Fonts` after it.
package struct SwiftTypeName: Sendable, Hashable {
  /// The name without a suffix.
  package let text: String

  /// The usual name.
  package static let theme = SwiftTypeName(valid: "Theme")

  /// Nil for a text that cannot be the name of such a type: it is a capital letter, then letters of ASCII, digits and `_`.
  ///
  /// Names of types that the generated Swift uses would hide those; so would `UI` and `Style` with `Color` after them.
  package init?(_ text: String) {
    let letters = text.utf8.allSatisfy { byte in byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") }
    guard letters, text.utf8.count <= 100, let first = text.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), !SwiftNames.keywords.contains(text),
      !AccessorEmitter.usedTypes.contains(text), !["Color", "UIColor", "CGFloat", "UI", "Style"].contains(text)
    else { return nil }
    self.init(valid: text)
  }

  private init(valid text: String) { self.text = text }
}
