/// The tokens of NUI 0.5, by its own rules: tried in a fixed order at each place, without word boundaries.
///
/// A model for tests, written from what is known of NUI and held against its answers; it shares nothing with themec.
struct NUITokens {
  enum Token: Equatable {
    case media, and
    /// A word; one that begins with `@` is a variable.
    case word(String)
    case sign(Character)
  }

  /// The tokens; nil where NUI's tokeniser gives up, which loses the stylesheet.
  static func read(_ text: String) -> [Token]? {
    var scanner = NUITokens(Array(text.unicodeScalars))
    var tokens: [Token] = []
    while scanner.skipTrivia() {
      guard let token = scanner.next() else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Steps over white space and comments; false at the end.
  private mutating func skipTrivia() -> Bool {
    while index < scalars.count {
      if Self.isSpace(scalars[index]) { index += 1 } else if let end = commentEnd() { index = end } else { return true }
    }
    return false
  }

  private func commentEnd() -> Int? {
    guard has("/*") else { return nil }
    var end = index + 2
    while end + 1 < scalars.count {
      if scalars[end] == "*", scalars[end + 1] == "/" { return end + 2 }
      end += 1
    }
    return nil
  }

  private mutating func next() -> Token? {
    for (keyword, token) in [("@media", Token.media), ("and", .and)] where has(keyword) {
      index += keyword.unicodeScalars.count
      return token
    }
    let start = index
    if Self.isMark(scalars[index]) || "#@".unicodeScalars.contains(scalars[index]) {
      index += 1
      while index < scalars.count, Self.isMark(scalars[index]) || scalars[index] == "/" { index += 1 }
      var word = ""
      word.unicodeScalars.append(contentsOf: scalars[start..<index])
      return .word(word)
    }
    guard ":{}(),;".unicodeScalars.contains(scalars[index]) else { return nil }
    index += 1
    return .sign(Character(scalars[start]))
  }

  private func has(_ text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\\", ".": true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
