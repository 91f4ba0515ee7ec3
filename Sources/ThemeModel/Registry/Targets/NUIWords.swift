package import ThemeTable

/// The texts that NUI's tokeniser reads as they are.
///
/// Its words are ASCII, there are no strings, and two keywords are taken out of the beginning of words.
package enum NUIWords {
  /// Something that NUI cannot read, as a message names it.
  package struct Fault: Error { package var trap: String }

  /// The fault of a class path or a property.
  package static func fault(inName name: String) -> String? {
    if let fault = fault(inWord: name[...]) { return fault }
    return name.contains { "(), ".contains($0) } ? "the name '\(name)'" : nil
  }

  /// A value as NUI reads it; strings lose their quotes where they mean the same without.
  package static func spelling(of text: String, _ value: StyleValue) -> Result<String, Fault> {
    var spelling = text
    if text.contains(where: { "\"'".contains($0) }) {
      guard let plain = plainText(value) else { return .failure(Fault(trap: "a quoted string")) }
      spelling = plain
    }
    for word in spelling.split(separator: " ") {
      if let fault = fault(inWord: word) { return .failure(Fault(trap: fault)) }
    }
    return .success(spelling)
  }

  /// Whether a word of a value is read as it is.
  package static func isReadable(_ word: Substring) -> Bool { fault(inWord: word) == nil }

  private static func fault(inWord word: Substring) -> String? {
    if ["(", ")", ","].contains(word) { return nil }
    if word.hasPrefix("and") { return "the word '\(word)', which begins with 'and'" }
    if let bad = word.unicodeScalars.first(where: { !isMark($0) && $0 != "/" && $0 != "#" }) {
      return "the character '\(bad)'"
    }
    if word.first == "/" { return "a word that begins with '/'" }
    return word.dropFirst().contains("#") ? "the word '\(word)'" : nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\\", ".": true
    default: false
    }
  }

  /// A value that is written with quotes, without them; nil where it would not be the same value.
  private static func plainText(_ value: StyleValue) -> String? {
    switch value {
    case .fontName(let name): same(name, as: value, .fontName)
    case .imageName(let name): same(name, as: value, .image)
    case .names(let names): same(names.joined(separator: " , "), as: value, .names)
    case .string(let text) where !text.contains { "\"'".contains($0) }: same(text, as: value, .string)
    default: nil
    }
  }

  private static func same(_ text: String, as value: StyleValue, _ type: ValueType) -> String? {
    let words = text.split(separator: " ")
    guard !words.isEmpty, words.joined(separator: " ") == text,
      words.allSatisfy({ $0 == "," || fault(inName: String($0)) == nil })
    else { return nil }
    let match = ValueMatcher.match(ValueText(text), ValueGrammar(type), target: .nui, palette: ColorPalette())
    return match.fits && match.value == .single(value) ? text : nil
  }
}
