package import ThemeBase

/// Tokens to a tree.
///
/// It never fails: it reports what it cannot read, keeps it as ``NodeKind/unexpected``, and goes on.
///
/// Open blocks are kept on a stack of the parser's own, so no nesting of the input can exhaust the machine's.
package struct Parser {
  /// The greatest depth of nested blocks and media conditions.
  package static let maximumDepth = 64

  let file: SourceFile
  let tokens: TokenList
  var nodes = NodeList()
  var position = 0
  var blocks: [OpenBlock] = []
  var diagnostics = DiagnosticList()
  /// The `}` that has closed the last block, or -1 before the first one.
  var lastClosingBrace = -1
  /// The end of the last node that was closed.
  private var closedTokens = 0
  /// The next `{`, `;`, `}`, `*/` or end at or after `position`, as far as it is known.
  private var knownBoundary = 0
  /// The next brace or end at or after `position`, as far as it is known.
  private var knownBrace = 0
  /// The token at which the last search for a class list failed.
  ///
  /// Searches from any token before it fail there too.
  var classListFault = 0
  /// The first token of the last value in which a percent sign was reported: one mistake, however many signs it has.
  var lastPercentValue = -1
  /// For each parenthesis that is open in the value, whether a number in it may be a percentage.
  var takesShares: [Bool] = []
  /// Whether a mistake was found in the media condition that is being read.
  var isConditionMalformed = false
  /// Before this token the value is known to hold no start of a line.
  var endWithoutLineStart = 0

  /// The number of tokens and bytes that were looked at ahead of the position or back from it.
  var steps = 0

  /// A block whose `}` has not been seen.
  struct OpenBlock {
    enum Kind { case rule, media, atRule }

    let kind: Kind
    /// The node of the rule that the block belongs to.
    let owner: NodeID
    let block: NodeID
    /// The indentation of the rule: nil until somebody asks, and `.some(nil)` if it does not begin a line.
    var indentation: Int??
    /// Whether declarations make sense here: a rule is among the enclosing blocks.
    let holdsDeclarations: Bool
  }

  /// Lexes and parses a file.
  ///
  /// Linear in its size.
  package static func parse(_ file: SourceFile) -> Checked<SyntaxTree> { parseCountingSteps(file).checked }

  /// Parses a file for tests, which check that `steps`, the number of tokens and bytes that were looked at twice, stays in
  /// proportion to the file.
  package static func parseCountingSteps(_ file: SourceFile) -> (checked: Checked<SyntaxTree>, steps: Int) {
    var parser = Parser(file, tokens: Lexer.tokenize(file))
    if let diagnostic = ForeignFile.diagnostic(for: file) {
      parser.skipFile(diagnostic)
      return (Checked(parser.tree, parser.diagnostics), parser.steps)
    }
    parser.parseStylesheet()
    return (checked(parser.tree, parser.diagnostics), parser.steps)
  }

  /// A tree with the diagnostics of the parser and of the checks that need the whole file.
  static func checked(_ tree: SyntaxTree, _ diagnostics: DiagnosticList) -> Checked<SyntaxTree> {
    var diagnostics = diagnostics
    diagnostics.append(contentsOf: EncodingCheck.run(tree))
    diagnostics.append(contentsOf: LegacyTrapCheck.run(tree))
    return Checked(tree, diagnostics)
  }

  private var tree: SyntaxTree { SyntaxTree(file: file, tokens: tokens, nodes: nodes) }

  /// Keeps a file that is not a stylesheet as one unexpected node.
  private mutating func skipFile(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    let root = open(.stylesheet)
    let end = tokens.count - 1
    if end > 0 { skipUnexpected(upTo: end) }
    position = tokens.count
    close(root)
  }

  init(_ file: SourceFile, tokens: TokenList) {
    self.file = file
    self.tokens = tokens
    // Real sheets have two nodes for three tokens, or a few more.
    nodes.reserveCapacity(tokens.count * 2 / 3 + 16)
  }

  private mutating func parseStylesheet() {
    let root = open(.stylesheet)
    parseItems()
    closeBlocksAtEndOfFile()
    position = tokens.count
    close(root)
  }

  /// Everything up to the end of the tokens.
  mutating func parseItems() { while kind != .endOfFile { parseItem() } }

  /// One rule, declaration, definition, at-rule, brace or piece of nonsense.
  private mutating func parseItem() {
    switch kind {
    case .endOfFile: break
    case .rightBrace: parseClosingBrace()
    case .semicolon: parseStraySemicolons()
    case .variable, .malformedVariable: parseVariableItem()
    case .otherPunctuation where isDollarName(position): parseDollarDefinition()
    case .colon where isRootSelector: parseRootRule()
    default: parseRuleOrDeclaration()
    }
  }

  // MARK: Tokens

  var kind: TokenKind { tokens.kinds[position] }

  /// The first `{`, `;`, `}`, `*/` or end of file at or after the position.
  ///
  /// Amortised constant.
  mutating func boundary() -> Int {
    if knownBoundary < position { knownBoundary = position }
    while !tokens.kinds[knownBoundary].isBoundary {
      knownBoundary += 1
      steps += 1
    }
    return knownBoundary
  }

  /// The first `{` or `}` or end of file at or after the position.
  ///
  /// Amortised constant.
  mutating func nextBrace() -> Int {
    if knownBrace < position { knownBrace = position }
    while true {
      switch tokens.kinds[knownBrace] {
      case .leftBrace, .rightBrace, .endOfFile: return knownBrace
      default:
        knownBrace += 1
        steps += 1
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

  /// The empty span after a token.
  func spanAfter(_ token: Int) -> Span {
    let end = token < 0 ? 0 : tokens.range(token).upperBound
    return file.span(end, end)
  }

  /// Reports that something is missing before the position, unless a comment without an end has swallowed the rest.
  mutating func reportMissing(_ diagnostic: Diagnostic) {
    guard kind != .endOfFile || !endsInsideComment else { return }
    diagnostics.append(diagnostic)
  }

  /// Reports a token that is not allowed where it is, but only once: a value can be cut before it and read again.
  ///
  /// Bytes that are not UTF-8 are reported once for the whole file.
  mutating func report(_ diagnostic: Diagnostic, unexpected token: Int) {
    guard diagnostics.isFirst(.unexpectedToken, at: span(token)) else { return }
    if tokens.kinds[token] == .unknown { return }
    diagnostics.append(diagnostic)
  }

  /// Whether a comment without an end has swallowed the rest of the file.
  var endsInsideComment: Bool { tokens.unterminatedComment != nil }

  /// A token as a message quotes it.
  func text(_ token: Int) -> String { file.excerpt(span(token)) }

  /// Reports the letters outside ASCII of the word at the position, but only once: a value can be read again.
  mutating func reportMalformedName() {
    guard diagnostics.isFirst(.nonAsciiName, at: span(position)) else { return }
    // Characters that look like ASCII are reported by themselves.
    guard LookAlike.repaired(file.bytes[tokens.range(position)]) == nil else { return }
    diagnostics.append(.nonASCIIName(of: position, self))
  }

  func tokenIs(_ token: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { file.bytes[tokens.range(token)].elementsEqual($0) }
  }

  /// Whether the token is the first on its line.
  mutating func isFirstOnLine(_ token: Int) -> Bool { indentation(of: token) != nil }

  /// The number of bytes of white space before the token on its line, or nil if anything else precedes it there.
  ///
  /// Looks no further back than the white space before the token.
  mutating func indentation(of token: Int) -> Int? {
    let gap = tokens.gap(before: token)
    let bytes = file.bytes
    var index = gap.upperBound
    while index > gap.lowerBound {
      let byte = bytes[index - 1]
      if TriviaScan.isNewline(byte) { return gap.upperBound - index }
      // In a gap, bytes that no comment ends are white space or mean nothing.
      guard byte >= 0x7F || byte <= UInt8(ascii: " ") else { return nil }
      index -= 1
      steps += 1
    }
    // A byte order mark indents nothing.
    return token == 0 ? gap.upperBound - file.textStart : nil
  }

  // MARK: Nodes

  /// Begins a node at the position.
  mutating func open(_ kind: NodeKind) -> NodeID { nodes.append(kind, firstToken: TokenID(index: position)) }

  /// Ends a node before the position.
  mutating func close(_ node: NodeID) {
    // A node never ends before a child of it.
    closedTokens = max(closedTokens, position, nodes.firstToken(node).index)
    nodes.end(node, before: TokenID(index: closedTokens))
  }

  /// Puts the tokens up to `end` into a node of their own.
  mutating func skipUnexpected(upTo end: Int) {
    let node = open(.unexpected)
    position = Swift.max(end, position)
    close(node)
  }
}
