/// A file of an app in tokens. Questions about places behind its end have an answer, too: there is nothing.
struct LexedSource: Sendable {
  let bytes: [UInt8]
  let language: SourceLanguage
  let tokens: [SourceToken]
  let comments: [Range<Int>]

  init(_ bytes: [UInt8], in language: SourceLanguage) {
    let lexer = SourceLexer.lex(bytes, in: language)
    self.bytes = bytes
    self.language = language
    tokens = lexer.tokens
    comments = lexer.comments
  }

  func word(_ index: Int) -> SourceWord {
    tokens.indices.contains(index) ? tokens[index].word : .none
  }

  func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  func kind(_ index: Int) -> SourceToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether the token is this sign.
  func sign(_ index: Int, _ sign: Character) -> Bool {
    guard kind(index) == .sign else { return false }
    return bytes[Int(tokens[index].start)] == sign.asciiValue
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether an identifier ends with these ASCII letters.
  func hasSuffix(_ index: Int, _ suffix: StaticString) -> Bool {
    guard isIdentifier(index), tokens[index].range.count >= suffix.utf8CodeUnitCount else {
      return false
    }
    return suffix.withUTF8Buffer { bytes[tokens[index].range].suffix($0.count).elementsEqual($0) }
  }

  /// The index after the bracket that closes the one at `index`; `limit` if it is not closed before that.
  func end(ofBracketAt index: Int, before limit: Int) -> Int {
    var (index, depth) = (index, 0)
    while index < limit {
      if opens(index) { depth += 1 }
      if closes(index) {
        depth -= 1
        if depth <= 0 { return index + 1 }
      }
      index += 1
    }
    return index
  }

  func opens(_ index: Int) -> Bool {
    sign(index, "(") || sign(index, "[") || sign(index, "{")
  }

  func closes(_ index: Int) -> Bool {
    sign(index, ")") || sign(index, "]") || sign(index, "}")
  }
}

extension LexedSource {
  /// The byte at which the token before an index ends.
  func end(before index: Int) -> Int {
    tokens.indices.contains(index - 1) ? tokens[index - 1].range.upperBound : 0
  }
}
