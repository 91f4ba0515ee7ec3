import ThemeBase

/// A file of an app in tokens.
///
/// Asking past the end is allowed: nothing is there.
struct LexedSource: Sendable {
  let bytes: [UInt8]
  let language: SourceLanguage
  let tokens: [SourceToken]
  let comments: [Range<Int>]
  /// The index after the bracket that closes the one at an index; of other tokens the next index.
  private let ends: [Int32]
  /// The tokens of each directive of C, such as `#define`.
  private let directives: [Range<Int>]

  init(_ bytes: [UInt8], in language: SourceLanguage) {
    let lexer = SourceLexer(bytes, in: language)
    self.bytes = bytes
    self.language = language
    tokens = lexer.tokens
    comments = lexer.comments
    ends = Self.ends(of: lexer.tokens)
    directives = language == .objectiveC ? Self.directives(among: lexer.tokens) : []
  }

  func word(_ index: Int) -> SourceWord { tokens.indices.contains(index) ? tokens[index].word : .none }

  func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  func kind(_ index: Int) -> SourceToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// Whether the token is this sign.
  func sign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].sign == UInt8(truncatingIfNeeded: sign.value)
  }

  /// Whether the token is one of these signs.
  func sign(_ index: Int, among signs: StaticString) -> Bool {
    kind(index) == .sign && signs.withUTF8Buffer { $0.contains(tokens[index].sign) }
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The text of a name with its dots: `Style.title`.
  func text(_ name: Range<Int>) -> String { name.map { text($0) }.joined() }

  /// The text of the string literal at an index.
  func literal(_ index: Int) -> AppText { SourceString.text(of: tokens[index].range, in: bytes, language) }

  /// The index after a name that begins at an index, and after the members that follow it: after `a.b.c`.
  func endOfName(at index: Int) -> Int {
    var next = index + 1
    while next < index + 60, sign(next, "."), isIdentifier(next + 1) { next += 2 }
    return next
  }

  /// The index after the bracket that closes the one at `index`, at most `limit`.
  func end(ofBracketAt index: Int, before limit: Int) -> Int {
    tokens.indices.contains(index) ? Swift.min(Int(ends[index]), limit) : limit
  }

  /// A bracket that is not closed ends with the file.
  private static func ends(of tokens: [SourceToken]) -> [Int32] {
    var ends = tokens.indices.map { Int32(truncatingIfNeeded: $0 + 1) }
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { ends[start] = ends[index] }
      default: break
      }
    }
    for start in open { ends[start] = Int32(truncatingIfNeeded: tokens.count) }
    return ends
  }

  /// The index after the directive in which a token is; of other tokens the end of the file.
  func endOfDirective(at index: Int) -> Int { directive(at: index)?.upperBound ?? tokens.count }

  /// Whether a token is code; of directives `#define` alone has some.
  func isCode(_ index: Int) -> Bool { directive(at: index).map { word($0.lowerBound + 1) == .define } ?? true }

  private func directive(at index: Int) -> Range<Int>? {
    let next = directives.partitionPoint { $0.upperBound <= index }
    return next < directives.count && directives[next].contains(index) ? directives[next] : nil
  }

  /// A directive ends with its line.
  private static func directives(among tokens: [SourceToken]) -> [Range<Int>] {
    var directives: [Range<Int>] = []
    for (index, token) in tokens.enumerated() where token.startsLine && token.sign == UInt8(ascii: "#") {
      guard directives.last?.contains(index) != true else { continue }
      var end = index + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      directives.append(index..<end)
    }
    return directives
  }

  /// Whether the token is `?` or `!`.
  func isMark(_ index: Int) -> Bool { sign(index, among: "?!") }

  func opens(_ index: Int) -> Bool { sign(index, among: "([{") }

  func closes(_ index: Int) -> Bool { sign(index, among: ")]}") }

  /// The byte at which the token before an index ends.
  func end(before index: Int) -> Int { tokens.indices.contains(index - 1) ? tokens[index - 1].range.upperBound : 0 }
}
