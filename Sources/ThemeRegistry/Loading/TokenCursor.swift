import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Walks over tokens.
struct TokenCursor {
  let source: RegistryText
  private let range: Range<Int>
  /// The token that is looked at; the end of the range when there is none left.
  private(set) var position: Int

  init(_ source: RegistryText, _ range: Range<Int>) {
    self.source = source
    self.range = range
    position = range.lowerBound
  }

  var isAtEnd: Bool { position >= range.upperBound }

  var kind: TokenKind { isAtEnd ? .endOfFile : source.tree.tokens.kinds[position] }

  var bytes: ArraySlice<UInt8> { isAtEnd ? [] : source.bytes(position) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The token; after the last one an empty span.
  var span: Span {
    if !isAtEnd { return source.span(position) }
    let end = Int(source.tree.span(ofTokens: range).end)
    return source.tree.file.span(end, end)
  }

  /// Whether the token touches the one before it.
  var touchesPrevious: Bool {
    position > range.lowerBound && !source.tree.tokens.hasGap(before: position)
  }

  mutating func advance() {
    if !isAtEnd { position += 1 }
  }

  /// Goes past the token if it is of a kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard !isAtEnd, self.kind == kind else { return false }
    advance()
    return true
  }

  /// Goes past the token if it is that word.
  mutating func take(word: StaticString) -> Bool {
    guard kind == .identifier, word.withUTF8Buffer({ bytes.elementsEqual($0) }) else {
      return false
    }
    advance()
    return true
  }

  /// A word or the inside of a string; nil for anything else.
  mutating func takeText() -> String? {
    guard kind == .string || kind.isName else { return nil }
    defer { advance() }
    return text.unquoted
  }
}
