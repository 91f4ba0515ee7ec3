import ThemeBase

/// Names of a theme as identifiers of Swift.
enum SwiftNames {
  /// `brandColor` for `brand-color`; a leading digit gets an underscore.
  static func lowerCamel(_ name: String) -> String {
    let words = words(of: name)
    let joined = words.enumerated().map { index, word in
      index == 0 ? Self.lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return identifier(joined.joined(), instead: "unnamed")
  }

  /// `BrandColor` for `brand-color`.
  static func upperCamel(_ name: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return identifier(joined.joined(), instead: "Unnamed")
  }

  /// A name as source text: in backticks if it is a keyword of Swift.
  static func quoted(_ name: String) -> String { SwiftWords.keywords.contains(name) ? "`\(name)`" : name }

  /// A string literal; nothing from the theme can end it.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(escaped.joined())\""
  }

  /// A text for a doc comment; nothing from the theme can end its line or mean something in Markdown.
  static func comment(_ text: String) -> String {
    let plain = text.unicodeScalars.prefix(300).map { isPlain($0) || $0 == " " ? $0 : "-" }
    return CommentText.safe(String(String.UnicodeScalarView(plain)))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar.isASCII && "0123456789 _-.,:;()#/@'%+*=?!".unicodeScalars.contains(scalar)
  }

  /// Letters of any script are legal in identifiers; other scalars that count as alphabetic may not be.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    case .modifierLetter: scalar.value > 0x2FF
    default: false
    }
  }

  private static func words(of name: String) -> [String] {
    let plain = String.UnicodeScalarView(
      name.unicodeScalars.map { isLetter($0) || ("0"..."9").contains($0) ? $0 : "-" })
    return ExportedNames.words(of: String(plain))
  }

  /// `url` for `URL`, `urlPath` for `URLPath`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count || capitals.count <= 1 {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func identifier(_ text: String, instead: String) -> String {
    guard let first = text.unicodeScalars.first else { return instead }
    return isLetter(first) ? text : "_" + text
  }
}

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
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), !SwiftWords.keywords.contains(text),
      !SwiftWords.usedTypes.contains(text), !["Color", "UIColor", "CGFloat", "UI", "Style"].contains(text)
    else { return nil }
    self.init(valid: text)
  }

  private init(valid text: String) { self.text = text }
}
