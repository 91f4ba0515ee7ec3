/// Reads a value by precedence and computes while it reads.
///
///     value    = { sum | "," | ")" }
///     sum      = product { ( "+" | "-" ) product }
///     product  = signed { ( "*" | "/" ) signed }
///     signed   = { "+" | "-" } primary
///     primary  = number [ "%" ] | word | string | "%" | group | call
///     group    = "(" { sum | "," } ")"
///     call     = word "(" [ argument { "," argument } ] ")"
///     argument = { sum }
///
/// Linear: every token is read once, chains of operators and signs are loops, and groups and calls are nested up to
/// ``depthLimit``.
struct ExpressionParser {
  /// The depth to which groups and calls can be nested.
  static let depthLimit = 64

  let text: ValueText
  let tokens: ExpressionTokens
  let color: (ValueText) -> [VariantColor]?
  /// The next token.
  var position = 0
  /// Whether the next token is in a call whose amounts may be percentages.
  var takesShares = false
  private(set) var depth = 0
  private var isTooDeep = false
  private(set) var faults: [ExpressionFault] = []
  /// The ignored parts of the numbers.
  var findings: [Finding] = []
  /// The calls that were computed, in the order in which they end.
  var calls: [Evaluation.Call] = []
  /// Whether anything was computed, or would have been without a fault.
  ///
  /// As long as it is false the text is what NUI reads, parentheses without partners included.
  var isArithmetic = false

  init(_ text: ValueText, color: @escaping (ValueText) -> [VariantColor]?) {
    self.text = text
    self.color = color
    tokens = ExpressionTokens(text)
  }

  mutating func parseValue() -> [Piece] {
    var pieces: [Piece] = []
    while let kind = tokens.kind(position) {
      switch kind {
      case .rightParenthesis:
        report(.unopenedParenthesis, at: position..<position + 1)
        pieces.append(.tokens(skipToken()))
      case .comma: pieces.append(.tokens(skipToken()))
      default: pieces += parseSum().pieces
      }
    }
    return pieces
  }

  /// Steps over a token.
  mutating func skipToken() -> Range<Int> {
    position += 1
    return position - 1..<position
  }

  /// The bytes of some tokens as a text of their own.
  func slice(_ tokens: Range<Int>) -> ValueText { ValueText(text.bytes[self.tokens.bytes(tokens)]) }

  // MARK: Faults

  mutating func report(_ kind: ExpressionFault.Kind, at tokens: Range<Int>) {
    faults.append(ExpressionFault(kind, at: tokens))
  }

  /// Reports a fault of arithmetic.
  ///
  /// Nothing more is reported about the operand that it returns.
  mutating func fail(_ kind: ExpressionFault.Kind, at tokens: Range<Int>) -> Operand {
    isArithmetic = true
    report(kind, at: tokens)
    return .failed(tokens)
  }

  /// Enters a group or a call; false beyond the limit, where reading ends.
  mutating func enter(at opening: Int) -> Bool {
    guard depth < Self.depthLimit else {
      endTooDeep(at: opening)
      return false
    }
    depth += 1
    return true
  }

  /// Ends reading at a parenthesis beyond the limit.
  mutating func endTooDeep(at opening: Int) {
    _ = fail(.tooDeep(limit: Self.depthLimit), at: opening..<opening + 1)
    isTooDeep = true
    position = tokens.count
  }

  /// Leaves a group or a call and steps over its `)`; false if it is missing.
  mutating func leave(opening: Int) -> Bool {
    depth -= 1
    if tokens.kind(position) == .rightParenthesis {
      position += 1
      return true
    }
    // Nothing is read beyond the limit for depth, so nothing is missing there.
    if !isTooDeep { report(.unclosedParenthesis, at: opening..<opening + 1) }
    return false
  }

  /// Describes an operand that should be a number.
  func nonNumber(_ operand: Operand) -> ExpressionFault.NonNumber {
    switch operand.content {
    case .list: return .list
    case .color: return .color
    default: break
    }
    let range = operand.tokens
    if range.count == 2, tokens.kind(range.upperBound - 1) == .percent,
      let number = ExpressionNumber(word: tokens.ranges[range.lowerBound], of: text)
    {
      return .percentage(number.value)
    }
    let written = excerpt(range)
    guard range.count == 1 else { return .text(written) }
    let scanner = DecimalScanner(text.bytes, in: tokens.bytes(range))
    let isNumber = scanner.isNumber && scanner.end == tokens.bytes(range).upperBound
    return isNumber ? .tooLarge(written) : .text(written)
  }

  /// Whether an operand is a number that is too large to compute with.
  func isTooLarge(_ operand: Operand) -> Bool {
    if case .word = operand.content, case .tooLarge = nonNumber(operand) { true } else { false }
  }

  /// Tokens as a message can show them.
  func excerpt(_ tokens: Range<Int>) -> String {
    let bytes = slice(tokens).bytes
    return bytes.count <= 80
      ? String(decoding: bytes, as: UTF8.self) : String(decoding: bytes.prefix(79), as: UTF8.self) + "…"
  }
}
