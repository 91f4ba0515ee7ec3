package import ThemeDiagnostics

/// Tokens to a tree.
///
/// It never fails: what it cannot read it reports, keeps as unexpected, and goes on.
///
/// Blocks are kept on a stack of its own, so no nesting of the input can exhaust the machine's.
package struct Parser {
  /// How deep blocks and media conditions may nest.
  package static let maximumDepth = 64

  let file: SourceFile
  let tokens: TokenList
  var nodes: [SyntaxTree.Node] = []
  var position = 0
  var blocks: [OpenBlock] = []
  var diagnostics = DiagnosticList()
  /// Where the last node that was closed ends.
  private var closedTokens = 0
  /// The next `{`, `;`, `}` or end at or after `position`, as far as it is known.
  private var knownBoundary = 0
  /// The next brace or end at or after `position`, as far as it is known.
  private var knownBrace = 0
  /// The last word that was reported for letters outside ASCII: a value can be cut before it and read again.
  var lastMalformedName = -1
  /// The last token that was reported because it cannot stand where it is.
  private var lastUnexpected = -1
  /// The token that ended the last look for a class list without one: looks from between would end there too.
  var classListFault = 0
  /// Before this token the value is known to hold no start of a line.
  var endWithoutLineStart = 0

  /// A block whose `}` has not been seen.
  struct OpenBlock {
    enum Kind { case rule, media, atRule }

    let kind: Kind
    /// The node of the rule that the block belongs to.
    let owner: SyntaxTree.NodeIndex
    let block: SyntaxTree.NodeIndex
    /// Whether declarations make sense here: a rule is among the enclosing blocks.
    let holdsDeclarations: Bool
  }

  /// Lexes and parses a file.
  ///
  /// Linear in its size.
  package static func parse(_ file: SourceFile) -> Checked<SyntaxTree> {
    var parser = Parser(file, tokens: Lexer.tokenize(file))
    parser.parseStylesheet()
    let tree = SyntaxTree(file: file, tokens: parser.tokens, nodes: parser.nodes)
    if EncodingCheck.isUTF16(file) { return Checked(tree, EncodingCheck.run(file)) }
    parser.diagnostics.append(contentsOf: EncodingCheck.run(file))
    parser.diagnostics.append(contentsOf: LegacyTrapCheck.run(tree))
    return Checked(tree, parser.diagnostics)
  }

  private init(_ file: SourceFile, tokens: TokenList) {
    self.file = file
    self.tokens = tokens
    nodes.reserveCapacity(tokens.count / 4 + 8)
  }

  private mutating func parseStylesheet() {
    let root = open(.stylesheet)
    nodes[root].firstToken = 0
    while kind != .endOfFile { parseItem() }
    closeBlocksAtEndOfFile()
    position = tokens.count
    close(root)
  }

  /// One rule, declaration, definition, at-rule, brace or piece of nonsense.
  private mutating func parseItem() {
    skipTrivia()
    switch kind {
    case .endOfFile: break
    case .rightBrace: parseClosingBrace()
    case .semicolon: parseStraySemicolons()
    case .variable, .malformedVariable: parseVariableItem()
    default: parseRuleOrDeclaration()
    }
  }
}

// MARK: - Tokens

extension Parser {
  var kind: TokenKind { tokens.kinds[position] }

  mutating func skipTrivia() {
    while tokens.kinds[position].isTrivia { position += 1 }
  }

  /// The next token at or after an index that is no trivia; at the latest the end of the file.
  func significant(from index: Int) -> Int {
    var index = index
    while tokens.kinds[index].isTrivia { index += 1 }
    return index
  }

  /// The last token before an index that is no trivia; -1 if there is none.
  func significant(before index: Int) -> Int {
    var index = index - 1
    while index >= 0, tokens.kinds[index].isTrivia { index -= 1 }
    return index
  }

  /// The first `{`, `;`, `}`, `*/` or end of file at or after the position.
  ///
  /// Amortised constant.
  mutating func boundary() -> Int {
    if knownBoundary < position { knownBoundary = position }
    while true {
      switch tokens.kinds[knownBoundary] {
      case .leftBrace, .rightBrace, .semicolon, .unopenedCommentEnd, .endOfFile:
        return knownBoundary
      default: knownBoundary += 1
      }
    }
  }

