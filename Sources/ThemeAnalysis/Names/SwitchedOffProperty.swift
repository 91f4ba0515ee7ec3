import ThemeBase
import ThemeModel

/// A declaration that its author has switched off by a sign which begins no comment: `#font-size: 13;`.
struct SwitchedOffProperty {
  /// The sign or the word before the property.
  let sign: String

  /// The sign before a known property; nil for any other name.
  init?(_ name: ArraySlice<UInt8>, on path: ID<Registry.Path>?, in registry: @autoclosure () -> Registry) {
    let length = Self.signLength(name)
    guard length > 0, Self.isKnown(name.dropFirst(length), on: path, in: registry()) else { return nil }
    sign = String(decoding: name.prefix(length), as: UTF8.self)
  }

  private static func signLength(_ name: ArraySlice<UInt8>) -> Int {
    let marks = name.prefix { !$0.isASCIILetter }.count
    guard marks == 0, let hyphen = name.firstIndex(of: UInt8(ascii: "-")) else { return marks }
    let word = name[...hyphen]
    return words.contains { $0.utf8.elementsEqual(word.lazy.map { $0.asciiLowercased }) } ? word.count : 0
  }

  private static let words = ["x-", "xx-", "disabled-", "todo-"]

  private static func isKnown(_ bytes: ArraySlice<UInt8>, on path: ID<Registry.Path>?, in registry: Registry) -> Bool {
    guard let path else { return registry.fallbackGrammar(of: bytes) != nil }
    return registry.takes(bytes, on: path)
  }

  /// The declaration as a comment, without the sign; no fix for one with a comment in it.
  func fixIts(_ declaration: Span, _ text: String) -> [FixIt] {
    guard !text.contains("*/"), !text.contains("\n") else { return [] }
    let comment = "/* \(text.dropFirst(sign.count)) */"
    return [FixIt("write '\(comment)'", replacing: declaration, with: comment, applicability: .unsafe)]
  }
}
