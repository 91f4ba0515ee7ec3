import ThemeBase
import ThemeModel
import ThemeSyntax

/// Reads the tokens before a cursor backwards, at most up to the start of the item at the top level.
struct TokenScan {
  private let tree: SyntaxTree
  private let offset: Int
  /// The word that is being typed.
  private let word: Range<Int>
  /// The first token that is not before the word.
  private let end: Int
  /// The first token of the item at the top level.
  private let start: Int

  init(_ tree: SyntaxTree, _ offset: Int) {
    self.tree = tree
    self.offset = offset
    var token = tree.token(at: offset)
    if Int(token.span.start) >= offset, let previous = token.previous, Int(previous.span.end) == offset,
      Self.isWord(previous.kind) || Self.isString(previous.kind)
    {
      token = previous
    }
    let range = token.range
    let isWord = Self.isWord(token.kind)
    if isWord || Self.isString(token.kind), range.lowerBound < offset || range.contains(offset) && isWord {
      word = range
      end = token.id.index
    } else {
      // A lone `@` is the beginning of a name.
      let isMark = offset > 0 && tree.file.bytes[offset - 1] == UInt8(ascii: "@")
      word = (isMark ? offset - 1 : offset)..<offset
      end = range.upperBound <= offset && token.kind != .endOfFile ? token.id.index + 1 : token.id.index
    }
    // Braces before the item do not matter, even if one of them is missing.
    let starts = tree.stylesheet.node.children.map { $0.firstToken }
    start = starts.last { $0.range.lowerBound <= offset }?.id.index ?? 0
  }

  private static func isWord(_ kind: TokenKind) -> Bool { kind.isName || kind.isVariable || kind == .unknown }

  private static func isString(_ kind: TokenKind) -> Bool { kind == .string || kind == .unterminatedString }

  private func kind(_ index: Int) -> TokenKind { tree.tokens[index].kind }

  private func text(_ index: Int) -> String { tree.tokens[index].text }

  // MARK: - The context

  /// The context of the word, or nil where nothing can be completed.
  func context() -> CompletionContext? {
    var statement = statement(before: end)
    // A lone `@` at the end belongs to the word.
    if let last = statement.last, tree.tokens[last].range == word { statement.removeLast() }
    let missingSemicolon = missingSemicolon(after: statement)
    if missingSemicolon != nil { statement = end..<end }
    let rules = enclosingPreludes(before: statement.lowerBound)
    guard let syntax = syntax(statement, in: rules) else { return nil }
    var range = word
    if case .importPath = syntax { range = insideQuotes(word) }
    let upTo = max(range.lowerBound, min(offset, range.upperBound))
    let prefix = String(decoding: tree.file.bytes[range.lowerBound..<upTo], as: UTF8.self)
    var context = CompletionContext(syntax: syntax, word: range, prefix: prefix)
    context.isBeforeColon = tree.token(at: word.upperBound).kind == .colon
    context.missingSemicolon = missingSemicolon
    if case .ruleItem = syntax { context.setProperties = setProperties() }
    return context
  }

  /// The tokens of the statement that ends before `end`: those after the last brace or semicolon.
  private func statement(before end: Int) -> Range<Int> {
    let start = min(start, end)
    let last = (start..<end).last { Self.separators.contains(kind($0)) }
    return (last.map { $0 + 1 } ?? start)..<end
  }

  /// The tokens between statements.
  private static let separators: [TokenKind] = [.leftBrace, .rightBrace, .semicolon]

  /// The end of a statement with a whole value if the word lies on a later line.
  private func missingSemicolon(after statement: Range<Int>) -> Int? {
    guard let first = statement.first, let last = statement.last else { return nil }
    let isWhole =
      kind(first) == .variable && text(first) == "@import" && statement.count > 1
      || statement.count > 2 && kind(first + 1) == .colon
    let end = tree.tokens[last].range.upperBound
    guard isWhole, Self.endsValue(kind(last)), end <= word.lowerBound,
      tree.file.bytes[end..<word.lowerBound].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    return end
  }

  /// Whether a value can end with a token of a kind.
  private static func endsValue(_ kind: TokenKind) -> Bool {
    kind.isName || kind.isVariable || [.string, .rightParenthesis, .percent].contains(kind)
  }

  private func insideQuotes(_ range: Range<Int>) -> Range<Int> {
    let bytes = tree.file.bytes[range]
    guard let quote = bytes.first, quote == 0x22 || quote == 0x27 else { return range }
    let isClosed = bytes.count > 1 && bytes.last == quote
    return (range.lowerBound + 1)..<(range.upperBound - (isClosed ? 1 : 0))
  }

