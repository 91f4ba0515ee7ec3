/// The name of the type that generated Swift declares: `Theme` unless the user asks for another one.
///
/// Typed accessors are an `enum` of that name; colours are an `enum` with `Colors` after it, of values of a `struct` with
/// `Color` after it.
package struct SwiftTypeName: Sendable, Hashable {
  /// The name without a suffix.
  package let text: String

  /// The usual name.
  package static let theme = SwiftTypeName(valid: "Theme")

  /// Nil for a text that cannot be the name of such a type: it is a capital letter, then letters of ASCII, digits and `_`.
  ///
  /// Names of types that the generated Swift uses would hide those; so would `UI` and `Style` with `Color` after them.
  package init?(_ text: String) {
    let letters = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard letters, text.utf8.count <= 100,
      text.utf8.first.map({ (0x41...0x5A).contains($0) }) ?? false,
      !SwiftNames.keywords.contains(text), !AccessorEmitter.usedTypes.contains(text),
      !["Color", "UIColor", "CGFloat", "UI", "Style"].contains(text)
    else { return nil }
    self.init(valid: text)
  }

  private init(valid text: String) { self.text = text }
}
