import ThemeValues

/// The [named colours](https://www.w3.org/TR/css-color-4/#named-colors) of CSS.
enum CSSColorNames {
  /// The six hexadecimal digits of a name in small letters, or nil if CSS has no such colour.
  static func digits(of name: String) -> Substring? {
    known[name[...]] ?? WebColor.hex(name)?.dropFirst()
  }

  private static let known: [Substring: Substring] = {
    let words = table.split { $0.isWhitespace }
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Names and digits in turn, of the colours that runtimes know as well; ``WebColor`` has all others.
  private static let table = """
    aqua 00FFFF black 000000 blue 0000FF brown A52A2A cyan 00FFFF darkgray A9A9A9 darkgrey
    A9A9A9 fuchsia FF00FF gray 808080 green 008000 grey 808080 lightgray D3D3D3 lightgrey D3D3D3
    magenta FF00FF orange FFA500 purple 800080 red FF0000 white FFFFFF yellow FFFF00
    """
}
