import ThemeBase
package import ThemeSyntax

/// The syntax that can be written at a cursor, found from the tokens before it.
///
/// The tokens decide and not the tree: an item that is being typed is malformed more often than not.
package struct CompletionContext: Sendable {
  package enum Syntax: Hashable, Sendable {
    /// A rule, a definition or an at-rule; the word begins with `@` or not.
    case item
    /// A declaration or a nested rule, with the class paths of the rule around it.
    case ruleItem([String])
    /// A class in a list of selectors or in a prelude.
    case selector
    /// A suffix after `&`, with the class paths of the rule around.
    case suffix([String])
    /// A value: of a property on class paths, or of a definition.
    case value(property: String?, on: [String])
    case mediaAxis
    case mediaChoice(String)
    /// A condition, or `not` before one.
    case mediaWord
    /// The word that joins a condition with the next one: `and`, `or`.
    case mediaJoint
    case importPath
    case palette
    /// The codes in a comment that accepts findings.
    case suppressedCode
  }

  package var syntax: Syntax
  /// The offsets of the word that is being typed: what the completion replaces.
  package var word: Range<Int>
  /// The word up to the cursor.
  package var prefix: String
  /// Whether a colon already follows the word.
  package var isBeforeColon = false

  /// The context at an offset, or nil where nothing can be completed.
  package static func find(in tree: SyntaxTree, at offset: Int) -> CompletionContext? {
    let offset = min(max(offset, 0), tree.file.bytes.count)
    if let comment = comment(in: tree, at: offset) { return inComment(comment, tree, offset) }
    var scan = TokenScan(tree, offset)
    return scan.context()
  }

  private static func comment(in tree: SyntaxTree, at offset: Int) -> TriviaPiece? {
    let gap = tree.token(at: max(offset - 1, 0)).gap
    return TriviaPieces(tree.file, in: gap).first { piece in
      guard piece.kind.isComment, piece.range.lowerBound < offset else { return false }
      return offset < piece.range.upperBound
        || offset == piece.range.upperBound && piece.kind != .blockComment
    }
  }

  private static func inComment(
    _ comment: TriviaPiece, _ tree: SyntaxTree, _ offset: Int
  ) -> CompletionContext? {
    let text = tree.file.bytes[comment.range.lowerBound..<offset]
    let isSuppression = text.dropFirst(2).drop { $0 == 0x20 }.starts(with: "themec-".utf8)
    guard isSuppression,
      text.last.map({ $0 == 0x20 || $0 == 0x2D || $0 == 0x2C || $0 | 0x20 &- 97 < 26 }) ?? false
    else { return nil }
    let start = text.lastIndex { $0 == 0x20 || $0 == 0x2C }.map { $0 + 1 } ?? offset
    return CompletionContext(
      syntax: .suppressedCode, word: start..<offset,
      prefix: String(decoding: text[start...], as: UTF8.self))
  }
}

/// Reads the tokens before a cursor backwards, up to the braces that enclose it.
private struct TokenScan {
  let tree: SyntaxTree
  let offset: Int
  /// The word that is being typed.
  private var word: Range<Int>
  /// The first token that is not before the word.
  private let end: Int

  init(_ tree: SyntaxTree, _ offset: Int) {
    self.tree = tree
    self.offset = offset
    var token = tree.token(at: offset)
    if Int(token.span.start) >= offset, let previous = token.previous,
      Int(previous.span.end) == offset
    {
      token = previous
    }
    let range = token.range
    let isWord = token.kind.isName || token.kind.isVariable || token.kind == .unknown
    if isWord || Self.isString(token.kind),
      range.lowerBound < offset || range.contains(offset) && isWord
    {
      word = range
      end = token.id.index
    } else {
      word = offset..<offset
      end =
        range.upperBound <= offset && token.kind != .endOfFile
        ? token.id.index + 1 : token.id.index
    }
    // A lone `@` is the beginning of a name.
    if word.isEmpty, offset > 0, tree.file.bytes[offset - 1] == UInt8(ascii: "@") {
      word = (offset - 1)..<offset
    }
  }

  private static func isString(_ kind: TokenKind) -> Bool {
    kind == .string || kind == .unterminatedString
  }

  /// The kind of a token.
  private func kind(_ index: Int) -> TokenKind { tree.tokens[index].kind }

  private func text(_ index: Int) -> String { tree.tokens[index].text }

