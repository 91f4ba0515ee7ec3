/// A text that computes a value from other tokens: `{space} * 2`, `rgba({brand}, 0.5)`, `{size}px`.
indirect enum TokenExpression {
  /// A number with its unit, which may be `%` or empty.
  case number(Double, unit: String)
  /// A word, or a colour by its digits.
  case text(String)
  /// A reference, by the path of the token.
  case reference(String)
  case call(String, [TokenExpression])
  /// Operands with operators between them, computed from the left.
  case chain(TokenExpression, [(sign: Character, operand: TokenExpression)])
  /// Texts and references one after the other, which make a text.
  case joined([TokenExpression])

  /// The expression of a text: arithmetic if all of it is, or else texts and references that are joined.
  static func parse(_ text: String) -> TokenExpression {
    var parser = TokenExpressionParser(rest: text[...])
    if let expression = parser.sum(), parser.isAtEnd { return expression }
    var parts: [TokenExpression] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let reference = String(rest[open...close])
      parts.append(TokenReference.path(reference).map { .reference($0) } ?? .text(reference))
      rest = rest[rest.index(after: close)...]
    }
    guard !parts.isEmpty else { return .text(text) }
    return .joined(rest.isEmpty ? parts : parts + [.text(String(rest))])
  }
}

/// Reads sums of products of numbers, references, calls and words.
private struct TokenExpressionParser {
  var rest: Substring
  fileprivate var depth = 0
  private static let deepest = 64

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  mutating func sum() -> TokenExpression? { chain(of: "+-") { $0.product() } }

  private mutating func product() -> TokenExpression? { chain(of: "*/") { $0.atom() } }

  private mutating func chain(of operators: String, _ operand: (inout TokenExpressionParser) -> TokenExpression?)
    -> TokenExpression?
  {
    guard let first = operand(&self) else { return nil }
    var others: [(Character, TokenExpression)] = []
    while true {
      skipSpace()
      guard let next = rest.first, operators.contains(next) else {
        return others.isEmpty ? first : .chain(first, others)
      }
      rest.removeFirst()
      guard let right = operand(&self) else { return nil }
      others.append((next, right))
    }
  }

  private mutating func atom() -> TokenExpression? {
    skipSpace()
    guard let first = rest.first, depth < Self.deepest else { return nil }
    switch first {
    case "{":
      guard let close = rest.firstIndex(of: "}") else { return nil }
      let path = TokenReference.path(String(rest[...close]))
      rest = rest[rest.index(after: close)...]
      return path.map { .reference($0) }
    case "(":
      rest.removeFirst()
      depth += 1
      defer { depth -= 1 }
      guard let inner = sum(), skip(")") else { return nil }
      return inner
    case "0"..."9", ".", "-", "+": return number()
    default: return word()
    }
  }

  private mutating func number() -> TokenExpression? {
    let sign = rest.prefix { "+-".contains($0) }
    var digits = rest.dropFirst(sign.count).prefix { $0.isASCIIDigit || $0 == "." }
    guard sign.count <= 1, !digits.isEmpty else { return nil }
    let end = rest[digits.endIndex...]
    if let letter = end.first, "eE".contains(letter) {
      let exponent = end.dropFirst().prefix { $0.isASCIIDigit || "+-".contains($0) }
      if exponent.contains(where: \.isASCIIDigit) { digits = rest[digits.startIndex..<exponent.endIndex] }
    }
    guard let number = Double(sign + digits), number.isFinite else { return nil }
    let unit = rest[digits.endIndex...].prefix { $0.isLetter || $0 == "%" }
    rest = rest[unit.endIndex...]
    return .number(number, unit: unit.lowercased())
  }

  private mutating func word() -> TokenExpression? {
    let word = rest.prefix { $0.isLetter || $0.isASCIIDigit || "#-_".contains($0) }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    guard rest.first == "(" else { return .text(String(word)) }
    rest.removeFirst()
    depth += 1
    defer { depth -= 1 }
    var arguments: [TokenExpression] = []
    while !skip(")") {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
      // Commas, or spaces and a slash as in newer CSS, which the chain of a product takes for a division.
      _ = skip(",")
    }
    return .call(word.lowercased(), arguments)
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }
}

extension Character { fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self } }
