extension ExpressionParser {
  /// Products with `+` and `-` between.
  mutating func parseSum() -> Operand {
    var left = parseProduct()
    while let sign = ArithmeticOperator.ofSum(tokens.kind(position)) {
      parseRight(of: &left, sign) { $0.parseProduct() }
    }
    return left
  }

  private mutating func parseProduct() -> Operand {
    var left = parseSigned()
    while let sign = ArithmeticOperator.ofProduct(tokens.kind(position)) {
      parseRight(of: &left, sign) { $0.parseSigned() }
    }
    return left
  }

  /// Reads an operator and the operand after it, and applies both to the operand before.
  private mutating func parseRight(
    of left: inout Operand, _ sign: ArithmeticOperator, _ parseOperand: (inout ExpressionParser) -> Operand
  ) {
    let place = skipToken()
    if startsOperand(position) {
      let right = parseOperand(&self)
      combine(&left, sign, at: place, right)
    } else if sign == .minus, !left.isNumeric {
      left.append(.text(place))
    } else if !left.hasFailed {
      left = fail(.missingOperand(sign, side: .right), at: place)
    }
  }

  /// Whether an operand can begin at a token.
  ///
  /// A sign is not enough.
  private func startsOperand(_ index: Int) -> Bool {
    switch tokens.kind(index) {
    case nil, .comma, .rightParenthesis, .asterisk, .slash: false
    default: true
    }
  }

  private mutating func combine(
    _ left: inout Operand, _ sign: ArithmeticOperator, at place: Range<Int>, _ right: Operand
  ) {
    let range = left.tokens.lowerBound..<right.tokens.upperBound
    if left.hasFailed || right.hasFailed {
      left = .failed(range)
    } else if left.isNumeric, right.isNumeric {
      left = computed(range) { () throws(ExpressionFault) in try Arithmetic.apply(sign, left, right) }
    } else if sign == .minus, !left.isNumeric, !right.isNumeric, !isTooLarge(left) {
      left.append(.text(place))
      left.append(right)
    } else {
      failNonNumber(left.isNumeric ? right : left)
      left = .failed(range)
    }
  }

  private mutating func computed(_ range: Range<Int>, _ compute: () throws(ExpressionFault) -> Operand.Content)
    -> Operand
  {
    isArithmetic = true
    do throws(ExpressionFault) { return Operand(content: try compute(), tokens: range, isComputed: true) } catch {
      report(error.kind, at: error.tokens)
      return .failed(range)
    }
  }

  /// Reports an operand that is not a number, unless the cause is a parenthesis that is never closed.
  private mutating func failNonNumber(_ operand: Operand) {
    isArithmetic = true
    if let last = faults.last, last.kind == .unclosedParenthesis, operand.tokens.contains(last.tokens.lowerBound) {
      return
    }
    report(.notANumber(nonNumber(operand)), at: operand.tokens)
  }

  /// An operand with the signs before it.
  private mutating func parseSigned() -> Operand {
    let start = position
    var isNegative = false
    var plus: Int?
    while let sign = ArithmeticOperator.ofSum(tokens.kind(position)) {
      if sign == .minus { isNegative.toggle() } else { plus = plus ?? position }
      position += 1
    }
    let signs = start..<position
    guard startsOperand(position) else { return missingOperand(signs, plus: plus) }
    let operand = parsePrimary()
    if signs.isEmpty { return operand }
    return sign(operand, signs, plus: plus, isNegative: isNegative)
  }

  private mutating func sign(_ operand: Operand, _ signs: Range<Int>, plus: Int?, isNegative: Bool) -> Operand {
    let range = signs.lowerBound..<operand.tokens.upperBound
    if operand.hasFailed { return .failed(range) }
    guard operand.isNumeric else {
      if plus != nil {
        failNonNumber(operand)
        return .failed(range)
      }
      var text = Operand.text(signs)
      text.append(operand)
      return text
    }
    return computed(range) { () throws(ExpressionFault) in isNegative ? try Arithmetic.negate(operand) : operand.content
    }
  }

  /// Signs without an operand, or an operator in the place of one.
  private mutating func missingOperand(_ signs: Range<Int>, plus: Int?) -> Operand {
    if let plus { return fail(.missingOperand(.plus, side: .right), at: plus..<plus + 1) }
    // `-` is a word for NUI; without any sign the text is empty.
    guard let sign = ArithmeticOperator.ofProduct(tokens.kind(position)) else { return .text(signs) }
    let failed = fail(.missingOperand(sign, side: .left), at: skipToken())
    if startsOperand(position) { _ = parseSigned() }
    return failed
  }
}