  /// The tokens of the statement that ends before `end`: those after the last brace or semicolon.
  private func statement(before end: Int) -> Range<Int> {
    var start = end
    while start > 0 {
      switch kind(start - 1) {
      case .leftBrace, .rightBrace, .semicolon: return start..<end
      default: start -= 1
      }
    }
    return start..<end
  }

  mutating func context() -> CompletionContext? {
    let statement = trimmed(statement(before: end))
    guard let syntax = syntax(statement) else { return nil }
    var range = word
    if case .importPath = syntax { range = insideQuotes(word) }
    let upTo = max(range.lowerBound, min(offset, range.upperBound))
    let prefix = String(decoding: tree.file.bytes[range.lowerBound..<upTo], as: UTF8.self)
    var context = CompletionContext(syntax: syntax, word: range, prefix: prefix)
    let next = tree.token(at: word.upperBound)
    context.isBeforeColon = next.kind == .colon
    return context
  }

  /// Without a lone `@` at the end, which belongs to the word.
  private func trimmed(_ statement: Range<Int>) -> Range<Int> {
    guard let last = statement.last, tree.tokens[last].range == word else { return statement }
    return statement.dropLast()
  }

  private func insideQuotes(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let bytes = tree.file.bytes[range]
    guard let quote = bytes.first, quote == 0x22 || quote == 0x27 else { return range }
    let isClosed = bytes.count > 1 && bytes.last == quote
    return (range.lowerBound + 1)..<(range.upperBound - (isClosed ? 1 : 0))
  }

  private func syntax(_ statement: Range<Int>) -> CompletionContext.Syntax? {
    guard let first = statement.first else {
      let paths = enclosingPaths(before: statement.lowerBound)
      return paths.map { .ruleItem($0) } ?? .item
    }
    if kind(first).isVariable {
      switch text(first) {
      case "@media": return mediaSyntax(statement.dropFirst())
      case "@import": return .importPath
      case "@palette": return .palette
      case "@class", "@part", "@component": return .selector
      default:
        return statement.count > 1 && kind(first + 1) == .colon
          ? .value(property: nil, on: []) : nil
      }
    }
    let paths = enclosingPaths(before: statement.lowerBound)
    if kind(first) == .ampersand, statement.count == 1,
      word.lowerBound == tree.tokens[first].range.upperBound
    {
      return .suffix(paths ?? [])
    }
    if let paths, statement.count > 1, kind(first).isName, kind(first + 1) == .colon {
      return .value(property: text(first), on: paths)
    }
    if let last = statement.last, kind(last) == .ampersand { return .suffix(paths ?? []) }
    return .selector
  }

  private func mediaSyntax(_ condition: Range<Int>) -> CompletionContext.Syntax {
    guard let last = condition.last else { return .mediaWord }
    switch kind(last) {
    case .leftParenthesis: return .mediaAxis
    case .colon where condition.count > 1: return .mediaChoice(text(last - 1))
    case .rightParenthesis: return .mediaJoint
    default: return .mediaWord
    }
  }

  /// The class paths of the rules whose blocks are open before a token; nil outside rules.
  private func enclosingPaths(before start: Int) -> [String]? {
    var preludes: [Range<Int>] = []
    var index = start
    var depth = 0
    while index > 0 {
      index -= 1
      switch kind(index) {
      case .rightBrace: depth += 1
      case .leftBrace where depth > 0: depth -= 1
      case .leftBrace:
        let prelude = statement(before: index)
        preludes.append(prelude)
        index = prelude.lowerBound
      default: break
      }
    }
    var paths: [String]?
    for prelude in preludes.reversed() where !isAtRule(prelude) {
      paths = self.paths(of: prelude, under: paths ?? [])
    }
    return paths
  }

  private func isAtRule(_ prelude: Range<Int>) -> Bool {
    prelude.first.map { kind($0).isVariable } ?? false
  }

  /// The class paths of a selector list below some parents.
  private func paths(of prelude: Range<Int>, under parents: [String]) -> [String] {
    var paths: [String] = []
    for selector in prelude.split(whereSeparator: { kind($0) == .comma }) {
      guard let first = selector.first, let last = selector.last else { continue }
      if kind(first) == .ampersand {
        let suffix = selector.dropFirst().map(text).joined()
        paths += parents.map { $0 + suffix }
      } else {
        paths.append(
          selector.contains { kind($0) == .colon } ? text(last) : selector.map(text).joined())
      }
    }
    return Array(paths.prefix(ClassPathText.limit))
  }
}