  /// The preludes of the blocks that are open before a token, the outermost first.
  private func enclosingPreludes(before last: Int) -> [Range<Int>] {
    var preludes: [Range<Int>] = []
    var index = last
    var depth = 0
    while index > start {
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
    return preludes.reversed()
  }

  /// The properties that the block around the word sets, without that of the word.
  private func setProperties() -> Set<String> {
    guard let block = tree.nodes(at: word.lowerBound).last(where: { $0.kind == .block }) else { return [] }
    let names = block.children.filter { $0.kind == .declaration }.map { $0.firstToken }.filter { $0.range != word }
    return Set(names.map { $0.text })
  }

  // MARK: Statements

  private typealias Syntax = CompletionContext.Syntax

  private func syntax(_ statement: Range<Int>, in preludes: [Range<Int>]) -> Syntax? {
    if let rule = preludes.last.flatMap({ $0.first }).map(text), Self.registryRules.contains(rule) {
      return registrySyntax(statement, in: rule)
    }
    let paths = paths(of: preludes)
    guard let first = statement.first else { return paths.map { .ruleItem($0) } ?? .item }
    if kind(first).isVariable { return atSyntax(statement) }
    if kind(first) == .ampersand, statement.count == 1, word.lowerBound == tree.tokens[first].range.upperBound {
      return .suffix(paths ?? [])
    }
    if let paths, statement.count > 1, kind(first).isName, kind(first + 1) == .colon {
      return argument(statement) ?? .value(text(first), on: paths)
    }
    if let last = statement.last, kind(last) == .ampersand { return .suffix(paths ?? []) }
    return .selector
  }

  /// The context after `@name`: a definition or an at-rule.
  private func atSyntax(_ statement: Range<Int>) -> Syntax? {
    guard let first = statement.first else { return nil }
    switch text(first) {
    case "@media": return mediaSyntax(statement.dropFirst())
    case "@import": return .importPath
    case "@palette": return .palette
    case "@part" where statement.contains { kind($0) == .colon }: return .registryKind
    case "@class", "@part", "@component": return .selector
    case "@type": return .registryType
    default:
      guard statement.count > 1, kind(first + 1) == .colon else { return nil }
      return argument(statement) ?? .definitionValue(text(first))
    }
  }

  private func mediaSyntax(_ condition: Range<Int>) -> Syntax {
    guard let last = condition.last else { return .mediaWord }
    switch kind(last) {
    case .leftParenthesis: return .mediaAxis
    case .colon where condition.count > 1: return .mediaChoice(text(last - 1))
    case .rightParenthesis: return .mediaJoint
    default: return .mediaWord
    }
  }

  /// The place in the innermost call of a known function that is open at the end of a statement, or nil without one.
  private func argument(_ statement: Range<Int>) -> Syntax? {
    var depth = 0
    var argument = 0
    for index in statement.reversed() {
      switch kind(index) {
      case .rightParenthesis: depth += 1
      case .comma where depth == 0: argument += 1
      case .leftParenthesis where depth > 0: depth -= 1
      case .leftParenthesis:
        // Other parentheses only group.
        if let function = FunctionHelp.named(text(index - 1)) { return .argument(function, argument) }
        argument = 0
      default: break
      }
    }
    return nil
  }

  // MARK: - Components

  private static let registryRules: Set<String> = ["@component", "@part", "@kind"]

  /// The context in the block of a component, a part or a kind.
  private func registrySyntax(_ statement: Range<Int>, in rule: String) -> Syntax? {
    guard let first = statement.first else { return .registryItem(inComponent: rule == "@component") }
    if kind(first).isVariable { return atSyntax(statement) }
    guard statement.count > 1, kind(first + 1) == .colon else { return nil }
    switch text(first) {
    case "on", "styled-like": return .selector
    case "certainty": return .word(Certainty.allCases.map { $0.rawValue })
    case "superclass", "styles", "source", "note", "refers-to": return nil
    default: return .registryType
    }
  }

  // MARK: - Class paths

  /// The class paths of the rules that some preludes begin; nil outside rules.
  private func paths(of preludes: [Range<Int>]) -> [String]? {
    var paths: [String]?
    for prelude in preludes where !(prelude.first.map { kind($0).isVariable } ?? false) {
      paths = self.paths(of: prelude, under: paths ?? [])
    }
    return paths
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
        paths.append(selector.contains { kind($0) == .colon } ? text(last) : selector.map(text).joined())
      }
    }
    return Array(paths.prefix(ClassPathText.limit))
  }
}
