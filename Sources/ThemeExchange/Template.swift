/// A text with places for values: `public enum $theme$ {`.
struct Template {
  let text: String

  init(_ text: StaticString) { self.text = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  /// The text with values by the names of their places, which stay empty where there are none.
  func filled(_ values: [String: String]) -> String { Self.filled(text[...], values) }

  static func filled(_ text: Substring, _ values: [String: String]) -> String {
    let pieces = text.split(separator: "$", omittingEmptySubsequences: false)
    return pieces.enumerated().map { $0 % 2 == 0 ? String($1) : values[String($1), default: ""] }.joined()
  }
}
