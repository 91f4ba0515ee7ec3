import ThemeBase

/// Decides which separator precedes each token.
struct LayoutPass {
  /// The longest line that a rule with a single declaration may take, in bytes.
  static let lineLength = 100

  let tree: SyntaxTree
  let options: FormatOptions
  private var separators: [Separator]
  private var frozen: FrozenItems

  /// The separators before all tokens of a file, the end of the file included.
  static func separators(for parsed: Checked<SyntaxTree>, _ options: FormatOptions) -> [Separator] {
    var pass = LayoutPass(parsed, options)
    pass.layOutStylesheet()
    return pass.separators
  }

  private init(_ parsed: Checked<SyntaxTree>, _ options: FormatOptions) {
    tree = parsed.value
    self.options = options
    separators = Array(repeating: .keep, count: tree.tokens.count)
    frozen = FrozenItems(parsed.diagnostics.diagnostics)
  }

  /// Sets the separator before a token.
  mutating func set(_ token: Int, _ kind: Separator.Kind, _ depth: Int, comments: Int? = nil) {
    let depth = UInt8(clamping: depth)
    separators[token].kind = kind
    separators[token].depth = depth
    separators[token].commentDepth = comments.map { UInt8(clamping: $0) } ?? depth
  }

  private mutating func layOutStylesheet() {
    var isFirst = true
    var followsFrozen = false
    var end = 0
    for item in tree.stylesheet.items {
      let tokens = item.node.tokens
      let itemEnd = Int(item.node.span.end)
      let isFrozen = frozen.contains(from: end, upTo: itemEnd)
      let first = tokens.startIndex
      // An item that begins on the line of a frozen item stays there.
      if isFrozen || followsFrozen && !hasLineBreak(before: first) {
        followsFrozen = true
      } else {
        set(first, isFirst ? .firstLine : .line, 0)
        layOut(item, 0)
        followsFrozen = false
      }
      isFirst = false
      end = itemEnd
    }
    let last = separators.count - 1
    guard last >= 0, !frozen.contains(from: end, upTo: tree.file.bytes.count) else { return }
    if !followsFrozen { set(last, .lastLine, 0) }
  }

  private func hasLineBreak(before token: Int) -> Bool { Gap.newlines(in: tree.tokens[token].gap, of: tree.file) > 0 }

  // MARK: Items

  private mutating func layOut(_ item: ItemSyntax, _ depth: Int) {
    switch item {
    case .declaration(let declaration): layOut(declaration.node, declaration.value, depth)
    case .definition(let definition): layOut(definition.node, definition.value, depth)
    case .rule(let rule): layOut(rule, depth)
    case .mediaRule(let rule): layOutAtRule(rule.node, rule.block, .condition, depth)
    case .importRule(let rule): layOutAtRule(rule.node, nil, .prelude, depth)
    case .atRule(let rule): layOutAtRule(rule.node, rule.block, .prelude, depth)
    case .unexpected: break
    }
  }

  /// A declaration or a definition.
  private mutating func layOut(_ item: SyntaxNode, _ value: ValueSyntax?, _ depth: Int) {
    guard let value else { return }
    let tokens = item.tokens
    let words = value.tokens
    for token in tokens.startIndex + 1..<words.startIndex { set(token, .nothing, depth + 1) }
    let joinsLines = options.writesDefinitionsForLineReader && item.kind == .definition
    for token in words.indices.dropFirst() {
      let kind = TokenPair.separator(before: token, of: tree, in: .value)
      set(token, joinsLines ? kind.onOneLine : kind, depth + 1)
    }
    if !words.isEmpty { set(words.startIndex, joinsLines ? .nothing : .spaceOrBreak, depth + 1) }
    if words.endIndex < tokens.endIndex {
      set(words.endIndex, .nothing, depth + 1)
    } else {
      separators[tokens.endIndex].addsSemicolon = true
    }
  }

  private mutating func layOut(_ rule: RuleSyntax, _ depth: Int) {
    guard let list = rule.selectorList, let block = rule.block else { return }
    for token in list.node.tokens.indices.dropFirst() {
      let followsComma = tree.tokens[token - 1].kind == .comma
      set(token, followsComma ? .spaceOrBreak : .nothing, depth)
    }
    layOut(block, of: rule.node, depth)
  }