  /// The first `{` or `}` or end of file at or after the position.
  ///
  /// Amortised constant.
  mutating func nextBrace() -> Int {
    if knownBrace < position { knownBrace = position }
    while true {
      switch tokens.kinds[knownBrace] {
      case .leftBrace, .rightBrace, .endOfFile: return knownBrace
      default: knownBrace += 1
      }
    }
  }

  func span(_ token: Int) -> Span {
    let range = tokens.range(token)
    return file.span(range.lowerBound, range.upperBound)
  }

  func span(from first: Int, through last: Int) -> Span {
    file.span(tokens.range(first).lowerBound, tokens.range(last).upperBound)
  }

  /// The empty span behind a token.
  func spanAfter(_ token: Int) -> Span {
    let end = token < 0 ? 0 : tokens.range(token).upperBound
    return file.span(end, end)
  }

  /// Says that something is missing before the position, unless a comment without an end has swallowed the rest.
  mutating func reportMissing(_ diagnostic: Diagnostic) {
    guard kind != .endOfFile || !endsInsideComment else { return }
    diagnostics.append(diagnostic)
  }

  /// Reports a token that cannot stand where it is, but only once: a value can be cut before it and read again.
  ///
  /// What is no UTF-8 is said once for the whole file.
  mutating func report(_ diagnostic: Diagnostic, unexpected token: Int) {
    guard token > lastUnexpected else { return }
    lastUnexpected = token
    let start = tokens.range(token).lowerBound
    if tokens.kinds[token] == .unknown, UnicodeScan.decode(file.bytes, at: start).scalar == nil {
      return
    }
    diagnostics.append(diagnostic)
  }

  /// Whether the last thing in the file is a comment without an end.
  var endsInsideComment: Bool {
    tokens.count > 1 && tokens.kinds[tokens.count - 2] == .unterminatedComment
  }

  /// A token as a message quotes it.
  func text(_ token: Int) -> String { file.excerpt(span(token)) }

  /// Reports the letters outside ASCII of the word at the position.
  mutating func reportMalformedName() {
    guard position > lastMalformedName else { return }
    lastMalformedName = position
    diagnostics.append(.nonASCIIName(of: position, self))
  }

  func tokenIs(_ token: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { file.bytes[tokens.range(token)].elementsEqual($0) }
  }

  /// Whether nothing but white space stands before the token on its line.
  func isFirstOnLine(_ token: Int) -> Bool { indentation(of: token) != nil }

  /// How many bytes of white space stand before the token on its line; nil if something else does.
  ///
  /// Looks no further back than the white space in front of the token.
  func indentation(of token: Int) -> Int? {
    guard token > 0 else { return 0 }
    guard tokens.kinds[token - 1] == .whitespace else {
      return tokens.kinds[token - 1] == .conflictMarker ? 0 : nil
    }
    let range = tokens.range(token - 1)
    let newline = file.bytes[range].lastIndex {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    if let newline { return range.upperBound - newline - 1 }
    return token == 1 ? range.count : nil
  }
}

// MARK: - Nodes

extension Parser {
  /// Begins a node at the position.
  mutating func open(_ kind: NodeKind) -> SyntaxTree.NodeIndex {
    let token = UInt32(truncatingIfNeeded: position)
    nodes.append(
      SyntaxTree.Node(kind: kind, firstToken: token, endToken: token, endNode: 0))
    return nodes.count - 1
  }

  /// Ends a node before the position.
  mutating func close(_ node: SyntaxTree.NodeIndex) {
    close(node, atToken: position)
  }

  private mutating func close(_ node: SyntaxTree.NodeIndex, atToken end: Int) {
    // A node never ends before a child of it.
    closedTokens = max(closedTokens, end, Int(nodes[node].firstToken))
    nodes[node].endToken = UInt32(truncatingIfNeeded: closedTokens)
    nodes[node].endNode = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Ends a node behind the last token before the position that is no trivia.
  mutating func closeTrimmed(_ node: SyntaxTree.NodeIndex) {
    close(node, atToken: significant(before: position) + 1)
  }

  /// Puts the tokens up to `end` into a node of their own.
  mutating func skipUnexpected(upTo end: Int) {
    let node = open(.unexpected)
    position = Swift.max(end, position)
    close(node)
  }
}
