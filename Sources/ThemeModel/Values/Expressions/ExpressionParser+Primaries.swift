extension ExpressionParser {
  /// A word, a string, a group or a call.
  mutating func parsePrimary() -> Operand {
    switch tokens.kind(position) {
    case .leftParenthesis: return parseGroup()
    case .word: return parseWord()
    case .string: return Operand(content: .word, tokens: skipToken())
    default: return .text(skipToken())
    }
  }

  private mutating func parseWord() -> Operand {
    let range = tokens.ranges[position]
    if let number = ExpressionNumber(word: range, of: text) {
      if let unit = ExpressionNumber.unit(ofWord: range, in: text) {
        findings.append(Finding(unit, at: position..<position + 1))
      }
      var operand = Operand(content: .number(number), tokens: skipToken())
      guard tokens.kind(position) == .percent else { return operand }
      if takesShares { return share(number, operand) }
      operand.append(.text(skipToken()))
      return operand
    }
    guard tokens.kind(position + 1) == .leftParenthesis else { return Operand(content: .word, tokens: skipToken()) }
    let name = text.bytes[range]
    if let literal = ColorLiteral(name: name) { return parseLiteral(literal) }
    if let function = ValueFunction(name: name) { return parseCall(of: function) }
    return parseUnknownCall(of: name)
  }

  /// A percentage in a call, whose sign is the next token: `10%` is 0.1.
  private mutating func share(_ number: ExpressionNumber, _ operand: Operand) -> Operand {
    let tokens = operand.tokens.lowerBound..<skipToken().upperBound
    let share = ExpressionNumber(value: number.value / 100, hasDot: true)
    return Operand(content: .number(share), tokens: tokens, isComputed: true)
  }

  /// Functions of CSS and Sass that the language lacks, and what to write instead.
  private static let foreignFunctions = NamedLines(EmbeddedData.foreignFunctions)

  /// An unknown function: left alone, unless it is one of CSS or Sass or its name is nearly that of a known one.
  private mutating func parseUnknownCall(of function: ArraySlice<UInt8>) -> Operand {
    let name = skipToken()
    skipGroup()
    let call = name.lowerBound..<position
    if let advice = Self.foreignFunctions.text(after: String(decoding: function, as: UTF8.self)) {
      return fail(.foreignFunction(excerpt(name), advice: advice), at: call)
    }
    if let nearest = ValueFunction.nearest(to: function) {
      return fail(.unknownFunction(excerpt(name), nearest: nearest), at: name)
    }
    return Operand(content: .word, tokens: call)
  }

  /// Steps over `(` and everything up to its `)`.
  private mutating func skipGroup() {
    let opening = position
    var level = 0
    while let kind = tokens.kind(position) {
      position += 1
      if kind == .leftParenthesis { level += 1 }
      if kind == .rightParenthesis { level -= 1 }
      if level == 0 { return }
      if depth + level > Self.depthLimit { return endTooDeep(at: position - 1) }
    }
    report(.unclosedParenthesis, at: opening..<opening + 1)
  }

  // MARK: Groups

  private enum Entry {
    case operand(Operand)
    case comma(Range<Int>)
  }

  /// `( … )`: numbers to compute with; anything else stays as it is, parentheses included.
  private mutating func parseGroup() -> Operand {
    let opening = position
    position += 1
    guard enter(at: opening) else { return .failed(opening..<position) }
    var entries: [Entry] = []
    while let kind = tokens.kind(position), kind != .rightParenthesis {
      entries.append(kind == .comma ? .comma(skipToken()) : .operand(parseSum()))
    }
    let isClosed = leave(opening: opening)
    return group(entries, opening..<position, isClosed: isClosed)
  }

  private mutating func group(_ entries: [Entry], _ range: Range<Int>, isClosed: Bool) -> Operand {
    var isComputed = false
    for case .operand(let operand) in entries {
      if operand.hasFailed { return .failed(range) }
      isComputed = isComputed || operand.isComputed
    }
    if isClosed, let large = tooLarge(entries) { return fail(.notANumber(nonNumber(large)), at: large.tokens) }
    if isClosed, let content = numbers(entries) {
      // `(1)` is 1, also where nothing else is computed.
      isArithmetic = true
      return Operand(content: content, tokens: range, isComputed: true)
    }
    if isClosed, let content = onlyColor(entries) {
      return Operand(content: content, tokens: range, isComputed: isComputed)
    }
    guard isComputed else { return .text(range) }
    var pieces = [Piece.tokens(range.lowerBound..<range.lowerBound + 1)]
    for entry in entries {
      switch entry {
      case .operand(let operand): pieces += operand.pieces
      case .comma(let tokens): pieces.append(.tokens(tokens))
      }
    }
    if isClosed { pieces.append(.tokens(range.upperBound - 1..<range.upperBound)) }
    return Operand(content: .text(pieces), tokens: range, isComputed: true)
  }

  /// The number or the list in a group; nil if it holds anything else or a comma has no number on both sides.
  private func numbers(_ entries: [Entry]) -> Operand.Content? {
    var list = NumberList()
    var comma = false
    for entry in entries {
      switch entry {
      case .comma:
        guard list.count > 0, !comma else { return nil }
        comma = true
      case .operand(let operand):
        switch operand.content {
        case .number(let number): list.append(number, comma: comma)
        case .list(let inner): list.append(inner, comma: comma)
        default: return nil
        }
        comma = false
      }
    }
    guard !comma, let first = list.numbers.first else { return nil }
    return list.count == 1 ? .number(first) : .list(list)
  }

  /// The first number of a group of numbers that is too large to compute with, if there is one.
  private func tooLarge(_ entries: [Entry]) -> Operand? {
    var large: Operand?
    for case .operand(let operand) in entries where !operand.isNumeric {
      guard isTooLarge(operand) else { return nil }
      large = large ?? operand
    }
    return large
  }

  private func onlyColor(_ entries: [Entry]) -> Operand.Content? {
    guard entries.count == 1, case .operand(let operand) = entries[0], case .color = operand.content else { return nil }
    return operand.content
  }
}