  /// An `@` word, what follows it, and perhaps a block.
  private mutating func layOutAtRule(
    _ rule: SyntaxNode, _ block: BlockSyntax?, _ context: TokenPair.Context, _ depth: Int
  ) {
    let end = block?.node.tokens.startIndex ?? rule.tokens.endIndex
    for token in rule.tokens.indices.dropFirst().prefix(while: { $0 < end }) {
      let isNext = token == rule.tokens.startIndex + 1 && tree.tokens[token].kind != .semicolon
      let kind = TokenPair.separator(before: token, of: tree, in: context).onOneLine
      set(token, isNext ? .space : kind, depth + 1)
    }
    if let block { layOut(block, of: rule, depth) }
  }

  // MARK: Blocks

  private mutating func layOut(_ block: BlockSyntax, of owner: SyntaxNode, _ depth: Int) {
    let tokens = block.node.tokens
    let close = tokens.endIndex - 1
    guard block.leftBrace != nil, tree.tokens[close].kind == .rightBrace else { return }
    set(tokens.startIndex, .space, depth + 1)
    var isFirst = true
    for item in block.items {
      let first = item.node.tokens.startIndex
      set(first, isFirst ? .firstLine : .line, depth + 1)
      layOut(item, depth + 1)
      isFirst = false
    }
    set(close, .lastLine, depth, comments: depth + 1)
    if isFirst, !holdsComment(tokens.startIndex + 1...close) {
      set(close, .space, depth)
    } else if let item = onlyDeclaration(of: block), fitsOnLine(owner, depth) {
      set(item.tokens.startIndex, .space, depth)
      set(close, .space, depth)
    }
  }

  private func onlyDeclaration(of block: BlockSyntax) -> SyntaxNode? {
    var items = block.node.children
    guard let first = items.next(), first.kind == .declaration, items.next() == nil else { return nil }
    return first
  }

  /// Whether the author wrote a rule on one line, without comments, and it is not too long there.
  private func fitsOnLine(_ rule: SyntaxNode, _ depth: Int) -> Bool {
    var length = depth * 2
    let tokens = rule.tokens.indices
    for token in tokens {
      length += tree.tokens[token].range.count
      if separators[token].addsSemicolon { length += 1 }
      guard token > tokens.lowerBound else { continue }
      let gap = tree.tokens[token].gap
      guard length < Self.lineLength, gap.allSatisfy({ isSpace(tree.file.bytes[$0]) }) else { return false }
      switch separators[token].kind {
      case .nothing, .keep: break
      case .spaceIfGap, .gapOrBreak: length += gap.isEmpty ? 0 : 1
      default: length += 1
      }
    }
    return length <= Self.lineLength
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte >= 0x80
  }

  private func holdsComment(_ tokens: ClosedRange<Int>) -> Bool {
    tokens.contains { Gap.holdsComment(tree.tokens[$0].gap, of: tree.file) }
  }
}

/// Two neighbouring tokens inside an item.
enum TokenPair {
  enum Context {
    /// The value of a declaration or definition.
    case value
    /// The condition of a media rule.
    case condition
    /// The tokens after the name of another at-rule.
    case prelude
  }

  /// The separator between a token and the one before it.
  static func separator(before token: Int, of tree: SyntaxTree, in context: Context) -> Separator.Kind {
    let (left, right) = (tree.tokens[token - 1].kind, tree.tokens[token].kind)
    return switch (left, right) {
    case (_, .comma), (_, .semicolon), (_, .rightParenthesis), (.leftParenthesis, _): .nothing
    case (_, .colon): context == .prelude ? .space : .nothing
    case (.comma, _), (.colon, _): .spaceOrBreak
    case _ where context == .condition: .space
    case (.bar, _), (_, .bar): .spaceOrBreak
    // The '=' of '@type'.
    case (.otherPunctuation, _), (_, .otherPunctuation): context == .prelude ? .space : .gapOrBreak
    case _ where context == .value && (left.isOperator || right.isOperator): .spaceOrBreak
    default: .gapOrBreak
    }
  }
}

extension TokenKind { fileprivate var isOperator: Bool { self == .plus || self == .asterisk || self == .slash } }

extension Separator.Kind {
  /// The same without line breaks.
  var onOneLine: Separator.Kind {
    switch self {
    case .spaceOrBreak: .space
    case .gapOrBreak: .spaceIfGap
    default: self
    }
  }
}
