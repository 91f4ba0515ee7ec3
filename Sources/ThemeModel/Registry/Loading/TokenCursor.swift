import ThemeBase
import ThemeSyntax

/// Walks over tokens.
struct TokenCursor {
  private let tokens: SyntaxTokens
  /// The next token; the end of the tokens when all are read.
  private(set) var position: Int

  init(_ tokens: SyntaxTokens) {
    self.tokens = tokens
    position = tokens.startIndex
  }

  private var token: SyntaxToken? { isAtEnd ? nil : tokens[position] }

  var isAtEnd: Bool { position >= tokens.endIndex }

  var kind: TokenKind { token?.kind ?? .endOfFile }

  var bytes: ArraySlice<UInt8> { token?.bytes ?? [] }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The token; after the last one an empty span.
  var span: Span {
    if let token { return token.span }
    let all = tokens.span
    return Span(file: all.file, start: all.end, end: all.end)
  }

  /// Whether the token touches the one before it.
  var touchesPrevious: Bool { position > tokens.startIndex && token?.touchesPrevious ?? false }

  /// The texts of the tokens from a position up to the current one, with one space between.
  func text(since start: Int) -> String { tokens[start..<position].map { $0.text }.joined(separator: " ") }

  mutating func advance() { if !isAtEnd { position += 1 } }

  /// Goes past the token if it is of a kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard !isAtEnd, self.kind == kind else { return false }
    advance()
    return true
  }

  /// Goes past the token if it is that word.
  mutating func take(word: StaticString) -> Bool {
    guard kind == .identifier, let token, token.isSpelt(word) else { return false }
    advance()
    return true
  }

  /// Goes past the token if it is that word, after a comma and at the end.
  mutating func takeEnding(word: StaticString) -> Bool {
    guard position > tokens.startIndex, position + 1 == tokens.endIndex, tokens[position - 1].kind == .comma else {
      return false
    }
    return take(word: word)
  }

  /// A word or the inside of a string; nil for anything else.
  mutating func takeText() -> String? {
    guard kind == .string || kind.isName else { return nil }
    defer { advance() }
    return text.unquoted
  }

  /// Words and strings with commas between.
  mutating func takeList() -> [(text: String, isQuoted: Bool)] {
    var list: [(text: String, isQuoted: Bool)] = []
    repeat {
      let isQuoted = kind == .string
      guard let text = takeText() else { break }
      list.append((text, isQuoted))
    } while take(.comma)
    return list
  }
}

/// Parts of at-rules that only the registry's readers need.
extension AtRuleSyntax {
  func isNamed(_ name: StaticString) -> Bool { self.name.isSpelt(name) }

  /// The tokens between the name and the block.
  var cursor: TokenCursor { TokenCursor(node.tokens(ofChild: .prelude)) }

  /// The items of the block; empty without a block.
  var items: [ItemSyntax] { block.map { Array($0.items) } ?? [] }
}

extension DeclarationSyntax {
  func isNamed(_ name: StaticString) -> Bool { property.isSpelt(name) }

  /// The tokens of the value.
  var cursor: TokenCursor { TokenCursor(node.tokens(ofChild: .value)) }
}
