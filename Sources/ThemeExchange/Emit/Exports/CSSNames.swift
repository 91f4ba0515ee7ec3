import ThemeBase

/// The names of CSS's custom properties, and the elements that have them.
package struct CSSNames: Sendable {
  /// The first word of each name, `brand` for `--brand-accent`; empty for none.
  package var prefix = ""
  /// The elements that have the properties.
  package var selector = ":root"

  package init() {}

  /// Nil for a text that cannot begin a name: it is letters of ASCII, digits, `-` and `_`.
  package init?(prefix: String, selector: String) {
    let isName = prefix.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || [UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0)
    }
    // A character that ends the selector or hides it would make another stylesheet.
    let isSelector =
      !selector.allSatisfy(\.isWhitespace)
      && !selector.unicodeScalars.contains { "{};@".unicodeScalars.contains($0) || $0.value < 0x20 }
      && !selector.contains("/*")
    guard isName, isSelector else { return nil }
    self.prefix = prefix
    self.selector = selector
  }

  /// `--brand-color` for `brandColor`.
  func property(_ name: String) -> String {
    let words = ExportedNames.words(of: name).map { $0.lowercased() }
    return "--" + (prefix.isEmpty ? "" : prefix + "-") + (words.isEmpty ? "unnamed" : words.joined(separator: "-"))
  }
}
