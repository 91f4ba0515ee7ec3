import TestSupport

/// Puts tokens together to a text, with white space and comments between them as the page allows.
struct SheetLayout {
  private let words: TokenGenerator

  init(words: TokenGenerator) { self.words = words }

  /// The text of some tokens; nil where two that must touch would make a comment.
  func text(_ tokens: [SheetGenerator.Token], _ random: inout SeededGenerator) -> String? {
    var text = ""
    var depth = 0
    for token in tokens {
      if token.text == "}" { depth -= 1 }
      let needsSpace = Self.needsSpace(between: text, and: token.text)
      if token.touches {
        guard !needsSpace || Self.isWordPart(text.last), !Self.makesComment(text, token.text) else { return nil }
      } else {
        append(to: &text, atLeastSpace: needsSpace, depth: depth, &random)
      }
      text += token.text
      if token.text == "{" { depth += 1 }
    }
    append(to: &text, atLeastSpace: false, depth: 0, &random)
    return text
  }

  /// White space, sometimes with comments; a new line is indented as deep as its braces, see section 3.
  private func append(to text: inout String, atLeastSpace: Bool, depth: Int, _ random: inout SeededGenerator) {
    // White space at the start of a file is an indentation, too.
    guard !text.isEmpty else { return text += random.pick(["", "\n", "\r\n"]) }
    var gap = ""
    if atLeastSpace || random.oneIn(3) { gap += space(depth, &random) }
    if random.oneIn(8) {
      if gap.isEmpty { gap = " " }
      gap += random.oneIn(4) ? "// one line" : words.text(of: "comment", &random)
      gap += gap.hasSuffix("*/") ? "" : "\n" + String(repeating: "  ", count: depth)
    }
    text += gap
  }

  private func space(_ depth: Int, _ random: inout SeededGenerator) -> String {
    if random.oneIn(3) { return random.pick(["\n", "\r\n", "\r"]) + String(repeating: "  ", count: depth) }
    let space = words.text(of: "space", &random)
    return space == "\n" || space == "\r" ? " " : space
  }

  /// Whether two tokens would be read as something else without a space between them.
  static func needsSpace(between left: String, and right: String) -> Bool {
    guard let end = left.last, let start = right.first else { return false }
    if makesComment(left, right) { return true }
    return (isWordPart(end) || end == "@") && isWordPart(start)
  }

  private static func makesComment(_ left: String, _ right: String) -> Bool {
    guard let end = left.last, let start = right.first else { return false }
    return end == "/" && (start == "/" || start == "*") || end == "*" && start == "/"
  }

  private static func isWordPart(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isASCII && (character.isLetter || character.isNumber) || "-_\\./".contains(character)
  }
}
